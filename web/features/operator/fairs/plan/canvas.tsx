import { type KeyboardEvent, type PointerEvent as Pointed, useRef, useState } from 'react';
import { familyOf } from '#contract/fairs/classes.ts';
import { boundsOf, middleOf, outlineOf } from '#contract/fairs/geometry.ts';
import type { Box, HallPlan, Outline, Point } from '#contract/fairs/plan.ts';
import { boxBetween, moved, resized, snapped, stepWithin } from '#contract/fairs/desk/plan-edit.ts';
import type { DrawnBooth } from '#contract/fairs/desk/plan-rules.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

export const tools = ['select', 'booth', 'aisle', 'stage', 'door'] as const;
export type Tool = (typeof tools)[number];

/** Units of the drawing a metre, and its edge. */
const scale = 12;
const edge = 14;
const pathOf = (outline: Outline) => `M${outline.map(([x, y]) => `${x * scale} ${y * scale}`).join('L')}Z`;

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
type Handle = (typeof handles)[number];
const handleAt = ({ x, y, width, depth }: Box, h: Handle): Point => [
  h.includes('w') ? x : h.includes('e') ? x + width : x + width / 2,
  h.includes('n') ? y : h.includes('s') ? y + depth : y + depth / 2,
];
/** The box after one of its handles was drawn to a point. */
const drawnTo = (b: Box, h: Handle, [px, py]: Point): Box => {
  const right = h.includes('e') ? Math.max(b.x + 0.5, px) : b.x + b.width;
  const bottom = h.includes('s') ? Math.max(b.y + 0.5, py) : b.y + b.depth;
  const x = h.includes('w') ? Math.min(px, right - 0.5) : b.x;
  const y = h.includes('n') ? Math.min(py, bottom - 0.5) : b.y;
  return { x, y, width: right - x, depth: bottom - y };
};

type Drag =
  | { kind: 'move'; from: Point; by: Point; ids: ReadonlySet<string> }
  | { kind: 'draw'; from: Point; to: Point }
  | { kind: 'lasso'; from: Point; to: Point; adds: boolean }
  | { kind: 'resize'; id: string; handle: Handle; before: Box; to: Box };

/** The nearest point of a wall. */
const onWall = ({ width, depth }: HallPlan, [x, y]: Point): Point => {
  const cx = Math.min(width, Math.max(0, x));
  const cy = Math.min(depth, Math.max(0, y));
  const ways: [number, Point][] = [
    [cy, [cx, 0]],
    [depth - cy, [cx, depth]],
    [cx, [0, cy]],
    [width - cx, [width, cy]],
  ];
  return ways.toSorted((a, b) => a[0] - b[0])[0]?.[1] ?? [0, depth];
};

const steps: Record<string, Point> = {
  ArrowUp: [0, -0.5],
  ArrowDown: [0, 0.5],
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
};

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

type Props = { hall: Plan; tool: Tool; onDone: () => void; label: string };

