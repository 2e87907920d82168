import { boothClasses } from '#contract/fairs/classes.ts';
import { boundsOf } from '#contract/fairs/geometry.ts';
import { type Box, sides } from '#contract/fairs/plan.ts';
import { resized, sizeOf } from '#contract/fairs/desk/plan-edit.ts';
import { boothSizes } from '#contract/fairs/states.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { MetresCell, TextCell } from './cell.tsx';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

/** All booths in fields: the same as the drawing, for who does not draw. */
export const BoothTable = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const text = useText();
  const faulty = new Set(hall.faults.map((f) => f.booth));
  const put = (id: string, part: Partial<Box>) => {
    const b = hall.booths.find((x) => x.id === id);
    if (!b) return;
    const box = { ...boundsOf(b.outline), ...part };
    if (part.width !== undefined || part.depth !== undefined) return hall.acts.resize(id, box);
    const outline = resized(b.outline, box);
    return hall.acts.set([id], { outline, size: sizeOf(outline) });
  };
  const toggle = (id: string) => {
    const next = new Set(hall.selected);
    if (next.has(id)) next.delete(id);
    else next.add(id);
    hall.select(next);
  };
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
          {hall.booths.map((b) => {
            const box = boundsOf(b.outline);
            const who = hall.kept.get(b.id);
            const of = (key: 'number' | 'x' | 'y' | 'width' | 'depth' | 'front' | 'class' | 'size') =>
              `${b.number}: ${t(`booth.${key}`)}`;
            return (
              <tr key={b.id} data-on={hall.selected.has(b.id) || undefined}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`${t('plan.choose')} ${b.number}`}
                    checked={hall.selected.has(b.id)}
                    onChange={() => toggle(b.id)}
                  />
                </td>
                <td>
                  <TextCell
                    label={of('number')}
                    value={b.number}
                    fault={faulty.has(b.id)}
                    onCommit={(number) => hall.acts.set([b.id], { number: number.toUpperCase() })}
                  />
                </td>
                {(['x', 'y', 'width', 'depth'] as const).map((key) => (
                  <td key={key}>
                    <MetresCell label={of(key)} value={box[key]} onCommit={(n) => put(b.id, { [key]: n })} />
                  </td>
                ))}
                <td>
                  <select
                    aria-label={of('front')}
                    value={b.front}
                    onChange={(e) => hall.acts.set([b.id], { front: e.currentTarget.value as (typeof sides)[number] })}
                  >
                    {sides.map((s) => (
                      <option key={s} value={s}>
                        {t(`side.${s}`)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <select
                    aria-label={of('class')}
                    value={b.class}
                    onChange={(e) =>
                      hall.acts.set([b.id], { class: e.currentTarget.value as (typeof boothClasses)[number] })
                    }
                  >
                    {boothClasses.map((c) => (
                      <option key={c} value={c}>
                        {t(`fairs:class.${c}`)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <select
                    aria-label={of('size')}
                    value={b.size}
                    onChange={(e) =>
                      hall.acts.set([b.id], { size: e.currentTarget.value as (typeof boothSizes)[number] })
                    }
                  >
                    {boothSizes.map((s) => (
                      <option key={s} value={s}>
                        {t(`fairs:size.${s}`)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  {t(`booth.states.${who?.state ?? 'free'}`)} {text(who?.company?.name)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
