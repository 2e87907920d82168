import { TextInput } from '@mantine/core';
import { Select } from '#web/ui/form/pick.tsx';
import { addressOf, addressParts } from '#contract/enterprise/addresses.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import {
  addressFields,
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
import { CountryField } from '#web/ui/form/country-field.tsx';
import { regionsFor } from './company-place.ts';
import classes from './company.module.css';
import { useCompanyLabels } from './use-company.ts';
import type { Dictionaries } from './use-company-options.ts';

type Props = {
  name: CompanyFieldName;
  info: CompanyInfo;
  country: string;
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

type Common = { label: string; name: CompanyFieldName; error: string | undefined };
type ManyProps = Common & {
  dict: string | undefined;
  items: Dictionaries[string];
  value: string[];
  onChange: (value: string[]) => void;
};

/** Many choices of one dictionary. */
const ManyInput = ({ dict, name, ...rest }: ManyProps) =>
  asTree.has(dict ?? '') ? (
    <TreePicker {...rest} name={name} by="value" most={maxChoices(name)} />
  ) : (
    <DictionaryPickerMany {...rest} name={name} most={maxChoices(name)} />
  );

type TextProps = Common & { value: string; onChange: (value: string) => void };

/** A picture, kept as its address. */
const FileInput = ({ name, value, onChange, ...rest }: TextProps) => {
  const { t } = useTranslation('identity');
  return (
    <PictureField
      {...rest}
      name={name}
      shape="company"
      value={value ? { id: value.slice(-36), url: value, name: t(`company.${name}`), size: 0 } : null}
      onChange={(stored) => onChange(stored?.url ?? '')}
      upload={uploadFile}
    />
  );
};

const CodeInput = ({ name, value, onChange, ...rest }: TextProps & { name: keyof typeof codes }) => {
  const { t } = useTranslation('identity');
  return (
    <Select
      {...rest}
      name={name}
      placeholder={t('complete.select')}
      data={codes[name].map((c) => ({ value: c, label: t(`company.option.${name}.${c}` as never) }))}
      value={value || null}
      onChange={(v) => onChange(v ?? '')}
    />
  );
};

/** What the dictionary offers, with what is chosen of it and an operator has hidden meanwhile. */
const useItems = (dict: string | undefined, options: Dictionaries, list: string[]) => {
  const offered = options[dict ?? ''] ?? [];
  const gone = useHiddenItems(
    dict ? [dict] : [],
    (v) => allOf(offered).some((n) => n.value === v || String(n.id) === v),
    dict ? list : [],
  );
  return [...offered, ...gone];
};

/** What the form needs: of an address what its country writes. */
const isNeeded = (name: CompanyFieldName, country: string): boolean => {
  const part = addressParts.find((p) => addressFields[p] === name);
  const { need }: Field = companyFields[name];
  return part ? !addressOf(country).optional.includes(part) : Boolean(need);
};

/** One field of the company form, drawn by its kind (contract/enterprise/company-info.ts). */
export const CompanyFieldInput = ({ name, info, country, onChange, onLeave, options, error, fixed }: Props) => {
  const { t } = useTranslation('identity');
  const field: Field = companyFields[name];
  const labelOf = useCompanyLabels();
  const label = `${labelOf(name, country)}${isNeeded(name, country) ? '' : ` · ${t('company.optional')}`}`;
  const common = { label, name, error };
  const list = info[name] as string[];
  const items = useItems(field.dict, options, list);
  const set = (value: string | string[] | number[]) => onChange({ [name]: value });

  if (field.kind === 'regions')
    return (
      <div className={classes['place']}>
        <CountryField
          label={t('company.country')}
          value={country}
          onChange={(to) => set(regionsFor(to, options))}
          error={isChinese(country) ? undefined : error}
        />
        {isChinese(country) && (
          <TreePicker
            {...common}
            items={items}
            by="id"
            value={info.areaId}
            onChange={set}
            most={maxChoices(name)}
            atMost={t('complete.atMost')}
          />
        )}
      </div>
    );
  if (field.kind === 'many')
    return <ManyInput {...common} dict={field.dict} items={items} value={list} onChange={set} />;
  if (field.kind === 'one')
    return <DictionaryPicker {...common} items={items} value={list[0] ?? ''} onChange={(v) => set(v ? [v] : [])} />;
  if (field.kind === 'percent') return <PercentField {...common} value={info.exportRatio} onChange={set} />;
  const value = info[name] as string;
  if (field.kind === 'file') return <FileInput {...common} value={value} onChange={set} />;
  if (name === 'factory' || name === 'exportRights' || name === 'tendencyOrder')
    return <CodeInput {...common} name={name} value={value} onChange={set} />;
  return (
    <TextInput
      {...common}
      maxLength={field.max ?? 128}
      value={value}
      disabled={fixed ?? false}
      description={fixed ? t('company.nameFixed') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(e) => set(e.currentTarget.value)}
      onBlur={() => onLeave(name)}
    />
  );
};
