import { AMBER, hex } from '../colour.ts';
import { cloth, GLASS_YARN, CARBON_YARN } from '../fibre.ts';
import { clamp, fract, hash, noise, scale, smooth, Turn, type Vec } from '../math.ts';
import { glossy, matte, pick, type Subject } from '../scene.ts';
import { bar, box, capsule, extrude, ring } from '../shapes.ts';
import { DARK } from './machines.ts';

/** Vacuum infusion under way: bag, spiral line, resin front, pot. */
export const infusion: Subject = (seed) => {
  const turn = new Turn(0.4);
  const carbon = seed === 2;
  const front = (z: number): number => 0.25 + 0.18 * noise(z * 2.2 + seed * 9, 1) + 0.05 * noise(z * 9, 4);
  return {
    camera: { from: [3.0, 3.3, 5.2], at: [0, 0.42, 0.05], fov: 35 },
    bounds: { low: [-2.9, 0, -2.3], high: [2.6, 1.2, 2.4] },
    floor: true,
    step: 0.75,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x - 0.2, y - 0.46, z, 1.95, 0.06, 1.25, 0.02), 1);
      near.put(box(Math.abs(x - 0.2) - 1.6, y - 0.2, Math.abs(z) - 1.0, 0.07, 0.22, 0.07), 2);
      const wave =
        0.012 * noise(x * 9, z * 9) + 0.02 * smooth(0.03, 0, Math.abs(fract(x * 2.3 + 0.3 * noise(z * 3, 2)) - 0.5));
      near.put(box(x - 0.2, y - 0.54 - wave, z, 1.55, 0.035, 0.9, 0.03) * 0.8, 6);
      near.put(box(x + 1.25, y - 0.6, z, 0.045, 0.045, 0.8, 0.04), 4);
      near.put(box(x - 1.65, y - 0.6, z, 0.045, 0.045, 0.8, 0.04), 4);
      near.put(capsule(x, y, z, [-1.25, 0.63, 0], [-1.9, 0.9, 0.2], 0.04), 5);
      near.put(capsule(x, y, z, [-1.9, 0.9, 0.2], [-2.3, 0.45, 0.3], 0.04), 5);
      near.put(extrude(ring(Math.hypot(x + 2.35, z - 0.35), 0.36, 0.32), y - 0.34, 0.34, 0.02), 7);
      near.put(bar(x + 2.35, z - 0.35, y - 0.25, 0.33, 0.24), 8);
      near.put(capsule(x, y, z, [1.65, 0.63, 0.3], [2.1, 0.75, 0.6], 0.04), 5);
      near.put(capsule(x, y, z, [2.1, 0.75, 0.6], [2.25, 0.05, 0.9], 0.04), 5);
    },
    surface(p, n, part) {
      const [x, , z] = turn.in(p);
      if (part === 6) {
        const edge = Math.max(Math.abs(x - 0.2) - 1.44, Math.abs(z) - 0.79);
        if (edge > 0) return matte(hex('#D8B400'), 0.3);
        const yarn = carbon ? CARBON_YARN : GLASS_YARN;
        const s = cloth(x * 8, z * 8, 'twill', turn.out([1, 0, 0]), turn.out([0, 0, 1]), n, yarn);
        const wet = x < front(z);
        const tint: Vec = carbon ? [0.55, 0.5, 0.42] : [0.72, 0.6, 0.28];
        const colour: Vec = wet
          ? [s.colour[0] * tint[0], s.colour[1] * tint[1], s.colour[2] * tint[2]]
          : [s.colour[0] + 0.06, s.colour[1] + 0.07, s.colour[2] + 0.06];
        return { ...s, colour, coat: wet ? 1.1 : 0.8, shine: s.shine * (wet ? 0.4 : 1) };
      }
      if (part === 1) return glossy(hex('#9AA6A2'), 0.5);
      if (part === 2) return DARK;
      if (part === 4) return matte(hex('#E4E8E6'), 0.2);
      if (part === 7) return glossy(hex('#EEF1F0'), 0.5);
      return part === 8 ? glossy(hex('#C98A1E'), 1) : glossy(scale(AMBER, 0.75), 0.7);
    },
  };
};

