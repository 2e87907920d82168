import { AMBER, hex, STEEL } from '../colour.ts';
import { CARBON_YARN, cloth, GLASS_YARN, straight, wound } from '../fibre.ts';
import { fract, hash, noise, scale, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject } from '../scene.ts';
import { bar, box, capsule, extrude, ring } from '../shapes.ts';
import { accentOf, DARK, LIGHT } from './machines.ts';

/** Five-axis portal mill over a tool being cut. */
export const fiveAxis: Subject = (seed) => {
  const turn = new Turn(0.62);
  const accent = accentOf(seed);
  const block = pick<Vec>(seed, [hex('#C08A4E'), hex('#5E8FA3')]);
  return {
    camera: { from: [3.6, 3.3, 6.2], at: [0, 0.85, 0], fov: 39 },
    bounds: { low: [-2.9, 0, -2.9], high: [2.9, 2.6, 2.9] },
    floor: true,
    step: 0.8,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.62, Math.abs(z) - 1.55, 2.2, 0.62, 0.14, 0.03), 1);
      near.put(box(x, y - 1.26, Math.abs(z) - 1.55, 2.2, 0.03, 0.08), 3);
      near.put(box(x, y - 0.14, z, 2.0, 0.14, 1.3, 0.02), 2);
      near.put(box(x + 0.5, y - 1.5, Math.abs(z) - 1.55, 0.34, 0.2, 0.18, 0.04), 1);
      near.put(box(x + 0.5, y - 1.85, z, 0.26, 0.24, 1.75, 0.04), 1);
      near.put(box(x + 0.12, y - 1.85, z - 0.3, 0.17, 0.6, 0.22, 0.04), 4);
      near.put(box(x + 0.12, y - 1.2, Math.abs(z - 0.3) - 0.2, 0.12, 0.24, 0.05, 0.03), 3);
      near.put(capsule(x, y, z, [-0.05, 1.22, 0.3], [0.18, 0.95, 0.3], 0.13), 2);
      near.put(capsule(x, y, z, [0.18, 0.95, 0.3], [0.36, 0.74, 0.3], 0.04), 3);
      const stock = box(x - 0.4, y - 0.52, z, 1.1, 0.24, 0.85, 0.01);
      const bowl = Math.hypot((x - 0.4) / 0.95, (y - 0.86) / 0.42, z / 0.68) - 1;
      near.put(Math.max(stock, -bowl * 0.4), 6);
    },
    surface(p, _n, part) {
      const [, y, z] = turn.in(p);
      if (part === 6) {
        const path = y < 0.74 ? 0.9 + 0.16 * Number(fract(z * 16) < 0.5) : 1;
        return matte(scale(block, path * (0.94 + 0.1 * noise(p[0] * 50, p[2] * 50))), 0.06);
      }
      if (part === 1) return LIGHT;
      if (part === 2) return DARK;
      return part === 4 ? glossy(accent, 0.6) : metal(STEEL);
    },
  };
};

