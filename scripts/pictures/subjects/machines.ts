import { AMBER, hex, STEEL } from '../colour.ts';
import { CARBON_YARN, cloth, GLASS_YARN, straight, wound } from '../fibre.ts';
import { fract, scale, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject } from '../scene.ts';
import { bar, box, extrude, ring } from '../shapes.ts';

export const LIGHT = glossy(hex('#E4E8E6'), 0.6);
export const DARK = glossy(hex('#3A4345'), 0.4);
export const accentOf = (seed: number): Vec => pick<Vec>(seed, [hex('#0B6554'), hex('#2F6478')]);

/** Four-column press, open, with a part on the lower tool and the mixing head beside. */
export const rtmPress: Subject = (seed) => {
  const turn = new Turn(0.55);
  const accent = accentOf(seed);
  return {
    camera: { from: [3.4, 2.7, 6.6], at: [0.4, 1.45, 0], fov: 38 },
    bounds: { low: [-2.2, 0, -2.4], high: [2.9, 3.3, 2.4] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.25, z, 1.35, 0.25, 0.95, 0.04), 1);
      near.put(box(x, y - 2.98, z, 1.35, 0.24, 0.95, 0.04), 1);
      near.put(bar(Math.abs(x) - 1.12, Math.abs(z) - 0.7, y - 1.6, 0.11, 1.25), 3);
      near.put(box(x, y - 0.68, z, 1.25, 0.15, 0.85, 0.02), 2);
      near.put(box(x, y - 2.3, z, 1.25, 0.15, 0.85, 0.02), 2);
      near.put(bar(x, z, y - 2.6, 0.34, 0.25), 3);
      near.put(box(x, y - 0.94, z, 0.85, 0.11, 0.58, 0.01), 5);
      near.put(box(x, y - 2.03, z, 0.85, 0.13, 0.58, 0.01), 5);
      const part = Math.hypot(x / 0.62, (y - 1.02) / 0.26, z / 0.4) - 1;
      near.put(Math.max(part * 0.26, 1.03 - y), 6);
      near.put(box(x - 2.05, y - 0.6, z - 0.35, 0.32, 0.6, 0.36, 0.04), 4);
      near.put(box(x - 2.05, y - 0.85, z - 0.72, 0.22, 0.2, 0.012), 7);
      near.put(bar(Math.abs(x - 2.05) - 0.15, z - 0.3, y - 1.38, 0.12, 0.2, 0.03), 3);
      const hose = Math.hypot(Math.hypot(x - 1.35, y - 1.0) - 0.62, z - 0.3) - 0.045;
      near.put(Math.max(hose, 0.98 - y), 8);
    },
    surface(p, n, part) {
      if (part === 6) {
        const [x, , z] = turn.in(p);
        const tu = turn.out([1, 0, 0]);
        return { ...cloth(x * 11, z * 11, 'twill', tu, turn.out([0, 0, 1]), n, CARBON_YARN), coat: 0.7 };
      }
      if (part === 1) return LIGHT;
      if (part === 2) return glossy(accent, 0.5);
      if (part === 4) return glossy(scale(hex('#E4E8E6'), 0.9), 0.5);
      if (part === 7) return matte([0.03, 0.05, 0.05], 0.2);
      return part === 8 ? matte(scale(AMBER, 0.8), 0.2) : metal(part === 5 ? scale(STEEL, 0.8) : STEEL);
    },
  };
};

