import { AMBER, hex, STEEL } from '../colour.ts';
import { hash, noise, scale, type Vec, fract, Turn } from '../math.ts';
import { glossy, matte, metal, pick, type Nearest, type Subject, type Surface } from '../scene.ts';
import { box, extrude, ring, bar, capsule } from '../shapes.ts';

const DRUMS = [
  [-1.0, -0.35],
  [0.72, 0.35],
  [0.35, -1.7],
] as const;
const PAPER: Vec = [0.84, 0.86, 0.85];
const INK: Vec = [0.03, 0.035, 0.035];

/** A label with bars instead of words; lx, ly run 0 to 1 from the upper left. */
function label(lx: number, ly: number, mark: Vec): Vec {
  if (ly < 0.24 && ly > 0.1 && lx > 0.06 && lx < 0.5) return INK;
  if (lx > 0.7 && lx < 0.93 && ly > 0.2 && ly < 0.8) return mark;
  const line = Math.floor(ly * 9);
  const inLine = ly * 9 - line;
  if (line > 2 && line < 8 && inLine < 0.34 && lx > 0.06 && lx < 0.4 + 0.2 * hash(line, 3)) return [0.38, 0.4, 0.4];
  return PAPER;
}

function drum(x: number, y: number, z: number, part: number, near: Nearest): void {
  const r = Math.hypot(x, z);
  const bead = (at: number, k: number, w: number): number => k * Math.exp(-(((y - at) * w) ** 2));
  const ribs = bead(0.62, 0.03, 16) + bead(1.22, 0.03, 16) + bead(0.03, 0.035, 20) + bead(1.8, 0.035, 20);
  const body = extrude(r - 0.74 - ribs, y - 0.91, 0.91, 0.02) * 0.85;
  near.put(Math.max(body, -Math.max(r - 0.68, 1.76 - y)), part);
  near.put(extrude(Math.hypot(x - 0.34, z - 0.1) - 0.11, y - 1.78, 0.04, 0.01), 9);
}

/** Three steel drums of resin. */
export const resinDrums: Subject = (seed) => {
  const colours = pick<readonly [Vec, Vec, Vec]>(seed, [
    [hex('#0D5B4C'), hex('#23292B'), hex('#C9CFCC')],
    [hex('#1D5C96'), hex('#D5DAD8'), hex('#3A4344')],
    [hex('#D5DAD8'), hex('#A8420B'), hex('#23292B')],
  ]);
  return {
    camera: { from: [3.1, 2.4, 5.0], at: [0, 0.88, 0], fov: 34 },
    bounds: { low: [-1.85, 0, -2.55], high: [1.6, 1.9, 1.2] },
    floor: true,
    step: 0.9,
    field(x, y, z, near) {
      DRUMS.forEach(([a, b], k) => drum(x - a, y, z - b, 1 + k, near));
    },
    surface(p, n, part) {
      if (part === 9) return metal(STEEL);
      const [a, b] = DRUMS[part - 1] ?? DRUMS[0];
      const around = Math.atan2(p[2] - b, p[0] - a);
      const lx = 1 - (around - 0.3) / 1.35;
      const ly = 1 - (p[1] - 0.7) / 0.44;
      if (lx > 0 && lx < 1 && ly > 0 && ly < 1 && n[1] < 0.5) return matte(label(lx, ly, AMBER), 0.1);
      return glossy(colours[part - 1] ?? colours[0], 0.9);
    },
  };
};

/** Buckets of gelcoat or paste, one open. */
export const gelcoatBuckets: Subject = (seed) => {
  const fill = pick<Vec>(seed, [hex('#F4F6F5'), hex('#1D5C96')]);
  const shell = pick<Vec>(seed, [hex('#F2F3F1'), hex('#E2B33A')]);
  const places = [
    [-0.85, -0.5, 1],
    [0.78, 0.25, 0],
    [-0.15, -1.95, 1],
  ] as const;
  return {
    camera: { from: [2.6, 2.75, 4.9], at: [0, 0.62, -0.2], fov: 33 },
    bounds: { low: [-1.75, 0, -2.8], high: [1.95, 1.55, 1.4] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      places.forEach(([a, b, lid], k) => {
        const x = wx - a;
        const z = wz - b;
        const r = Math.hypot(x, z);
        const wide = 0.62 + 0.1 * y;
        near.put(extrude(ring(r, wide, lid ? 0 : wide - 0.035), y - 0.62, 0.62, 0.012) * 0.95, 1 + k);
        for (const at of [1.0, 1.1]) near.put(extrude(ring(r, wide + 0.045, wide - 0.02), y - at, 0.014, 0.008), 1 + k);
        if (lid) near.put(extrude(r - 0.8, y - 1.27, 0.05, 0.03), 10);
        else near.put(extrude(r - wide + 0.03, y - 0.5, 0.48), 11);
      });
      near.put(extrude(Math.hypot(wx - 0.62, wz - 0.0 - (y - 1) * 0.28) - 0.028, y - 1.22, 0.32, 0.02) * 0.9, 12);
    },
    surface(p, n, part) {
      if (part === 10) return glossy(hex('#23292B'), 0.6);
      if (part === 11) {
        const swirl = noise(p[0] * 2.4 + p[2], p[2] * 2.4) - 0.5;
        return { ...glossy(fill, 1.3), normal: [swirl * 0.2, 0.98, 0.1 * swirl] };
      }
      if (part === 12) return matte(hex('#C79A5B'), 0.05);
      const [a, b] = places[part - 1] ?? places[0];
      const around = Math.atan2(p[2] - b, p[0] - a);
      const lx = 1 - (around - 0.35) / 1.5;
      const ly = 1 - (p[1] - 0.28) / 0.56;
      if (lx > 0 && lx < 1 && ly > 0 && ly < 1 && n[1] < 0.5) return matte(label(lx, ly, scale(fill, 0.8)), 0.1);
      return glossy(shell, 0.6);
    },
  };
};

