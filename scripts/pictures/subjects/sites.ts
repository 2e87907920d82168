import { AMBER, GREEN, hex, STEEL } from '../colour.ts';
import { CARBON_YARN, cloth, GLASS_YARN, wound } from '../fibre.ts';
import { clamp, fract, modulo, noise, scale, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject } from '../scene.ts';
import { bar, box, capsule, extrude, ring } from '../shapes.ts';
import { DARK, LIGHT } from './machines.ts';
import { booth } from './plant.ts';

/** A whole blade on two stands, root towards the viewer. */
export const windBlade: Subject = (seed) => {
  const turn = new Turn(pick(seed, [-0.55, -0.4]));
  return {
    camera: { from: [-0.4, 2.3, 8.6], at: [0.1, 0.75, 0], fov: 36 },
    bounds: { low: [-3.4, 0, -3.6], high: [3.4, 1.6, 3.6] },
    floor: true,
    step: 0.6,
    field(wx, wy, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const t = clamp((x + 3) / 6.6);
      const grow = clamp((t - 0.05) / 0.22);
      const swell = grow * grow * (3 - 2 * grow);
      const chord = 0.4 + 0.36 * swell - (0.68 * Math.max(0, t - 0.27)) / 0.73;
      const thick = 0.4 - 0.2 * swell - (0.17 * Math.max(0, t - 0.27)) / 0.73;
      const y = wy - 0.85 - 0.25 * t * t;
      const lean = z - 0.16 * swell;
      const e = Math.hypot(lean / Math.max(0.04, chord), y / Math.max(0.03, thick)) - 1;
      const skin = e * Math.max(0.03, thick);
      const shell = Math.max(skin, -(x + 3), x - 3.5);
      near.put(Math.max(shell, -Math.max(skin + 0.09, x + 2.2)), 1);
      near.put(Math.max(skin + 0.05, Math.abs(x + 2.4) - 0.03), 4);
      for (const at of [-2.3, 1.1]) {
        const stand = Math.max(box(x - at, wy - 0.42, z - 0.1, 0.14, 0.42, 0.5, 0.02), -skin + 0.02);
        near.put(stand, 3);
      }
    },
    surface(p, n, part) {
      if (part === 3) return glossy(pick(seed, [hex('#0B6554'), hex('#3A4345')]), 0.4);
      if (part === 4) return matte(hex('#A98A5E'), 0.03);
      const [x] = turn.in(p);
      const local = turn.in(n);
      if (x < -2.97 && local[0] < -0.6) return metal(scale(STEEL, 0.8));
      if (seed === 2 && x > 1.6 && fract((x - 1.6) / 0.95) < 0.5) return glossy(hex('#B4231F'), 0.7);
      return glossy(hex('#EEF1F0'), 0.9);
    },
  };
};

/** Hydrogen cylinders in a transport rack. */
export const vesselRack: Subject = (seed) => {
  const turn = new Turn(-0.55);
  const yarn = seed === 1 ? CARBON_YARN : { ...GLASS_YARN, colour: [0.5, 0.42, 0.14] as const };
  const centre = (v: number) => clamp(Math.round((v - 0.55) / 0.86), 0, 1) * 0.86 + 0.55;
  const middle = (v: number) => clamp(Math.round(v / 0.86), -1, 1) * 0.86;
  return {
    camera: { from: [2.7, 2.3, 6.0], at: [0, 0.98, 0], fov: 34 },
    bounds: { low: [-2.3, 0, -2.3], high: [2.3, 2.1, 2.3] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const u = x - middle(x);
      const v = y - centre(y);
      near.put(bar(u, v, z, 0.38, 1.35, 0.3), 1);
      near.put(bar(u, v, z, 0.09, 1.5, 0.02), 3);
      near.put(bar(u, v, z - 1.5, 0.13, 0.06, 0.02), 2);
      near.put(box(Math.abs(x) - 1.36, y - 0.98, Math.abs(z) - 0.85, 0.05, 0.98, 0.05), 4);
      for (const at of [0.06, 0.98, 1.9]) near.put(box(x, y - at, Math.abs(z) - 0.85, 1.4, 0.045, 0.05), 4);
      near.put(box(Math.abs(x) - 1.36, y - 1.9, z, 0.05, 0.045, 0.88), 4);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 1) {
        const around = Math.atan2(y - centre(y), x - middle(x));
        const cx = x - middle(x);
        const cy = y - centre(y);
        if (Math.abs(z - 0.35) < 0.2 && fract(around / 6.2832 + 0.5) < 0.3) return glossy(hex('#EEF1F0'), 0.6);
        const hoop = unit(turn.out([-cy, cx, Math.abs(z) > 0.9 ? 0.6 : 0.15]));
        return { ...wound(z * 7 + around * 0.6, around * 5, hoop, turn.out([0, 0, 1]), n, yarn), coat: 0.7 };
      }
      if (part === 4) return glossy(GREEN, 0.5);
      return part === 2 ? DARK : metal(STEEL);
    },
  };
};

