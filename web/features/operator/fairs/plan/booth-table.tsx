import { boothClasses } from '#contract/fairs/classes.ts';
import { boundsOf } from '#contract/fairs/geometry.ts';
import { type Box, sides } from '#contract/fairs/plan.ts';
import { resized, sizeOf } from '#contract/fairs/desk/plan-edit.ts';
import type { DrawnBooth } from '#contract/fairs/desk/plan-rules.ts';
import { boothSizes } from '#contract/fairs/states.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { MetresCell, TextCell } from './cell.tsx';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

/** Changes place or measures of a booth. */
const put = (hall: Plan, id: string, part: Partial<Box>) => {
  const b = hall.booths.find((x) => x.id === id);
  if (!b) return;
  const box = { ...boundsOf(b.outline), ...part };
  if (part.width !== undefined || part.depth !== undefined) return hall.acts.resize(id, box);
  const outline = resized(b.outline, box);
  return hall.acts.set([id], { outline, size: sizeOf(outline) });
};

const toggle = (hall: Plan, id: string) => {
  const next = new Set(hall.selected);
  if (next.has(id)) next.delete(id);
  else next.add(id);
  hall.select(next);
};

type PickProps<T extends string> = {
  label: string;
  value: T;
  values: readonly T[];
  word: (value: T) => string;
  onPick: (value: T) => void;
};
const PickCell = <T extends string>({ label, value, values, word, onPick }: PickProps<T>) => (
  <td>
    <select aria-label={label} value={value} onChange={(e) => onPick(e.currentTarget.value as T)}>
      {values.map((v) => (
        <option key={v} value={v}>
          {word(v)}
        </option>
      ))}
    </select>
  </td>
);

const Row = ({ hall, booth: b, isFaulty }: { hall: Plan; booth: DrawnBooth; isFaulty: boolean }) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const text = useText();
  const box = boundsOf(b.outline);
  const who = hall.kept.get(b.id);
  const of = (key: 'number' | 'x' | 'y' | 'width' | 'depth' | 'front' | 'class' | 'size') =>
    `${b.number}: ${t(`booth.${key}`)}`;
  return (
    <tr data-on={hall.selected.has(b.id) || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={`${t('plan.choose')} ${b.number}`}
          checked={hall.selected.has(b.id)}
          onChange={() => toggle(hall, b.id)}
        />
      </td>
      <td>
        <TextCell
          label={of('number')}
          value={b.number}
          fault={isFaulty}
          onCommit={(number) => hall.acts.set([b.id], { number: number.toUpperCase() })}
        />
      </td>
      {(['x', 'y', 'width', 'depth'] as const).map((key) => (
        <td key={key}>
          <MetresCell label={of(key)} value={box[key]} onCommit={(n) => put(hall, b.id, { [key]: n })} />
        </td>
      ))}
      <PickCell
        label={of('front')}
        value={b.front}
        values={sides}
        word={(s) => t(`side.${s}`)}
        onPick={(front) => hall.acts.set([b.id], { front })}
      />
      <PickCell
        label={of('class')}
        value={b.class}
        values={boothClasses}
        word={(c) => t(`fairs:class.${c}`)}
        onPick={(kind) => hall.acts.set([b.id], { class: kind })}
      />
      <PickCell
        label={of('size')}
        value={b.size}
        values={boothSizes}
        word={(s) => t(`fairs:size.${s}`)}
        onPick={(size) => hall.acts.set([b.id], { size })}
      />
      <td>
        {t(`booth.states.${who?.state ?? 'free'}`)} {text(who?.company?.name)}
      </td>
    </tr>
  );
};

/** All booths in fields: the same as the drawing, for who does not draw. */
export const BoothTable = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const faulty = new Set(hall.faults.map((f) => f.booth));
  return (
    <div className={panel['scroll']} role="region" aria-label={t('plan.list')} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('plan.choose')}</th>
            {(['number', 'x', 'y', 'width', 'depth', 'front', 'class', 'size', 'who'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`booth.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hall.booths.map((b) => (
            <Row key={b.id} hall={hall} booth={b} isFaulty={faulty.has(b.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
