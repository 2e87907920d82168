import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from '@tabler/icons-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { familyOf } from '#contract/fairs/classes.ts';
import type { HallPlan, Point } from '#contract/fairs/plan.ts';
import type { HallPosition } from '#contract/fairs/positions.ts';
import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Place } from '../engine/world.ts';
import classes from './mini-map.module.css';

export type MapHandle = {
  place: (at: Place, way: readonly Point[], people: ReadonlyMap<number, HallPosition>) => void;
};
type Props = {
  plan: HallPlan;
  booths: readonly BoothOnPlan[];
  staffed: ReadonlySet<string>;
  chosen: BoothOnPlan | undefined;
  steps: number;
  isLarge: boolean;
  onSize: () => void;
  onChoose: (id: string) => void;
  ref: Ref<MapHandle>;
};
const mostDots = 40;

type FloorProps = Pick<Props, 'plan' | 'booths' | 'staffed' | 'chosen' | 'onChoose'>;
/** The hall from above, with its stages and booths. */
const Floor = ({ plan, booths, staffed, chosen, onChoose }: FloorProps) => (
  <>
    <rect
      x={0}
      y={0}
      width={plan.width}
      height={plan.depth}
      fill="var(--paper)"
      stroke="var(--line2)"
      strokeWidth={0.4}
    />
    {plan.stages.map((s) => (
      <rect key={`${s.x}-${s.y}`} x={s.x} y={s.y} width={s.width} height={s.depth} className={classes['stage']} />
    ))}
    {booths.map((b) => (
      <polygon
        key={b.id}
        points={b.outline.map((p) => p.join(',')).join(' ')}
        className={classes['booth']}
        data-chosen={b.id === chosen?.id || undefined}
        data-free={b.state !== 'taken' || undefined}
        data-staffed={staffed.has(b.id) || undefined}
        fill={`var(--family-${familyOf[b.class]})`}
        onClick={() => onChoose(b.id)}
      />
    ))}
  </>
);

/** The plan in the corner: where one is and looks, the way, others as dots. Large, it is chosen from. */
export const MiniMap = ({ plan, booths, staffed, chosen, steps, isLarge, onSize, onChoose, ref }: Props) => {
  const { t } = useTranslation('space');
  const f = useFormat();
  const me = useRef<SVGGElement>(null);
  const line = useRef<SVGPolylineElement>(null);
  const dots = useRef<SVGPathElement>(null);
  useImperativeHandle(ref, () => ({
    place: (at, way, people) => {
      me.current?.setAttribute('transform', `translate(${at.x} ${at.y}) rotate(${(at.heading * 180) / Math.PI})`);
      line.current?.setAttribute('points', way.map((p) => p.join(',')).join(' '));
      const places = [...people.values()].slice(0, mostDots);
      dots.current?.setAttribute('d', places.map((p) => `M${p.x} ${p.y}h0`).join(''));
    },
  }));
  return (
    <section className={classes['map']} data-large={isLarge || undefined} data-panel aria-label={t('map')}>
      <header>
        <span>
          {!chosen
            ? t('map')
            : steps > 3
              ? t('steps', { n: f.number(steps), count: steps, number: chosen.number })
              : t('arrived', { number: chosen.number })}
        </span>
        <button type="button" aria-label={t(isLarge ? 'mapSmall' : 'mapLarge')} onClick={onSize}>
          {isLarge ? (
            <IconArrowsDiagonalMinimize2 size={16} aria-hidden="true" />
          ) : (
            <IconArrowsDiagonal size={16} aria-hidden="true" />
          )}
        </button>
      </header>
      <svg viewBox={`-1 -1 ${plan.width + 2} ${plan.depth + 2}`} aria-hidden="true">
        <Floor plan={plan} booths={booths} staffed={staffed} chosen={chosen} onChoose={onChoose} />
        <path ref={dots} className={classes['dots']} />
        <polyline ref={line} className={classes['way']} />
        <g ref={me}>
          <path d="M0 0 L-4.4 -9 A10 10 0 0 1 4.4 -9 Z" className={classes['cone']} />
          <circle r={1.5} className={classes['me']} />
        </g>
      </svg>
    </section>
  );
};
