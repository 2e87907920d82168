import { SaxesParser } from 'saxes';
import { areaOf, boundsOf } from '#contract/fairs/geometry.ts';
import type { Outline, Point } from '#contract/fairs/plan.ts';
import { gridStep, isNumber, planLimits } from '#contract/fairs/desk/plan-rules.ts';
import { fairDeskErrors, type SvgRead, type SvgReason, svgLimits } from '#contract/operator/fairs.ts';
import { refuse } from '#server/platform/context.ts';
import { type Matrix, pathPoints, pointsOf, readTransform, through, within } from './svg-shapes.ts';

/** What has no place in a drawing of a hall, and is what hostile files are made of. */
const forbidden = new Set(['script', 'foreignobject', 'iframe', 'image', 'use', 'animate', 'set', 'handler', 'style']);
/** What is drawn only where something else names it. */
const unseen = new Set(['defs', 'symbol', 'clippath', 'mask', 'pattern', 'marker']);
/** Shapes that may be booths; others are told of and left. */
const shapes = new Set(['rect', 'polygon', 'path']);
const others = new Set(['circle', 'ellipse', 'line', 'polyline']);

type Shape = { number: string; points: Point[]; why: SvgReason | null; kind: string };
type Frame = { matrix: Matrix; shape: Shape | null; hidden: boolean };

const number = (s: string | undefined): number => {
  const n = Number.parseFloat(s ?? '');
  return Number.isFinite(n) ? n : 0;
};
const refused = () => refuse(fairDeskErrors.badSvg);

/** The outline of a shape in the drawing's own units, or why it is none. */
const shapeOf = (kind: string, a: Record<string, string>, m: Matrix): Pick<Shape, 'points' | 'why'> => {
  if (m.turned) return { points: [], why: 'turned' };
  if (kind === 'rect') {
    const [x, y, w, h] = [number(a['x']), number(a['y']), number(a['width']), number(a['height'])];
    return {
      points: [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ].map((p) => through(m, p as Point)),
      why: null,
    };
  }
  const found = kind === 'polygon' ? { points: pointsOf(a['points'] ?? ''), why: null } : pathPoints(a['d'] ?? '');
  return { points: found.points.map((p) => through(m, p)), why: found.why };
};

type Box = [number, number, number, number];
type Words = { at: Point; words: string };
/** A drawing as it is read, from tag to tag. */
type Drawing = {
  box: Box | null;
  found: Shape[];
  texts: Words[];
  titled: { shape: Shape; title: Words }[];
  stack: Frame[];
  /** Where words go that come now. */
  words: Words | null;
  seen: number;
};
type Tag = { name: string; attributes: Record<string, string> };
const kindOf = ({ name }: { name: string }) => name.slice(name.indexOf(':') + 1).toLowerCase();

const boxOf = (a: Record<string, string>): Box => {
  const view = (a['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return view.length === 4 && view.every(Number.isFinite)
    ? (view as Box)
    : [0, 0, number(a['width']), number(a['height'])];
};

const openWords = (d: Drawing, kind: string, at: Point, frame: Frame, inside: Shape | null | undefined) => {
  // A title within a shape is its name, wherever it stands.
  const words = { at: inside?.points[0] ?? at, words: '' };
  d.words = words;
  if (!frame.hidden) d.texts.push(words);
  if (inside && kind === 'title') {
    frame.shape = null;
    d.titled.push({ shape: inside, title: words });
  }
};

const openTag = (d: Drawing, tag: Tag) => {
  d.seen += 1;
  const kind = kindOf(tag);
  const a = tag.attributes;
  if (d.seen > svgLimits.elements || d.stack.length > 60 || forbidden.has(kind)) throw refused();
  if (Object.entries(a).some(([k, v]) => /^on/i.test(k) || /^\s*(javascript|data):/i.test(v))) throw refused();
  const above = d.stack.at(-1);
  const matrix = within(above?.matrix, readTransform(a['transform'] ?? ''));
  const hidden = above?.hidden ?? false;
  const frame: Frame = { matrix, shape: null, hidden: hidden || unseen.has(kind) };
  if (kind === 'svg' && !d.box) d.box = boxOf(a);
  if (!frame.hidden && shapes.has(kind)) {
    const name = a['data-number'] ?? a['inkscape:label'] ?? a['id'] ?? '';
    frame.shape = { number: name, kind, ...shapeOf(kind, a, matrix) };
    d.found.push(frame.shape);
  } else if (!frame.hidden && others.has(kind)) d.found.push({ number: '', points: [], why: 'kind', kind });
  if (kind === 'text' || kind === 'title')
    openWords(d, kind, through(matrix, [number(a['x']), number(a['y'])]), frame, above?.shape);
  d.stack.push(frame);
};

/** Shapes are named by their title, or by a number that stands within. */
const nameShapes = ({ found, texts, titled }: Drawing) => {
  for (const { shape, title } of titled) shape.number = title.words.trim() || shape.number;
  for (const s of found) {
    if (s.points.length < 3) continue;
    const b = boundsOf(s.points);
    const inside = texts.find(
      (t) => t.at[0] >= b.x && t.at[0] <= b.x + b.width && t.at[1] >= b.y && t.at[1] <= b.y + b.depth,
    );
    if (inside && isNumber(inside.words.trim())) s.number = inside.words.trim();
  }
};

/** Everything that an SVG draws, with the words inside or beside as numbers. @throws Refused fairDesk.badSvg */
const readShapes = (svg: string): { box: Box; found: Shape[] } => {
  if (/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i.test(svg)) throw refused();
  const d: Drawing = { box: null, found: [], texts: [], titled: [], stack: [], words: null, seen: 0 };
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw refused();
  });
  parser.on('doctype', () => {
    throw refused();
  });
  parser.on('opentag', (tag) => openTag(d, tag as Tag));
  parser.on('text', (t) => {
    if (d.words && d.words.words.length < 60) d.words.words += t;
  });
  parser.on('closetag', (tag) => {
    const kind = kindOf(tag);
    if (kind === 'text' || kind === 'title') d.words = null;
    d.stack.pop();
  });
  parser.write(svg).close();
  const { box, found } = d;
  if (!box || !(box[2] > 0) || !(box[3] > 0)) throw refused();
  nameShapes(d);
  return { box, found };
};

