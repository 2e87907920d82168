import { Textarea } from '@mantine/core';
import { delivery } from '#contract/order/deliveries.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useQuantity, useUnit } from '#web/ui/text/units.ts';
import classes from './dialogs.module.css';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './step-dialogs.tsx';
import { useEnds } from './use-dialog-form.ts';

type Sent = DialogProps['detail']['deliveries'][number]['lines'];

const differs = (sent: Sent, v: { received: string[]; faulty: string[] }) =>
  sent.some((l, i) => Number(v.received[i]) !== Number(l.quantity) || Number(v.faulty[i] || '0') > 0);

const useReceiveForm = (deliveryId: string, sent: Sent, onClose: DialogProps['onClose']) => {
  const today = dayAfter(new Date(useNow()), 0);
  return useCallForm({
    endpoint: delivery.receive,
    initial: {
      receivedOn: today,
      received: sent.map((l) => l.quantity),
      faulty: sent.map(() => '0'),
      text: '',
      evidence: [] as Stored[],
    },
    input: (v) => ({
      params: { id: deliveryId },
      body: {
        receivedOn: v.receivedOn,
        lines: sent.map((l, i) => ({ no: l.no, received: v.received[i] ?? '', faulty: v.faulty[i] || '0' })),
        ...(differs(sent, v) && { complaint: { text: v.text, annexes: v.evidence.map((e) => e.id) } }),
      },
    }),
    draft: { name: `receive.${deliveryId}` },
    ...useEnds(onClose),
  });
};
type Form = ReturnType<typeof useReceiveForm>;

const ReceivedLines = ({ sent, form }: { sent: Sent; form: Form }) => {
  const { t } = useTranslation('order');
  const text = useText();
  const quantity = useQuantity();
  const unitOf = useUnit();
  const { values } = form;
  const put = (key: 'received' | 'faulty', i: number) => (v: string) =>
    form.change({ [key]: values[key].map((a, k) => (k === i ? v : a)) } as Partial<typeof values>);
  return (
    <fieldset className={classes['lines']}>
      <legend className="visually-hidden">{t('deliveries.received')}</legend>
      {sent.map((l, i) => (
        <div key={l.no} className={classes['line']} data-two>
          <span>
            {l.no}. {text(l.productName)}
            <small>
              {t('deliveries.shipped')} {quantity(l.quantity, l.unit)}
            </small>
          </span>
          <NumberField
            label={t('deliveries.received')}
            digits={3}
            unit={unitOf(l.unit)}
            value={values.received[i] ?? ''}
            onChange={put('received', i)}
            error={form.error(`lines.${i}.received`)}
          />
          <NumberField
            label={t('deliveries.faulty')}
            digits={3}
            unit={unitOf(l.unit)}
            value={values.faulty[i] ?? ''}
            onChange={put('faulty', i)}
            error={form.error(`lines.${i}.faulty`)}
          />
        </div>
      ))}
      {form.error('lines') && (
        <p role="alert" className={classes['refused']}>
          {form.error('lines')}
        </p>
      )}
    </fieldset>
  );
};

/** What is wrong with what arrived. */
const Complaint = ({ form }: { form: Form }) => {
  const { t } = useTranslation('order');
  return (
    <>
      <p>{t('deliveries.differs')}</p>
      <Textarea
        {...form.input('text')}
        error={form.error('complaint.text')}
        label={t('deliveries.complaintText')}
        autosize
        minRows={3}
        maxLength={2000}
      />
      <FileField
        label={t('deliveries.evidence')}
        name="evidence"
        kind="annex"
        most={5}
        value={form.values.evidence}
        onChange={(evidence) => form.change({ evidence })}
        error={form.error('complaint.annexes')}
        upload={uploadFile}
      />
    </>
  );
};

/** What arrived of each line; what differs is complained about in the same act. */
export const ReceiveDialog = ({ detail, onClose, deliveryId }: DialogProps & { deliveryId: string }) => {
  const { t } = useTranslation('order');
  const d = detail.deliveries.find((x) => x.id === deliveryId);
  const sent = d?.lines ?? [];
  const today = dayAfter(new Date(useNow()), 0);
  const form = useReceiveForm(deliveryId, sent, onClose);
  if (!d) return null;
  return (
    <FormDialog
      wide
      title={t('deliveries.receiveTitle', { n: d.no })}
      act={t('deliveries.receive')}
      form={form}
      onClose={onClose}
    >
      <DateField {...form.field('receivedOn')} label={t('deliveries.receivedOn')} min={d.shippedOn} max={today} />
      <ReceivedLines sent={sent} form={form} />
      {differs(sent, form.values) && <Complaint form={form} />}
    </FormDialog>
  );
};
