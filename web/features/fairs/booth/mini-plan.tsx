import { familyOf } from '#contract/fairs/classes.ts';
import type { HallView } from '#contract/fairs/views.ts';
import classes from './page.module.css';

/** Where a booth stands: its hall as outlines, without words. */
export const MiniPlan = ({ hall, boothId, label }: { hall: HallView; boothId: string; label: string }) => (
  <svg
    className={classes['mini']}
    viewBox={`-1 -1 ${hall.plan.width + 2} ${hall.plan.depth + 2}`}
    role="img"
    aria-label={label}
  >
    <rect data-part="floor" width={hall.plan.width} height={hall.plan.depth} />
    {hall.plan.stages.map((s) => (
      <rect key={`${s.x} ${s.y}`} data-part="stage" x={s.x} y={s.y} width={s.width} height={s.depth} />
    ))}
    {hall.booths.map((b) => (
      <path
        key={b.id}
        data-on={b.id === boothId || undefined}
        data-family={b.state === 'taken' ? familyOf[b.class] : undefined}
        d={`M${b.outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`}
      />
    ))}
    <circle cx={hall.plan.door[0]} cy={hall.plan.door[1]} r={1.1} />
  </svg>
);
