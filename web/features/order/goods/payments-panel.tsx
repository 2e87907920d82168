import { Button } from '@mantine/core';
import { orderPayments } from '#contract/order/payments.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import { Files } from '../agreed.tsx';
import { Late } from '../late.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import page from '../order-page.module.css';
import { useOrderAct } from '../use-order-act.ts';
import classes from './goods.module.css';

type Payment = OrderDetail['payments']['payments'][number];
type Props = { detail: OrderDetail; open: OpenDialog };
const tones: Record<Payment['state'], Tone> = { recorded: 'weft', confirmed: 'warp', contested: 'bad' };

/** The shares of the agreed terms: how much, when, and what of it is paid. */
const Plan = ({ detail }: { detail: OrderDetail }) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { currency } = detail.row;
  return (
    <ul className={classes['lines']}>
      {detail.payments.plan.map((s, i) => (
        <li key={i}>
          <b className="figure">
            {s.percent}% · {f.money(s.amount, currency)}
          </b>{' '}
          {s.due === 'receipt' ? t('payments.due.receipt', { n: s.days, count: s.days }) : t(`payments.due.${s.due}`)}
          {s.dueOn && <> · {t('payments.dueOn', { day: s.dueOn })}</>} · {t('payments.covered')}{' '}
          <span className="figure">{f.money(s.covered, currency)}</span>{' '}
          {Number(s.covered) < Number(s.amount) && detail.row.state !== 'cancelled' && <Late day={s.dueOn} />}
        </li>
      ))}
    </ul>
  );
};

const One = ({ detail, open, p }: Props & { p: Payment }) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { busy, fault, act } = useOrderAct();
  const confirm = () =>
    call(orderPayments.answer, { params: { id: detail.row.id }, body: { paymentId: p.id, confirm: true } });
  return (
    <li className={classes['item']}>
      <div className={classes['head']}>
        <h3>{t('payments.n', { n: p.no })}</h3>
        <b className="figure">{f.money(p.amount, detail.row.currency)}</b>
        <Tag tone={tones[p.state]}>{t(`payments.state.${p.state}`)}</Tag>
        <span className={classes['quiet']}>
          {t('payments.paidOn')} <span className="figure">{p.paidOn}</span>
        </span>
      </div>
      {p.note && <ForeignText className={classes['said']} text={p.note} />}
      <Files files={p.proof} />
      {p.reason && <p className={classes['said']}>{t('because', { reason: p.reason })}</p>}
      {detail.payments.mayAnswer && p.state !== 'confirmed' && (
        <div className={classes['acts']}>
          <Button color="weft" loading={busy} onClick={() => void act(confirm)}>
            {t('payments.confirm')}
          </Button>
          {p.state === 'recorded' && (
            <Button variant="default" onClick={() => open({ kind: 'contest', paymentId: p.id })}>
              {t('payments.contest')}
            </Button>
          )}
        </div>
      )}
      {fault && <p role="alert">{fault}</p>}
    </li>
  );
};

/** What was agreed to be paid and when, and what both sides say was paid. */
export const PaymentsPanel = ({ detail, open }: Props) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { payments, row } = detail;
  const money = (amount: string) => f.money(amount, row.currency);
  return (
    <section id="payments" className={`${panel['panel']} ${page['box']}`} aria-label={t('payments.title')}>
      <div className={classes['top']}>
        <h2>{t('payments.title')}</h2>
        {payments.mayRecord && (
          <Button variant="default" onClick={() => open({ kind: 'pay' })}>
            {t('payments.record')}
          </Button>
        )}
      </div>
      <Plan detail={detail} />
      <dl className={classes['sums']}>
        {(['confirmed', 'waiting', 'open'] as const).map((k) => (
          <div key={k}>
            <dt>{t(`payments.${k}`)}</dt>
            <dd className="figure">{money(payments[k])}</dd>
          </div>
        ))}
      </dl>
      {payments.payments.length ? (
        <ul className={classes['list']}>
          {payments.payments.map((p) => (
            <One key={p.id} detail={detail} open={open} p={p} />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('payments.none')}</p>
      )}
      <p className={classes['quiet']}>{t('payments.note')}</p>
    </section>
  );
};
