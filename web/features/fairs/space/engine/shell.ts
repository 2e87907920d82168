import type { HallPlan } from '#contract/fairs/plan.ts';
import { colourOf, dim, type Pieces, type Vec } from './pieces.ts';

/** Height of the hall, and of the beams below its roof, in metres. */
const roof = 8.2;
const beams = 6.9;

const wall = colourOf('#e4e8e5');
const low = colourOf('#3a4346');
const green = colourOf('#0b6554');
const amber = colourOf('#f2b32a');
const carbon = colourOf('#23292c');
const steel = colourOf('#aeb7b4');
const lamp = colourOf('#ffffff');
const white = colourOf('#f4f6f5');

const sameFrame = (v: Vec): Vec => v;

/** Walls with their band, seen from inside; the roof is open to a sky of lamps. */
const buildWalls = (on: Pieces, { width, depth, door }: HallPlan) => {
  const sides: [x0: number, z0: number, x1: number, z1: number][] = [
    [0, 0, width, 0],
    [width, 0, width, depth],
    [width, depth, 0, depth],
    [0, depth, 0, 0],
  ];
  for (const [x0, z0, x1, z1] of sides) {
    const long = Math.hypot(x1 - x0, z1 - z0);
    const [dx, dz] = [(x1 - x0) / long, (z1 - z0) / long];
    const strip = (
      y0: number,
      y1: number,
      c: Vec,
      off: number,
      s: 'plain' | 'comb' | 'light',
      a0: number,
      a1: number,
    ) => {
      const at = (along: number, y: number): Vec => [x0 + dx * along - dz * off, y, z0 + dz * along + dx * off];
      on.quad(
        s,
        [
          { at: at(a0, y0), uv: [a0, y0] },
          { at: at(a1, y0), uv: [a1, y0] },
          { at: at(a1, y1), uv: [a1, y1] },
          { at: at(a0, y1), uv: [a0, y1] },
        ],
        c,
      );
    };
    for (let a = 0; a < long; a += 8) {
      const b = Math.min(long, a + 8);
      strip(0, 0.45, low, 0.02, 'plain', a, b);
      strip(0.45, 4.2, wall, 0.02, 'plain', a, b);
      strip(4.2, 4.5, green, 0.03, 'plain', a, b);
      strip(4.5, roof, dim(colourOf('#cfd6d3'), 0.95), 0.02, 'comb', a, b);
      if (a > 0) strip(0, roof, steel, 0.05, 'plain', a - 0.12, a + 0.12);
    }
  }
  // The portal: a frame of two threads around the entrance, on whichever wall it lies.
  const [px, pz] = door;
  const isOnRow = pz < 0.5 || pz > depth - 0.5;
  on.frame = isOnRow
    ? ([u, y, v]) => [px + u, y, pz > depth / 2 ? pz - v : pz + v]
    : ([u, y, v]) => [px > width / 2 ? px - v : px + v, y, pz + u];
  on.box('plain', [-2.3, 0, 0.04], [2.3, 3.6, 0.06], colourOf('#5a6568'));
  on.box('light', [-2.1, 0, 0.06], [2.1, 3.4, 0.07], colourOf('#dfeae6'));
  for (const x of [-2.5, 2.1]) on.box('twill', [x, 0, 0.04], [x + 0.4, 4, 0.4], white, 3);
  on.box('plain', [-2.9, 3.55, 0.06], [2.9, 4.05, 0.5], green);
  on.box('plain', [-2.9, 3.45, 0.06], [2.9, 3.55, 0.52], amber);
  on.frame = sameFrame;
};

