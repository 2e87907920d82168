import { type BoothClass, type BoothFamily, familyOf } from '#contract/fairs/classes.ts';
import { boundsOf } from '#contract/fairs/geometry.ts';
import type { Box, Side } from '#contract/fairs/plan.ts';
import type { BoothAccent, BoothTemplate } from '#contract/fairs/states.ts';
import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { colourOf, dim, type Frame, type Pieces, type Vec } from './pieces.ts';
import { putWare, wareOf } from './wares.ts';

/** What a booth is built from; a hall without people's companies is built alike. */
export type Built = Pick<
  BoothOnPlan,
  'id' | 'number' | 'outline' | 'front' | 'class' | 'size' | 'state' | 'template' | 'accent' | 'wares'
>;

/** What stands in a booth whose exhibitor shows no product yet: goods of its class. */
const usual: Record<BoothClass, readonly string[]> = {
  fibre: ['roving', 'carbon-twill', 'tape-spool'],
  fabric: ['glass-weave', 'carbon-twill', 'stitched-fabric'],
  prepreg: ['prepreg-roll', 'film-roll', 'carbon-twill'],
  resin: ['resin-drums', 'gelcoat-buckets', 'resin-drums'],
  core: ['honeycomb', 'sandwich-panel', 'foam-cores'],
  pultrusion: ['profiles', 'rebar', 'profiles'],
  winding: ['wound-vessel', 'tank', 'wheel'],
  equipment: ['machine', 'filament-winder', 'tape-spool'],
  testing: ['test-frame', 'test-coupons', 'instrument'],
};
const fascias: Record<BoothFamily, Vec> = {
  materials: colourOf('#0b6554'),
  forming: colourOf('#2f6478'),
  support: colourOf('#48514f'),
};
const carpets: Record<BoothFamily, Vec> = {
  materials: colourOf('#8fc0ae'),
  forming: colourOf('#a3c2d1'),
  support: colourOf('#b4b9b4'),
};
const accents: Record<BoothAccent, Vec> = {
  green: colourOf('#0e7c67'),
  amber: colourOf('#f2b32a'),
  carbon: colourOf('#333c40'),
  sand: colourOf('#c7b083'),
  steel: colourOf('#7d929c'),
};
const carbon = colourOf('#262c2f');
const white = colourOf('#f1f2ef');
const grey = colourOf('#c3c9c6');
const oak = colourOf('#b98f5e');
const warm = colourOf('#fff1d2');
const leaf = colourOf('#3f7d4c');

/** A booth's own directions: x along its open side, from the left of who looks at it, z from its back to that side. */
const frameOf = ({ x, y, width, depth }: Box, front: Side): { frame: Frame; wide: number; deep: number } => {
  const frames: Record<Side, Frame> = {
    south: ([u, h, v]) => [x + u, h, y + v],
    north: ([u, h, v]) => [x + width - u, h, y + depth - v],
    east: ([u, h, v]) => [x + v, h, y + depth - u],
    west: ([u, h, v]) => [x + width - v, h, y + u],
  };
  const isLong = front === 'south' || front === 'north';
  return { frame: frames[front], wide: isLong ? width : depth, deep: isLong ? depth : width };
};

/** Where a booth's name stands in the hall's drawing of all names (left, bottom, right, top), and how many times as long as high. */
export type Sign = { at: readonly [number, number, number, number]; aspect: number };

const plinth = (on: Pieces, x: number, z: number, w: number, d: number, h: number, colour = white) => {
  on.shadow([x - w, x + w], [z - d, z + d], 0.035);
  on.box('plain', [x - w, 0.06, z - d], [x + w, h - 0.03, z + d], colour);
  on.box('plain', [x - w + 0.04, 0.02, z - d + 0.04], [x + w - 0.04, 0.06, z + d - 0.04], carbon);
  // A bevel around the top catches the light, as a lacquered edge does.
  const [i, y0, y1] = [0.03, h - 0.03, h];
  const up = (ax: number, az: number, bx: number, bz: number, cx: number, cz: number, ex: number, ez: number) =>
    on.quad(
      'plain',
      [
        { at: [ax, y0, az], uv: [0, 0] },
        { at: [bx, y0, bz], uv: [1, 0] },
        { at: [cx, y1, cz], uv: [1, 1] },
        { at: [ex, y1, ez], uv: [0, 1] },
      ],
      white,
    );
  const [l, r, b, f] = [x - w, x + w, z - d, z + d];
  up(l, f, r, f, r - i, f - i, l + i, f - i);
  up(r, f, r, b, r - i, b + i, r - i, f - i);
  up(r, b, l, b, l + i, b + i, r - i, b + i);
  up(l, b, l, f, l + i, f - i, l + i, b + i);
  on.box('plain', [l + i, h - 0.001, b + i], [r - i, h, f - i], white);
};