/** Adhesive in twin cartridges with static mixers, and a bead of it. */
export const cartridges: Subject = (seed) => {
  const bead = pick<Vec>(seed, [hex('#2F6478'), hex('#23292B')]);
  const skin = (part: number): Surface => {
    if (part === 2) return glossy(pick<Vec>(seed, [AMBER, hex('#0B6554')]), 0.6);
    if (part === 3) return glossy([0.72, 0.78, 0.77], 1);
    return part === 4 ? glossy(bead, 0.9) : glossy(hex('#F1F3F2'), 0.7);
  };
  return {
    camera: { from: [1.7, 2.7, 4.6], at: [0.12, 0.18, 0.1], fov: 33 },
    bounds: { low: [-2.0, 0, -1.5], high: [2.25, 0.7, 1.5] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      for (let k = 0; k < 2; k++) {
        const a = k ? 0.32 : 0.12;
        const x = Math.cos(a) * wx + Math.sin(a) * wz + 0.45;
        const z = Math.cos(a) * wz - Math.sin(a) * wx - (k ? 0.62 : -0.55);
        const tube = Math.hypot(y - 0.26, Math.abs(z) - 0.22) - 0.21;
        near.put(extrude(tube, x, 1.1, 0.02), 1);
        near.put(box(Math.abs(x) - 1.1, y - 0.26, z, 0.06, 0.25, 0.47, 0.03), 2);
        near.put(extrude(Math.hypot(y - 0.26, z) - 0.12, x - 1.22, 0.1, 0.02), 2);
        const taper = 0.075 - 0.045 * Math.max(0, Math.min(1, (x - 1.85) / 0.4));
        near.put(extrude(Math.hypot(y - 0.26, z) - taper, x - 1.75, 0.5, 0.01) * 0.9, 3);
      }
      const wave = wz - 1.28 - 0.07 * Math.sin(wx * 3.6);
      near.put((Math.hypot(Math.max(Math.abs(wx) - 1.25, 0), y - 0.03, wave) - 0.075) * 0.8, 4);
    },
    surface: (p, n, part) => {
      if (part !== 1) return skin(part);
      const x = Math.cos(0.22) * p[0] + Math.sin(0.22) * p[2] + 0.45;
      const lx = (x + 0.8) / 1.6;
      const ly = 0.5 - n[2] * 0.55 + n[1] * 0.25;
      return lx > 0 && lx < 1 && n[1] > 0.2 && ly > 0.3 ? matte(label(lx, (ly - 0.3) / 0.75, bead), 0.1) : skin(1);
    },
  };
};

/** Canisters and a drum of hardener. */
export const canisters: Subject = (seed) => {
  const colour = pick<Vec>(seed, [hex('#2F6FA8'), hex('#E8EBEA')]);
  const turn = new Turn(0.4);
  const cans = [
    [-1.15, 0.35],
    [-0.05, 0.6],
  ] as const;
  return {
    camera: { from: [2.2, 2.1, 5.3], at: [0, 0.72, 0], fov: 33 },
    bounds: { low: [-2.1, 0, -1.7], high: [2.1, 1.75, 1.7] },
    floor: true,
    step: 0.75,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      for (const [a, b] of cans) {
        const body = box(x - a, y - 0.58, z - b, 0.44, 0.58, 0.34, 0.1);
        const grip = capsule(x - a, y, z - b, [-0.24, 1.02, 0], [0.1, 1.02, 0], 0.11);
        near.put(Math.max(body, -grip), 1);
        near.put(capsule(x - a, y, z - b, [-0.3, 1.16, 0], [0.08, 1.16, 0], 0.06), 1);
        near.put(bar(x - a - 0.28, z - b, y - 1.2, 0.11, 0.09, 0.02), 2);
        near.put(box(x - a, y - 0.5, z - b - 0.34, 0.3, 0.28, 0.006), 3);
      }
      const r = Math.hypot(x - 1.0, z + 0.5);
      near.put(extrude(r - 0.6, y - 0.78, 0.78, 0.04), 4);
      for (const at of [0.5, 1.05, 1.54]) near.put(extrude(ring(r, 0.635, 0.58), y - at, 0.03, 0.02), 4);
      near.put(bar(x - 0.72, z + 0.35, y - 1.58, 0.09, 0.04, 0.01), 2);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 2) return glossy(seed === 1 ? AMBER : hex('#B4231F'), 0.4);
      if (part === 3) {
        const row = fract((y - 0.2) * 9);
        const onX = cans.some(([a]) => Math.abs(x - a + 0.12) < 0.14);
        if (y > 0.62 && onX && n[1] < 0.5) return matte(hex('#F2B32A'));
        return matte(row < 0.22 && y < 0.55 ? [0.3, 0.32, 0.32] : [0.84, 0.86, 0.85]);
      }
      if (part === 4) {
        const label = z + 0.5 > 0.3 && Math.abs(y - 0.78) < 0.2 && Math.abs(x - 1.0) < 0.42;
        return label ? matte([0.84, 0.86, 0.85]) : glossy(seed === 1 ? hex('#E8EBEA') : hex('#2A3234'), 0.5);
      }
      return matte(colour, 0.3, 12);
    },
  };
};
