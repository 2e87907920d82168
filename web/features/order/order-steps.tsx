import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { order, type OrderStep, orderTable } from '#contract/order.ts';
import { call } from '#web/lib/call.ts';
import panel from '#web/ui/panel.module.css';
import classes from './order-steps.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

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
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<OrderStep>();
  const [asking, setAsking] = useState<OrderStep>();
  const [refused, setRefused] = useState('');
  const take = async (step: OrderStep, reason?: string) => {
    setBusy(step);
    setRefused('');
    try {
      await call(order.step, { params: { id }, body: { step, reason } });
      setAsking(undefined);
      await revalidate();
    } catch (err) {
      setRefused(err instanceof CallError ? err.message : t('failed'));
      // The other side was quicker: show how the order stands now.
      if (err instanceof CallError && err.status === 409) await revalidate();
    } finally {
      setBusy(undefined);
    }
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
          loading={busy === step && !asking}
          disabled={busy !== undefined && busy !== step}
          onClick={() => {
            setRefused('');
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
        {asking ? '' : refused}
      </p>
      {asking && (
        <ReasonDialog
          step={asking}
          busy={busy === asking}
          refused={refused}
          onSend={(reason) => void take(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
};
