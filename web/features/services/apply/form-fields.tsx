import { Textarea, TextInput } from '@mantine/core';
import {
  type ChoiceField,
  type Field,
  fieldChoices,
  fieldsOf,
  type FormValues,
  type PaperKey,
  papersOf,
} from '#contract/services/forms.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import { visaCountryCodes } from '#contract/services/visa.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import classes from '../services.module.css';

/** A choice in words; countries have words of their own. */
export const useChoice = (): ((value: string) => string) => {
  const { t } = useTranslation('serviceForm');
  return (value) => {
    const country = visaCountryCodes.find((c) => c === value);
    if (country) return t(`country.${country}`);
    const known = (Object.keys(fieldChoices) as ChoiceField[])
      .flatMap((k): readonly string[] => (k === 'country' ? [] : fieldChoices[k]))
      .includes(value);
    return known ? t(`choice.${value as 'room'}`) : value;
  };
};

type OneProps = { field: Field; value: string; error: string | undefined; onChange: (value: string) => void };
const One = ({ field: f, value, error, onChange }: OneProps) => {
  const { t } = useTranslation(['serviceForm', 'common']);
  const choice = useChoice();
  const name = t(`field.${f.key}`);
  const label = f.need ? name : `${name} · ${t('common:optional')}`;
  const shared = { label, error, name: `values.${f.key}` };
  if (f.is === 'choice')
    return (
      <Select
        {...shared}
        data={fieldChoices[f.key as ChoiceField].map((c) => ({ value: c, label: choice(c) }))}
        value={value || null}
        onChange={(v) => onChange(v ?? '')}
      />
    );
  if (f.is === 'day') return <DateField {...shared} value={value} onChange={onChange} min={chinaDay()} />;
  if (f.is === 'number') return <NumberField {...shared} value={value} onChange={onChange} digits={f.digits ?? 0} />;
  if (f.is === 'words')
    return (
      <div className={classes['wide']}>
        <Textarea
          {...shared}
          value={value}
          onChange={(e) => onChange(e.currentTarget.value)}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={f.most ?? 2000}
        />
      </div>
    );
  return (
    <TextInput {...shared} value={value} onChange={(e) => onChange(e.currentTarget.value)} maxLength={f.most ?? 120} />
  );
};

const scans = new Set<PaperKey>([
  'passport',
  'photo',
  'invitation',
  'employment',
  'bank',
  'insurance',
  'itinerary',
  'businessLicence',
  'boothPlan',
]);

export type Papers = Record<string, Stored[]>;
type Props = {
  kind: ServiceKind;
  values: FormValues;
  papers: Papers;
  errorOf: (path: string) => string | undefined;
  onValues: (values: FormValues) => void;
  onPapers: (papers: Papers) => void;
};

/** The fields and files of a kind's form, drawn from the data that both sides judge by. */
export const FormFields = ({ kind, values, papers, errorOf, onValues, onPapers }: Props) => {
  const { t } = useTranslation(['serviceForm', 'common']);
  const wanted = papersOf(kind, values);
  return (
    <>
      <div className={classes['pair']}>
        {fieldsOf(kind).map((f) => (
          <One
            key={f.key}
            field={f}
            value={values[f.key] ?? ''}
            error={errorOf(`values.${f.key}`)}
            onChange={(value) => onValues({ ...values, [f.key]: value })}
          />
        ))}
      </div>
      {kind === 'visa' && !wanted.length && <p className={classes['quiet']}>{t('countryFirst')}</p>}
      {wanted.map((p) => (
        <FileField
          key={p.key}
          name={`papers.${p.key}`}
          label={p.need ? t(`paper.${p.key}`) : `${t(`paper.${p.key}`)} · ${t('common:optional')}`}
          kind={scans.has(p.key) ? 'verification' : 'annex'}
          most={5}
          value={papers[p.key] ?? []}
          onChange={(files) => onPapers({ ...papers, [p.key]: files })}
          error={errorOf(`papers.${p.key}`)}
          upload={uploadFile}
        />
      ))}
    </>
  );
};
