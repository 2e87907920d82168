import { Select, TextInput } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import {
  type CompanyField as Field,
  type CompanyFieldName,
  companyFields,
  type CompanyInfo,
  maxChoices,
  tendencyCodes,
} from '#contract/enterprise/company-info.ts';
import { useHiddenItems } from '#web/lib/text/gone.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { DictionaryPicker, DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import { PercentField } from '#web/ui/form/number-field.tsx';
import { PictureField } from '#web/ui/file/picture-field.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import { allOf } from '#web/ui/tree/tree-rows.ts';
import type { Dictionaries } from './use-company-options.ts';

type Props = {
  name: CompanyFieldName;
  info: CompanyInfo;
  onChange: (part: Partial<CompanyInfo>) => void;
  onLeave: (name: CompanyFieldName) => void;
  options: Dictionaries;
  error?: string | undefined;
  fixed?: boolean;
};

/** Trees open as a panel; flat dictionaries, and processes with their groups, as a list. */
const asTree = new Set(['ent_main_product', 'industry_services']);
const codes = {
  factory: ['1', '0'],
  exportRights: ['1', '0'],
  tendencyOrder: tendencyCodes,
} as const;

/** One field of the company form, drawn by its kind (contract/enterprise/company-info.ts). */
export const CompanyFieldInput = ({ name, info, onChange, onLeave, options, error, fixed }: Props) => {
  const { t } = useTranslation('identity');
  const field: Field = companyFields[name];
  const label = `${t(`company.${name}`)}${field.need ? '' : ` (${t('company.optional')})`}`;
  const offered = options[field.dict ?? ''] ?? [];
  const list = info[name] as string[];
  const gone = useHiddenItems(
    field.dict ? [field.dict] : [],
    (v) => allOf(offered).some((n) => n.value === v || String(n.id) === v),
    field.dict ? list : [],
  );
  const items = [...offered, ...gone];
  const set = (value: string | string[] | number[]) => onChange({ [name]: value });

  if (field.kind === 'regions')
    return (
      <TreePicker
        label={label}
        name={name}
        items={items}
        by="id"
        value={info.areaId}
        onChange={set}
        most={maxChoices(name)}
        atMost={t('complete.atMost')}
        error={error}
      />
    );
  if (field.kind === 'many' && asTree.has(field.dict ?? ''))
    return (
      <TreePicker
        label={label}
        name={name}
        items={items}
        by="value"
        value={list}
        onChange={set}
        most={maxChoices(name)}
        error={error}
      />
    );
  if (field.kind === 'many')
    return (
      <DictionaryPickerMany
        label={label}
        name={name}
        items={items}
        value={list}
        onChange={set}
        most={maxChoices(name)}
        error={error}
      />
    );
  if (field.kind === 'one')
    return (
      <DictionaryPicker
        label={label}
        name={name}
        items={items}
        value={list[0] ?? ''}
        onChange={(v) => set(v ? [v] : [])}
        error={error}
      />
    );
  if (field.kind === 'percent')
    return <PercentField label={label} name={name} value={info.exportRatio} onChange={set} error={error} />;
  const value = info[name] as string;
  if (field.kind === 'file')
    return (
      <PictureField
        label={label}
        name={name}
        shape="company"
        value={value ? { id: value.slice(-36), url: value, name: t(`company.${name}`), size: 0 } : null}
        onChange={(stored) => set(stored?.url ?? '')}
        upload={uploadFile}
        error={error}
      />
    );
  if (name === 'factory' || name === 'exportRights' || name === 'tendencyOrder')
    return (
      <Select
        label={label}
        name={name}
        placeholder={t('complete.select')}
        data={codes[name].map((c) => ({ value: c, label: t(`company.option.${name}.${c}` as never) }))}
        value={value || null}
        onChange={(v) => set(v ?? '')}
        error={error}
      />
    );
  return (
    <TextInput
      label={label}
      name={name}
      maxLength={field.max ?? 128}
      value={value}
      disabled={fixed ?? false}
      description={fixed ? t('company.nameFixed') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(e) => set(e.currentTarget.value)}
      onBlur={() => onLeave(name)}
      error={error}
    />
  );
};