const screen = (on: Pieces, x: number, y: number, z: number, w: number, h: number, colour: Vec) => {
  on.box('gloss', [x - w, y, z], [x + w, y + h, z + 0.05], carbon);
  on.box('light', [x - w + 0.04, y + 0.04, z + 0.05], [x + w - 0.04, y + h - 0.04, z + 0.055], dim(colour, 0.85));
  on.box('light', [x - w + 0.12, y + h * 0.3, z + 0.055], [x + w * 0.2, y + h * 0.36, z + 0.058], white);
  on.box('light', [x - w + 0.12, y + h * 0.46, z + 0.055], [x + w * 0.5, y + h * 0.56, z + 0.058], white);
};

const stool = (on: Pieces, x: number, z: number, colour: Vec) => {
  on.shadow([x - 0.12, x + 0.12], [z - 0.12, z + 0.12], 0.035, 0.15);
  on.rod('plain', [x, 0.02, z], 'y', 0.03, 0.2, carbon, { round: 14 });
  on.rod('gloss', [x, 0.05, z], 'y', 0.66, 0.03, grey, { round: 8 });
  on.turned(
    'plain',
    [x, 0.7, z],
    'y',
    [
      [0, 0.17],
      [0.03, 0.19],
      [0.07, 0.18],
    ],
    colour,
    { round: 14 },
  );
};

const plant = (on: Pieces, x: number, z: number) => {
  on.shadow([x - 0.16, x + 0.16], [z - 0.16, z + 0.16], 0.035);
  on.turned(
    'plain',
    [x, 0.02, z],
    'y',
    [
      [0, 0.15],
      [0.42, 0.2],
    ],
    carbon,
    { round: 12 },
  );
  for (let i = 0; i < 9; i += 1) {
    const [a, h] = [i * 2.4, 0.55 + ((i * 37) % 10) * 0.07];
    const [dx, dz] = [Math.cos(a), Math.sin(a)];
    const tip: Vec = [x + dx * 0.4, 0.4 + h, z + dz * 0.4];
    const c = dim(leaf, 0.7 + (i % 4) * 0.15);
    for (const way of [1, -1]) {
      const [sx, sz] = [-dz * 0.09 * way, dx * 0.09 * way];
      on.quad(
        'plain',
        [
          { at: [x + dx * 0.04, 0.42, z + dz * 0.04], uv: [0, 0] },
          { at: [x + dx * 0.22 + sx, 0.42 + h * 0.75, z + dz * 0.22 + sz], uv: [1, 0] },
          { at: tip, uv: [1, 1] },
          { at: [x + dx * 0.22 - sx, 0.42 + h * 0.75, z + dz * 0.22 - sz], uv: [0, 1] },
        ],
        c,
      );
    }
  }
};

type Room = { on: Pieces; wide: number; deep: number; accent: Vec; wares: readonly string[] };

