import { familyOf } from '#contract/fairs/classes.ts';
import { boundsOf } from '#contract/fairs/geometry.ts';
import type { HallView } from '#contract/fairs/views.ts';
import classes from './entrance.module.css';

type Props = { hall: Pick<HallView, 'plan' | 'booths'>; label: string };

/** A hall as cloth: aisles are threads that lie and stand, a booth with an exhibitor is where they cross. */
export const HallWeave = ({ hall: { plan, booths }, label }: Props) => (
  <svg className={classes['weave']} viewBox={`0 0 ${plan.width} ${plan.depth}`} role="img" aria-label={label}>
    <rect width={plan.width} height={plan.depth} className={classes['ground']} />
    {plan.aisles.map((a) => (
      <rect key={`${a.kind}${a.name}`} x={a.x} y={a.y} width={a.width} height={a.depth} className={classes[a.kind]} />
    ))}
    {plan.stages.map((s) => (
      <rect key={`${s.x}-${s.y}`} x={s.x} y={s.y} width={s.width} height={s.depth} className={classes['stage']} />
    ))}
    {booths.map((b) => {
      const { x, y, width, depth } = boundsOf(b.outline);
      const isTaken = b.state === 'taken';
      return (
        <g key={b.id} className={classes['booth']}>
          <rect
            x={x + 0.25}
            y={y + 0.25}
            width={width - 0.5}
            height={depth - 0.5}
            fill={isTaken ? `var(--family-${familyOf[b.class]})` : 'none'}
            stroke={isTaken ? 'none' : 'var(--line2)'}
            strokeWidth={0.3}
          />
          {isTaken && (
            <path
              d={Array.from(
                { length: Math.round(width / 2) },
                (_, i) => `M${x + 1 + i * 2} ${y + 0.6}v${depth - 1.2}`,
              ).join('')}
              stroke={`var(--family-${familyOf[b.class]}-glyph)`}
              strokeWidth={0.7}
            />
          )}
        </g>
      );
    })}
    <path d={`M${plan.door[0] - 2} ${plan.door[1]}h4`} stroke="var(--weft)" strokeWidth={1.6} />
  </svg>
);
