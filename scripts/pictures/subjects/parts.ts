import { hex, STEEL } from '../colour.ts';
import { CARBON_YARN, cloth } from '../fibre.ts';
import { Turn, unit, type Vec } from '../math.ts';
import { glossy, metal, pick, type Subject } from '../scene.ts';
import { box, extrude, melt, rectangle } from '../shapes.ts';

/** Moulded shell with ribs, flange and inserts: the general composite part. */
export const mouldedPart: Subject = (seed) => {
  const turn = new Turn(pick(seed, [0.5, 0.36]));
  const painted = seed === 2;
  const field = (x: number, y: number, z: number): number => {
    const dome = box(x, y - 0.3, z, 1.5 - y * 0.25, 0.5, 0.85 - y * 0.2, 0.3);
    const hollow = box(x, y - 0.24, z, 1.43 - y * 0.25, 0.49, 0.78 - y * 0.2, 0.28);
    const shell = Math.max(dome, -hollow, -y + 0.001);
    const flange = extrude(
      Math.max(rectangle(x, z, 1.85, 1.15, 0.2), -rectangle(x, z, 1.4, 0.75, 0.2)),
      y - 0.03,
      0.03,
      0.01,
    );
    const ribs = box(Math.abs(x) - 0.55, y - 0.8, z, 0.12, 0.07, 0.5, 0.05);
    return melt(melt(shell, flange, 0.12), ribs, 0.1);
  };
  return {
    camera: { from: [2.9, 2.7, 4.5], at: [0, 0.3, 0.05], fov: 33 },
    bounds: { low: [-2.2, 0, -1.9], high: [2.2, 0.98, 1.9] },
    floor: true,
    step: 0.7,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(field(x, y, z), 1);
      near.put(
        extrude(Math.hypot(Math.abs(Math.abs(x) - 0.83) - 0.83, Math.abs(z) - 0.98) - 0.07, y - 0.07, 0.02, 0.008),
        2,
      );
    },
    surface(p, n, part) {
      if (part === 2) return metal(STEEL);
      if (painted) return glossy(hex('#B4C2BD'), 0.9);
      const local = turn.in(n);
      const [x, y, z] = turn.in(p);
      const level = Math.abs(local[1]) > 0.6;
      const side = Math.abs(local[0]) > Math.abs(local[2]);
      const u = level || !side ? x : z;
      const v = level ? z : y;
      const tu: Vec = turn.out(level || !side ? [1, 0, 0] : [0, 0, 1]);
      const tv: Vec = level ? turn.out([0, 0, 1]) : [0, 1, 0];
      return { ...cloth(u * 9, v * 9, 'twill', unit(tu), tv, n, CARBON_YARN), coat: 0.9 };
    },
  };
};

/** A gantry machine over a table: cutters, presses, winders and lines. */
export const machine: Subject = (seed) => {
  const turn = new Turn(0.42);
  const accent = pick<Vec>(seed, [hex('#0B6554'), hex('#2F6478')]);
  return {
    camera: { from: [4.4, 3.4, 6.4], at: [0, 0.95, 0], fov: 32 },
    bounds: { low: [-2.9, 0, -2.4], high: [2.9, 2.35, 2.4] },
    floor: true,
    step: 0.9,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.78, z, 2.2, 0.08, 1.1, 0.02), 1);
      near.put(box(Math.abs(Math.abs(x) - 1.0) - 1.0, y - 0.35, Math.abs(z) - 0.95, 0.09, 0.35, 0.09, 0.01), 2);
      near.put(box(x, y - 0.86, Math.abs(z) - 1.16, 2.2, 0.1, 0.07, 0.02), 2);
      const gx = x - 0.35;
      near.put(box(gx, y - 1.3, Math.abs(z) - 1.3, 0.24, 0.62, 0.1, 0.03), 3);
      near.put(box(gx, y - 1.86, z, 0.22, 0.2, 1.4, 0.04), 3);
      near.put(box(gx - 0.27, y - 1.6, z - 0.2, 0.1, 0.36, 0.2, 0.03), 4);
      near.put(extrude(Math.hypot(gx - 0.27, z - 0.2) - 0.07, y - 1.12, 0.16, 0.01), 5);
      near.put(extrude(Math.hypot(y - 1.3, x + 2.05) - 0.36, z, 0.95, 0.02), 6);
      near.put(box(x + 2.05, y - 1.0, Math.abs(z) - 1.02, 0.08, 0.34, 0.05, 0.01), 2);
      near.put(box(x - 0.15, y - 0.872, z, 1.95, 0.012, 0.9), 6);
      near.put(box(x - 2.0, y - 1.25, z - 1.42, 0.28, 0.36, 0.07, 0.02), 2);
      near.put(box(x - 2.0, y - 1.3, z - 1.49, 0.22, 0.2, 0.012), 4);
      near.put(box(x - 2.0, y - 0.45, z - 1.42, 0.06, 0.45, 0.05), 2);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 6) {
        const around = y > 0.9 ? Math.atan2(y - 1.3, x + 2.05) * 0.36 : x;
        const roll = y > 0.9 && x < -1.6;
        const tu = roll ? unit(turn.out([-(y - 1.3), x + 2.05, 0])) : turn.out([1, 0, 0]);
        return cloth((roll ? around : x) * 8, z * 8, 'twill', tu, turn.out([0, 0, 1]), n, CARBON_YARN);
      }
      if (part === 1) return glossy(hex('#AEB7B4'), 0.4);
      if (part === 2) return glossy(hex('#3A4345'), 0.4);
      if (part === 3) return glossy(hex('#E4E8E6'), 0.6);
      return part === 4 ? glossy(accent, 0.6) : metal(STEEL);
    },
  };
};
