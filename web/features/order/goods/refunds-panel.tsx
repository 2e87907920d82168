import { Button } from '@mantine/core';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import type { OpenDialog } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import page from '../order-page.module.css';
import classes from './goods.module.css';
import { PaidItem } from './paid-item.tsx';

/** Of a cancelled order that was paid in part or whole: what went back and what is still to be returned. */
export const RefundsPanel = ({ detail, open }: { detail: OrderDetail; open: OpenDialog }) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { row } = detail;
  const { refunds: back } = detail.payments;
  if (!back) return null;
  const sums = (['paid', 'returned', 'kept', 'waiting', 'open'] as const).filter(
    (k) => k !== 'kept' || Number(back.kept) > 0,
  );
  return (
    <section id="refunds" className={`${panel['panel']} ${page['box']}`} aria-label={t('refunds.title')}>
      <div className={classes['top']}>
        <h2>{t('refunds.title')}</h2>
        {back.mayRecord && (
          <Button variant="default" onClick={() => open({ kind: 'refund' })}>
            {t('act.refund')}
          </Button>
        )}
      </div>
      <dl className={classes['sums']}>
        {sums.map((k) => (
          <div key={k}>
            <dt>{t(`refunds.${k}`)}</dt>
            <dd className="figure">{f.money(back[k], row.currency)}</dd>
          </div>
        ))}
      </dl>
      {back.refunds.length ? (
        <ul className={classes['list']}>
          {back.refunds.map((p) => (
            <PaidItem
              key={p.id}
              row={row}
              paid={p}
              title={t(p.method === 'kept' ? 'refunds.keptN' : 'refunds.n', { n: p.no })}
              day={t(p.method === 'kept' ? 'refunds.agreedOn' : 'refunds.paidOn')}
              more={t(`refunds.method.${p.method}`)}
              mayAnswer={back.mayAnswer}
              confirm={t(p.method === 'kept' ? 'refunds.agree' : 'payments.confirm')}
              contest={{
                label: t(p.method === 'kept' ? 'refunds.disagree' : 'refunds.contest'),
                open: () => open({ kind: 'contestRefund', paymentId: p.id }),
              }}
            />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('refunds.none')}</p>
      )}
      <p className={classes['quiet']}>{t('payments.note')}</p>
    </section>
  );
};