/** Beams and lamps: a row each four metres across the hall. */
const buildRoof = (on: Pieces, { width, depth }: HallPlan) => {
  const pale = colourOf('#c2cac7');
  on.quad(
    'plain',
    [
      { at: [0, roof, 0], uv: [0, 0] },
      { at: [width, roof, 0], uv: [1, 0] },
      { at: [width, roof, depth], uv: [1, 1] },
      { at: [0, roof, depth], uv: [0, 1] },
    ],
    colourOf('#bcc5c2'),
  );
  for (let z = 4; z < depth; z += 8) {
    on.box('plain', [0, beams, z - 0.1], [width, beams + 0.16, z + 0.1], pale);
    on.box('plain', [0, beams + 0.7, z - 0.06], [width, beams + 0.8, z + 0.06], pale);
    for (let x = 0; x < width; x += 2) {
      const up = (x / 2) % 2 === 0;
      const [a, b] = up ? [beams + 0.1, beams + 0.75] : [beams + 0.75, beams + 0.1];
      for (const side of [0.05, -0.05]) {
        const ring: [Vec, Vec, Vec, Vec] = [
          [x, a, z + side],
          [x + 2, b, z + side],
          [x + 2, b + 0.08, z + side],
          [x, a + 0.08, z + side],
        ];
        const [p, q, r, s] = side > 0 ? ring : [ring[1], ring[0], ring[3], ring[2]];
        on.quad(
          'plain',
          [
            { at: p, uv: [0, 0] },
            { at: q, uv: [1, 0] },
            { at: r, uv: [1, 1] },
            { at: s, uv: [0, 1] },
          ],
          dim(pale, 0.9),
        );
      }
    }
  }
  for (let x = 6; x < width; x += 8)
    on.box('plain', [x - 0.08, beams + 0.16, 0], [x + 0.08, beams + 0.3, depth], dim(pale, 0.95));
  for (let z = 2; z < depth - 1; z += 4)
    for (let x = 3; x < width - 3; x += 5) {
      on.box('plain', [x - 0.05, beams + 0.3, z - 0.14], [x + 2.45, beams + 0.42, z + 0.14], low);
      on.box('light', [x, beams + 0.27, z - 0.09], [x + 2.4, beams + 0.3, z + 0.09], lamp);
    }
};

/** Banners of cloth over the aisles, green and amber in turn, a little bent as cloth hangs. */
const buildBanners = (on: Pieces, plan: HallPlan) => {
  const [w, h] = [0.78, 1.25];
  const hang = (x: number, z: number, across: boolean, c: Vec) => {
    const top = beams - 0.15;
    const at = (u: number, y: number, out: number): Vec => (across ? [x + u, y, z + out] : [x + out, y, z + u]);
    on.box('plain', at(-w / 2 - 0.04, top, -0.02) as Vec, at(w / 2 + 0.04, top + 0.05, 0.02) as Vec, carbon);
    const cuts = 4;
    for (let i = 0; i < cuts; i += 1) {
      const [y0, y1] = [top - (h * (i + 1)) / cuts, top - (h * i) / cuts];
      const [o0, o1] = [Math.sin((i + 1) * 0.7) * 0.05, Math.sin(i * 0.7) * 0.05];
      const light = 1 - i * 0.05;
      const [l, r] = [-w / 2, w / 2];
      const ring = [
        { at: at(l, y0, o0), uv: [0, y0 * 2] as const, light },
        { at: at(r, y0, o0), uv: [w * 2, y0 * 2] as const, light },
        { at: at(r, y1, o1), uv: [w * 2, y1 * 2] as const, light },
        { at: at(l, y1, o1), uv: [0, y1 * 2] as const, light },
      ] as const;
      on.quad('glass', ring, c);
      on.quad('glass', [ring[1], ring[0], ring[3], ring[2]], c);
    }
  };
  for (const a of plan.aisles) {
    const isWeft = a.kind === 'weft';
    const [long, wide] = isWeft ? [a.width, a.depth] : [a.depth, a.width];
    const n = isWeft ? 4 : 3;
    for (let s = 6, row = 0; s < long - 4; s += 8, row += 1)
      for (let i = 0; i < n; i += 1) {
        const aside = ((i + 0.5) / n) * wide;
        const c = (i + row) % 2 ? amber : green;
        // Those of an aisle hang across it, so that they are seen by whoever walks along.
        if (isWeft) hang(a.x + s, a.y + aside, false, c);
        else hang(a.x + aside, a.y + s, true, c);
      }
  }
};