const counter = ({ on, wide, deep, accent, wares }: Room) => {
  const [z0, z1] = [deep - 1.35, deep - 0.75];
  const x1 = Math.min(wide - 1.5, 2.3);
  on.shadow([0.5, x1], [z0, z1], 0.035);
  on.box('twill', [0.5, 0.02, z0], [x1, 1.02, z1], white, 1.6);
  on.box('plain', [0.44, 1.02, z0 - 0.06], [x1 + 0.06, 1.08, z1 + 0.06], white);
  on.box('light', [0.52, 0.9, z1], [x1 - 0.02, 0.93, z1 + 0.012], accent);
  stool(on, 0.95, z0 - 0.5, accent);
  for (let x = wide - 0.95, i = 0; x > x1 + 0.5; x -= 1.75, i += 1) {
    const subject = wares[i % Math.max(1, wares.length)] ?? 'sandwich-panel';
    const h = wareOf(subject) === 'machine' ? 0.12 : 0.78 - (i % 2) * 0.26;
    plinth(on, x, deep - 1.2, 0.7, 0.5, h);
    putWare(on, subject, [x, h, deep - 1.2], accent);
  }
  screen(on, wide / 2, 1.15, 0.09, 0.75, 0.9, accent);
};
const gallery = ({ on, wide, deep, accent, wares }: Room) => {
  const n = Math.max(2, Math.floor((wide - 0.6) / 1.55));
  for (let i = 0; i < n; i += 1) {
    const x = 0.3 + ((i + 0.5) * (wide - 0.6)) / n;
    const subject = wares[i % Math.max(1, wares.length)] ?? 'sandwich-panel';
    const isBig = wareOf(subject) === 'machine';
    const h = isBig ? 0.12 : i % 2 ? 0.42 : 0.86;
    const z = i % 2 ? deep - 0.95 : deep - 1.7;
    plinth(on, x, z, Math.min(0.66, (wide - 0.6) / n / 2 - 0.04), 0.46, h, i % 2 ? white : grey);
    putWare(on, subject, [x, h, z], accent);
    // Framed samples on the back wall.
    on.box('plain', [x - 0.4, 1.15, 0.08], [x + 0.4, 1.95, 0.12], carbon);
    on.box(
      i % 3 === 0 ? 'twill' : i % 3 === 1 ? 'glass' : 'comb',
      [x - 0.36, 1.19, 0.12],
      [x + 0.36, 1.91, 0.13],
      i % 3 === 2 ? colourOf('#e4d4a4') : white,
      1.4,
    );
  }
};
const workshop = ({ on, wide, deep, accent, wares }: Room) => {
  const x1 = Math.min(wide - 0.5, 2.6);
  on.shadow([0.5, x1], [deep - 2.1, deep - 1.3], 0.035, 0.4, 0.42);
  on.box('plain', [0.5, 0.84, deep - 2.1], [x1, 0.9, deep - 1.3], oak);
  for (const x of [0.56, x1 - 0.14])
    for (const z of [deep - 2.05, deep - 1.43]) on.box('plain', [x, 0.02, z], [x + 0.08, 0.84, z + 0.08], carbon);
  on.box('plain', [0.6, 0.3, deep - 2.02], [x1 - 0.1, 0.34, deep - 1.38], grey);
  putWare(on, wares[0] ?? 'profiles', [(0.5 + x1) / 2, 0.9, deep - 1.7], accent);
  for (let x = wide - 0.95, i = 1; x > x1 + 0.75; x -= 1.8, i += 1) {
    plinth(on, x, deep - 1.4, 0.76, 0.5, 0.14, grey);
    putWare(on, wares[i % Math.max(1, wares.length)] ?? 'machine', [x, 0.14, deep - 1.4], accent);
  }
  // A rack with what was made there.
  on.box('plain', [0.5, 1.2, 0.08], [wide - 0.5, 2.1, 0.11], dim(oak, 0.9));
  for (let i = 0; i < Math.floor((wide - 1.2) / 0.5); i += 1)
    on.rod(
      i % 3 ? 'twill' : 'gloss',
      [0.8 + i * 0.5, 1.32, 0.2],
      'y',
      0.66,
      0.06 + (i % 3) * 0.03,
      i % 3 ? white : accent,
      { round: 10 },
    );
};
const templates: Record<BoothTemplate, (r: Room) => void> = { counter, gallery, workshop };

/** Four posts with a rail between them. */
const buildFree = (on: Pieces, wide: number, deep: number, rail: Vec): void => {
  for (const [x, z] of [
    [0.1, 0.1],
    [wide - 0.1, 0.1],
    [0.1, deep - 0.1],
    [wide - 0.1, deep - 0.1],
  ] as const) {
    on.shadow([x - 0.05, x + 0.05], [z - 0.05, z + 0.05], 0.035, 0.15);
    on.box('plain', [x - 0.035, 0, z - 0.035], [x + 0.035, 1, z + 0.035], carbon);
  }
  for (const z of [0.1, deep - 0.1]) on.box('plain', [0.1, 0.9, z - 0.012], [wide - 0.1, 0.96, z + 0.012], rail);
  for (const x of [0.1, wide - 0.1]) on.box('plain', [x - 0.012, 0.9, 0.1], [x + 0.012, 0.96, deep - 0.1], rail);
};

/** Side walls as high as the back: to the middle, and glass from there. */
const buildSides = (on: Pieces, wide: number, deep: number, top: number): void => {
  for (const x of [0.02, wide - 0.08]) {
    const end = deep * 0.56;
    on.shadow([x, x + 0.06], [0.1, end], 0.035, 0.4, 0.4);
    on.box('plain', [x, 0, 0.08], [x + 0.06, top, end], white);
    on.box('glass', [x + 0.015, 0.06, end], [x + 0.045, 1.02, deep - 0.2], grey, 1.5);
    on.box('plain', [x, 1.02, end], [x + 0.06, 1.07, deep - 0.2], carbon);
  }
};

