import { Checkbox, TextInput, Textarea } from '@mantine/core';
import { delivery, deliveryTolerance } from '#contract/order/deliveries.ts';
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

const ids = (files: readonly Stored[]) => files.map((f) => f.id);

type Detail = DialogProps['detail'];
type Lines = Detail['lines'];

const useShipForm = ({ detail, onClose }: Pick<DialogProps, 'detail' | 'onClose'>, left: Lines, today: string) =>
  useCallForm({
    endpoint: delivery.save,
    initial: {
      amounts: left.map((l) => l.remaining),
      shippedOn: today,
      carrier: '',
      waybill: '',
      note: '',
      packing: [] as Stored[],
      papers: [] as Stored[],
      last: false,
    },
    input: (v, clientKey) => ({
      body: {
        orderId: detail.row.id,
        clientKey,
        lines: left.flatMap((l, i) => {
          const given = v.amounts[i]?.trim() ?? '';
          return given && Number(given) !== 0 ? [{ no: l.no, quantity: given }] : [];
        }),
        shippedOn: v.shippedOn,
        carrier: v.carrier,
        waybill: v.waybill,
        ...(v.note.trim() && { note: v.note }),
        packingList: ids(v.packing),
        certificates: ids(v.papers),
        last: v.last,
      },
    }),
    draft: { name: `ship.${detail.row.id}` },
    ...useEnds(onClose),
  });
type Form = ReturnType<typeof useShipForm>;

const ShippedLines = ({ left, form }: { left: Lines; form: Form }) => {
  const { t } = useTranslation('order');
  const text = useText();
  const quantity = useQuantity();
  const unitOf = useUnit();
  /** Faults count the lines that are sent. */
  const sentAt = (i: number) => form.values.amounts.slice(0, i).filter((a) => a.trim() && Number(a) !== 0).length;
  return (
    <fieldset className={classes['lines']}>
      <legend className="visually-hidden">{t('deliveries.quantity')}</legend>
      {left.map((l, i) => (
        <div key={l.no} className={classes['line']}>
          <span>
            {l.no}. {text(l.productName)}
            <small>{t('deliveries.left', { quantity: quantity(l.remaining, l.unit) })}</small>
          </span>
          <NumberField
            aria-label={`${t('deliveries.quantity')}: ${text(l.productName)}`}
            digits={3}
            unit={unitOf(l.unit)}
            value={form.values.amounts[i] ?? ''}
            onChange={(v) => form.change({ amounts: form.values.amounts.map((a, k) => (k === i ? v : a)) })}
            error={form.error(`lines.${sentAt(i)}.quantity`)}
          />
        </div>
      ))}
      <p className={classes['quiet']}>{t('deliveries.tolerance', { percent: deliveryTolerance })}</p>
      {form.error('lines') && (
        <p role="alert" className={classes['refused']}>
          {form.error('lines')}
        </p>
      )}
    </fieldset>
  );
};

const Papers = ({ detail, form }: { detail: Detail; form: Form }) => {
  const { t } = useTranslation('order');
  return (
    <>
      <FileField
        label={t('deliveries.packingList')}
        name="packingList"
        kind="annex"
        most={5}
        value={form.values.packing}
        onChange={(packing) => form.change({ packing })}
        error={form.error('packingList')}
        upload={uploadFile}
      />
      <FileField
        label={t(detail.certificateAsked ? 'deliveries.certificates' : 'deliveries.certificatesOptional')}
        name="certificates"
        kind="annex"
        most={5}
        value={form.values.papers}
        onChange={(papers) => form.change({ papers })}
        error={form.error('certificates')}
        upload={uploadFile}
      />
    </>
  );
};

/** What is shipped of each line, by whom, with which papers. Lines that are left empty are not on board. */
export const ShipDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const today = dayAfter(new Date(useNow()), 0);
  const left = detail.lines.filter((l) => Number(l.remaining) > 0);
  const form = useShipForm({ detail, onClose }, left, today);
  return (
    <FormDialog wide title={t('act.ship')} act={t('deliveries.ship')} form={form} onClose={onClose}>
      <ShippedLines left={left} form={form} />
      <DateField {...form.field('shippedOn')} label={t('deliveries.shippedOn')} max={today} />
      <div className={classes['pair']}>
        <TextInput {...form.input('carrier')} label={t('deliveries.carrier')} maxLength={120} />
        <TextInput {...form.input('waybill')} label={t('deliveries.waybill')} maxLength={60} />
      </div>
      <Papers detail={detail} form={form} />
      <Textarea {...form.input('note')} label={t('deliveries.note')} autosize minRows={2} maxLength={500} />
      <Checkbox
        label={t('deliveries.isLast')}
        checked={form.values.last}
        onChange={(e) => form.change({ last: e.currentTarget.checked })}
        error={form.error('last')}
      />
    </FormDialog>
  );
};
