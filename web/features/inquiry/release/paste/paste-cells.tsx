import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { writeNumber } from '#contract/core/numbers/number-text.ts';
import { separators } from '#contract/core/numbers/written-number.ts';
import { units } from '#contract/core/units.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Select } from '#web/ui/form/pick.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import type { Group, Option } from '../material/narrow.ts';
import type { Unit } from './names.ts';
import { MaterialSelect } from '../material/material-select.tsx';
import classes from './paste.module.css';
import { type Figure, figure } from './read-rows.ts';
import type { Judged } from './use-paste.ts';

type NumberProps = {
  label: string;
  read: Figure;
  chosen: string | undefined;
  digits: number;
  onChoose: (value: string | undefined) => void;
};

/** A number of a row: as it was read, or with a way to say what it is. */
export const NumberCell = ({ label, read, chosen, digits, onChoose }: NumberProps) => {
  const { t } = useTranslation('paste');
  const lang = useLang();
  const [typed, setTyped] = useState<string>();
  if (read.value !== null) return <span className="figure">{writeNumber(read.value, lang)}</span>;
  const now = typed === undefined ? read : figure(typed, typed, lang, digits);
  const choose = (value: string) => {
    setTyped(writeNumber(value, lang));
    onChoose(value);
  };
  const open = chosen === undefined;
  return (
    <span className={classes['open']}>
      <TextInput
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (open ? read.text : writeNumber(chosen, lang))}
        error={open ? (now.either ? t('which') : t('noNumber', { text: now.text })) : undefined}
        onChange={(e) => {
          const next = e.currentTarget.value;
          setTyped(next);
          onChoose(next.trim() ? (figure(next, next, lang, digits).value ?? undefined) : '');
        }}
      />
      {open &&
        now.either?.map((m) => (
          <button key={m} type="button" onClick={() => choose(m)}>
            {m.replace('.', separators[lang].decimal)}
          </button>
        ))}
      {open && (
        <button type="button" onClick={() => choose('')}>
          {t('leaveEmpty')}
        </button>
      )}
    </span>
  );
};

type MaterialProps = {
  judged: Judged;
  label: string;
  waiting: boolean;
  products: (Group | Option)[];
  onChoose: (slug: string | undefined) => void;
};

/** The material of a row: what was meant, the nearest first where that is not sure; any other can be chosen. */
export const MaterialCell = ({ judged, label, waiting, products, onChoose }: MaterialProps) => {
  const { t } = useTranslation('paste');
  const { row, named, chosen, meant } = judged;
  const all = new Map(products.flatMap((p) => ('items' in p ? p.items : [p])).map((o) => [o.value, o]));
  const near = (named?.near ?? []).flatMap((m) => all.get(m.slug) ?? []);
  const first = new Set(near.map((o) => o.value));
  const others = products.map((p) => ('items' in p ? { ...p, items: p.items.filter((o) => !first.has(o.value)) } : p));
  const value = chosen.product ?? meant;
  return (
    <span className={classes['open']}>
      {row.material && <span className={classes['said']}>{row.material}</span>}
      <MaterialSelect
        label={<span className="visually-hidden">{label}</span>}
        data={
          near.length
            ? [{ group: t('nearest'), items: near }, ...others.filter((p) => !('value' in p) || !first.has(p.value))]
            : products
        }
        value={value ?? null}
        placeholder={t('choose')}
        allowDeselect={false}
        none={t('noMaterial')}
        error={
          value || waiting
            ? undefined
            : row.material
              ? t(near.length ? 'severalMaterials' : 'noMaterial')
              : t('materialMissing')
        }
        onChange={(v) => onChoose(v ?? undefined)}
      />
      {!value &&
        near.slice(0, 3).map((o) => (
          <button key={o.value} type="button" onClick={() => onChoose(o.value)}>
            {o.label}
          </button>
        ))}
    </span>
  );
};

type UnitProps = { judged: Judged; label: string; onChoose: (unit: Unit) => void };

/** The unit of a row, or a list where the row has none that is known. */
export const UnitCell = ({ judged: { row, chosen }, label, onChoose }: UnitProps) => {
  const { t } = useTranslation('paste');
  const unitOf = useUnit();
  if (row.unit) return <>{unitOf(row.unit)}</>;
  return (
    <Select
      label={<span className="visually-hidden">{label}</span>}
      data={units.map((u) => ({ value: u, label: unitOf(u) }))}
      value={chosen.unit ?? null}
      placeholder={t('choose')}
      allowDeselect={false}
      error={chosen.unit ? undefined : row.unitText ? t('noUnit', { text: row.unitText }) : t('unitMissing')}
      onChange={(v) => v && onChoose(v as Unit)}
    />
  );
};
