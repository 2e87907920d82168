import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLang } from '#web/lib/lang.ts';
import { RegionField } from './region-field.tsx';
import { type Info, type InfoErrors, useInfoRules } from './use-completion.ts';
import { labelOf, type Options } from './use-options.ts';

const selects = [
  ['position', 'position'],
  ['department', 'department'],
  ['field', 'ent_field'],
  ['howToKnow', 'how_to_know'],
] as const satisfies readonly (readonly [keyof Info, keyof Options])[];

type Props = {
  value: Info;
  errors: InfoErrors;
  options: Options;
  onChange: (part: Partial<Info>) => void;
  /** Class of what takes the whole width. */
  wide: string | undefined;
};

/** What a personal member chooses of their information (decisions 1): completed once, changed in the account later. */
export const InfoSelects = ({ value, errors, options, onChange, wide }: Props) => {
  const { t } = useTranslation('identity');
  const lang = useLang();
  const { label } = useInfoRules();
  return (
    <>
      {selects.map(([key, type]) => (
        <Select
          key={key}
          label={label(key)}
          placeholder={t('complete.select')}
          data={options[type].map((i) => ({ value: i.value, label: labelOf(i, lang) }))}
          value={value[key] || null}
          error={errors[key]}
          searchable
          nothingFoundMessage={t('complete.nothing')}
          onChange={(v) => onChange({ [key]: v ?? '' })}
        />
      ))}
      <div className={wide}>
        <RegionField
          items={options.your_area}
          value={value.areaId}
          error={errors.areaId}
          onChange={(areaId) => onChange({ areaId })}
        />
      </div>
    </>
  );
};
