import { CARBON, hex, STEEL } from '../colour.ts';
import { CARBON_YARN, cloth, GLASS_YARN, straight } from '../fibre.ts';
import { fract, scale, Turn } from '../math.ts';
import { glossy, matte, metal, type Subject } from '../scene.ts';
import { box, extrude, rectangle } from '../shapes.ts';

/** Tensile coupons with end tabs, in a row. */
export const testCoupons: Subject = (seed) => {
  const turn = new Turn(seed === 1 ? 0.28 : -0.3);
  return {
    camera: { from: [1.6, 4.3, 3.6], at: [0.02, 0, 0.34], fov: 39 },
    bounds: { low: [-2.3, 0, -2.1], high: [2.3, 0.17, 2.1] },
    floor: true,
    step: 0.8,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      for (let k = 0; k < 6; k++) {
        const v = z - (k - 2.5) * 0.52;
        const u = x - (k % 2 ? 0.12 : -0.06);
        near.put(box(u, y - 0.045, v, 1.75, 0.045, 0.17, 0.006), 1 + k);
        near.put(box(Math.abs(u) - 1.42, y - 0.075, v, 0.33, 0.075, 0.17, 0.006), 20);
      }
    },
    surface(p, n, part) {
      const [x, , z] = turn.in(p);
      const tu = turn.out([1, 0, 0]);
      const tv = turn.out([0, 0, 1]);
      if (part === 20) {
        const tab = cloth(x * 16, z * 16, 'plain', tu, tv, n, GLASS_YARN);
        return { ...tab, colour: [tab.colour[0] * 0.75, tab.colour[1] * 0.82, tab.colour[2] * 0.45], coat: 0.2 };
      }
      const kind = (part + seed) % 3;
      if (kind === 0) return { ...cloth(x * 11, z * 11, 'twill', tu, tv, n, GLASS_YARN), coat: 0.3 };
      if (kind === 1) return { ...straight(z * 90, x * 1.6, tu, CARBON, 0.6), coat: 0.3 };
      return { ...cloth(x * 11, z * 11, part % 2 ? 'plain' : 'twill', tu, tv, n, CARBON_YARN), coat: 0.3 };
    },
  };
};

/** Testing frame: columns, crosshead, grips and a coupon between them. */
export const testFrame: Subject = (seed) => {
  const turn = new Turn(seed === 1 ? 0.5 : 0.35);
  return {
    camera: { from: [2.6, 2.5, 6.4], at: [0, 1.6, 0], fov: 35 },
    bounds: { low: [-1.7, 0, -1.4], high: [1.7, 3.55, 1.4] },
    floor: true,
    step: 0.9,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.26, z, 1.35, 0.26, 0.62, 0.05), 1);
      near.put(box(x, y - 3.36, z, 1.2, 0.12, 0.34, 0.04), 1);
      near.put(box(x, y - 2.42, z, 1.08, 0.15, 0.32, 0.04), 2);
      near.put(extrude(Math.hypot(Math.abs(x) - 0.82, z) - 0.085, y - 1.9, 1.45), 3);
      for (const at of [0.84, 2.0]) {
        near.put(box(x, y - at, z, 0.2, 0.24, 0.16, 0.03), 4);
        near.put(extrude(Math.hypot(x, z) - 0.14, y - at - (at < 1 ? -0.36 : 0.3), 0.18, 0.01), 3);
        near.put(extrude(Math.hypot(y - at, z) - 0.06, Math.abs(x) - 0.26, 0.1, 0.01), 3);
      }
      near.put(box(x, y - 1.42, z, 0.1, 0.5, 0.022, 0.004), 5);
      near.put(box(Math.abs(x) - 0.0, y - 1.42, z - 0.07, 0.03, 0.12, 0.05, 0.01), 4);
      near.put(box(x - 0.95, y - 0.28, z - 0.63, 0.2, 0.12, 0.012), 6);
    },
    surface(p, n, part) {
      const [x, y] = turn.in(p);
      if (part === 1) return glossy(hex('#D9DEDC'), 0.6);
      if (part === 2) return glossy(hex(seed === 1 ? '#0B6554' : '#2F6478'), 0.6);
      if (part === 3) return metal(STEEL);
      if (part === 4) return glossy(hex('#2A3234'), 0.7);
      if (part === 6) return matte(x > 0.9 && y > 0.3 ? hex('#F2B32A') : scale([0.03, 0.05, 0.05], 1), 0.2);
      return cloth(x * 40, y * 40, 'plain', turn.out([1, 0, 0]), [0, 1, 0], n, seed === 1 ? CARBON_YARN : GLASS_YARN);
    },
  };
};

/** A document under a stamp and a steel rule: certificates, engineering. */
export const document: Subject = (seed) => {
  const turn = new Turn(seed === 1 ? 0.32 : -0.26);
  const mark = hex(seed === 1 ? '#0B6554' : '#1D5C96');
  return {
    camera: { from: [1.4, 3.7, 4.2], at: [0.1, 0.1, 0.05], fov: 32 },
    bounds: { low: [-2.2, 0, -2.0], high: [2.3, 1.0, 2.0] },
    floor: true,
    step: 0.85,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      for (let k = 0; k < 3; k++)
        near.put(box(x + k * 0.05, y - 0.05 + k * 0.018, z - k * 0.04, 1.15, 0.007, 1.55), 1 + k);
      near.put(extrude(rectangle(x - 1.62, z + 0.1, 0.2, 1.5, 0.02), y - 0.03, 0.025), 5);
      const sx = x - 0.55;
      const sz = z - 0.75;
      near.put(extrude(Math.hypot(sx, sz) - 0.3, y - 0.12, 0.06, 0.02), 6);
      const neck = 0.1 + 0.12 * Math.exp(-(((y - 0.66) * 5) ** 2));
      near.put(extrude(Math.hypot(sx, sz) - neck, y - 0.45, 0.32, 0.08) * 0.8, 7);
    },
    surface(p, n, part) {
      const [x, , z] = turn.in(p);
      if (part === 5) return fract(z * 12) < 0.14 && x > 1.66 ? matte([0.06, 0.06, 0.06]) : metal(STEEL);
      if (part === 6) return glossy(mark, 0.6);
      if (part === 7) return glossy(hex('#8A5A32'), 0.6);
      if (part !== 1 || n[1] < 0.5) return matte([0.78, 0.8, 0.79]);
      const r = Math.hypot(x + 0.45, z - 0.85);
      if (r < 0.34 && (r > 0.29 || (r > 0.1 && r < 0.14) || Math.abs(x + 0.45) + Math.abs(z - 0.85) < 0.07))
        return matte(mark);
      const row = Math.floor((z + 1.3) * 9);
      const inRow = (z + 1.3) * 9 - row;
      if (row === 0 && x < 0.1 && x > -0.95) return matte([0.04, 0.045, 0.045]);
      if (row > 1 && row < 14 && inRow < 0.28 && Math.abs(x) < 0.95 - ((row * 37) % 5) * 0.08)
        return matte([0.36, 0.38, 0.38]);
      return matte([0.84, 0.86, 0.85]);
    },
  };
};
