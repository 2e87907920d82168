import { Textarea } from '@mantine/core';
import { escalateAfterDays, order, type PlainStep } from '#contract/order/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { OrderDetail } from '../order-detail.ts';
import classes from './dialogs.module.css';
import { FormDialog } from './form-dialog.tsx';
import { useEnds } from './use-dialog-form.ts';

export type DialogProps = { detail: OrderDetail; onClose: () => void };

/** The supplier commits to a day; another than the agreed one is put to the buyer. */
export const ConfirmDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const agreed = detail.terms.deliveryDate;
  const form = useCallForm({
    endpoint: order.step,
    initial: { day: agreed, reason: '' },
    input: ({ day, reason }) => ({
      params: { id: detail.row.id },
      body: { step: 'confirm' as const, day, ...(day !== agreed && { reason }) },
    }),
    check: ({ day, reason }) => ({ reason: day !== agreed && !reason.trim() && t('confirmForm.other') }),
    ...useEnds(onClose),
  });
  const differs = form.values.day !== agreed;
  return (
    <FormDialog
      title={t('act.confirm')}
      act={t(differs ? 'confirmForm.propose' : 'act.confirm')}
      form={form}
      onClose={onClose}
    >
      <p className={classes['quiet']}>{t('binds.confirm')}</p>
      <DateField
        {...form.field('day')}
        label={t('confirmForm.day')}
        description={t('confirmForm.agreed', { day: agreed })}
      />
      {differs && (
        <Textarea
          {...form.input('reason')}
          label={t('reason')}
          description={t('confirmForm.other')}
          autosize
          minRows={2}
          maxLength={500}
        />
      )}
    </FormDialog>
  );
};

export const ProduceDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: order.step,
    initial: { day: '' },
    input: ({ day }) => ({
      params: { id: detail.row.id },
      body: { step: 'produce' as const, ...(day && { day }) },
    }),
    ...useEnds(onClose),
  });
  return (
    <FormDialog title={t('act.produce')} act={t('act.produce')} form={form} onClose={onClose}>
      <DateField {...form.field('day')} label={t('produceForm.day')} />
    </FormDialog>
  );
};

/** Asks why, before a step that the other side must understand. */
export const ReasonDialog = ({ detail, onClose, step }: DialogProps & { step: PlainStep }) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: order.step,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: detail.row.id }, body: { step, reason } }),
    draft: { name: `order.${step}.${detail.row.id}` },
    ...useEnds(onClose),
  });
  return (
    <FormDialog
      title={t(`ask.${step}` as 'ask.cancel')}
      act={t(`act.${step}`)}
      bad={step !== 'drop'}
      form={form}
      onClose={onClose}
    >
      <p className={classes['quiet']}>{t(`binds.${step}` as 'binds.dispute', { days: escalateAfterDays })}</p>
      <Textarea {...form.input('reason')} label={t('reason')} autosize minRows={4} maxLength={500} data-autofocus />
    </FormDialog>
  );
};