/** A core kit: numbered foam pieces as they go into the mould. */
export const coreKit: Subject = (seed) => {
  const turn = new Turn(0.38);
  const tones = pick<readonly [Vec, Vec]>(seed, [
    [hex('#E9DDB0'), hex('#C9A46A')],
    [hex('#8FBFA8'), hex('#DCE7DF')],
  ]);
  const split = (j: number): number => 0.2 * (hash(j, seed) - 0.5);
  return {
    camera: { from: [2.4, 3.8, 4.2], at: [0, 0.05, 0.1], fov: 36 },
    bounds: { low: [-2.6, 0, -2.2], high: [2.6, 0.42, 2.2] },
    floor: true,
    step: 0.6,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const j = clamp(Math.floor((z + 1.2) / 0.8), 0, 2);
      const shift = split(j) + (z > 0 ? 0.06 : -0.02) * (z - j);
      const i = clamp(Math.floor((x - shift + 1.8) / 0.9), 0, 3);
      const h = 0.1 + 0.09 * hash(i + 3, j + seed);
      const piece = box(x - shift - (i * 0.9 - 1.35), y - h, z - (j * 0.8 - 0.8), 0.415, h, 0.365, 0.02);
      near.put(piece, 1 + i + j * 4);
      near.put(box(x, y - 0.6, z, 2.2, 0.02, 1.7) + 0.4, 99);
    },
    surface(p, n, part) {
      const [x, , z] = turn.in(p);
      const k = part - 1;
      const i = k % 4;
      const j = Math.floor(k / 4);
      const tone = tones[(i + j) % 2] ?? tones[0];
      const cx = x - split(j) - (i * 0.9 - 1.35);
      const cz = z - (j * 0.8 - 0.8);
      if (n[1] > 0.7) {
        if (Math.abs(cx + 0.2) < 0.09 && Math.abs(cz + 0.18) < 0.05) return matte([0.05, 0.06, 0.06]);
        if (Math.abs(cz - 0.22) < 0.012 && Math.abs(cx) < 0.2) return matte(hex('#0B6554'));
        const groove = (i + j) % 2 === 0 && (fract(cx * 7) < 0.06 || fract(cz * 7) < 0.06);
        if (groove) return matte(scale(tone, 0.72));
      }
      const pores = noise(p[0] * 60, p[2] * 60 + p[1] * 60);
      return matte(scale(tone, 1.03 - 0.22 * pores * pores), 0.02);
    },
  };
};

/** Tooling board: glued blocks, the top one half milled. */
export const toolingBlock: Subject = (seed) => {
  const turn = new Turn(0.5);
  const tone = pick<Vec>(seed, [hex('#B5814A'), hex('#C4574A')]);
  return {
    camera: { from: [2.8, 2.7, 5.0], at: [0, 0.5, 0], fov: 33 },
    bounds: { low: [-2.3, 0, -2.0], high: [2.3, 1.3, 2.0] },
    floor: true,
    step: 0.7,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(box(x, y - 0.2, z, 1.8, 0.2, 1.1, 0.01), 1);
      const block = box(x + 0.2, y - 0.72, z, 1.5, 0.3, 0.95, 0.01);
      const form = Math.hypot((x + 0.2) / 1.35, (y - 0.42) / 0.6, z / 0.85) - 1;
      const milled = Math.max(block, form * 0.5);
      near.put(Math.min(milled, Math.max(block, x + 0.35)), 2);
      near.put(box(x - 1.55, y - 0.5, z - 0.4, 0.3, 0.1, 0.4, 0.02), 3);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      const grain = 0.95 + 0.08 * noise(p[0] * 80, p[2] * 80 + p[1] * 80);
      if (part === 3) return matte(scale(hex('#E4E8E6'), grain), 0.05);
      const glue = part === 1 && Math.abs(fract(y / 0.2) - 0.5) > 0.46 ? 0.75 : 1;
      const path = part === 2 && x > -0.34 && n[1] < 0.98 ? 0.86 + 0.2 * Number(fract(z * 22) < 0.5) : 1;
      return matte(scale(part === 1 ? scale(tone, 0.82) : tone, grain * glue * path), 0.06);
    },
  };
};
