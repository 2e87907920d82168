import { Button } from '@mantine/core';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { Late } from '../late.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import page from '../order-page.module.css';
import classes from './goods.module.css';
import { PaidItem } from './paid-item.tsx';

type Props = { detail: OrderDetail; open: OpenDialog };

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

/** What was agreed to be paid and when, and what both sides say was paid. */
export const PaymentsPanel = ({ detail, open }: Props) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { payments, row } = detail;
  // Of an order that was cancelled nothing is left to pay.
  const sums =
    row.state === 'cancelled' ? (['confirmed', 'waiting'] as const) : (['confirmed', 'waiting', 'open'] as const);
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
        {sums.map((k) => (
          <div key={k}>
            <dt>{t(`payments.${k}`)}</dt>
            <dd className="figure">{money(payments[k])}</dd>
          </div>
        ))}
      </dl>
      {payments.payments.length ? (
        <ul className={classes['list']}>
          {payments.payments.map((p) => (
            <PaidItem
              key={p.id}
              row={row}
              paid={p}
              title={t('payments.n', { n: p.no })}
              day={t('payments.paidOn')}
              mayAnswer={payments.mayAnswer}
              contest={{ label: t('payments.contest'), open: () => open({ kind: 'contest', paymentId: p.id }) }}
            />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('payments.none')}</p>
      )}
      <p className={classes['quiet']}>{t('payments.note')}</p>
    </section>
  );
};
