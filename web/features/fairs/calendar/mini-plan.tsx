import { familyOf } from '#contract/fairs/classes.ts';
import type { BoothOnPlan, HallView } from '#contract/fairs/views.ts';
import classes from './calendar.module.css';

/** As much of a hall as its small picture needs. */
export type MiniHall = {
  id: string;
  width: number;
  depth: number;
  booths: Pick<BoothOnPlan, 'outline' | 'class' | 'state'>[];
};
export const miniOf = ({ id, plan, booths }: HallView): MiniHall => ({
  id,
  width: plan.width,
  depth: plan.depth,
  booths: booths.map((b) => ({ outline: b.outline, class: b.class, state: b.state })),
});

/** A hall woven small: booths in the colours of their families, free ones as outlines. Its name stands beside it. */
export const MiniPlan = ({ hall }: { hall: MiniHall }) => (
  <svg className={classes['mini']} viewBox={`0 0 ${hall.width} ${hall.depth}`} aria-hidden="true" focusable="false">
    <rect width={hall.width} height={hall.depth} fill="var(--paper)" />
    {Array.from({ length: Math.floor(hall.width / 3) }, (_, i) => (
      <path key={i} d={`M${i * 3 + 1.5} 0v${hall.depth}`} stroke="var(--line)" strokeWidth={0.25} />
    ))}
    {hall.booths.map((b, i) => (
      <polygon
        key={i}
        points={b.outline.map((p) => p.join(',')).join(' ')}
        fill={b.state === 'taken' ? `var(--family-${familyOf[b.class]})` : 'var(--surface)'}
        stroke={b.state === 'taken' ? `var(--family-${familyOf[b.class]}-glyph)` : 'var(--line2)'}
        strokeWidth={0.35}
      />
    ))}
  </svg>
);
