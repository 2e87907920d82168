/** What a hall's plan has to hold, judged by the same code in the editor and by the server (fairs 42). */
import type { BoothClass } from '../classes.ts';
import { areaOf, before, boundsOf, isInside } from '../geometry.ts';
import { type Box, type HallPlan, type Outline, type Placed, type Point } from '../plan.ts';
import type { BoothSize } from '../states.ts';
import { reachable } from '../way.ts';

/** A booth as the editor changes it. */
export type DrawnBooth = Placed & { number: string; class: BoothClass; size: BoothSize };
export type DrawnHall = { plan: HallPlan; booths: DrawnBooth[] };

/** The most of each in a hall; `least` and `most` are metres of a side of the hall, `area` the least square metres of a booth. */
export const planLimits = { booths: 400, aisles: 40, stages: 12, least: 8, most: 400, area: 2, number: 12 } as const;
/** Booths lie on a grid of half a metre. */
export const gridStep = 0.5;

/** Faults that keep a plan from being saved, and those that keep a hall from being published. */
const graveFaults = ['hall', 'door', 'aisle', 'stage', 'number', 'twice', 'small', 'outside', 'overlap'] as const;
const wayFaults = ['noAisle', 'noWay'] as const;
const planFaults = [...graveFaults, ...wayFaults] as const;
export type PlanFaultKind = (typeof planFaults)[number];
/** `booth` is the id of who is at fault, none for the hall itself; `other` the number of the booth that it lies over. */
export type PlanFault = { kind: PlanFaultKind; booth: string | null; number: string; other: string };
export const isGrave = (f: PlanFault): boolean => (graveFaults as readonly string[]).includes(f.kind);

/** Rounding of what was typed or imported is no fault. Metres. */
const tolerance = 0.01;
/** Points of a side of what two boxes share, at which outlines that are no boxes are compared. */
const samples = 24;

const isBox = (outline: Outline): boolean => {
  const { width, depth } = boundsOf(outline);
  return outline.length === 4 && Math.abs(areaOf(outline) - width * depth) < tolerance;
};

/** What two boxes share; null where they don't. */
const shared = (a: Box, b: Box): Box | null => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const depth = Math.min(a.y + a.depth, b.y + b.depth) - y;
  return width > tolerance && depth > tolerance ? { x, y, width, depth } : null;
};

/** Whether two outlines lie over each other; that they touch is no fault. */
export const overlaps = (a: Outline, b: Outline): boolean => {
  const both = shared(boundsOf(a), boundsOf(b));
  if (!both) return false;
  if (isBox(a) && isBox(b)) return true;
  for (let i = 0; i < samples; i += 1)
    for (let j = 0; j < samples; j += 1) {
      const p: Point = [both.x + ((i + 0.5) / samples) * both.width, both.y + ((j + 0.5) / samples) * both.depth];
      if (isInside(a, p) && isInside(b, p)) return true;
    }
  return false;
};

const within = (plan: HallPlan, b: Box): boolean =>
  b.x >= -tolerance &&
  b.y >= -tolerance &&
  b.x + b.width <= plan.width + tolerance &&
  b.y + b.depth <= plan.depth + tolerance;

const hasArea = (b: Box): boolean => b.width > tolerance && b.depth > tolerance;

/** Whether a point lies on a wall. */
const onWall = ({ width, depth }: HallPlan, [x, y]: Point): boolean => {
  const along = (at: number, most: number) => at >= 0 && at <= most;
  const at = (a: number, b: number) => Math.abs(a - b) < tolerance;
  return ((at(x, 0) || at(x, width)) && along(y, depth)) || ((at(y, 0) || at(y, depth)) && along(x, width));
};

/** A number is what stands on a sign: letters and digits, at most twelve characters. */
export const isNumber = (number: string): boolean =>
  number.length <= planLimits.number && /^[\p{L}\d]([\p{L}\d./-]*[\p{L}\d])?$/u.test(number);

const planFaultsOf = ({ plan }: DrawnHall): PlanFaultKind[] => {
  const fits = (n: number) => n >= planLimits.least && n <= planLimits.most;
  const out: PlanFaultKind[] = [];
  if (!fits(plan.width) || !fits(plan.depth)) out.push('hall');
  if (!onWall(plan, plan.door)) out.push('door');
  if (plan.aisles.some((a) => !within(plan, a) || !hasArea(a) || !a.name.trim())) out.push('aisle');
  if (plan.stages.some((s) => !within(plan, s) || !hasArea(s))) out.push('stage');
  return out;
};

/** Where the people stand who look at a booth: in the hall, and in no booth and on no stage. */
const hasAisle = ({ plan, booths }: DrawnHall, b: DrawnBooth): boolean => {
  const p = before(b);
  const inHall = p[0] > 0 && p[1] > 0 && p[0] < plan.width && p[1] < plan.depth;
  const onStage = plan.stages.some((s) => p[0] > s.x && p[1] > s.y && p[0] < s.x + s.width && p[1] < s.y + s.depth);
  return inHall && !onStage && !booths.some((o) => o.id !== b.id && isInside(o.outline, p));
};

/** All faults of a plan, those of the hall first, then booth by booth. */
export const faultsOfPlan = (hall: DrawnHall): PlanFault[] => {
  const { plan, booths } = hall;
  const out: PlanFault[] = planFaultsOf(hall).map((kind) => ({ kind, booth: null, number: '', other: '' }));
  const stages = plan.stages.map(({ x, y, width, depth }): Outline => [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ]);
  const reached = reachable(plan, booths);
  const seen = new Map<string, string>();
  booths.forEach((b, i) => {
    const at = (kind: PlanFaultKind, other = '') => out.push({ kind, booth: b.id, number: b.number, other });
    const key = b.number.toUpperCase();
    if (!isNumber(b.number)) at('number');
    else if (seen.has(key)) at('twice');
    seen.set(key, b.id);
    if (areaOf(b.outline) < planLimits.area) at('small');
    if (!within(plan, boundsOf(b.outline))) at('outside');
    const over = booths.slice(0, i).find((o) => overlaps(o.outline, b.outline));
    if (over) at('overlap', over.number);
    else if (stages.some((s) => overlaps(s, b.outline))) at('overlap');
    if (!hasAisle(hall, b)) at('noAisle');
    else if (!reached.has(b.id)) at('noWay');
  });
  return out;
};
