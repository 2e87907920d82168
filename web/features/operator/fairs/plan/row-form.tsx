import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { boothClasses } from '#contract/fairs/classes.ts';
import { boundsOf } from '#contract/fairs/geometry.ts';
import { type Outline, sides } from '#contract/fairs/plan.ts';
import { snap } from '#contract/fairs/desk/plan-edit.ts';
import { isNumber, planLimits } from '#contract/fairs/desk/plan-rules.ts';
import type { Lang } from '#contract/core/langs.ts';
import { readNumber } from '#contract/core/numbers/number-text.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

const fields = ['number', 'count', 'width', 'depth', 'x', 'y'] as const;

const axes = ['x', 'y'] as const;
const asTyped = { number: 'A1', count: '10', width: '4', depth: '4', x: '4', y: '4' };

/** What was typed as a row; nothing where it is none, or has more booths than there is room for. */
const readRow = (v: typeof asTyped, lang: Lang, room: number) => {
  const [count = NaN, width = NaN, depth = NaN, x = NaN, y = NaN] = fields
    .slice(1)
    .map((k) => Number(readNumber(v[k], lang) ?? Number.NaN));
  const fits = [width, depth].every((n) => n >= 1 && n <= 100) && [x, y].every((n) => n >= 0 && n <= 400);
  const whole = Number.isInteger(count) && count >= 1 && count <= room;
  const number = v.number.trim().toUpperCase();
  if (!fits || !whole || !isNumber(number)) return null;
  return { number, count, box: { x: snap(x), y: snap(y), width: snap(width), depth: snap(depth) } };
};

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  values: readonly T[];
  word: (value: T) => string;
  onChange: (value: T) => void;
};
const Choice = <T extends string>({ label, value, values, word, onChange }: ChoiceProps<T>) => (
  <NativeSelect
    size="sm"
    label={label}
    value={value}
    data={values.map((v) => ({ value: v, label: word(v) }))}
    onChange={(e) => onChange(e.currentTarget.value as T)}
  />
);

/** Where a row begins that goes on after a booth. */
const besideOf = (outline: Outline, axis: 'x' | 'y') => {
  const box = boundsOf(outline);
  return { x: String(axis === 'x' ? box.x + box.width : box.x), y: String(axis === 'y' ? box.y + box.depth : box.y) };
};

/** The row as it is typed and chosen. */
const useRow = (hall: Plan) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const lang = useLang();
  const [v, setV] = useState(asTyped);
  const [axis, setAxis] = useState<'x' | 'y'>('x');
  const [front, setFront] = useState<(typeof sides)[number]>('south');
  const [kind, setKind] = useState<(typeof boothClasses)[number]>('fibre');
  const [fault, setFault] = useState('');
  const put = (part: Partial<typeof v>) => setV((old) => ({ ...old, ...part }));
  const beside = () => {
    const at = hall.chosen[0] && besideOf(hall.chosen[0].outline, axis);
    if (at) put(at);
  };
  const add = (e: FormEvent) => {
    e.preventDefault();
    const read = readRow(v, lang, planLimits.booths - hall.booths.length);
    if (!read) return setFault(t('row.wrong'));
    setFault('');
    const { number, ...rest } = read;
    return hall.acts.row({ ...rest, axis, first: { number, front, class: kind } });
  };
  return { v, put, axis, setAxis, front, setFront, kind, setKind, fault, add, beside };
};

const RowFields = ({ row }: { row: ReturnType<typeof useRow> }) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const { v, put, axis, setAxis, front, setFront, kind, setKind } = row;
  return (
    <div className={classes['two']}>
      {fields.map((key) => (
        <TextInput
          key={key}
          size="sm"
          name={`row.${key}`}
          label={t(`row.${key}`)}
          maxLength={12}
          value={v[key]}
          onChange={(e) => put({ [key]: e.currentTarget.value })}
        />
      ))}
      <Choice label={t('row.axis')} value={axis} values={axes} word={(a) => t(`axis.${a}`)} onChange={setAxis} />
      <Choice label={t('booth.front')} value={front} values={sides} word={(s) => t(`side.${s}`)} onChange={setFront} />
      <Choice
        label={t('booth.class')}
        value={kind}
        values={boothClasses}
        word={(c) => t(`fairs:class.${c}`)}
        onChange={setKind}
      />
    </div>
  );
};

/** A row of booths of one size, side by side, numbered one after the other. */
export const RowForm = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const row = useRow(hall);
  return (
    <form onSubmit={row.add} noValidate>
      <RowFields row={row} />
      <p role="alert" className={classes['note']}>
        {row.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" size="compact-md">
          {t('row.add')}
        </Button>
        <Button size="compact-md" variant="default" disabled={hall.chosen.length !== 1} onClick={row.beside}>
          {t('row.beside')}
        </Button>
      </div>
    </form>
  );
};