/** Robot that lays tape on a curved tool. */
export const tapeRobot: Subject = (seed) => {
  const turn = new Turn(0.35);
  const arm = pick<Vec>(seed, [hex('#E8A820'), hex('#E4E8E6')]);
  const joints: Vec[] = [
    [-1.5, 0.62, 0],
    [-1.75, 1.85, 0],
    [-0.5, 2.25, 0],
    [0.15, 1.85, 0],
  ];
  return {
    camera: { from: [2.6, 2.6, 6.8], at: [0.1, 0.95, 0], fov: 37 },
    bounds: { low: [-2.7, 0, -2.3], high: [2.9, 2.75, 2.3] },
    floor: true,
    step: 0.8,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.07, z + 0.1, 2.3, 0.07, 0.42, 0.02), 2);
      near.put(box(x + 1.5, y - 0.2, z, 0.5, 0.08, 0.46, 0.03), 2);
      near.put(bar(x + 1.5, z, y - 0.45, 0.36, 0.22, 0.05), 1);
      joints.forEach((a, k) => {
        const b = joints[k + 1];
        near.put(bar(x - a[0], y - a[1], z, 0.23 - k * 0.03, 0.26 - k * 0.03, 0.05), 3);
        if (b) near.put(capsule(x, y, z, a, b, 0.17 - k * 0.03), 1);
      });
      near.put(box(x - 0.28, y - 1.68, z, 0.2, 0.22, 0.24, 0.05), 4);
      near.put(bar(x - 0.28, y - 1.98, z, 0.18, 0.1, 0.02), 7);
      near.put(bar(x - 0.36, y - 1.42, z, 0.1, 0.16, 0.02), 3);
      const r = Math.hypot((x - 1.2) / 1.15, y / 1.02);
      const shell = Math.max((r - 1) * 0.95, Math.abs(z) - 1.25);
      near.put(Math.max(shell, -y), 6);
      near.put(box(x - 1.2, y - 0.05, Math.abs(z) - 1.3, 1.3, 0.05, 0.08), 2);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 6) {
        if (Math.abs(turn.in(n)[2]) > 0.8) return matte(hex('#8B9592'), 0.1);
        const course = Math.floor((z + 1.25) * 7);
        const laid = z < 0.1 || (z < 0.25 && x < 0.9);
        if (!laid) return glossy(hex('#9AA6A2'), 0.6);
        const seam = fract((z + 1.25) * 7) < 0.05 ? 0.5 : 0.85 + 0.3 * hash(course, 3);
        const tow = turn.out(unit([-y / 1.05, (x - 1.2) / 1.3, 0]));
        const s = straight(z * 70, Math.atan2(y, x - 1.2) * 2, tow, CARBON_YARN.colour, 0.55);
        return { ...s, colour: scale(s.colour, seam), shine: s.shine * seam };
      }
      if (part === 7)
        return wound(z * 30, 0, unit(turn.out([-(y - 1.98), x - 0.28, 0])), turn.out([0, 0, 1]), n, CARBON_YARN);
      if (part === 1) return glossy(arm, 0.6);
      if (part === 4) return glossy(hex('#0B6554'), 0.6);
      return part === 2 ? DARK : metal(scale(STEEL, 0.7));
    },
  };
};

/** Braiding ring: bobbins around, yarns running down to the mandrel. */
export const braider: Subject = (seed) => {
  const turn = new Turn(-0.5);
  const accent = accentOf(seed);
  const yarn = seed === 1 ? CARBON_YARN : GLASS_YARN;
  const count = 20;
  return {
    camera: { from: [1.5, 2.0, 6.8], at: [0.1, 1.4, 0.1], fov: 34 },
    bounds: { low: [-2.2, 0, -2.4], high: [2.3, 3.1, 2.4] },
    floor: true,
    step: 0.75,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const r = Math.hypot(x, y - 1.55);
      near.put(extrude(ring(r, 1.42, 0.86), z, 0.1, 0.02), 1);
      near.put(extrude(ring(r, 1.46, 1.4), z, 0.14, 0.02), 4);
      near.put(Math.max(box(x, y - 0.3, z, 0.9, 0.3, 0.3, 0.03), 1.4 - r), 2);
      near.put(box(x, y - 0.05, z, 1.15, 0.05, 0.75, 0.02), 2);
      const sector = (Math.round((Math.atan2(y - 1.55, x) / 6.2832) * count) / count) * 6.2832;
      const c = Math.cos(sector);
      const s = Math.sin(sector);
      const u = x * c + (y - 1.55) * s;
      const v = (y - 1.55) * c - x * s;
      const odd = Math.round((sector / 6.2832) * count) % 2 === 0 ? 0.08 : -0.08;
      near.put(bar(u - 1.14 - odd, v, z - 0.36, 0.085, 0.14, 0.02), 6);
      near.put(bar(u - 1.14 - odd, v, z - 0.3, 0.03, 0.28), 3);
      near.put(capsule(u, v, z, [1.12 + odd, 0, 0.52], [0.2, odd, 1.15], 0.012), 7);
      near.put(bar(x, y - 1.55, z, 0.2, 2.0, 0.05), 8);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 6) return wound(z * 30, 0, unit(turn.out([-(y - 1.55), x, 0])), turn.out([0, 0, 1]), n, yarn);
      if (part === 7) return matte(scale(yarn.colour, 1.1), 0.4);
      if (part === 8) {
        if (z > 1.2) return matte(hex('#C9B48A'), 0.1);
        const around = Math.atan2(y - 1.55, x);
        const a = around * 3.2;
        return cloth(a + z * 6, a - z * 6, 'twill', turn.out([0, 0, 1]), turn.out(unit([-(y - 1.55), x, 0])), n, yarn);
      }
      if (part === 1) return LIGHT;
      if (part === 2) return DARK;
      return part === 4 ? glossy(accent, 0.6) : metal(STEEL);
    },
  };
};