/** Standing wound tank: domed top, manhole, nozzles, ladder. */
export const tank: Subject = (seed) => {
  const colour = pick<Vec>(seed, [hex('#DDE3DA'), hex('#3F8F76')]);
  return {
    camera: { from: [2.6, 2.4, 6.6], at: [0.1, 1.55, 0], fov: 34 },
    bounds: { low: [-1.6, 0, -1.6], high: [2.0, 3.4, 1.8] },
    floor: true,
    step: 0.75,
    field(x, y, z, near) {
      const r = Math.hypot(x, z);
      const dome = Math.hypot(r, Math.max(0, y - 2.55) * 2.1) - 1.1;
      near.put(Math.max(dome * 0.7, 0.35 - y), 1);
      for (const at of [0.42, 1.4, 2.5]) near.put(extrude(ring(r, 1.15, 1.05), y - at, 0.05, 0.02), 4);
      const sector = (Math.round((Math.atan2(z, x) / 6.2832) * 4 - 0.5) + 0.5) * 1.5708;
      near.put(box(x - Math.cos(sector) * 0.95, y - 0.2, z - Math.sin(sector) * 0.95, 0.1, 0.2, 0.1, 0.02), 2);
      near.put(bar(x + 0.2, z - 0.2, y - 3.08, 0.26, 0.12, 0.02), 4);
      near.put(bar(x + 0.2, z - 0.2, y - 3.2, 0.34, 0.035, 0.01), 3);
      near.put(bar(x + 0.35, y - 0.8, z - 1.15, 0.15, 0.2, 0.01), 4);
      near.put(bar(x + 0.35, y - 0.8, z - 1.36, 0.24, 0.035, 0.01), 3);
      const lx = x - 1.22;
      near.put(box(lx, y - 1.55, Math.abs(z - 0.2) - 0.2, 0.03, 1.5, 0.03), 3);
      const rung = fract(y / 0.28) - 0.5;
      near.put(Math.max(bar(lx, rung * 0.28, z - 0.2, 0.02, 0.2), Math.abs(y - 1.55) - 1.45), 3);
    },
    surface(p, n, part) {
      if (part === 1) {
        const around = Math.atan2(p[2], p[0]);
        const hoop = unit([-p[2], 0.1, p[0]]);
        const yarn = { ...GLASS_YARN, colour: scale(colour, 0.75), crown: 0.25, gap: 0.8 };
        if (p[2] > 0 && Math.abs(p[1] - 1.95) < 0.16 && Math.abs(p[0] - 0.35) < 0.34) return glossy(AMBER, 0.5);
        return { ...wound(p[1] * 6 + around * 0.4, around * 6, hoop, [0, 1, 0], n, yarn), coat: 0.5 };
      }
      if (part === 4) return glossy(scale(colour, 0.9), 0.6);
      return part === 2 ? DARK : metal(STEEL);
    },
  };
};

