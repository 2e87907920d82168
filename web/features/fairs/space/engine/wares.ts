import { colourOf, dim, type Pieces, type Surface, type Vec } from './pieces.ts';

const kinds = ['coil', 'roll', 'drum', 'panel', 'vessel', 'profile', 'machine', 'wheel'] as const;
export type Ware = (typeof kinds)[number];

const bySubject: [Ware, RegExp][] = [
  ['coil', /roving|tape-spool/],
  ['roll', /weave|twill|fabric|mat$|roll/],
  ['drum', /drum|bucket|canister|cartridge|pellet/],
  ['vessel', /vessel|tank|radome|insulator|pipes|canisters|autoclave/],
  ['profile', /profile|grating|rebar|pultrusion|coupon|plank/],
  ['machine', /machine|frame|instrument|oven|table|axis|winder|press|robot|braider|infusion|tooling|mould$/],
  ['wheel', /wheel|bicycle|drone/],
];
/** What stands for the picture of a good. */
export const wareOf = (subject: string): Ware => bySubject.find(([, is]) => is.test(subject))?.[0] ?? 'panel';

/** The cloth of a roll. */
const clothOf = (subject: string): [Surface, Vec] => {
  if (/glass|stitched|mat/.test(subject)) return ['glass', colourOf('#eef0ea')];
  if (/aramid/.test(subject)) return ['glass', colourOf('#d8b23c')];
  if (/natural/.test(subject)) return ['glass', colourOf('#b99a6b')];
  if (/prepreg|film|ud/.test(subject)) return ['film', colourOf('#23282b')];
  return ['twill', colourOf('#ffffff')];
};

const carbon = colourOf('#23292c');
const paper = colourOf('#c9b083');
const steel = colourOf('#98a2a5');
const white = colourOf('#e9ebe8');

type Put = { on: Pieces; subject: string; at: Vec; accent: Vec };

