import { Select } from '#web/ui/form/pick.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { useHiddenItems } from '#web/lib/text/gone.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { RegionField } from './region-field.tsx';
import { type Info, useInfoRules } from './use-completion.ts';
import { labelOf, type Options } from '../use-options.ts';

const selects = [
  ['position', 'position'],
  ['department', 'department'],
  ['field', 'ent_field'],
  ['howToKnow', 'how_to_know'],
] as const satisfies readonly (readonly [keyof Info, keyof Options])[];

type Props = {
  value: Info;
  error: (name: string) => string | undefined;
  options: Options;
  onChange: (part: Partial<Info>) => void;
  /** Class of what takes the whole width. */
  wide: string | undefined;
};

const DictSelect = ({
  at,
  type,
  options,
  value,
  error,
  onChange,
}: {
  at: (typeof selects)[number][0];
  type: keyof Options;
  options: Options;
  value: string;
  error: string | undefined;
  onChange: (part: Partial<Info>) => void;
}) => {
  const { t } = useTranslation('identity');
  const lang = useLang();
  const { label } = useInfoRules();
  const gone = useHiddenItems([type], (v) => options[type].some((i) => i.value === v), [value]);
  return (
    <Select
      label={label(at)}
      placeholder={t('complete.select')}
      data={[...options[type], ...gone].map((i) => ({ value: i.value, label: labelOf(i, lang) }))}
      value={value || null}
      error={error}
      searchable
      nothingFoundMessage={t('complete.nothing')}
      onChange={(v) => onChange({ [at]: v ?? '' })}
    />
  );
};

/** What a personal member chooses of their information (accounts 22): completed once, changed in the account later. */
export const InfoSelects = ({ value, error, options, onChange, wide }: Props) => (
  <>
    {selects.map(([key, type]) => (
      <DictSelect
        key={key}
        at={key}
        type={type}
        options={options}
        value={value[key]}
        error={error(key)}
        onChange={onChange}
      />
    ))}
    <div className={wide}>
      <RegionField
        items={options.your_area}
        value={value.areaId}
        error={error('areaId')}
        onChange={(areaId) => onChange({ areaId })}
      />
    </div>
  </>
);
