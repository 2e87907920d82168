import { AMBER, GREEN, hex, STEEL } from '../colour.ts';
import { CARBON_YARN, cloth } from '../fibre.ts';
import { fract, noise, scale, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject } from '../scene.ts';
import { box, extrude, rectangle, ring } from '../shapes.ts';

/** Autoclave with the door open and a part on the trolley. */
export const autoclave: Subject = (seed) => {
  const shell = pick<Vec>(seed, [hex('#C3CBC8'), hex('#3F6B7C')]);
  return {
    camera: { from: [5.6, 2.7, 5.6], at: [0.25, 0.92, 0.25], fov: 33 },
    bounds: { low: [-2.7, 0, -1.25], high: [3.3, 2.45, 3.2] },
    floor: true,
    step: 0.9,
    field(x, y, z, near) {
      const r = Math.hypot(y - 1.2, z);
      const dome = Math.max(-(x + 1.5), 0);
      const body = Math.max(Math.hypot(dome * 1.1, r) - 1, x - 1.55);
      near.put(Math.max(body, -Math.max(r - 0.88, -(x + 1.2))) * 0.9, 1);
      near.put(extrude(ring(r, 1.12, 0.88), x - 1.5, 0.12, 0.02), 2);
      for (let k = 0; k < 3; k++) near.put(extrude(ring(r, 1.05, 0.98), x + 1.2 - k * 0.95, 0.05, 0.01), 2);
      near.put(box(Math.abs(x + 0.2) - 1, y - 0.16, z, 0.12, 0.2, 0.8, 0.01), 3);
      const dx = x - 1.98;
      const dz = z - 1.98;
      const u = dx * 0.6 + dz * 0.8;
      const v = dz * 0.6 - dx * 0.8;
      const door = Math.hypot(y - 1.2, u);
      near.put(Math.max(Math.hypot(door, v * 1.6 + 0.55) - 1.12, -(v + 0.02), door - 1) * 0.75, 4);
      near.put(extrude(ring(door, 1.12, 0.9), v, 0.1, 0.02), 2);
      near.put(box(x - 0.25, y - 0.52, z, 1.25, 0.03, 0.5), 5);
      near.put(box(x - 0.25, y - 0.38, Math.abs(z) - 0.4, 1.25, 0.14, 0.03), 5);
      near.put(extrude(Math.max(Math.hypot((y - 0.55) * 1.2, z) - 0.44, 0.55 - y), x - 0.35, 0.95, 0.04) * 0.85, 6);
    },
    surface(p, n, part) {
      const [x, y, z] = p;
      if (part === 2) return glossy(hex('#2A3234'), 0.6);
      if (part === 3) return matte(hex('#3A4345'), 0.1);
      if (part === 5) return metal(scale(STEEL, 0.8));
      if (part === 6)
        return {
          ...cloth(x * 8, Math.atan2(y - 0.55, z) * 3.4, 'twill', [1, 0, 0], unit([0, -z, y - 0.5]), n, CARBON_YARN),
          coat: 0.4,
        };
      if (part === 1 && Math.hypot(y - 1.2, z) < 0.93) return matte([0.17, 0.18, 0.18], 0.2);
      return glossy(part === 4 ? scale(shell, 1.05) : shell, 0.7);
    },
  };
};

