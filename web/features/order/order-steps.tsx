import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { order, type OrderStep, orderTable } from '#contract/order/calls.ts';
import { call } from '#web/lib/call.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './order-steps.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOrderAct } from './use-order-act.ts';

type Props = {
  id: string;
  steps: readonly OrderStep[];
  /** Said where there is none. */
  waits: string;
  /** Other ways on. */
  children?: ReactNode;
};

/** The steps this party may take now; the server decides again, and a refusal is shown in its words. */
export const OrderSteps = ({ id, steps, waits, children }: Props) => {
  const { t } = useTranslation(['order', 'common']);
  const { busy, busyWith, fault, setFault, act } = useOrderAct<OrderStep>();
  const [asking, setAsking] = useState<OrderStep>();
  const take = async (step: OrderStep, reason?: string) => {
    if (await act(() => call(order.step, { params: { id }, body: { step, reason } }), step)) setAsking(undefined);
  };
  return (
    <section className={`${panel['panel']} ${classes['steps']}`} aria-label={t('steps')}>
      <h2>{t('steps')}</h2>
      {steps.length === 0 && <p>{waits}</p>}
      {steps.map((step) => (
        <Button
          key={step}
          fullWidth
          variant={step === 'confirm' ? 'filled' : 'default'}
          loading={busyWith === step && !asking}
          disabled={busy && busyWith !== step}
          onClick={() => {
            setFault('');
            if (orderTable[step].reason) setAsking(step);
            else void take(step);
          }}
        >
          {t(`act.${step}`)}
        </Button>
      ))}
      {steps.includes('confirm') && <p className={classes['binds']}>{t('binds.confirm')}</p>}
      {children}
      <p role="alert" className={classes['refused']}>
        {asking ? '' : fault}
      </p>
      {asking && (
        <ReasonDialog
          step={asking}
          busy={busyWith === asking}
          refused={fault}
          onSend={(reason) => void take(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
};
