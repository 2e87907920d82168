import { NativeSelect, TextInput } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import { convertValue } from '#contract/core/convert-unit.ts';
import { spanOf } from '#contract/core/stated-value.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { useUnit } from '#web/ui/text/units.ts';
import { type DraftValue, readStated, writeStated } from './draft.ts';
import classes from './edit.module.css';
import { pasted } from './paste-sheet.ts';
import type { SheetField } from './use-sheet.ts';
import type { Part } from './words-section.tsx';

const emptyValue = (field: string): DraftValue => ({
  field,
  value: '',
  unit: '',
  condition: '',
  standard: '',
  page: '',
});
type Cell = 'value' | 'unit' | 'condition' | 'standard' | 'page';

/** What a value in another unit is in the field's, or that it can't be said. */
const Converted = ({ value: v, field }: { value: DraftValue; field: SheetField }) => {
  const { t } = useTranslation('products');
  const lang = useLang();
  const unit = useUnit();
  if (!v.value.trim() || !field.unit || !v.unit || v.unit === field.unit) return null;
  const plain = readStated(v.value, lang);
  if (!spanOf(plain)) return null;
  const converted = convertValue(plain, v.unit, field.unit);
  return (
    <small className={classes['converted']} data-not={converted === undefined || undefined}>
      {converted === undefined
        ? t('values.notConverted', { unit: unit(field.unit) })
        : `= ${writeStated(converted, lang)} ${unit(field.unit)}`}
    </small>
  );
};

type RowProps = {
  field: SheetField;
  value: DraftValue;
  error: string | undefined;
  share: string | null;
  onChange: (part: Partial<DraftValue>) => void;
  onPaste: (e: ClipboardEvent, part: Cell) => void;
};

type UnitProps = Pick<RowProps, 'field' | 'value' | 'onChange'> & { name: string };
const UnitField = ({ field, value: v, name, onChange }: UnitProps) => {
  const { t } = useTranslation('products');
  const unit = useUnit();
  if (!field.unit || field.type === 'enum') return '';
  if (!field.altUnits.length) return unit(field.unit);
  return (
    <NativeSelect
      size="xs"
      aria-label={`${name}: ${t('values.unit')}`}
      value={v.unit || field.unit}
      data={[field.unit, ...field.altUnits].map((u) => ({ value: u, label: unit(u) }))}
      onChange={(e) => onChange({ unit: e.currentTarget.value })}
    />
  );
};

const Row = ({ field, value: v, error, share, onChange, onPaste }: RowProps) => {
  const { t } = useTranslation('products');
  const text = useText();
  const name = text(field.label);
  const cell = (part: 'condition' | 'standard' | 'page') => (
    <td>
      <TextInput
        size="xs"
        aria-label={`${name}: ${t(`values.${part}`)}`}
        value={v[part]}
        maxLength={part === 'condition' ? 120 : 60}
        placeholder={part === 'standard' ? field.standards[0] : undefined}
        onChange={(e) => onChange({ [part]: e.currentTarget.value })}
        onPaste={(e) => onPaste(e, part)}
      />
    </td>
  );
  return (
    <tr data-must={field.need === 'must' || undefined}>
      <th scope="row">
        {name}
        {share && !v.value.trim() && <small>{share}</small>}
      </th>
      <td>
        {field.type === 'enum' ? (
          <NativeSelect
            size="xs"
            aria-label={`${name}: ${t('values.value')}`}
            value={v.value}
            data={[{ value: '', label: '—' }, ...field.options.map((o) => ({ value: o.slug, label: text(o.label) }))]}
            onChange={(e) => onChange({ value: e.currentTarget.value })}
            error={error}
          />
        ) : (
          <TextInput
            size="xs"
            name={`value.${field.slug}`}
            aria-label={`${name}: ${t('values.value')}`}
            inputMode={field.type === 'text' ? 'text' : 'decimal'}
            value={v.value}
            maxLength={60}
            onChange={(e) => onChange({ value: e.currentTarget.value })}
            onPaste={(e) => onPaste(e, 'value')}
            error={error}
          />
        )}
        <Converted value={v} field={field} />
      </td>
      <td>
        <UnitField field={field} value={v} name={name} onChange={onChange} />
      </td>
      {cell('condition')}
      {cell('standard')}
      {cell('page')}
    </tr>
  );
};

type Props = Part & {
  fields: readonly SheetField[];
  /** How often inquiries ask for a field, in words; null where that is not known. */
  shareOf: (field: string) => string | null;
  errorOf: (field: string) => string | undefined;
};

/** Changes values of the sheet, by typing or by pasting a part of a spreadsheet. */
const useSheetValues = ({ draft, change, fields }: Pick<Props, 'draft' | 'change' | 'fields'>) => {
  const { t } = useTranslation('products');
  const [told, setTold] = useState('');
  const put = (parts: { field: string; part: Partial<DraftValue> }[]) => {
    const values = new Map(draft.values.map((v) => [v.field, v]));
    for (const { field, part } of parts) values.set(field, { ...(values.get(field) ?? emptyValue(field)), ...part });
    change({ values: [...values.values()] });
  };
  const paste = (e: ClipboardEvent, field: string, part: Cell) => {
    const rows = pasted(
      e.clipboardData.getData('text/plain'),
      fields.map((f) => ({ ...f, names: Object.values(f.label).filter((n): n is string => Boolean(n)) })),
      { field, part },
    );
    if (!rows) return;
    e.preventDefault();
    put(
      rows.changes.map(({ field: of1, part: p }) => {
        const f = fields.find((x) => x.slug === of1);
        const option = f?.options.find((o) => Object.values(o.label).includes(p.value ?? ''));
        return { field: of1, part: option ? { ...p, value: option.slug } : p };
      }),
    );
    setTold(t('values.pasted', { n: rows.changes.length, count: rows.changes.length, left: rows.left }));
  };
  return { told, put, paste };
};

/** The datasheet as a sheet: each field of the material a row; a part of a spreadsheet can be pasted into it. */
export const SheetSection = ({ draft, change, fields, shareOf, errorOf }: Props) => {
  const { t } = useTranslation('products');
  const of = (field: string) => draft.values.find((v) => v.field === field) ?? emptyValue(field);
  const { told, put, paste } = useSheetValues({ draft, change, fields });
  // Values of another material that the product had before.
  const others = draft.values.filter((v) => v.value.trim() && !fields.some((f) => f.slug === v.field));
  if (!draft.category) return <p>{t('values.chooseFirst')}</p>;
  return (
    <>
      <p>{t('values.hint')}</p>
      <div className={panel['scroll']} role="region" aria-label={t('values.title')} tabIndex={0}>
        <table className={`${panel['table']} ${classes['sheet']}`}>
          <thead>
            <tr>
              {(['property', 'value', 'unit', 'condition', 'standard', 'page'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`values.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((f) => (
              <Row
                key={f.slug}
                field={f}
                value={of(f.slug)}
                error={errorOf(f.slug)}
                share={shareOf(f.slug)}
                onChange={(part) => put([{ field: f.slug, part }])}
                onPaste={(e, part) => paste(e, f.slug, part)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {others.length > 0 && <p>{t('values.others', { n: others.length, count: others.length })}</p>}
      <p role="status">{told}</p>
    </>
  );
};
