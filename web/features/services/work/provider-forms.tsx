import { Textarea } from '@mantine/core';
import type { ApplicationDetail } from '#contract/services/applications.ts';
import { type FieldKey, fieldsOf, type PaperKey, papersOf } from '#contract/services/forms.ts';
import { reportingKinds } from '#contract/services/kinds.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { MultiSelect } from '#web/ui/form/pick.tsx';
import { StepFrame } from './step-frame.tsx';

type Props = { detail: ApplicationDetail; onClose: () => void };

/** Price, the day of the result, and how long that holds. */
export const OfferForm = ({ detail: { row }, onClose }: Props) => {
  const { t } = useTranslation(['serviceWork', 'common']);
  const currency = useHomeCurrency();
  const form = useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.offer),
    initial: { price: '', currency, promisedDay: '', until: '', note: '' },
    input: (v) => ({
      params: { id: row.id },
      body: {
        price: v.price,
        currency: v.currency,
        promisedDay: v.promisedDay,
        until: v.until,
        ...(v.note.trim() && { note: v.note }),
      },
    }),
    draft: { name: `service.${row.id}.offer` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="offer" form={form} onClose={onClose}>
      <MoneyField
        label={t('price')}
        digits={2}
        currency={form.values.currency}
        onCurrency={(currency) => form.change({ currency })}
        {...form.field('price')}
      />
      <DateField label={t('promised')} min={chinaDay()} {...form.field('promisedDay')} />
      <DateField label={t('until')} min={chinaDay()} {...form.field('until')} />
      <Textarea
        label={`${t('note')} · ${t('common:optional')}`}
        {...form.input('note')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
      />
    </StepFrame>
  );
};

/** What is wrong with the papers, by field. */
export const SendBackForm = ({ detail: { row, values }, onClose }: Props) => {
  const { t } = useTranslation(['serviceWork', 'serviceForm']);
  const form = useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.sendBack),
    initial: { fields: [] as string[], reason: '' },
    input: (v) => ({ params: { id: row.id }, body: { fields: v.fields as (FieldKey | PaperKey)[], reason: v.reason } }),
    check: (v) => ({ fields: !v.fields.length && t('nameDefect') }),
    draft: { name: `service.${row.id}.return` },
    ...useEnds(onClose),
  });
  const names = [
    ...fieldsOf(row.kind).map((f) => ({ value: f.key, label: t(`serviceForm:field.${f.key}`) })),
    ...papersOf(row.kind, values).map((p) => ({ value: p.key, label: t(`serviceForm:paper.${p.key}`) })),
  ];
  return (
    <StepFrame step="sendBack" form={form} onClose={onClose}>
      <MultiSelect
        name="fields"
        label={t('defectFields')}
        data={names.filter((n, i) => names.findIndex((x) => x.value === n.value) === i)}
        value={form.values.fields}
        onChange={(fields) => form.change({ fields })}
        error={form.error('fields')}
      />
      <Textarea label={t('defectText')} {...form.input('reason')} autosize minRows={3} maxRows={8} maxLength={1000} />
    </StepFrame>
  );
};

/** The result; a test has its report. */
export const FinishForm = ({ detail: { row }, onClose }: Props) => {
  const { t } = useTranslation(['serviceWork', 'common']);
  const needed = reportingKinds.includes(row.kind);
  const form = useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.finish),
    initial: { note: '', files: [] as Stored[] },
    input: (v) => ({ params: { id: row.id }, body: { note: v.note, files: v.files.map((f) => f.id) } }),
    check: (v) => ({ files: needed && !v.files.length && t('needReport') }),
    draft: { name: `service.${row.id}.finish` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="finish" form={form} onClose={onClose}>
      <Textarea label={t('resultText')} {...form.input('note')} autosize minRows={3} maxRows={12} maxLength={2000} />
      <FileField
        label={needed ? t('report') : `${t('resultFiles')} · ${t('common:optional')}`}
        kind="annex"
        most={5}
        {...form.field('files')}
        upload={uploadFile}
      />
    </StepFrame>
  );
};