/** Hall with rows of booths behind the woven portal. */
export const hall: Subject = (seed) => ({
  camera: { from: [pick(seed, [-6.6, 5.6]), 8.6, 19.5], at: [pick(seed, [0.7, -0.7]), 1.0, 1.4], fov: 36 },
  bounds: { low: [-7.3, 0, -5.6], high: [7.3, 3.9, 6.6] },
  floor: true,
  step: 0.85,
  field(x, y, z, near) {
    for (let r = 0; r < 4; r++) {
      const zz = z - (r * 3 - 4.6);
      const row = box(x, y - 0.8, zz, 6.9, 0.85, 0.95);
      if (row >= near.distance) continue;
      if (row > 0.6) {
        near.put(row + 0.05, 2);
        continue;
      }
      for (let k = 0; k < 6; k++) {
        const xx = x - (k * 2.3 - 5.75);
        const bay = box(xx, y - 0.8, zz, 1, 0.85, 0.95);
        if (bay >= near.distance) continue;
        if (bay > 0.25) near.put(bay + 0.03, 2);
        else booth(xx, y, zz, r, k, (r * 5 + k * 3 + seed) % 5, near);
      }
    }
    near.put(box(Math.abs(x) - 7, y - 1.9, z - 6.4, 0.1, 1.9, 0.1, 0.01), 8);
    near.put(box(x, y - 3.75, z - 6.4, 7, 0.07, 0.1, 0.01), 8);
    if (Math.abs(z - 6.4) < 1 && y > 2.2 && Math.abs(x) < 6.8) {
      const i = Math.floor(x / 0.7);
      const odd = ((i % 2) + 2) % 2;
      const band = box(
        x - (i + 0.5) * 0.7,
        y - (3.36 - odd * 0.09),
        z - 6.4 - (odd ? 0.05 : -0.05),
        0.27,
        odd ? 0.41 : 0.32,
        0.015,
      );
      near.put(Math.max(band, Math.abs(x) - 6.8), odd ? 3 : 4);
    }
  },
  surface(p, n, part) {
    const fixed: Record<number, Vec> = {
      2: [0.8, 0.83, 0.82],
      3: GREEN,
      4: AMBER,
      6: [0.55, 0.58, 0.57],
      7: [0.07, 0.075, 0.08],
      8: [0.035, 0.04, 0.042],
    };
    if (part === 5) return cloth(p[0] * 9 + p[2] * 9, p[1] * 9, 'twill', unit([1, 0, 1]), [0, 1, 0], n, CARBON_YARN);
    const carpet = part === 10 ? hex('#DAE6EC') : part === 11 ? hex('#D9E8E2') : hex('#E8E0C8');
    return matte(fixed[part] ?? scale(carpet, 0.7), part === 3 || part === 4 ? 0.2 : 0.04);
  },
});

export function booth(
  x: number,
  y: number,
  z: number,
  row: number,
  column: number,
  kind: number,
  near: { put(d: number, part: number): void },
): void {
  near.put(box(x, y - 0.02, z, 0.95, 0.02, 0.85), 10 + ((row * 5 + column) % 3));
  near.put(box(x, y - 0.62, z + 0.8, 0.95, 0.62, 0.03), 2);
  near.put(box(Math.abs(x) - 0.92, y - 0.45, z + 0.5, 0.03, 0.45, 0.3), 2);
  near.put(box(x, y - 1.38, z + 0.72, 0.95, 0.16, 0.06, 0.01), 3 + ((row + column) % 2));
  near.put(box(x - 0.62, y - 0.28, z - 0.55, 0.16, 0.26, 0.12, 0.02), 7);
  if (kind === 0) near.put(extrude(Math.hypot(x + 0.25, z + 0.05) - 0.36, y - 0.42, 0.38, 0.04), 5);
  if (kind === 1) near.put(box(x - 0.1, y - 0.2, z + 0.05, 0.6, 0.16, 0.36, 0.02), 6);
  if (kind === 2) near.put(extrude(Math.hypot(y - 0.5, z + 0.1) - 0.34, x + 0.1, 0.55, 0.16), 5);
  if (kind === 3) near.put(box(x + 0.2, y - 0.5, z - 0.1, 0.05, 0.48, 0.45, 0.01), 5);
  if (kind === 4)
    for (let q = 0; q < 3; q++)
      near.put(extrude(Math.hypot(x + 0.3 - q * 0.34, z + 0.1) - 0.14, y - 0.36, 0.34, 0.03), 6);
}