/** Filament winder: mandrel between head and tail stock, carriage with its spools behind. */
export const filamentWinder: Subject = (seed) => {
  const turn = new Turn(0.34);
  const accent = accentOf(seed);
  const yarn = seed === 1 ? CARBON_YARN : { ...GLASS_YARN, colour: [0.5, 0.52, 0.36] as const };
  return {
    camera: { from: [2.6, 2.8, 6.6], at: [0.1, 0.95, 0], fov: 37 },
    bounds: { low: [-2.9, 0, -2.3], high: [2.9, 2.5, 2.0] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.12, z, 2.45, 0.12, 0.4, 0.03), 2);
      near.put(box(x, y - 0.16, z + 1.15, 2.45, 0.16, 0.28, 0.03), 2);
      near.put(box(x + 2.1, y - 0.85, z, 0.3, 0.85, 0.45, 0.06), 1);
      near.put(box(x - 2.15, y - 0.75, z, 0.2, 0.75, 0.35, 0.06), 1);
      near.put(bar(y - 1.15, z, x, 0.075, 2.0), 3);
      near.put(bar(y - 1.15, z, x + 1.75, 0.26, 0.06, 0.01), 3);
      near.put(bar(y - 1.15, z, x, 0.56, 1.35, 0.42), 6);
      const cx = x - 0.5;
      near.put(box(cx, y - 0.95, z + 1.15, 0.34, 0.75, 0.2, 0.04), 4);
      near.put(box(cx, y - 1.25, z + 0.82, 0.07, 0.06, 0.2, 0.02), 3);
      near.put(bar(cx, y - 1.25, z + 0.6, 0.1, 0.03, 0.01), 3);
      for (let k = 0; k < 3; k++) {
        near.put(bar(cx - (k - 1) * 0.42, y - 2.0, z + 1.15, 0.19, 0.17, 0.02), 7);
        near.put(bar(cx - (k - 1) * 0.42, y - 2.0, z + 1.15, 0.05, 0.24), 3);
      }
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 6) {
        const around = Math.atan2(y - 1.15, z);
        const hoop = turn.out(unit([0.7, -z, y - 1.15]));
        return { ...wound(x * 5.5 + around * 1.6, around * 6, hoop, turn.out([1, 0, 0]), n, yarn), coat: 0.5 };
      }
      if (part === 7) {
        const hoop = unit(turn.out([-(y - 2.0), x - 0.5, 0]));
        return wound(z * 26, Math.atan2(y - 2, x) * 4, hoop, turn.out([0, 0, 1]), n, yarn);
      }
      if (part === 1) return LIGHT;
      if (part === 2) return DARK;
      return part === 4 ? glossy(accent, 0.6) : metal(STEEL);
    },
  };
};

