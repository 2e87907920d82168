import { type PointerEvent as Pointed, type RefObject, useState } from 'react';
import { boundsOf, middleOf, outlineOf } from '#contract/fairs/geometry.ts';
import type { Box, HallPlan, Point } from '#contract/fairs/plan.ts';
import { boxBetween, snapped, stepWithin } from '#contract/fairs/desk/plan-edit.ts';
import type { Plan } from './use-plan.ts';

export const tools = ['select', 'booth', 'aisle', 'stage', 'door'] as const;
export type Tool = (typeof tools)[number];

/** Units of the drawing a metre, and its edge. */
export const scale = 12;
export const edge = 14;

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];
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

/** What begins where the pointer goes down: a handle is drawn, booths are moved, or a lasso is laid. */
const pickedUp = (hall: Plan, e: Pointed<SVGSVGElement>, p: Point): Drag => {
  const target = e.target as Element;
  const id = target.closest('[data-booth]')?.getAttribute('data-booth');
  const handle = target.getAttribute('data-handle') as Handle | null;
  if (handle && hall.chosen[0]) {
    const before = boundsOf(hall.chosen[0].outline);
    return { kind: 'resize', id: hall.chosen[0].id, handle, before, to: before };
  }
  if (!id) return { kind: 'lasso', from: p, to: p, adds: e.shiftKey };
  document.getElementById(`drawn-${id}`)?.focus({ preventScroll: true });
  const adds = e.shiftKey || e.ctrlKey || e.metaKey;
  const next = new Set(adds || hall.selected.has(id) ? hall.selected : []);
  if (adds && next.has(id)) next.delete(id);
  else next.add(id);
  hall.select(next);
  return { kind: 'move', from: p, by: [0, 0], ids: next };
};

/** A drag after the pointer came to a point. @param inHall the nearest point of the hall's grid */
const dragged = ({ plan, booths }: Plan, drag: Drag, p: Point, inHall: (p: Point) => Point): Drag => {
  if (drag.kind === 'move') {
    const by = stepWithin(
      plan,
      booths.filter((b) => drag.ids.has(b.id)).map((b) => b.outline),
      snapped([p[0] - drag.from[0], p[1] - drag.from[1]]),
    );
    return { ...drag, by };
  }
  if (drag.kind === 'resize') return { ...drag, to: drawnTo(drag.before, drag.handle, inHall(p)) };
  return { ...drag, to: drag.kind === 'draw' ? inHall(p) : p };
};

/** Makes of a box what the tool is for. */
const drawWith = (tool: Tool, { plan, acts }: Plan, box: Box): void => {
  if (box.width < 1 || box.depth < 1) return;
  if (tool === 'booth') acts.draw(outlineOf(box));
  if (tool === 'stage') acts.plan({ stages: [...plan.stages, box] });
  if (tool === 'aisle') {
    const kind = box.width >= box.depth ? ('weft' as const) : ('warp' as const);
    const name = String(plan.aisles.filter((a) => a.kind === kind).length + 1);
    acts.plan({ aisles: [...plan.aisles, { name, kind, ...box }] });
  }
};

/** Does what a drag was for. */
const drop = (hall: Plan, tool: Tool, drag: Drag): void => {
  const { booths, selected, acts } = hall;
  if (drag.kind === 'move') return acts.move(drag.ids, drag.by[0], drag.by[1]);
  if (drag.kind === 'resize') return drag.to === drag.before ? undefined : acts.resize(drag.id, drag.to);
  const box = boxBetween(drag.from, drag.to);
  if (drag.kind === 'draw') return drawWith(tool, hall, box);
  const inside = booths.filter((b) => {
    const [x, y] = middleOf(b.outline);
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.depth;
  });
  return hall.select(new Set([...(drag.adds ? selected : []), ...inside.map((b) => b.id)]));
};

/** The pointer upon the plan, with the tool that is chosen. */
export const usePointer = (svg: RefObject<SVGSVGElement | null>, hall: Plan, tool: Tool, onDone: () => void) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const { plan } = hall;
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
    svg.current?.setPointerCapture(e.pointerId);
    if (tool === 'door') {
      hall.acts.plan({ door: snapped(onWall(plan, p)) });
      onDone();
    } else setDrag(tool === 'select' ? pickedUp(hall, e, p) : { kind: 'draw', from: inHall(p), to: inHall(p) });
    e.preventDefault();
  };
  const onPointerMove = (e: Pointed<SVGSVGElement>) => {
    if (drag) setDrag(dragged(hall, drag, at(e), inHall));
  };
  const onPointerUp = () => {
    if (!drag) return;
    setDrag(null);
    drop(hall, tool, drag);
  };
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) } };
};