/** Mould for a shell: polished cavity, flange, frame underneath. */
export const mould: Subject = (seed) => {
  const skin = pick<Vec>(seed, [hex('#2F8F6B'), hex('#B5391F'), hex('#23292B')]);
  const turn = new Turn(0.45);
  return {
    camera: { from: [2.7, 3.0, 4.7], at: [0, 0.5, 0.05], fov: 34 },
    bounds: { low: [-2.4, 0, -2.1], high: [2.4, 1.0, 2.1] },
    floor: true,
    step: 0.7,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const slab = box(x, y - 0.8, z, 2.0, 0.16, 1.2, 0.03);
      const cavity = Math.hypot(x / 1.65, (y - 0.97) / 0.3, z / 0.88) - 1;
      near.put(Math.max(slab, -cavity * 0.3), 1);
      const post = Math.min(
        rectangle(Math.abs(x) - 1.7, Math.abs(z) - 0.95, 0.08, 0.08),
        rectangle(x, Math.abs(z) - 0.95, 0.08, 0.08),
      );
      near.put(extrude(post, y - 0.34, 0.34), 2);
      near.put(box(x, y - 0.1, Math.abs(z) - 0.95, 1.75, 0.06, 0.06), 2);
      near.put(box(Math.abs(x) - 1.7, y - 0.1, z, 0.06, 0.06, 0.95), 2);
      near.put(extrude(Math.hypot(Math.abs(x) - 1.82, Math.abs(z) - 1.03) - 0.06, y - 0.965, 0.03, 0.01), 3);
    },
    surface(_p, _n, part) {
      if (part === 2) return glossy(hex('#3A4345'), 0.4);
      if (part === 3) return metal(STEEL);
      return glossy(skin, 1.5);
    },
  };
};

/** Cut root of a blade: thick ring with bushings, tapering away into a shell. */
export const bladeRoot: Subject = (seed) => {
  const turn = new Turn(pick(seed, [-0.55, -0.75]));
  const wall = 0.17;
  return {
    camera: { from: [2.0, 2.0, 5.9], at: [0.1, 0.95, -0.1], fov: 34 },
    bounds: { low: [-2.9, 0, -3.2], high: [2.9, 2.3, 2.0] },
    floor: true,
    step: 0.75,
    field(wx, wy, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz) - 1.15;
      const far = Math.max(0, Math.min(1, -z / 4));
      const y = wy - 1.12;
      const a = 1.02 + 0.5 * far * far;
      const b = 1.02 - 0.55 * far;
      const e = Math.hypot(x / a, (y + 0.45 * far) / b);
      const outer = (e - 1) * Math.min(a, b);
      const shell = Math.max(outer, -(outer + wall * (1 - 0.6 * far)));
      near.put(Math.max(shell, z, -z - 4) * 0.85, 1);
      near.put(Math.max(outer + 0.05, Math.abs(z + 1.5) - 0.03) * 0.85, 4);
      const n = 28;
      const around = Math.atan2(y, x);
      const sector = (Math.round((around / 6.283) * n) / n) * 6.283;
      const bx = x - Math.cos(sector) * (1.02 - wall / 2);
      const by = y - Math.sin(sector) * (1.02 - wall / 2);
      near.put(extrude(ring(Math.hypot(bx, by), 0.056, 0.034), z, 0.035, 0.004), 2);
      const cradle = box(x, wy - 0.14, z + 0.5, 0.95, 0.14, 0.16, 0.02);
      near.put(Math.max(cradle, -outer - 0.02), 3);
    },
    surface(p, n, part) {
      if (part === 2) return metal(STEEL);
      if (part === 3) return matte(hex('#3A4345'), 0.1);
      if (part === 4) return matte(hex('#A98A5E'), 0.03);
      const local = turn.in(n);
      const [x, y, z] = turn.in(p);
      const r = Math.hypot(x, y - 1.12);
      if (local[2] > 0.7) {
        const ply = fract(r * 46) < 0.3 ? 0.82 : 1;
        return matte(scale([0.44, 0.5, 0.36], ply * (0.9 + 0.2 * noise(Math.atan2(y - 1.12, x) * 30, r * 40))), 0.08);
      }
      const inside = local[0] * x + local[1] * (y - 1.12) < 0;
      if (inside)
        return {
          ...matte(scale([0.42, 0.48, 0.36], 0.85 + 0.2 * noise(z * 12, Math.atan2(y - 1.12, x) * 12)), 0.1),
          coat: 0.4,
        };
      if (seed === 2 && z > 0.75) return glossy(AMBER, 0.5);
      return glossy(hex('#EEF1F0'), 0.7);
    },
  };
};