/** Lamps on beams below the fascia. */
const hangLamps = (on: Pieces, wide: number, deep: number, lo: number): void => {
  for (let x = 1; x < wide; x += 2) {
    on.box('plain', [x - 0.04, lo + 0.05, 0.12], [x + 0.04, lo + 0.12, deep - 0.18], carbon);
    for (const z of [deep * 0.4, deep * 0.7]) {
      on.rod('plain', [x, lo - 0.12, z], 'y', 0.17, 0.055, carbon, { round: 10 });
      on.box('light', [x - 0.04, lo - 0.128, z - 0.04], [x + 0.04, lo - 0.12, z + 0.04], warm);
    }
  }
};

type Board = { wide: number; deep: number; from: number; to: number };
/** The name on the fascia, as long as it is or fits, between two heights. */
const hangSign = (on: Pieces, sign: Sign, { wide, deep, from: y0, to: y1 }: Board): void => {
  const [l, bottom, r, t] = sign.at;
  const long = (y1 - y0) * sign.aspect;
  const w = Math.min(wide - 0.4, long);
  const right = l + ((r - l) * w) / long;
  const z = deep + 0.006;
  on.quad(
    'sign',
    [
      { at: [0.2, y0, z], uv: [l, bottom], light: 1 },
      { at: [0.2 + w, y0, z], uv: [right, bottom], light: 1 },
      { at: [0.2 + w, y1, z], uv: [right, t], light: 1 },
      { at: [0.2, y1, z], uv: [l, t], light: 1 },
    ],
    white,
  );
};

/** Builds a booth as its exhibitor furnished it; a free one is its ground and four posts. */
export const buildBooth = (on: Pieces, b: Built, sign: Sign | null): void => {
  const family = familyOf[b.class];
  const { frame, wide, deep } = frameOf(boundsOf(b.outline), b.front);
  on.frame = frame;
  const isTaken = b.state === 'taken';
  on.box(
    'carpet',
    [0.04, 0, 0.04],
    [wide - 0.04, 0.025, deep - 0.04],
    isTaken ? carpets[family] : dim(carpets[family], 0.9),
  );
  on.box('plain', [0, 0, deep - 0.04], [wide, 0.03, deep], grey);
  if (!isTaken) return buildFree(on, wide, deep, fascias[family]);
  const accent = b.accent ? accents[b.accent] : fascias[family];
  const isIsland = b.size === 'large';
  const wares = b.wares.length ? b.wares : usual[b.class];
  on.shadow([0.05, wide - 0.05], [0.05, 0.12], 0.035, 0.7, 0.42);
  const top = isIsland ? 3.3 : 2.65;
  on.box('plain', [0.02, 0, 0.02], [wide - 0.02, top, 0.08], white);
  on.box('plain', [0.02, 2.28, 0.08], [wide - 0.02, 2.4, 0.09], accent);
  // Booths of a row have side walls, islands none.
  if (!isIsland) buildSides(on, wide, deep, top);
  const [lo, hi] = isIsland ? [2.9, 3.55] : [2.42, 2.95];
  for (const x of [0.02, wide - 0.18]) {
    on.shadow([x, x + 0.16], [deep - 0.18, deep - 0.02], 0.035, 0.25);
    on.box('twill', [x, 0, deep - 0.18], [x + 0.16, lo, deep - 0.02], white, 3);
  }
  if (isIsland)
    for (const x of [0.02, wide - 0.18])
      on.box('plain', [x, lo, 0.1], [x + 0.16, hi - 0.15, deep - 0.1], fascias[family]);
  on.box('plain', [0, lo, deep - 0.2], [wide, hi, deep], fascias[family]);
  on.box('plain', [0, lo - 0.035, deep - 0.2], [wide, lo, deep + 0.01], accent);
  on.box('plain', [0, lo, 0.05], [wide, lo + 0.12, 0.15], fascias[family]);
  hangLamps(on, wide, deep, lo);
  if (sign) hangSign(on, sign, { wide, deep, from: lo + 0.06, to: hi - 0.06 });
  templates[b.template ?? 'counter']({ on, wide, deep, accent, wares });
  if (isIsland) {
    const z = deep * 0.4;
    plinth(on, wide / 2, z, 1.1, 0.7, 0.3, grey);
    putWare(on, wares[1] ?? 'machine', [wide / 2, 0.3, z], accent);
    stool(on, 1.2, z, accent);
    stool(on, 1.9, z - 0.3, accent);
  }
  if (wide > 5) plant(on, wide - 0.4, 0.6);
};
