import { NativeSelect, TextInput } from '@mantine/core';
import { orderPayments, refundMethods } from '#contract/order/payments.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import classes from './dialogs.module.css';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './step-dialogs.tsx';
import { useEnds } from './use-dialog-form.ts';

/** The supplier of a cancelled order records what they have paid back, or what stays with them by agreement, with its proof. */
export const RefundDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { currency, id } = detail.row;
  const today = dayAfter(new Date(useNow()), 0);
  const open = detail.payments.refunds?.open ?? '';
  const form = useCallForm({
    endpoint: orderPayments.refund,
    initial: {
      amount: open,
      paidOn: today,
      method: 'transfer' as (typeof refundMethods)[number],
      proof: [] as Stored[],
      note: '',
    },
    input: (v, clientKey) => ({
      params: { id },
      body: {
        clientKey,
        amount: v.amount,
        paidOn: v.paidOn,
        method: v.method,
        proof: v.proof.map((p) => p.id),
        ...(v.note.trim() && { note: v.note }),
      },
    }),
    draft: { name: `refund.${id}` },
    ...useEnds(onClose),
  });
  const kept = form.values.method === 'kept';
  return (
    <FormDialog title={t('act.refund')} act={t('act.refund')} form={form} onClose={onClose}>
      <p className={classes['quiet']}>{t('payments.note')}</p>
      <MoneyField
        {...form.field('amount')}
        currency={currency}
        digits={2}
        label={t('payments.amount')}
        description={`${t('refunds.open')}: ${f.money(open, currency)}`}
      />
      <DateField {...form.field('paidOn')} label={t(kept ? 'refunds.agreedOn' : 'refunds.paidOn')} max={today} />
      <NativeSelect
        label={t('refunds.methodLabel')}
        value={form.values.method}
        onChange={(e) => form.change({ method: refundMethods.find((m) => m === e.currentTarget.value) ?? 'other' })}
        data={refundMethods.map((value) => ({ value, label: t(`refunds.method.${value}`) }))}
      />
      {kept && <p className={classes['quiet']}>{t('refunds.keptHelp')}</p>}
      <FileField
        {...form.field('proof')}
        label={t(kept ? 'refunds.agreement' : 'refunds.proof')}
        kind="annex"
        most={5}
        upload={uploadFile}
      />
      <TextInput {...form.input('note')} label={t('deliveries.note')} maxLength={500} />
    </FormDialog>
  );
};