const grid = (n: number): number => Math.round(n / gridStep) * gridStep;

/** Corners on the grid, each once. */
const onGrid = (points: Point[]): Outline => {
  const all = points.map(([x, y]): Point => [grid(x), grid(y)]);
  return all.filter((p, i) => {
    const next = all[(i + 1) % all.length];
    return !next || p[0] !== next[0] || p[1] !== next[1];
  });
};

/**
 * Reads booths of an SVG: rectangles, polygons and paths of straight lines, moved and scaled. Nothing of it is kept or shown.
 * @param width metres that the drawing is wide
 * @throws Refused fairDesk.badSvg for what is no SVG, is too large, or holds scripts, entities or other files
 */
export const readSvg = (svg: string, width: number): SvgRead => {
  let read: ReturnType<typeof readShapes>;
  try {
    read = readShapes(svg);
  } catch {
    throw refused();
  }
  const { box, found } = read;
  const scale = width / box[2];
  const hall = { width: grid(width), depth: grid(box[3] * scale) };
  if (hall.depth > planLimits.most) throw refused();
  const left = new Map<string, { what: string; why: SvgReason; n: number }>();
  const leave = (what: string, why: SvgReason) => {
    const key = `${what} ${why}`;
    const before = left.get(key);
    left.set(key, { what, why, n: (before?.n ?? 0) + 1 });
  };
  const taken = new Set<string>();
  let count = 0;
  const nameFor = (given: string): string => {
    const own = given.trim().toUpperCase();
    if (isNumber(own) && !taken.has(own)) return own;
    do count += 1;
    while (taken.has(`N${count}`));
    return `N${count}`;
  };
  const booths: SvgRead['booths'] = [];
  for (const s of found) {
    const outline = onGrid(s.points.map(([x, y]): Point => [(x - box[0]) * scale, (y - box[1]) * scale]));
    const why = s.why ?? faultOf(outline, hall) ?? (booths.length >= planLimits.booths ? 'many' : null);
    if (why) {
      leave(s.kind, why);
      continue;
    }
    const own = nameFor(s.number);
    taken.add(own);
    booths.push({ number: own, outline });
  }
  return { ...hall, booths, left: [...left.values()] };
};

const faultOf = (outline: Outline, hall: { width: number; depth: number }): SvgReason | null => {
  if (outline.length < 3 || areaOf(outline) < planLimits.area) return 'tiny';
  if (outline.length > 24) return 'corners';
  const b = boundsOf(outline);
  const fits = b.x >= 0 && b.y >= 0 && b.x + b.width <= hall.width && b.y + b.depth <= hall.depth;
  // A frame around everything is the hall itself.
  const whole = b.width > hall.width * 0.9 && b.depth > hall.depth * 0.9;
  return !fits || whole ? 'outside' : null;
};
