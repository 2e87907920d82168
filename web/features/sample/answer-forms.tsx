import { Radio, Textarea, TextInput } from '@mantine/core';
import type { SampleRow } from '#contract/sample/calls.ts';
import { type FreightPayer, freightPayers, type Verdict, verdicts } from '#contract/sample/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { StepFrame } from './step-frame.tsx';

type Props = { row: SampleRow; onClose: () => void };
const ids = (files: readonly Stored[]) => files.map((f) => f.id);

/** Price, freight and the day of sending. */
export const OfferForm = ({ row, onClose }: Props) => {
  const { t } = useTranslation(['sample', 'common']);
  const currency = useHomeCurrency();
  const form = useCallForm({
    endpoint: () => import('#contract/sample/calls.ts').then((m) => m.sample.offer),
    initial: { price: '', currency, freightBy: 'buyer' as FreightPayer, promisedDay: '', note: '' },
    input: (v) => ({
      params: { id: row.id },
      body: {
        price: v.price,
        currency: v.currency,
        freightBy: v.freightBy,
        promisedDay: v.promisedDay,
        ...(v.note.trim() && { note: v.note }),
      },
    }),
    draft: { name: `sample.${row.id}.offer` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="offer" form={form} onClose={onClose}>
      <MoneyField
        label={t('offer.price')}
        description={t('offer.priceHint')}
        digits={2}
        currency={form.values.currency}
        onCurrency={(currency) => form.change({ currency })}
        {...form.field('price')}
      />
      <Radio.Group
        label={t('offer.freight')}
        value={form.values.freightBy}
        onChange={(v) => form.change({ freightBy: v as FreightPayer })}
        error={form.error('freightBy')}
      >
        {freightPayers.map((p) => (
          <Radio key={p} value={p} label={t(`freightBy.${p}`)} mt={8} />
        ))}
      </Radio.Group>
      <DateField label={t('offer.promised')} {...form.field('promisedDay')} />
      <Textarea
        label={`${t('offer.note')} · ${t('common:optional')}`}
        {...form.input('note')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
      />
    </StepFrame>
  );
};

/** Carrier, waybill and certificates. */
export const SendForm = ({ row, onClose }: Props) => {
  const { t } = useTranslation(['sample', 'common']);
  const form = useCallForm({
    endpoint: () => import('#contract/sample/calls.ts').then((m) => m.sample.send),
    initial: { carrier: '', waybill: '', certificates: [] as Stored[] },
    input: (v) => ({
      params: { id: row.id },
      body: { carrier: v.carrier, waybill: v.waybill, certificates: ids(v.certificates) },
    }),
    draft: { name: `sample.${row.id}.send` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="send" form={form} onClose={onClose}>
      <TextInput label={t('sending.carrier')} {...form.input('carrier')} maxLength={120} />
      <TextInput label={t('sending.waybill')} {...form.input('waybill')} maxLength={60} />
      <FileField
        label={`${t('sending.certificates')} · ${t('common:optional')}`}
        kind="annex"
        most={3}
        {...form.field('certificates')}
        upload={uploadFile}
      />
    </StepFrame>
  );
};

/** What the buyer found. */
export const EvaluateForm = ({ row, onClose }: Props) => {
  const { t } = useTranslation(['sample', 'common']);
  const form = useCallForm({
    endpoint: () => import('#contract/sample/calls.ts').then((m) => m.sample.evaluate),
    initial: { verdict: 'passed' as Verdict, note: '', reports: [] as Stored[] },
    input: (v) => ({ params: { id: row.id }, body: { verdict: v.verdict, note: v.note, reports: ids(v.reports) } }),
    draft: { name: `sample.${row.id}.evaluate` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="evaluate" form={form} onClose={onClose}>
      <Radio.Group
        label={t('evaluation.verdict')}
        value={form.values.verdict}
        onChange={(v) => form.change({ verdict: v as Verdict })}
        error={form.error('verdict')}
      >
        {verdicts.map((v) => (
          <Radio key={v} value={v} label={t(`verdict.${v}`)} mt={8} />
        ))}
      </Radio.Group>
      <Textarea
        label={t('evaluation.note')}
        {...form.input('note')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
      />
      <FileField
        label={`${t('evaluation.reports')} · ${t('common:optional')}`}
        kind="annex"
        most={3}
        {...form.field('reports')}
        upload={uploadFile}
      />
    </StepFrame>
  );
};
