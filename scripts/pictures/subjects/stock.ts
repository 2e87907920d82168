import { CARBON, hex } from '../colour.ts';
import { CARBON_YARN, cloth, straight, wound, GLASS_YARN } from '../fibre.ts';
import { hash, noise, randomOf, scale, Turn, type Vec } from '../math.ts';
import { matte, pick, type Subject } from '../scene.ts';
import { extrude, rectangle, ring } from '../shapes.ts';

/** Pultruded sections side by side: beam, square tube, tube, angle, rods. */
export const profiles: Subject = (seed) => {
  const turn = new Turn(-0.18);
  const palette = pick<readonly [Vec, Vec, Vec]>(seed, [
    [
      [0.6, 0.62, 0.56],
      [0.68, 0.43, 0.03],
      [0.02, 0.17, 0.13],
    ],
    [
      [0.3, 0.36, 0.38],
      [0.56, 0.58, 0.55],
      [0.68, 0.43, 0.03],
    ],
  ]);
  return {
    camera: { from: [4.6, 3.1, 6.6], at: [0.3, 0.5, -0.05], fov: 31 },
    bounds: { low: [-2.4, 0, -2.6], high: [2.95, 1.6, 2.7] },
    floor: true,
    step: 0.9,
    field(x, Y, z, near) {
      const X = turn.x(x, z);
      const Z = turn.z(x, z);
      const flanges = Math.min(rectangle(X + 1.35, Y - 0.07, 0.52, 0.07), rectangle(X + 1.35, Y - 1.13, 0.52, 0.07));
      near.put(extrude(Math.min(flanges, rectangle(X + 1.35, Y - 0.6, 0.065, 0.6)), Z, 1.9, 0.015), 1);
      const square = Math.max(
        rectangle(X + 0.15, Y - 0.48, 0.48, 0.48, 0.08),
        -rectangle(X + 0.15, Y - 0.48, 0.37, 0.37, 0.05),
      );
      near.put(extrude(square, Z - 0.25, 1.9, 0.012), 2);
      near.put(extrude(ring(Math.hypot(X - 0.95, Y - 0.42), 0.42, 0.31), Z - 0.1, 1.9, 0.012), 3);
      const angle = Math.min(rectangle(X - 1.98, Y - 0.06, 0.46, 0.06), rectangle(X - 1.58, Y - 0.5, 0.06, 0.5));
      near.put(extrude(angle, Z - 0.35, 1.9, 0.012), 4);
      near.put(extrude(ring(Math.hypot(X + 0.15, Y - 1.24), 0.27, 0.16), Z - 0.15, 1.9, 0.012), 2);
      near.put(extrude(Math.hypot(X - 0.45, Y - 1.05) - 0.13, Z - 0.3, 1.9, 0.012), 1);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      const tow = turn.out([0, 0, 1]);
      const colour = part === 2 ? CARBON : (palette[part === 1 ? 0 : part - 2] ?? palette[0]);
      const cut = Math.abs(turn.in(n)[2]) > 0.7;
      if (cut)
        return matte(scale(part === 2 ? [0.045, 0.047, 0.05] : colour, 0.85 + 0.3 * noise(x * 70, y * 70)), 0.05);
      return {
        ...straight(x * 60 + y * 57, z * 1.2, tow, colour, part === 2 ? 0.5 : 0.16, part === 2 ? 26 : 16),
        coat: 0.25,
      };
    },
  };
};

