import { boundsOf } from '#contract/fairs/geometry.ts';
import { familyOf } from '#contract/fairs/classes.ts';
import type { Side } from '#contract/fairs/plan.ts';
import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { accentColours } from './accents.ts';

type Props = { booth: BoothOnPlan; label: string };
const turn: Record<Side, number> = { south: 0, west: 90, north: 180, east: 270 };

/**
 * A booth from above, to scale, its open side at the bottom: what its furniture is and how many goods stand in it, before anybody
 * loads the room.
 */
export const StandStill = ({ booth: b, label }: Props) => {
  const { t } = useTranslation('stands');
  const box = boundsOf(b.outline);
  const lies = turn[b.front] % 180 === 0;
  const [w, d] = lies ? [box.width, box.depth] : [box.depth, box.width];
  const accent = accentColours[b.accent ?? 'green'];
  // Fewer goods than that are joined by others of the class, as in the room.
  const plinths = Math.min(6, Math.max(3, b.wares.length));
  const step = w / (plinths + 1);
  return (
    <svg viewBox={`${-w * 0.2} -0.4 ${w * 1.4} ${d + w * 0.14 + 0.4}`} role="img" aria-label={label}>
      <rect x={0} y={0} width={w} height={d} fill={`var(--family-${familyOf[b.class]})`} />
      <path d={`M0 ${d}V0H${w}V${d}`} fill="none" stroke="var(--ink2)" strokeWidth={0.16} />
      <rect x={0.1} y={0.1} width={w - 0.2} height={0.28} fill={accent} />
      {b.template === 'counter' && (
        <rect
          x={w * 0.2}
          y={d * 0.72}
          width={w * 0.6}
          height={0.6}
          rx={0.1}
          fill="var(--surface)"
          stroke={accent}
          strokeWidth={0.1}
        />
      )}
      {b.template === 'workshop' && (
        <>
          <circle cx={w / 2} cy={d * 0.66} r={0.55} fill="var(--surface)" stroke={accent} strokeWidth={0.1} />
          {[-1, 1].map((s) => (
            <circle key={s} cx={w / 2 + s * 0.95} cy={d * 0.66} r={0.24} fill="var(--ink3)" />
          ))}
        </>
      )}
      {b.template === 'gallery' &&
        [0.12, w - 0.42].map((x) => <rect key={x} x={x} y={d * 0.3} width={0.3} height={d * 0.55} fill={accent} />)}
      {Array.from({ length: plinths }, (_, i) => (
        <rect
          key={i}
          x={step * (i + 1) - 0.3}
          y={d * 0.24}
          width={0.6}
          height={0.6}
          rx={0.05}
          fill="var(--surface)"
          stroke="var(--ink3)"
          strokeWidth={0.06}
        />
      ))}
      <text x={w / 2} y={d + w * 0.1} textAnchor="middle" fontSize={w * 0.06} fill="var(--ink2)">
        {t('openSide')}
      </text>
    </svg>
  );
};
