import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { order, type OrderStep, type PlainStep } from '#contract/order/calls.ts';
import { call } from '#web/lib/call.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import { type NextAct, nextOf } from './next-act.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { OrderDetail } from './order-detail.ts';
import classes from './order-steps.module.css';
import { useOrderAct } from './use-order-act.ts';

type Props = { detail: OrderDetail; open: OpenDialog; children?: ReactNode };

/** Acts that are answered where they stand on the page. */
const places: Partial<Record<NextAct, string>> = {
  answerChange: 'change',
  settleComplaint: 'deliveries',
  confirmPayment: 'payments',
  confirmRefund: 'refunds',
  dispute: 'dispute',
};

/** What opens for an act; `complete` is taken at once. */
const useTake = (detail: OrderDetail, open: OpenDialog) => {
  const { busy, busyWith, fault, act } = useOrderAct<OrderStep>();
  const { id } = detail.row;
  const take = (step: PlainStep) => act(() => call(order.step, { params: { id }, body: { step } }), step);
  const begin = (what: OrderStep | 'pay' | 'refund' | 'rate' | 'answerComplaint') => {
    if (what === 'complete') return void take('complete');
    if (what === 'receive' || what === 'answerComplaint') {
      const wanted = detail.deliveries.find((d) =>
        what === 'receive' ? !d.receivedOn : d.complaints.some((c) => c.state === 'open'),
      );
      if (wanted) open({ kind: what, deliveryId: wanted.id });
      return undefined;
    }
    if (what === 'pay' || what === 'refund' || what === 'rate') return open({ kind: what });
    if (what === 'confirm' || what === 'produce' || what === 'ship') return open({ kind: what });
    return open({ kind: 'reason', step: what });
  };
  return { busy, busyWith, fault, begin };
};

type OthersProps = Pick<Props, 'detail' | 'open'> &
  Pick<ReturnType<typeof useTake>, 'busy' | 'begin'> & { act: string | undefined };
/** Whatever else is open than the one thing to do. */
const Others = ({ detail, act, busy, begin, open }: OthersProps) => {
  const { t } = useTranslation('order');
  const others = detail.steps.filter((s) => s !== act);
  const { state } = detail.row;
  const quiet = detail.changes.every((c) => c.state !== 'open') && state !== 'dispute';
  const over = state === 'completed' || state === 'cancelled';
  if (!others.length && !detail.payments.mayRecord && over) return null;
  return (
    <div className={classes['others']} role="group" aria-label={t('more')}>
      {others.map((step) => (
        <Button key={step} fullWidth variant="default" disabled={busy} onClick={() => begin(step)}>
          {t(`act.${step}`)}
        </Button>
      ))}
      {detail.payments.mayRecord && act !== 'pay' && (
        <Button fullWidth variant="default" onClick={() => begin('pay')}>
          {t('act.pay')}
        </Button>
      )}
      {quiet && !over && (
        <Button fullWidth variant="default" onClick={() => open({ kind: 'change' })}>
          {t('act.change')}
        </Button>
      )}
      {quiet && ['inProduction', 'shipped', 'received'].includes(state) && (
        <Button fullWidth variant="default" onClick={() => open({ kind: 'end' })}>
          {t('act.end')}
        </Button>
      )}
    </div>
  );
};

/** The one thing to do next, unmistakably; below it whatever else is open. The server decides again. */
export const OrderSteps = ({ detail, open, children }: Props) => {
  const { t } = useTranslation(['order', 'common']);
  const f = useFormat();
  const now = useNow();
  const next = nextOf(detail, now);
  const { busy, busyWith, fault, begin } = useTake(detail, open);
  const act = 'act' in next ? next.act : undefined;
  const place = act && places[act];
  return (
    <section
      className={`${panel['panel']} ${classes['steps']}`}
      data-acts={act ? true : undefined}
      aria-label={t('steps')}
    >
      <h2>{t('steps')}</h2>
      <p className={classes['next']}>
        {act ? t(`next.${act}`) : 'waits' in next ? t(`waits.${next.waits}`) : t('over')}
      </p>
      {detail.completesAt && <p className={classes['binds']}>{t('completesOn', { day: f.day(detail.completesAt) })}</p>}
      {act && place && (
        <Button fullWidth color="weft" component="a" href={`#${place}`}>
          {t('act.see')}
        </Button>
      )}
      {act && !place && (
        <Button
          fullWidth
          color="weft"
          loading={busyWith === act}
          disabled={busy && busyWith !== act}
          onClick={() => begin(act as OrderStep | 'pay' | 'refund' | 'rate' | 'answerComplaint')}
        >
          {t(act === 'answerComplaint' ? 'deliveries.answer' : (`act.${act}` as 'act.confirm'))}
        </Button>
      )}
      {children}
      {detail.mayAct && <Others detail={detail} act={act} busy={busy} begin={begin} open={open} />}
      <p role="alert" className={classes['refused']}>
        {fault}
      </p>
    </section>
  );
};