/** Pipes in a small pyramid: filament wound glass, carbon tubes. */
export const pipes: Subject = (seed) => {
  const carbon = seed === 2;
  const turn = new Turn(-0.5);
  const places = [
    [-1.05, 0.62],
    [0.22, 0.62],
    [-0.41, 1.7],
    [1.35, 0.48],
  ] as const;
  return {
    camera: { from: [3.6, 2.7, 6.4], at: [0.15, 0.95, 0], fov: 33 },
    bounds: { low: [-2.6, 0, -2.7], high: [2.9, 2.4, 2.7] },
    floor: true,
    step: 0.9,
    field(x, y, z, near) {
      const X = turn.x(x, z);
      const Z = turn.z(x, z);
      places.forEach(([a, b], k) => {
        const outer = k === 3 ? 0.48 : 0.62;
        near.put(
          extrude(ring(Math.hypot(X - a, y - b), outer, outer * (carbon ? 0.9 : 0.82)), Z - k * 0.12, 1.8, 0.014),
          1 + k,
        );
      });
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      const [a, b] = places[part - 1] ?? places[0];
      const around = Math.atan2(y - b, x - a);
      if (Math.abs(turn.in(n)[2]) > 0.7) {
        const layers = 0.8 + 0.35 * noise(Math.hypot(x - a, y - b) * 90, around);
        return matte(scale(carbon ? [0.05, 0.052, 0.055] : [0.42, 0.47, 0.3], layers), 0.05);
      }
      const hoop = turn.out([-(y - b), x - a, 0]);
      const axis = turn.out([0, 0, 1]);
      if (carbon) return { ...cloth(around * 6, z * 9, 'twill', hoop, axis, n, CARBON_YARN), coat: 0.7 };
      const yarn = { ...GLASS_YARN, colour: part === 4 ? ([0.1, 0.3, 0.24] as const) : ([0.46, 0.52, 0.36] as const) };
      return {
        ...wound(z * 4.5 + around * 0.5, around * 5, hoop, axis, n, { ...yarn, crown: 0.25, gap: 0.75 }),
        coat: 0.5,
      };
    },
  };
};

/** Reinforcing bars with a wrapped rib. */
export const rebar: Subject = (seed) => {
  const turn = new Turn(-0.42);
  const colour = pick<Vec>(seed, [hex('#D9C58A'), hex('#3A3632')]);
  const random = randomOf(seed);
  const bars = [
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) => [k * 0.31, 0.15, random() - 0.5] as const),
    ...[-3, -2, -1, 0, 1, 2].map((k) => [k * 0.31 + 0.155, 0.41, random() - 0.5] as const),
    ...[-2, -1, 0, 1].map((k) => [k * 0.31, 0.67, random() - 0.5] as const),
  ];
  return {
    camera: { from: [3.0, 2.1, 5.4], at: [0.05, 0.3, 0.1], fov: 31 },
    bounds: { low: [-2.2, 0, -2.9], high: [2.2, 0.85, 2.9] },
    floor: true,
    step: 0.75,
    field(x, y, z, near) {
      const X = turn.x(x, z);
      const Z = turn.z(x, z);
      for (let k = 0; k < bars.length; k++) {
        const bar = bars[k];
        if (!bar) continue;
        const dx = X - bar[0];
        const dy = y - bar[1];
        const r = Math.sqrt(dx * dx + dy * dy);
        if (r > 0.4) {
          near.put(r - 0.3, 1 + k);
          continue;
        }
        const wrap = Math.abs(((((Z * 3.4 + Math.atan2(dy, dx) / 6.283) % 1) + 1) % 1) - 0.5);
        near.put(extrude(r - 0.132 - 0.007 * Math.cos(wrap * 6.283), Z - bar[2] * 0.3, 2.3, 0.012), 1 + k);
      }
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      const bar = bars[part - 1] ?? ([0, 0, 0] as const);
      const wrap = Math.abs(((((z * 3.4 + Math.atan2(y - bar[1], x - bar[0]) / 6.283) % 1) + 1) % 1) - 0.5);
      if (Math.abs(turn.in(n)[2]) > 0.8)
        return matte(scale(colour, 0.75 + 0.4 * hash(Math.floor(x * 60), Math.floor(y * 60))));
      const groove = wrap > 0.44 ? 0.72 : 1;
      return straight(x * 50 + y * 47, z * 1.4, turn.out([0, 0, 1]), scale(colour, groove), 0.2, 14);
    },
  };
};
