import { hex } from '../colour.ts';
import { add, fract, noise, randomOf, scale, tangent, unit, type Vec } from '../math.ts';
import { glossy, matte, pick, type Scene, type Subject } from '../scene.ts';

interface Grain {
  x: number;
  y: number;
  z: number;
  ax: number;
  ay: number;
  az: number;
  half: number;
  shade: number;
}

const CELL = 0.17;
const key = (x: number, z: number): number => (Math.floor(x / CELL) + 64) * 128 + Math.floor(z / CELL) + 64;

/** Grains lying on a cone, found by a grid of cells. */
function scatter(seed: number, count: number, half: number): Map<number, Grain[]> {
  const random = randomOf(seed * 131);
  const cells = new Map<number, Grain[]>();
  for (let k = 0; k < count; k++) {
    const r = Math.sqrt(random()) * 1.75;
    const a = random() * Math.PI * 2;
    const x = Math.cos(a) * r * 1.15;
    const z = Math.sin(a) * r;
    const cone = hill(x, z);
    if (cone < 0.03 && random() > 0.5) continue;
    const axis = unit([random() - 0.5, (random() - 0.5) * 0.7, random() - 0.5]);
    const y = Math.max(cone, 0.05) + random() * 0.05;
    const grain = { x, y, z, ax: axis[0], ay: axis[1], az: axis[2], half, shade: 0.8 + 0.4 * random() };
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const at = key(x + i * CELL, z + j * CELL);
        const list = cells.get(at);
        if (list) list.push(grain);
        else cells.set(at, [grain]);
      }
  }
  return cells;
}

/** Distance to the axis of a grain. */
function toGrain(g: Grain, x: number, y: number, z: number): number {
  const dx = x - g.x;
  const dy = y - g.y;
  const dz = z - g.z;
  const along = dx * g.ax + dy * g.ay + dz * g.az;
  const t = along < -g.half ? -g.half : along > g.half ? g.half : along;
  const ex = dx - g.ax * t;
  const ey = dy - g.ay * t;
  const ez = dz - g.az * t;
  return Math.sqrt(ex * ex + ey * ey + ez * ez);
}

const hill = (x: number, z: number): number => {
  const r = Math.hypot(x / 1.15, z);
  return Math.max(0, 0.85 * (1 - r / 1.45)) * (0.9 + 0.2 * noise(x * 2, z * 2));
};

/** A heap of short rods: compounds, pellets, chopped strands, additives. */
export const pellets: Subject = (seed): Scene => {
  const long = seed === 1;
  const half = long ? 0.075 : 0.045;
  const radius = long ? 0.034 : 0.046;
  const cells = scatter(seed, 3000, half);
  const colour = pick<Vec>(seed, [[0.025, 0.027, 0.029], hex('#E6E3D6'), hex('#6E8F86')]);
  return {
    camera: { from: [1.6, 2.3, 4.4], at: [0, 0.28, 0.05], fov: 38 },
    bounds: { low: [-2.2, 0, -1.9], high: [2.2, 1.05, 1.9] },
    floor: true,
    step: 0.75,
    field(x, y, z, near) {
      const r = Math.hypot(x / 1.15, z);
      if (r > 1.95) return near.put(Math.hypot(r - 1.88, Math.max(0, y - 0.2)), 2);
      const below = y - hill(x, z);
      if (below > 0.35) return near.put(below * 0.6, 1);
      near.put(Math.max((below + 0.02) * 0.6, -y + 0.001), 1);
      for (const g of cells.get(key(x, z)) ?? []) near.put(toGrain(g, x, y, z) - radius, 2);
      near.distance = Math.min(near.distance, Math.max(0.06, (below - 0.18) * 0.6));
    },
    surface(p, _n, part) {
      if (part === 1) return matte(scale(colour, 0.25));
      let nearest: Grain | undefined;
      let least = 1e9;
      for (const g of cells.get(key(p[0], p[2])) ?? []) {
        const d = toGrain(g, p[0], p[1], p[2]);
        if (d < least) [nearest, least] = [g, d];
      }
      return glossy(scale(colour, (nearest?.shade ?? 1) * 0.9), seed === 1 ? 0.8 : 0.5);
    },
  };
};

/** Sheet moulding compound: soft sheets with strands, folded in a stack. */
export const compoundSheets: Subject = (seed) => {
  const colour = pick<Vec>(seed, [
    [0.5, 0.52, 0.49],
    [0.03, 0.032, 0.034],
  ]);
  const lift = (x: number, z: number, k: number): number =>
    0.05 +
    k * 0.15 +
    0.05 * Math.sin(x * 1.3 + k) * Math.sin(z * 1.7 + k * 2) +
    (k === 4 ? 0.32 * Math.max(0, x - 0.55) ** 2 : 0);
  return {
    camera: { from: [3.2, 2.5, 4.6], at: [0, 0.36, 0], fov: 33 },
    bounds: { low: [-2, 0, -1.5], high: [2, 1.35, 1.5] },
    floor: true,
    step: 0.7,
    field(wx, y, wz, near) {
      for (let k = 0; k < 5; k++) {
        const a = 0.38 + ((k * 7) % 5) * 0.03;
        const x = Math.cos(a) * wx + Math.sin(a) * wz;
        const z = Math.cos(a) * wz - Math.sin(a) * wx;
        const ragged = 0.03 * noise(x * 6 + k * 9, z * 6);
        const h = Math.abs(y - lift(x, z, k)) - 0.058;
        const ox = Math.max(Math.abs(x) - 1.55 - ragged, 0);
        const oz = Math.max(Math.abs(z) - 1.0 - ragged, 0);
        near.put(Math.hypot(ox, oz, Math.max(h, 0)) + Math.min(h, 0) - 0.01, 1 + k);
      }
    },
    surface(p, n) {
      let strand = 0;
      let tow: Vec = [1, 0, 0];
      for (let k = 0; k < 9; k++) {
        const a = k * 0.9 + seed;
        const u = Math.cos(a) * p[0] + Math.sin(a) * p[2];
        const v = Math.cos(a) * p[2] - Math.sin(a) * p[0];
        if (
          Math.abs(fract(v * 6 + k * 0.37) - 0.5) < 0.11 &&
          noise(u * 2.1 + k * 5, Math.floor(v * 6 + k * 0.37)) > 0.55
        ) {
          strand = 0.4 + k * 0.07;
          tow = tangent([Math.cos(a), 0, Math.sin(a)], n);
        }
      }
      const grain = 0.88 + 0.2 * noise(p[0] * 40, p[2] * 40);
      return {
        colour: scale(colour, (0.8 + 0.35 * strand) * grain),
        shine: (seed === 1 ? 0.15 : 0.5) * strand,
        sharp: 14,
        tow,
        normal: unit(add(n, [noise(p[0] * 9, p[2] * 9) - 0.5, 0, noise(p[2] * 9, p[0] * 9) - 0.5], 0.12)),
      };
    },
  };
};