/** Pultrusion: creel, bath, heated die, pullers, and the profile coming out. */
export const pultrusionLine: Subject = (seed) => {
  const turn = new Turn(0.5);
  const accent = accentOf(seed);
  const glass = seed === 2;
  const yarn = glass ? GLASS_YARN : CARBON_YARN;
  return {
    camera: { from: [3.7, 2.9, 6.6], at: [0.35, 0.75, 0.1], fov: 37 },
    bounds: { low: [-3.2, 0, -2.7], high: [3.5, 2.2, 2.7] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(Math.abs(x + 2.15) - 0.78, y - 1.0, Math.abs(z) - 0.48, 0.035, 1.0, 0.035), 2);
      for (let j = 0; j < 3; j++) {
        near.put(box(x + 2.15, y - 0.18 - j * 0.62, z, 0.8, 0.02, 0.5), 2);
        for (let i = 0; i < 3; i++)
          near.put(extrude(ring(Math.hypot(x + 2.65 - i * 0.5, z), 0.2, 0.07), y - 0.43 - j * 0.62, 0.21, 0.02), 6);
      }
      near.put(box(x + 0.85, y - 0.97, z, 0.5, 0.012, 0.24), 7);
      near.put(box(x - 1.0, y - 0.36, z, 1.6, 0.05, 0.4, 0.01), 2);
      near.put(box(Math.abs(x - 1.0) - 1.4, y - 0.17, Math.abs(z) - 0.32, 0.06, 0.17, 0.05), 2);
      const bath = box(x + 0.2, y - 0.86, z, 0.34, 0.16, 0.42, 0.02);
      near.put(Math.max(bath, -box(x + 0.2, y - 0.98, z, 0.28, 0.16, 0.36)), 3);
      near.put(box(x + 0.2, y - 0.42, z, 0.1, 0.32, 0.1), 2);
      near.put(box(x - 0.65, y - 0.97, z, 0.42, 0.19, 0.34, 0.02), 5);
      near.put(box(x - 0.65, y - 0.6, z, 0.3, 0.2, 0.25), 2);
      for (const at of [1.55, 2.25]) {
        near.put(box(x - at, y - 1.24, z, 0.24, 0.15, 0.34, 0.03), 4);
        near.put(box(x - at, y - 0.68, z, 0.24, 0.17, 0.34, 0.03), 4);
        near.put(box(x - at, y - 1.0, Math.abs(z) - 0.4, 0.07, 0.5, 0.04), 1);
      }
      near.put(box(x - 1.95, y - 0.97, z, 1.3, 0.07, 0.2, 0.01), 8);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      const along = turn.out([1, 0, 0]);
      if (part === 6) {
        const hoop = turn.out(unit([-z, 0, fract((x + 2.9) * 2) - 0.5]));
        return wound(y * 22, z * 6, hoop, [0, 1, 0], n, yarn);
      }
      if (part === 7) return straight(z * 60, x * 2, along, yarn.colour, 0.4);
      if (part === 8)
        return { ...straight(z * 60 + y * 50, x, along, glass ? hex('#D9DED2') : yarn.colour, 0.4), coat: 0.3 };
      if (part === 1) return LIGHT;
      if (part === 2) return DARK;
      return part === 4 ? glossy(accent, 0.6) : metal(part === 5 ? scale(STEEL, 0.75) : STEEL);
    },
  };
};

/** Curing oven, both doors open, a rack of parts inside. */
export const oven: Subject = (seed) => {
  const turn = new Turn(0.3);
  const accent = accentOf(seed);
  return {
    camera: { from: [2.3, 2.5, 7.2], at: [0.1, 1.2, 0.2], fov: 38 },
    bounds: { low: [-3.3, 0, -2.1], high: [3.3, 2.8, 2.3] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const shell = box(x, y - 1.3, z, 1.55, 1.22, 1.15, 0.04);
      near.put(Math.max(shell, -box(x, y - 1.28, z - 0.15, 1.36, 1.05, 1.15)), 1);
      near.put(box(Math.abs(x) - 2.24, y - 1.3, z - 1.18, 0.68, 1.18, 0.07, 0.03), 1);
      near.put(box(Math.abs(x) - 2.24, y - 1.3, z - 1.26, 0.56, 1.05, 0.02), 3);
      near.put(box(Math.abs(x) - 1.3, y - 0.05, z, 0.14, 0.06, 0.9), 2);
      near.put(bar(x + 0.6, z + 0.3, y - 2.62, 0.26, 0.14, 0.03), 3);
      near.put(box(x - 0.7, y - 2.58, z + 0.2, 0.34, 0.12, 0.4, 0.03), 4);
      near.put(box(Math.abs(x) - 1.0, y - 1.1, Math.abs(z - 0.2) - 0.65, 0.03, 0.85, 0.03), 3);
      for (let k = 0; k < 3; k++) {
        near.put(box(x, y - 0.5 - k * 0.58, z - 0.2, 1.02, 0.02, 0.68), 3);
        const hump = Math.hypot((Math.abs(x) - 0.5) / 0.4, (y - 0.53 - k * 0.58) / 0.24, (z - 0.25) / 0.5) - 1;
        near.put(Math.max(hump * 0.24, 0.53 + k * 0.58 - y), 6);
      }
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 6) {
        if (seed === 2) return glossy(hex('#D9DEDC'), 0.7);
        return {
          ...cloth(x * 12, z * 12, 'twill', turn.out([1, 0, 0]), turn.out([0, 0, 1]), n, CARBON_YARN),
          coat: 0.6,
        };
      }
      if (part === 2) return DARK;
      if (part === 4) return glossy(accent, 0.6);
      if (part === 3) return metal(scale(STEEL, 0.95));
      const inside = Math.abs(x) < 1.37 && y > 0.2 && y < 2.35 && z < 1.1;
      if (inside) return metal(scale(STEEL, 0.7));
      const band = Math.abs(y - 2.15) < 0.09 && z > 1;
      return band ? glossy(accent, 0.6) : LIGHT;
    },
  };
};

