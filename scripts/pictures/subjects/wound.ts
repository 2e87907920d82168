import { CARBON, hex, STEEL } from '../colour.ts';
import { ARAMID_YARN, BASALT_YARN, CARBON_YARN, GLASS_YARN, straight, wound, type Yarn } from '../fibre.ts';
import { add, noise, scale, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject } from '../scene.ts';
import { box, extrude, ring } from '../shapes.ts';

const PLACES = [
  [-1.2, -0.25],
  [0.75, 0.45],
  [0.4, -1.75],
] as const;

/** Three packages of roving: glass, carbon, basalt. */
export const roving: Subject = (seed) => {
  const yarn: Yarn = pick(seed, [GLASS_YARN, CARBON_YARN, BASALT_YARN]);
  const pale = seed === 1;
  return {
    camera: { from: [3.0, 2.5, 5.2], at: [0, 0.78, 0], fov: 32 },
    bounds: { low: [-2.1, 0, -2.65], high: [1.65, 1.7, 1.35] },
    floor: true,
    step: 0.9,
    field(x, y, z, near) {
      PLACES.forEach(([a, b], k) => {
        const r = Math.hypot(x - a, z - b);
        near.put(extrude(ring(r, 0.86, 0.38), y - 0.82, 0.82, 0.08), 1 + k);
        if (!pale) near.put(extrude(ring(r, 0.39, 0.34), y - 0.84, 0.86, 0.01), 9);
      });
    },
    surface(p, n, part) {
      if (part === 9) return matte(hex('#B79262'), 0.03);
      const [a, b] = PLACES[part - 1] ?? PLACES[0];
      const x = p[0] - a;
      const z = p[2] - b;
      const r = Math.hypot(x, z);
      const around = Math.atan2(z, x);
      const hoop = unit([-z, 0, x]);
      if (n[1] > 0.6) return wound(r * 24 + around / 6.283, around * 5, hoop, [x / r, 0, z / r], n, yarn);
      if (r < 0.5) return matte(scale(yarn.colour, 0.7), 0.05);
      const rising = noise(around * 1.7 + part * 7, p[1] * 2.4) > 0.5;
      const lean = rising ? 0.13 : -0.13;
      const tow = unit([hoop[0], lean, hoop[2]]);
      return wound(p[1] * 15 + around * (rising ? -1.7 : 1.7), around * 7, tow, [0, 1, 0], n, yarn);
    },
  };
};

/** Narrow slit tape on two spools, one standing, one leaning. */
export const tapeSpool: Subject = (seed) => {
  const colour: Vec = pick(seed, [CARBON, [0.42, 0.5, 0.46]]);
  const side = pick(seed, [hex('#0B6554'), hex('#3A4345')]);
  const turn = new Turn(-0.62);
  return {
    camera: { from: [2.6, 2.3, 5.2], at: [0, 0.82, 0], fov: 31 },
    bounds: { low: [-2.2, 0, -1.9], high: [2.2, 2.1, 1.9] },
    floor: true,
    step: 0.9,
    field(wx, y, wz, near) {
      for (let k = 0; k < 2; k++) {
        const x = turn.x(wx, wz) - (k ? 0.72 : -0.72);
        const z = turn.z(wx, wz) - (k ? 0.25 : -0.25);
        const r = Math.hypot(y - 1, z);
        near.put(extrude(ring(r, 0.84, 0.4), x, 0.4), 1);
        near.put(extrude(ring(r, 1, 0.3), Math.abs(x) - 0.45, 0.035, 0.015), 2);
        near.put(extrude(ring(r, 0.34, 0.22), x, 0.52, 0.01), 3);
      }
      const lx = turn.x(wx, wz) - 0.72;
      const lz = turn.z(wx, wz) - 0.25;
      near.put(box(lx + 0.1, y - 0.008, lz - 1.0, 0.09, 0.006, 0.95), 4);
    },
    surface(p, n, part) {
      if (part === 2) return glossy(side, 0.7);
      if (part === 3) return matte(hex('#C9D0CD'), 0.2);
      const x = turn.x(p[0], p[2]);
      if (part === 4) return straight(x * 90, p[2], turn.out([0, 0, 1]), colour, 0.55);
      const local = turn.z(p[0], p[2]) - (x > 0 ? 0.25 : -0.25);
      const hoop = turn.out(unit([0, -local, p[1] - 1]));
      const around = Math.atan2(p[1] - 1, local);
      const yarn = { ...CARBON_YARN, colour, crown: 0.2, shine: seed === 1 ? 0.6 : 0.25 };
      return wound(x * 5.5 + around / 6.283, around * 4, hoop, turn.out([1, 0, 0]), n, yarn);
    },
  };
};

/** Filament wound cylinder: hoops in the middle, crossed helix on the domes. */
export const woundVessel: Subject = (seed) => {
  const turn = new Turn(pick(seed, [0.42, 0.55, 0.36]));
  const yarn = pick(seed, [CARBON_YARN, GLASS_YARN, ARAMID_YARN]);
  const long = pick(seed, [1.0, 0.75, 1.15]);
  const back = (d: Vec): Vec => turn.out(d);
  return {
    camera: { from: [2.3, 2.0, 5.6], at: [0.05, 0.84, 0], fov: 33 },
    bounds: { low: [-2.3, 0, -1.6], high: [2.4, 1.75, 1.7] },
    floor: true,
    step: 0.9,
    field(wx, wy, wz, near) {
      const x = turn.x(wx, wz);
      const y = wy - 0.88;
      const z = turn.z(wx, wz);
      const r = Math.hypot(y, z);
      near.put((Math.hypot(Math.max(Math.abs(x) - long, 0) * 1.12, r) - 0.82) * 0.92, 1);
      near.put(extrude(r - 0.17, Math.abs(x) - long - 0.79, 0.13, 0.02), 2);
      near.put(extrude(r - 0.09, x - long - 1.0, 0.12, 0.02), 2);
      const saddle = box(Math.abs(x) - 0.68, y + 0.74, z, 0.09, 0.14, 0.62, 0.01);
      near.put(Math.max(saddle, 0.83 - r), 3);
    },
    surface(p, n, part) {
      if (part === 2) return metal(STEEL);
      if (part === 3) return matte(hex('#3A4345'), 0.1);
      const x = turn.x(p[0], p[2]);
      const z = turn.z(p[0], p[2]);
      const y = p[1] - 0.88;
      const around = Math.atan2(z, y);
      const hoop = back(unit([0, -z, y]));
      const axis = back([1, 0, 0]);
      const coat = 0.45;
      if (Math.abs(x) < long - 0.04) return { ...wound(x * 8 + around * 0.16, around * 4, hoop, axis, n, yarn), coat };
      const outward = (Math.abs(x) - long) * 3.6;
      const sectors = (around * 22) / 6.283;
      const rising = (Math.floor(sectors + outward) + Math.floor(sectors - outward)) % 2 === 0;
      const w = rising ? sectors + outward : sectors - outward;
      const tow = unit(add(scale(hoop, 0.6), axis, (rising ? -0.75 : 0.75) * Math.sign(x)));
      return { ...wound(w, around * 3, tow, hoop, n, yarn), coat };
    },
  };
};
