import { Textarea, TextInput } from '@mantine/core';
import { orderPayments } from '#contract/order/payments.ts';
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

/** In minor units, for what is proposed alone: the server counts what is stored. */
const cents = (amount: string) => Math.round(Number(amount) * 100);
/** What of the next share is not paid, as it is proposed. */
const proposed = ({ plan, open }: DialogProps['detail']['payments']): string => {
  const next = plan.find((s) => Number(s.covered) < Number(s.amount));
  return next ? ((cents(next.amount) - cents(next.covered)) / 100).toFixed(2) : open;
};

/** The buyer records what they have paid, with its proof. */
export const PayDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const { currency, id } = detail.row;
  const today = dayAfter(new Date(useNow()), 0);
  const form = useCallForm({
    endpoint: orderPayments.record,
    initial: { amount: proposed(detail.payments), paidOn: today, proof: [] as Stored[], note: '' },
    input: (v, clientKey) => ({
      params: { id },
      body: {
        clientKey,
        amount: v.amount,
        paidOn: v.paidOn,
        proof: v.proof.map((p) => p.id),
        ...(v.note.trim() && { note: v.note }),
      },
    }),
    draft: { name: `pay.${id}` },
    ...useEnds(onClose),
  });
  return (
    <FormDialog title={t('act.pay')} act={t('payments.record')} form={form} onClose={onClose}>
      <p className={classes['quiet']}>{t('payments.note')}</p>
      <MoneyField
        {...form.field('amount')}
        currency={currency}
        digits={2}
        label={t('payments.amount')}
        description={`${t('payments.open')}: ${f.money(detail.payments.open, currency)}`}
      />
      <DateField {...form.field('paidOn')} label={t('payments.paidOn')} max={today} />
      <FileField {...form.field('proof')} label={t('payments.proof')} kind="annex" most={5} upload={uploadFile} />
      <TextInput {...form.input('note')} label={t('deliveries.note')} maxLength={500} />
    </FormDialog>
  );
};

/** Whoever is paid says what is wrong with a payment or a refund. */
export const ContestDialog = ({
  detail,
  onClose,
  kind,
  paymentId,
}: DialogProps & { kind: 'contest' | 'contestRefund'; paymentId: string }) => {
  const { t } = useTranslation('order');
  const kept = detail.payments.refunds?.refunds.find((p) => p.id === paymentId)?.method === 'kept';
  const form = useCallForm({
    endpoint: orderPayments.answer,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: detail.row.id }, body: { paymentId, confirm: false, reason } }),
    ...useEnds(onClose),
  });
  return (
    <FormDialog
      bad
      title={t(kind === 'contest' ? 'payments.contest' : kept ? 'refunds.disagree' : 'refunds.contest')}
      act={t(kept ? 'refunds.disagree' : 'payments.contest')}
      form={form}
      onClose={onClose}
    >
      <Textarea
        {...form.input('reason')}
        label={t('payments.contestWhy')}
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  );
};