const coil = ({ on, at: [x, y, z], accent }: Put) => {
  for (const [dx, dz, floor] of [
    [-0.2, 0.1, 0],
    [0.2, 0.1, 0],
    [0, -0.18, 0],
    [0, 0.02, 1],
  ] as const) {
    const base = y + floor * 0.3;
    on.turned(
      'film',
      [x + dx, base, z + dz],
      'y',
      [
        [0, 0.17],
        [0.02, 0.185],
        [0.25, 0.185],
        [0.28, 0.16],
      ],
      floor ? accent : carbon,
      {
        round: 16,
        caps: paper,
        capSurface: 'plain',
      },
    );
    on.rod('plain', [x + dx, base + 0.27, z + dz], 'y', 0.03, 0.06, paper, { round: 10 });
  }
};
const roll = ({ on, subject, at: [x, y, z], accent }: Put) => {
  const [surface, colour] = clothOf(subject);
  const lies = (dy: number, dz: number, s: Surface, c: Vec) => {
    on.turned(
      s,
      [x - 0.55, y + dy, z + dz],
      'x',
      [
        [0, 0.19],
        [1.1, 0.19],
      ],
      c,
      { scale: 2, caps: paper, capSurface: 'plain' },
    );
    on.rod('plain', [x - 0.62, y + dy, z + dz], 'x', 1.24, 0.055, paper, { round: 10 });
  };
  lies(0.2, 0.2, surface, colour);
  lies(0.2, -0.2, 'film', dim(accent, 0.9));
  lies(0.54, 0, surface, colour);
  on.turned(
    'plain',
    [x - 0.08, y + 0.54, z],
    'x',
    [
      [0, 0.196],
      [0.12, 0.196],
    ],
    accent,
  );
};
const drum = ({ on, at: [x, y, z], accent }: Put) => {
  for (const [dx, dz, colour] of [
    [-0.32, 0, accent],
    [0.32, 0.05, carbon],
    [0, -0.3, steel],
  ] as const) {
    const ring = (a: number): [number, number][] => [
      [a - 0.02, 0.265],
      [a, 0.278],
      [a + 0.02, 0.265],
    ];
    on.turned(
      'gloss',
      [x + dx, y, z + dz],
      'y',
      [[0, 0.265], ...ring(0.26), ...ring(0.52), [0.76, 0.265], [0.78, 0.25], [0.79, 0.235]],
      colour,
      { caps: dim(colour, 0.85) },
    );
    on.rod('gloss', [x + dx + 0.12, y + 0.79, z + dz], 'y', 0.025, 0.035, steel, { round: 10 });
  }
};
const panel = ({ on, at: [x, y, z], accent }: Put) => {
  for (let i = 0; i < 4; i += 1) {
    const lo = y + i * 0.15;
    const [w, d] = [0.55 - i * 0.05, 0.36 - i * 0.04];
    on.box('twill', [x - w, lo, z - d], [x + w, lo + 0.015, z + d], white, 2);
    on.box(
      i % 2 ? 'plain' : 'comb',
      [x - w, lo + 0.015, z - d],
      [x + w, lo + 0.105, z + d],
      i % 2 ? dim(accent, 0.8) : colourOf('#d8c79b'),
      3,
    );
    on.box('twill', [x - w, lo + 0.105, z - d], [x + w, lo + 0.12, z + d], white, 2);
  }
};
const vessel = ({ on, subject, at: [x, y, z], accent }: Put) => {
  const isUpright = /tank|radome|insulator/.test(subject);
  const rings: [number, number][] = [
    [0, 0.05],
    [0.02, 0.08],
    [0.05, 0.17],
    [0.1, 0.24],
    [0.17, 0.29],
    [0.26, 0.31],
    [1.04, 0.31],
    [1.13, 0.29],
    [1.2, 0.24],
    [1.25, 0.17],
    [1.28, 0.08],
    [1.36, 0.05],
  ];
  if (isUpright)
    on.turned(
      'twill',
      [x, y, z],
      'y',
      rings.map(([a, r]) => [a * 0.95, r * 1.1]),
      white,
      { scale: 2, caps: steel, capSurface: 'gloss' },
    );
  else {
    on.turned('twill', [x - 0.68, y + 0.38, z], 'x', rings, white, { scale: 2, caps: steel, capSurface: 'gloss' });
    for (const dx of [-0.36, 0.3]) {
      on.turned(
        'plain',
        [x + dx, y + 0.38, z],
        'x',
        [
          [0, 0.318],
          [0.06, 0.318],
        ],
        accent,
      );
      on.box('plain', [x + dx - 0.03, y, z - 0.28], [x + dx + 0.09, y + 0.2, z + 0.28], carbon);
    }
  }
};
const profile = ({ on, at: [x, y, z], accent }: Put) => {
  const beam = (dz: number, lo: number, c: Vec, s: Surface) => {
    on.box(s, [x - 0.75, lo, z + dz - 0.1], [x + 0.75, lo + 0.025, z + dz + 0.1], c, 2);
    on.box(s, [x - 0.75, lo + 0.025, z + dz - 0.015], [x + 0.75, lo + 0.19, z + dz + 0.015], c, 2);
    on.box(s, [x - 0.75, lo + 0.19, z + dz - 0.1], [x + 0.75, lo + 0.215, z + dz + 0.1], c, 2);
  };
  beam(-0.26, y, colourOf('#cfd3c4'), 'gloss');
  beam(0, y, accent, 'gloss');
  beam(0.26, y, white, 'twill');
  beam(-0.13, y + 0.22, white, 'twill');
  for (const dz of [0.1, 0.2]) on.rod('twill', [x - 0.7, y + 0.27, z + dz], 'x', 1.4, 0.045, white, { round: 10 });
};
const machine = ({ on, at: [x, y, z], accent }: Put) => {
  on.box('plain', [x - 0.7, y, z - 0.42], [x + 0.7, y + 0.12, z + 0.42], carbon);
  on.box('gloss', [x - 0.66, y + 0.12, z - 0.4], [x + 0.66, y + 0.72, z + 0.4], white);
  on.box('gloss', [x - 0.66, y + 0.72, z - 0.4], [x - 0.4, y + 1.5, z - 0.1], white);
  on.box('gloss', [x + 0.4, y + 0.72, z - 0.4], [x + 0.66, y + 1.5, z - 0.1], white);
  on.box('gloss', [x - 0.66, y + 1.34, z - 0.42], [x + 0.66, y + 1.6, z - 0.02], accent);
  on.box('plain', [x - 0.12, y + 0.95, z - 0.3], [x + 0.12, y + 1.34, z - 0.06], steel);
  on.rod('gloss', [x, y + 0.78, z - 0.18], 'y', 0.18, 0.04, steel, { round: 10 });
  on.box('twill', [x - 0.4, y + 0.72, z - 0.3], [x + 0.4, y + 0.76, z + 0.3], white, 2);
  on.box('plain', [x + 0.42, y + 0.3, z + 0.4], [x + 0.6, y + 0.6, z + 0.42], carbon);
  on.box('light', [x + 0.45, y + 0.4, z + 0.42], [x + 0.57, y + 0.56, z + 0.425], colourOf('#7fd8be'));
};
const wheel = ({ on, at: [x, y, z], accent }: Put) => {
  for (const dx of [-0.3, 0.3]) {
    on.turned(
      'twill',
      [x + dx - 0.09, y + 0.36, z],
      'x',
      [
        [0, 0.27],
        [0, 0.35],
        [0.03, 0.36],
        [0.15, 0.36],
        [0.18, 0.35],
        [0.18, 0.27],
      ],
      white,
      { scale: 3, round: 24, caps: carbon, capSurface: 'plain' },
    );
    on.rod('gloss', [x + dx - 0.11, y + 0.36, z], 'x', 0.22, 0.06, accent, { round: 12 });
    on.box('plain', [x + dx - 0.12, y, z - 0.2], [x + dx + 0.12, y + 0.06, z + 0.2], carbon);
  }
};

const makers: Record<Ware, (p: Put) => void> = { coil, roll, drum, panel, vessel, profile, machine, wheel };

/** Puts a good on a plinth, a bench or the floor. */
export const putWare = (on: Pieces, subject: string, at: Vec, accent: Vec): void =>
  makers[wareOf(subject)]({ on, subject, at, accent });
