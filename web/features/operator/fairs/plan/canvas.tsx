import { type KeyboardEvent, useRef } from 'react';
import { familyOf } from '#contract/fairs/classes.ts';
import { boundsOf } from '#contract/fairs/geometry.ts';
import type { Box, HallPlan, Outline, Point } from '#contract/fairs/plan.ts';
import { boxBetween, moved, resized } from '#contract/fairs/desk/plan-edit.ts';
import type { DrawnBooth } from '#contract/fairs/desk/plan-rules.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';
import { edge, type Handle, handles, scale, type Tool, usePointer } from './use-pointer.ts';

const pathOf = (outline: Outline) => `M${outline.map(([x, y]) => `${x * scale} ${y * scale}`).join('L')}Z`;

const handleAt = ({ x, y, width, depth }: Box, h: Handle): Point => [
  h.includes('w') ? x : h.includes('e') ? x + width : x + width / 2,
  h.includes('n') ? y : h.includes('s') ? y + depth : y + depth / 2,
];

/** The open side, as a line along it. */
const Front = ({ booth }: { booth: DrawnBooth }) => {
  const { x, y, width, depth } = boundsOf(booth.outline);
  const [l, t, r, b] = [x * scale, y * scale, (x + width) * scale, (y + depth) * scale];
  const line = { north: [l, t, r, t], south: [l, b, r, b], west: [l, t, l, b], east: [r, t, r, b] }[booth.front];
  return <line className={classes['front']} x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]} />;
};

const Floor = ({ plan }: { plan: HallPlan }) => (
  <>
    <rect className={classes['floor']} width={plan.width * scale} height={plan.depth * scale} />
    {plan.aisles.map((a, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- aisles have no other key
      <g key={i} className={classes['aisle']}>
        <rect x={a.x * scale} y={a.y * scale} width={a.width * scale} height={a.depth * scale} />
        <text x={a.x * scale + 4} y={a.y * scale + 14}>
          {a.name}
        </text>
      </g>
    ))}
    <rect fill="url(#plan-grid)" width={plan.width * scale} height={plan.depth * scale} />
    {plan.stages.map((s, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- stages have no other key
      <rect
        key={i}
        className={classes['stage']}
        x={s.x * scale}
        y={s.y * scale}
        width={s.width * scale}
        height={s.depth * scale}
      />
    ))}
    <rect className={classes['wall']} width={plan.width * scale} height={plan.depth * scale} />
    <circle className={classes['door']} cx={plan.door[0] * scale} cy={plan.door[1] * scale} r={7} />
  </>
);

const steps: Record<string, Point> = {
  ArrowUp: [0, -0.5],
  ArrowDown: [0, 0.5],
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
};

/** Keys upon the booths: arrows move and, with shift, resize; enter and space choose. */
const pressKey = (hall: Plan, e: KeyboardEvent<SVGSVGElement>) => {
  const { selected, acts } = hall;
  const id = (e.target as Element).closest('[data-booth]')?.getAttribute('data-booth');
  const ids = id && !selected.has(id) ? new Set([id]) : selected;
  const step = steps[e.key];
  if (step && ids.size && !e.ctrlKey && !e.metaKey && !e.altKey) {
    e.preventDefault();
    hall.select(ids);
    if (e.shiftKey) acts.grow(ids, step[0], step[1]);
    else acts.move(ids, step[0], step[1]);
  } else if (e.key === 'Delete' || e.key === 'Backspace') {
    e.preventDefault();
    acts.remove(ids);
  } else if (id && (e.key === 'Enter' || e.key === ' ')) {
    e.preventDefault();
    const next = new Set(e.shiftKey ? selected : []);
    if (selected.has(id)) next.delete(id);
    else next.add(id);
    hall.select(next);
  } else if (e.key === 'Escape') hall.select(new Set());
};

/** What booths are called by who hears it. */
const useName = (hall: Plan) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const text = useText();
  return (b: DrawnBooth, isFaulty: boolean): string => {
    const who = hall.kept.get(b.id);
    const { width, depth } = boundsOf(b.outline);
    return [
      b.number,
      `${width} × ${depth} m`,
      who && `${t(`fairDesk:booth.states.${who.state}`)} ${text(who.company?.name)}`,
      isFaulty && t('plan.faulty'),
    ]
      .filter(Boolean)
      .join(', ');
  };
};