/** Cutting table: cloth from the roll, nested plies, knife on its gantry. */
export const cuttingTable: Subject = (seed) => {
  const turn = new Turn(0.42);
  const accent = accentOf(seed);
  const yarn = seed === 1 ? GLASS_YARN : CARBON_YARN;
  const ply = (x: number, z: number): number => {
    const a = Math.abs(Math.hypot((x - 1.2) / 0.6, z / 0.8) - 1) * 0.6;
    const b = Math.abs(Math.max(Math.abs(x + 0.35) - 0.55 + z * 0.25, Math.abs(z) - 0.8));
    return Math.min(a, b);
  };
  return {
    camera: { from: [3.7, 3.5, 6.0], at: [-0.05, 0.55, 0], fov: 37 },
    bounds: { low: [-3.1, 0, -2.6], high: [2.8, 1.5, 2.6] },
    floor: true,
    step: 0.9,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.72, z, 2.25, 0.08, 1.2, 0.02), 1);
      near.put(box(x, y - 0.4, z, 2.05, 0.25, 0.98, 0.02), 2);
      near.put(box(Math.abs(x) - 1.7, y - 0.1, Math.abs(z) - 0.8, 0.1, 0.1, 0.1), 2);
      near.put(box(x, y - 0.808, z, 2.1, 0.01, 1.0), 6);
      near.put(box(x + 1.2, y - 1.12, z, 0.14, 0.1, 1.35, 0.03), 1);
      near.put(box(x + 1.2, y - 0.92, Math.abs(z) - 1.3, 0.22, 0.24, 0.09, 0.03), 1);
      near.put(box(x + 1.0, y - 1.1, z - 0.45, 0.14, 0.24, 0.2, 0.04), 4);
      near.put(bar(x + 1.0, z - 0.45, y - 0.88, 0.03, 0.07), 3);
      near.put(bar(x + 2.62, y - 0.98, z, 0.32, 1.0, 0.02), 7);
      near.put(bar(x + 2.62, y - 0.98, z, 0.07, 1.2), 3);
      near.put(box(x + 2.62, y - 0.5, Math.abs(z) - 1.12, 0.07, 0.5, 0.04), 2);
      near.put(box(x - 1.9, y - 1.12, z + 1.15, 0.28, 0.2, 0.03, 0.02), 8);
      near.put(box(x - 1.9, y - 0.85, z + 1.15, 0.04, 0.15, 0.03), 2);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      const tu = turn.out([1, 0, 0]);
      if (part === 6) {
        if (x > -0.95 && ply(x, z) < 0.016) return matte(hex(seed === 1 ? '#0B6554' : '#F2B32A'));
        return cloth(x * 9, z * 9, 'twill', tu, turn.out([0, 0, 1]), n, yarn);
      }
      if (part === 7) {
        const around = Math.atan2(y - 0.98, x + 2.62);
        return cloth(around * 3, z * 9, 'twill', turn.out([-(y - 0.98), x + 2.62, 0]), turn.out([0, 0, 1]), n, yarn);
      }
      if (part === 1) return LIGHT;
      if (part === 2) return DARK;
      if (part === 8) return matte([0.03, 0.05, 0.05], 0.3);
      return part === 4 ? glossy(accent, 0.6) : metal(STEEL);
    },
  };
};
