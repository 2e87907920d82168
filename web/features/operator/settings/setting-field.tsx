import { Button, Checkbox, MultiSelect, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { htmlLang, langs } from '#contract/core/langs.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useHiddenItems } from '#web/lib/text/gone.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import classes from './settings.module.css';
import { emptyOf, type Shape } from './setting-shape.ts';

/** Words that a list of slugs is chosen from. */
export type Choice = { group: string; items: { value: string; label: string }[] };
type Props = {
  /** The field's name in its setting; the whole setting has none. */
  name: string;
  /** Where it stands: `value.0.from`, as the server names faults. */
  path: string;
  shape: Shape;
  value: unknown;
  faults: Record<string, string>;
  choices: Choice[];
  onChange: (value: unknown) => void;
};
type Of<K extends Shape['kind']> = Props & { shape: Extract<Shape, { kind: K }> };

const useLabel = () => {
  const { t } = useTranslation(['operator', 'verification']);
  return (name: string) => t(`settings.field.${name}` as 'settings.field.on');
};

/** A text in three languages. */
const TextField = ({ name, path, value, faults, onChange }: Props) => {
  const { t } = useTranslation('operator');
  const label = useLabel();
  const text = value as Record<string, string | undefined>;
  return (
    <fieldset className={`${classes['group']} ${classes['langs']}`}>
      <legend>{label(name)}</legend>
      {langs.map((l) => {
        const field = {
          name: `${path}.${l}`,
          lang: htmlLang[l],
          label: t(`dict.${l}`),
          value: text[l] ?? '',
          error: faults[`${path}.${l}`],
          onChange: (e: ChangeEvent<HTMLInputElement>) => onChange({ ...text, [l]: e.currentTarget.value }),
        };
        return <TextInput key={l} {...field} maxLength={120} />;
      })}
    </fieldset>
  );
};

const ChoicesField = ({ name, path, shape, value, faults, onChange }: Of<'choices'>) => {
  const { t } = useTranslation(['operator', 'verification']);
  const label = useLabel();
  return (
    <Checkbox.Group
      label={label(name)}
      value={value as string[]}
      error={faults[path]}
      onChange={(chosen) => onChange(shape.options.filter((o) => chosen.includes(o)))}
    >
      <div className={classes['choices']}>
        {shape.options.map((o) => (
          <Checkbox key={o} value={o} label={t(`verification:doc.${o}` as 'verification:doc.qualification')} />
        ))}
      </div>
    </Checkbox.Group>
  );
};

/** Slugs of a dictionary in the order of choosing; one that is offered no more keeps its place. */
const SlugsField = ({ name, path, shape, value, faults, choices, onChange }: Of<'lines'>) => {
  const { t } = useTranslation('operator');
  const label = useLabel();
  const slugs = value as string[];
  const offered = new Set(choices.flatMap((c) => c.items.map((i) => i.value)));
  const lang = useLang();
  const gone = useHiddenItems(['ent_main_product', 'process_type'], (s) => offered.has(s), slugs);
  const fault = Object.entries(faults).find(([k]) => k === path || k.startsWith(`${path}.`))?.[1];
  return (
    <MultiSelect
      label={label(name)}
      description={t('settings.order', { n: shape.most })}
      data={[...choices, ...gone.map((i) => ({ value: i.value, label: labelOf(i, lang) }))]}
      value={slugs}
      maxValues={shape.most}
      searchable
      error={fault}
      onChange={onChange}
    />
  );
};

const ListField = (p: Of<'list'>) => {
  const { t } = useTranslation('operator');
  const label = useLabel();
  const list = p.value as unknown[];
  const { shape, path, name } = p;
  return (
    <fieldset className={classes['group']}>
      <legend>{label(name)}</legend>
      {list.length === 0 && <p className={classes['none']}>{t('settings.none')}</p>}
      {list.map((one, i) => (
        <div key={i} className={classes['entry']} role="group" aria-label={`${label(name)} ${i + 1}`}>
          <SettingField
            {...p}
            name="entry"
            shape={shape.of}
            path={`${path}.${i}`}
            value={one}
            onChange={(next) => p.onChange(list.map((x, j) => (j === i ? next : x)))}
          />
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t('settings.remove')}: ${label(name)} ${i + 1}`}
            onClick={() => p.onChange(list.filter((_, j) => j !== i))}
          >
            {t('settings.remove')}
          </Button>
        </div>
      ))}
      {list.length < shape.most && (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t('settings.add')}: ${label(name)}`}
            onClick={() => p.onChange([...list, emptyOf(shape.of)])}
          >
            {t('settings.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

const GroupField = (p: Of<'group'>) => {
  const value = p.value as Record<string, unknown>;
  return (
    <div className={classes['fields']}>
      {p.shape.fields.map(([k, s]) => (
        <SettingField
          {...p}
          key={k}
          name={k}
          shape={s}
          path={`${p.path}.${k}`}
          value={value[k]}
          onChange={(next) => p.onChange({ ...value, [k]: next })}
        />
      ))}
    </div>
  );
};

const MaybeField = (p: Of<'maybe'>) => {
  const label = useLabel();
  const there = p.value !== null && p.value !== undefined;
  return (
    <fieldset className={classes['group']}>
      <Switch
        label={label(p.name)}
        checked={there}
        onChange={(e) => p.onChange(e.currentTarget.checked ? emptyOf(p.shape.of) : null)}
      />
      {there && <SettingField {...p} shape={p.shape.of} />}
    </fieldset>
  );
};

/** One field of a setting, by its schema. */
export const SettingField = (p: Props) => {
  const { t } = useTranslation('operator');
  const label = useLabel();
  const { shape, value, path, onChange } = p;
  const common = {
    label: label(p.name === 'to' && shape.kind === 'day' ? 'until' : p.name),
    name: path,
    error: p.faults[path],
  };
  if (shape.kind === 'group') return <GroupField {...p} shape={shape} />;
  if (shape.kind === 'list') return <ListField {...p} shape={shape} />;
  if (shape.kind === 'maybe') return <MaybeField {...p} shape={shape} />;
  if (shape.kind === 'text') return <TextField {...p} />;
  if (shape.kind === 'choices') return <ChoicesField {...p} shape={shape} />;
  if (shape.kind === 'lines') return <SlugsField {...p} shape={shape} />;
  if (shape.kind === 'flag')
    return <Switch {...common} checked={value === true} onChange={(e) => onChange(e.currentTarget.checked)} />;
  if (shape.kind === 'day')
    return <DateField {...common} className={classes['day'] ?? ''} value={String(value)} onChange={onChange} />;
  if (shape.kind === 'number')
    return (
      <NumberField
        {...common}
        value={String(value)}
        onChange={(n) => onChange(/^-?\d+(\.\d+)?$/.test(n) ? Number(n) : n)}
        className={classes['day'] ?? ''}
      />
    );
  if (shape.kind === 'choice')
    return (
      <NativeSelect
        {...common}
        className={classes['day'] ?? ''}
        value={String(value)}
        data={shape.options.map((o) => ({
          value: o,
          label: t(`settings.${p.name}.${o}` as 'settings.expiry.none'),
        }))}
        onChange={(e) => onChange(e.currentTarget.value)}
      />
    );
  return <TextInput {...common} value={String(value)} onChange={(e) => onChange(e.currentTarget.value)} />;
};