type BoothProps = { hall: Plan; booth: DrawnBooth; outline: Outline; isFaulty: boolean; name: string };
/** A booth where it lies, or where it is being drawn to. */
const Booth = ({ hall, booth: b, outline, isFaulty, name }: BoothProps) => {
  const box = boundsOf(outline);
  return (
    <g
      id={`drawn-${b.id}`}
      data-booth={b.id}
      data-family={familyOf[b.class]}
      data-kept={hall.kept.has(b.id) || undefined}
      data-fault={isFaulty || undefined}
      className={classes['booth']}
      role="button"
      tabIndex={0}
      aria-pressed={hall.selected.has(b.id)}
      aria-label={name}
    >
      <path d={pathOf(outline)} />
      <Front booth={{ ...b, outline }} />
      <text x={box.x * scale + 5} y={box.y * scale + 15}>
        {b.number}
      </text>
    </g>
  );
};

/** What the chosen booth is resized by. */
const Handles = ({ outline }: { outline: Outline }) =>
  handles.map((h) => {
    const [x, y] = handleAt(boundsOf(outline), h);
    return (
      <rect
        key={h}
        data-handle={h}
        className={classes['handle']}
        x={x * scale - 4}
        y={y * scale - 4}
        width={8}
        height={8}
      />
    );
  });

/** The box that is being drawn, with its measures where it becomes something. */
const Ghost = ({ box: ghost, isMeasured }: { box: Box; isMeasured: boolean }) => (
  <>
    <rect
      className={classes['ghost']}
      x={ghost.x * scale}
      y={ghost.y * scale}
      width={ghost.width * scale}
      height={ghost.depth * scale}
    />
    {isMeasured && (
      <text className={classes['measure']} x={ghost.x * scale + 4} y={ghost.y * scale - 4}>
        {`${ghost.width} × ${ghost.depth} m`}
      </text>
    )}
  </>
);

type Props = { hall: Plan; tool: Tool; onDone: () => void; label: string };

/** The plan, drawn on by pointer and keys; the list beside it does the same without either. */
export const Canvas = ({ hall, tool, onDone, label }: Props) => {
  const svg = useRef<SVGSVGElement>(null);
  const { drag, handlers } = usePointer(svg, hall, tool, onDone);
  const { plan, booths } = hall;
  const faulty = new Set(hall.faults.map((f) => f.booth));
  const nameOf = useName(hall);
  const shown = (b: DrawnBooth): Outline => {
    if (drag?.kind === 'move' && drag.ids.has(b.id)) return moved(b.outline, drag.by[0], drag.by[1]);
    return drag?.kind === 'resize' && drag.id === b.id ? resized(b.outline, drag.to) : b.outline;
  };
  const one = hall.chosen.length === 1 && tool === 'select' ? hall.chosen[0] : undefined;
  const ghost = drag && (drag.kind === 'draw' || drag.kind === 'lasso') ? boxBetween(drag.from, drag.to) : null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- booths are acted on, all at one place
    <svg
      ref={svg}
      className={classes['drawing']}
      viewBox={`0 0 ${plan.width * scale + edge * 2} ${plan.depth * scale + edge * 2}`}
      role="group"
      aria-label={label}
      data-tool={tool}
      onKeyDown={(e) => pressKey(hall, e)}
      {...handlers}
    >
      <defs>
        <pattern id="plan-grid" width={scale} height={scale} patternUnits="userSpaceOnUse">
          <path d={`M${scale} 0H0V${scale}`} className={classes['grid']} />
        </pattern>
      </defs>
      <g transform={`translate(${edge} ${edge})`}>
        <Floor plan={plan} />
        {booths.map((b) => {
          const isFaulty = faulty.has(b.id);
          const name = nameOf(b, isFaulty);
          return <Booth key={b.id} hall={hall} booth={b} outline={shown(b)} isFaulty={isFaulty} name={name} />;
        })}
        {one && <Handles outline={shown(one)} />}
        {ghost && <Ghost box={ghost} isMeasured={drag?.kind === 'draw'} />}
      </g>
    </svg>
  );
};