/** Coordinate measuring machine: granite table, bridge, ruby probe over a part. */
export const measuring: Subject = (seed) => {
  const turn = new Turn(0.45);
  const accent = accentOf(seed);
  return {
    camera: { from: [3.0, 2.9, 6.2], at: [0, 1.25, 0], fov: 34 },
    bounds: { low: [-2.3, 0, -2.1], high: [2.3, 3.1, 2.1] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.74, z, 1.6, 0.16, 1.15, 0.02), 5);
      near.put(box(x, y - 0.3, z, 1.3, 0.3, 0.8, 0.04), 1);
      near.put(box(Math.abs(x) - 1.4, y - 1.45, z + 0.2, 0.15, 0.6, 0.26, 0.04), 1);
      near.put(box(x, y - 2.15, z + 0.2, 1.6, 0.17, 0.22, 0.04), 1);
      near.put(box(x - 0.25, y - 2.15, z - 0.02, 0.24, 0.26, 0.14, 0.04), 4);
      near.put(box(x - 0.25, y - 2.1, z - 0.12, 0.08, 0.75, 0.08, 0.02), 3);
      near.put(bar(x - 0.25, z - 0.12, y - 1.29, 0.05, 0.09, 0.01), 2);
      near.put(bar(x - 0.25, z - 0.12, y - 1.15, 0.012, 0.09), 3);
      near.put(Math.hypot(x - 0.25, y - 1.06, z - 0.12) - 0.04, 7);
      const hump = Math.hypot(x / 0.95, (y - 0.9) / 0.3, z / 0.6) - 1;
      near.put(Math.max(hump * 0.3, 0.9 - y), 6);
    },
    surface(p, n, part) {
      const [x, , z] = turn.in(p);
      if (part === 5) return glossy(scale(hex('#4A5052'), 0.8 + 0.5 * noise(p[0] * 70, p[2] * 70 + p[1] * 70)), 0.5);
      if (part === 6) {
        if (seed === 2) return glossy(hex('#C9D0CD'), 0.8);
        return {
          ...cloth(x * 10, z * 10, 'twill', turn.out([1, 0, 0]), turn.out([0, 0, 1]), n, CARBON_YARN),
          coat: 0.8,
        };
      }
      if (part === 7) return glossy(hex('#B4231F'), 1);
      if (part === 1) return LIGHT;
      if (part === 2) return DARK;
      return part === 4 ? glossy(accent, 0.6) : metal(STEEL);
    },
  };
};

/** Bench instrument for thermal analysis: furnace, carousel of pans, screen. */
export const instrument: Subject = () => {
  const turn = new Turn(0.4);
  return {
    camera: { from: [2.4, 2.5, 4.9], at: [0, 0.72, 0], fov: 34 },
    bounds: { low: [-1.9, 0, -1.6], high: [1.9, 1.95, 1.6] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.42, z, 1.25, 0.38, 0.85, 0.12), 1);
      near.put(box(x + 0.75, y - 1.05, z + 0.25, 0.42, 0.4, 0.5, 0.1), 1);
      near.put(bar(x - 0.35, z - 0.05, y - 0.86, 0.5, 0.07, 0.02), 2);
      const sector = (Math.round((Math.atan2(z - 0.05, x - 0.35) / 6.2832) * 16) / 16) * 6.2832;
      const pan = Math.hypot(x - 0.35 - Math.cos(sector) * 0.4, z - 0.05 - Math.sin(sector) * 0.4);
      near.put(extrude(pan - 0.045, y - 0.95, 0.02, 0.006), 3);
      near.put(bar(x - 0.35, z - 0.05, y - 1.15, 0.07, 0.3, 0.02), 3);
      near.put(box(x - 0.05, y - 1.42, z - 0.05, 0.46, 0.05, 0.07, 0.03), 4);
      near.put(box(x + 0.75, y - 1.1, z - 0.27, 0.3, 0.22, 0.02), 5);
      near.put(box(Math.abs(x) - 1.0, y - 0.04, Math.abs(z) - 0.6, 0.1, 0.05, 0.1, 0.02), 2);
    },
    surface(p, _n, part) {
      const [x, y] = turn.in(p);
      if (part === 5) {
        const curve = 1.08 + 0.1 * Math.exp(-(((x + 0.7) * 12) ** 2)) - 0.1 * Math.exp(-(((x + 0.9) * 14) ** 2));
        return Math.abs(y - curve) < 0.012 ? matte(AMBER) : matte([0.02, 0.035, 0.035], 0.4);
      }
      if (part === 1) return Math.abs(y - 0.62) < 0.03 ? glossy(hex('#0B6554'), 0.6) : LIGHT;
      if (part === 2) return DARK;
      return part === 4 ? glossy(hex('#2F6478'), 0.6) : metal(STEEL);
    },
  };
};