/** A works from outside: saw-tooth roof, office front, resin silos. */
export const factory: Subject = (seed) => {
  const turn = new Turn(pick(seed, [-0.3, -0.55]));
  const sign = pick<Vec>(seed, [GREEN, hex('#2F6478')]);
  return {
    camera: { from: [3.2, 3.3, 7.6], at: [0, 0.7, 0], fov: 33 },
    bounds: { low: [-3.4, 0, -3.4], high: [3.4, 2.1, 3.4] },
    floor: true,
    step: 0.7,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const tooth = 0.36 * fract((x + 0.6) / 0.86);
      const hall = box(x - 0.1, y - 0.55, z + 0.1, 2.2, 0.55, 1.35);
      const roof = Math.max(box(x - 0.1, y - 1.3, z + 0.1, 2.2, 0.32, 1.35), (y - 1.08 - tooth) * 0.8);
      near.put(Math.min(hall, roof), 1);
      near.put(box(x + 1.45, y - 0.72, z - 1.5, 0.8, 0.72, 0.35, 0.02), 2);
      near.put(box(x - 1.0, y - 0.4, z - 1.26, 0.36, 0.4, 0.03), 3);
      near.put(box(x - 0.05, y - 0.4, z - 1.26, 0.36, 0.4, 0.03), 3);
      near.put(box(x - 0.5, y - 0.86, z - 1.42, 1.05, 0.03, 0.2), 4);
      for (let k = 0; k < 2; k++) {
        near.put(bar(x - 2.62, z + 0.6 - k * 0.75, y - 0.85, 0.3, 0.75, 0.1), 5);
        near.put(bar(x - 2.62, z + 0.6 - k * 0.75, y - 0.1, 0.2, 0.1), 4);
      }
      near.put(box(x - 1.05, y - 0.28, z - 2.2, 0.3, 0.2, 0.24, 0.03), 6);
      near.put(box(x - 1.75, y - 0.36, z - 2.2, 0.4, 0.28, 0.25, 0.02), 2);
      near.put(
        bar(fract((x - 0.85) / 0.55) * 0.55 - 0.27, y - 0.09, Math.max(Math.abs(z - 2.2) - 0.2, 0), 0.09, 0.05) +
          Math.max(0, Math.abs(x - 1.4) - 0.7),
        4,
      );
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      const local = turn.in(n);
      if (part === 1) {
        if (local[0] < -0.5 && y > 1.1) return glossy(hex('#5E7A84'), 1);
        if (n[1] > 0.5) return matte(scale(hex('#AEB7B4'), 0.9 + 0.1 * Number(fract(z * 6) < 0.5)), 0.2);
        const seam = fract((Math.abs(local[0]) > 0.5 ? z : x) * 7) < 0.08 ? 0.88 : 1;
        if (y > 0.88 && y < 1.02) return glossy(sign, 0.4);
        return matte(scale(hex('#DDE2E0'), seam), 0.2);
      }
      if (part === 2) {
        const glass = local[2] > 0.6 && x < 0 && fract(y / 0.36) > 0.35 && fract((x + 2.25) / 0.27) > 0.16 && y > 0.1;
        if (glass) return glossy(hex('#3C5862'), 1.2);
        return x > 0 ? glossy(hex('#EEF1F0'), 0.6) : matte(hex('#C9D0CD'), 0.2);
      }
      if (part === 3) return matte(scale(hex('#8E9894'), fract(y * 9) < 0.12 ? 0.75 : 1), 0.2);
      if (part === 5) return glossy(hex('#EEF1F0'), 0.8);
      return part === 6 ? glossy(sign, 0.8) : DARK;
    },
  };
};