/** A stage: a platform with a screen at its back and rows of chairs before it. */
const buildStages = (on: Pieces, plan: HallPlan) => {
  for (const { x, y, width, depth } of plan.stages) {
    on.frame = ([u, h, v]) => [x + u, h, y + v];
    const back = Math.min(3.2, depth * 0.45);
    on.box('carpet', [0, 0, 0], [width, 0.02, depth], colourOf('#5d6a6d'));
    on.shadow([0.6, width - 0.6], [0.5, back], 0.03, 0.6);
    on.box('twill', [0.6, 0.02, 0.5], [width - 0.6, 0.55, back], white, 1.5);
    on.box('plain', [0.6, 0.55, 0.5], [width - 0.6, 0.58, back], colourOf('#8f6f4a'));
    on.box('light', [0.62, 0.5, back], [width - 0.62, 0.53, back + 0.01], amber);
    on.box('plain', [1.2, 0.58, 0.5], [width - 1.2, 4.6, 0.7], carbon);
    on.box('light', [1.6, 1.3, 0.7], [width - 1.6, 4.3, 0.71], colourOf('#0d4a3f'));
    for (let i = 0; i < 7; i += 1) {
      const at = 2.2 + (i * (width - 5)) / 6;
      on.box(
        'light',
        [at, 1.7, 0.71],
        [at + 0.5, 1.9 + ((i * 5) % 7) * 0.26, 0.715],
        i % 2 ? colourOf('#e0a21f') : colourOf('#2f9c84'),
      );
    }
    on.box('twill', [width - 3, 0.58, back - 1.1], [width - 2.3, 1.65, back - 0.6], white, 2);
    for (let v = back + 1; v < depth - 0.6; v += 0.95)
      for (let u = 1.2; u < width - 1; u += 0.75) {
        if (Math.abs(u - width / 2) < 0.8) continue;
        const c = Math.round(u + v) % 5 ? green : dim(amber, 0.9);
        on.box('plain', [u, 0.4, v], [u + 0.46, 0.46, v + 0.44], c);
        on.box('plain', [u, 0.46, v + 0.4], [u + 0.46, 0.9, v + 0.44], c);
        on.box('plain', [u + 0.03, 0.02, v + 0.03], [u + 0.43, 0.4, v + 0.4], carbon);
      }
    on.frame = sameFrame;
  }
};

/** Lines of the aisles on the floor, and runners of carpet below the banners. */
const buildAisles = (on: Pieces, plan: HallPlan) => {
  for (const a of plan.aisles) {
    const isWeft = a.kind === 'weft';
    const line = (x0: number, z0: number, x1: number, z1: number, c: Vec) =>
      on.quad(
        'plain',
        [
          { at: [x0, 0.006, z1], uv: [0, 0], light: 1 },
          { at: [x1, 0.006, z1], uv: [1, 0], light: 1 },
          { at: [x1, 0.006, z0], uv: [1, 1], light: 1 },
          { at: [x0, 0.006, z0], uv: [0, 1], light: 1 },
        ],
        c,
      );
    const [m, w] = [0.35, 0.07];
    if (isWeft)
      for (const z of [a.y + m, a.y + a.depth - m]) line(a.x + 3, z - w / 2, a.x + a.width - 3, z + w / 2, white);
    else for (const x of [a.x + m, a.x + a.width - m]) line(x - w / 2, a.y, x + w / 2, a.y + a.depth, white);
  }
};

/** All of a hall that is no booth, but its floor. */
export const buildShell = (on: Pieces, plan: HallPlan): void => {
  buildWalls(on, plan);
  buildRoof(on, plan);
  buildBanners(on, plan);
  buildStages(on, plan);
  buildAisles(on, plan);
};