/** The plan, drawn on by pointer and keys; the list beside it does the same without either. */
export const Canvas = ({ hall, tool, onDone, label }: Props) => {
  const { t } = useTranslation(['fairDesk', 'fairs']);
  const text = useText();
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { plan, booths, selected, acts, kept } = hall;
  const faulty = new Set(hall.faults.map((f) => f.booth));
  const at = (e: Pointed): Point => {
    const m = svg.current?.getScreenCTM()?.inverse();
    if (!m) return [0, 0];
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(m);
    return [(p.x - edge) / scale, (p.y - edge) / scale];
  };
  const inHall = ([x, y]: Point): Point =>
    snapped([Math.min(plan.width, Math.max(0, x)), Math.min(plan.depth, Math.max(0, y))]);

  const onPointerDown = (e: Pointed<SVGSVGElement>) => {
    if (e.button !== 0) return;
    const p = at(e);
    const target = e.target as Element;
    const id = target.closest('[data-booth]')?.getAttribute('data-booth');
    const handle = target.getAttribute('data-handle') as Handle | null;
    svg.current?.setPointerCapture(e.pointerId);
    if (tool === 'door') {
      acts.plan({ door: snapped(onWall(plan, p)) });
      onDone();
    } else if (tool !== 'select') setDrag({ kind: 'draw', from: inHall(p), to: inHall(p) });
    else if (handle && hall.chosen[0]) {
      const before = boundsOf(hall.chosen[0].outline);
      setDrag({ kind: 'resize', id: hall.chosen[0].id, handle, before, to: before });
    } else if (id) {
      document.getElementById(`drawn-${id}`)?.focus({ preventScroll: true });
      const adds = e.shiftKey || e.ctrlKey || e.metaKey;
      const next = new Set(adds || selected.has(id) ? selected : []);
      if (adds && next.has(id)) next.delete(id);
      else next.add(id);
      hall.select(next);
      setDrag({ kind: 'move', from: p, by: [0, 0], ids: next });
    } else setDrag({ kind: 'lasso', from: p, to: p, adds: e.shiftKey });
    e.preventDefault();
  };
  const onPointerMove = (e: Pointed<SVGSVGElement>) => {
    if (!drag) return;
    const p = at(e);
    if (drag.kind === 'move') {
      const by = stepWithin(
        plan,
        booths.filter((b) => drag.ids.has(b.id)).map((b) => b.outline),
        snapped([p[0] - drag.from[0], p[1] - drag.from[1]]),
      );
      setDrag({ ...drag, by });
    } else if (drag.kind === 'resize') setDrag({ ...drag, to: drawnTo(drag.before, drag.handle, inHall(p)) });
    else setDrag({ ...drag, to: drag.kind === 'draw' ? inHall(p) : p });
  };
  const onPointerUp = () => {
    if (!drag) return;
    setDrag(null);
    if (drag.kind === 'move') return acts.move(drag.ids, drag.by[0], drag.by[1]);
    if (drag.kind === 'resize') return drag.to === drag.before ? undefined : acts.resize(drag.id, drag.to);
    const box = boxBetween(drag.from, drag.to);
    if (drag.kind === 'lasso') {
      const inside = booths.filter((b) => {
        const [x, y] = middleOf(b.outline);
        return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.depth;
      });
      return hall.select(new Set([...(drag.adds ? selected : []), ...inside.map((b) => b.id)]));
    }
    if (box.width < 1 || box.depth < 1) return undefined;
    if (tool === 'booth') acts.draw(outlineOf(box));
    if (tool === 'stage') acts.plan({ stages: [...plan.stages, box] });
    if (tool === 'aisle') {
      const kind = box.width >= box.depth ? ('weft' as const) : ('warp' as const);
      const name = String(plan.aisles.filter((a) => a.kind === kind).length + 1);
      acts.plan({ aisles: [...plan.aisles, { name, kind, ...box }] });
    }
    return undefined;
  };
  const onKeyDown = (e: KeyboardEvent<SVGSVGElement>) => {
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

  const shown = (b: DrawnBooth): Outline => {
    if (drag?.kind === 'move' && drag.ids.has(b.id)) return moved(b.outline, drag.by[0], drag.by[1]);
    return drag?.kind === 'resize' && drag.id === b.id ? resized(b.outline, drag.to) : b.outline;
  };
  const one = hall.chosen.length === 1 && tool === 'select' ? hall.chosen[0] : undefined;
  const ghost = drag && (drag.kind === 'draw' || drag.kind === 'lasso') ? boxBetween(drag.from, drag.to) : null;
  const nameOf = (b: DrawnBooth) => {
    const who = kept.get(b.id);
    const { width, depth } = boundsOf(b.outline);
    return [
      b.number,
      `${width} × ${depth} m`,
      who && `${t(`fairDesk:booth.states.${who.state}`)} ${text(who.company?.name)}`,
      faulty.has(b.id) && t('plan.faulty'),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- booths are acted on, all at one place
    <svg
      ref={svg}
      className={classes['drawing']}
      viewBox={`0 0 ${plan.width * scale + edge * 2} ${plan.depth * scale + edge * 2}`}
      role="group"
      aria-label={label}
      data-tool={tool}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={onKeyDown}
    >
      <defs>
        <pattern id="plan-grid" width={scale} height={scale} patternUnits="userSpaceOnUse">
          <path d={`M${scale} 0H0V${scale}`} className={classes['grid']} />
        </pattern>
      </defs>
      <g transform={`translate(${edge} ${edge})`}>
        <Floor plan={plan} />
        {booths.map((b) => {
          const outline = shown(b);
          const box = boundsOf(outline);
          return (
            <g
              key={b.id}
              id={`drawn-${b.id}`}
              data-booth={b.id}
              data-family={familyOf[b.class]}
              data-kept={kept.has(b.id) || undefined}
              data-fault={faulty.has(b.id) || undefined}
              className={classes['booth']}
              role="button"
              tabIndex={0}
              aria-pressed={selected.has(b.id)}
              aria-label={nameOf(b)}
            >
              <path d={pathOf(outline)} />
              <Front booth={{ ...b, outline }} />
              <text x={box.x * scale + 5} y={box.y * scale + 15}>
                {b.number}
              </text>
            </g>
          );
        })}
        {one &&
          handles.map((h) => {
            const [x, y] = handleAt(boundsOf(shown(one)), h);
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
          })}
        {ghost && (
          <>
            <rect
              className={classes['ghost']}
              x={ghost.x * scale}
              y={ghost.y * scale}
              width={ghost.width * scale}
              height={ghost.depth * scale}
            />
            {drag?.kind === 'draw' && (
              <text className={classes['measure']} x={ghost.x * scale + 4} y={ghost.y * scale - 4}>
                {`${ghost.width} × ${ghost.depth} m`}
              </text>
            )}
          </>
        )}
      </g>
    </svg>
  );
};