/** The hall from inside: an aisle between booths, the amber way on the floor. */
export const hallInside: Subject = (seed) => ({
  camera: { from: [pick(seed, [0.25, -0.7]), 1.25, 7.4], at: [pick(seed, [-0.1, 0.5]), 0.95, 0], fov: 46 },
  bounds: { low: [-4.4, 0, -9.6], high: [4.4, 3.4, 6.6] },
  floor: true,
  step: 0.8,
  field(x, y, z, near) {
    near.put(box(x, y - 0.012, z + 1.5, 0.045, 0.012, 8), 4);
    for (const at of [-1, 1] as const) {
      const wall = box(x - at * 2.5, y - 0.8, z + 1.6, 1.05, 0.85, 7.4);
      if (wall >= near.distance) continue;
      if (wall > 0.5) {
        near.put(wall + 0.05, 2);
        continue;
      }
      const k = clamp(Math.round((z + 1.6) / 2.3), -3, 3);
      const zz = z + 1.6 - k * 2.3;
      // Across the aisle the next booth may be nearer than the own one, so steps stay short.
      booth(at < 0 ? -zz : zz, y, at < 0 ? x + 2.5 : 2.5 - x, k + 3, at + 2, modulo(k * 3 + at + seed, 5), near);
    }
    const truss = fract((z + 9) / 3.2) * 3.2 - 1.6;
    near.put(box(x, y - 3.15, truss, 4.2, 0.05, 0.05), 7);
    near.put(box(x, y - 2.9, truss, 4.2, 0.03, 0.03), 7);
    near.put(box(Math.abs(x) - 4.0, y - 1.6, truss, 0.07, 1.6, 0.07), 7);
  },
  surface(p, n, part) {
    const fixed: Record<number, Vec> = {
      2: [0.8, 0.83, 0.82],
      3: GREEN,
      4: AMBER,
      6: [0.55, 0.58, 0.57],
      7: [0.1, 0.105, 0.11],
    };
    if (part === 5) return cloth(p[0] * 9 + p[2] * 9, p[1] * 9, 'twill', unit([1, 0, 1]), [0, 1, 0], n, CARBON_YARN);
    const carpet = part === 10 ? hex('#DAE6EC') : part === 11 ? hex('#D9E8E2') : hex('#E8E0C8');
    if (part === 2) return matte(scale([0.8, 0.83, 0.82], 0.97 + 0.03 * noise(p[0] * 4, p[2] * 4)), 0.04);
    return matte(fixed[part] ?? scale(carpet, 0.7), part === 3 || part === 4 ? 0.2 : 0.04);
  },
});

/** Insulators standing: rod, sheds, metal ends. */
export const insulator: Subject = (seed) => {
  const colour = pick<Vec>(seed, [hex('#8A3B2A'), hex('#7C878B')]);
  const places = [
    [-1.05, 0, 1],
    [0, 0.35, 1.15],
    [0.95, -0.25, 0.85],
  ] as const;
  return {
    camera: { from: [1.7, 2.2, 5.9], at: [0, 1.25, 0], fov: 32 },
    bounds: { low: [-1.6, 0, -0.9], high: [1.6, 2.9, 1.0] },
    floor: true,
    step: 0.55,
    field(x, y, z, near) {
      for (const [a, b, k] of places) {
        const r = Math.hypot(x - a, z - b);
        const h = y / k;
        const saw = fract(h / 0.2);
        const big = modulo(Math.floor(h / 0.2), 2) === 0 ? 0.42 : 0.31;
        const shed = 0.12 + (big - 0.12) * Math.max(0, 1 - Math.abs(saw - 0.35) * (saw > 0.35 ? 4.2 : 6));
        near.put(Math.max((r - shed) * 0.6, Math.abs(h - 1.2) - 0.9), 1);
        near.put(bar(x - a, z - b, y - 0.15 * k, 0.15, 0.15, 0.02), 2);
        near.put(bar(x - a, z - b, y - 2.25 * k, 0.13, 0.15, 0.02), 2);
      }
      near.put(capsule(x, y, z, [-3, -3, 0], [-3, -3.1, 0], 0.01), 3);
    },
    surface: (_p, _n, part) => (part === 2 ? metal(scale(STEEL, 0.9)) : part === 3 ? LIGHT : glossy(colour, 0.6)),
  };
};
