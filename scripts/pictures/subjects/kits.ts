import { AMBER, hex, STEEL } from '../colour.ts';
import { cloth, GLASS_YARN, CARBON_YARN } from '../fibre.ts';
import { clamp, fract, hash, noise, scale, smooth, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject } from '../scene.ts';
import { bar, box, capsule, extrude, hexagonWall, rectangle, ring } from '../shapes.ts';
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

/** Canisters and a drum of hardener. */
export const canisters: Subject = (seed) => {
  const colour = pick<Vec>(seed, [hex('#2F6FA8'), hex('#E8EBEA')]);
  const turn = new Turn(0.4);
  const cans = [
    [-1.15, 0.35],
    [-0.05, 0.6],
  ] as const;
  return {
    camera: { from: [2.2, 2.1, 5.3], at: [0, 0.72, 0], fov: 33 },
    bounds: { low: [-2.1, 0, -1.7], high: [2.1, 1.75, 1.7] },
    floor: true,
    step: 0.75,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      for (const [a, b] of cans) {
        const body = box(x - a, y - 0.58, z - b, 0.44, 0.58, 0.34, 0.1);
        const grip = capsule(x - a, y, z - b, [-0.24, 1.02, 0], [0.1, 1.02, 0], 0.11);
        near.put(Math.max(body, -grip), 1);
        near.put(capsule(x - a, y, z - b, [-0.3, 1.16, 0], [0.08, 1.16, 0], 0.06), 1);
        near.put(bar(x - a - 0.28, z - b, y - 1.2, 0.11, 0.09, 0.02), 2);
        near.put(box(x - a, y - 0.5, z - b - 0.34, 0.3, 0.28, 0.006), 3);
      }
      const r = Math.hypot(x - 1.0, z + 0.5);
      near.put(extrude(r - 0.6, y - 0.78, 0.78, 0.04), 4);
      for (const at of [0.5, 1.05, 1.54]) near.put(extrude(ring(r, 0.635, 0.58), y - at, 0.03, 0.02), 4);
      near.put(bar(x - 0.72, z + 0.35, y - 1.58, 0.09, 0.04, 0.01), 2);
    },
    surface(p, n, part) {
      const [x, y, z] = turn.in(p);
      if (part === 2) return glossy(seed === 1 ? AMBER : hex('#B4231F'), 0.4);
      if (part === 3) {
        const row = fract((y - 0.2) * 9);
        const onX = cans.some(([a]) => Math.abs(x - a + 0.12) < 0.14);
        if (y > 0.62 && onX && n[1] < 0.5) return matte(hex('#F2B32A'));
        return matte(row < 0.22 && y < 0.55 ? [0.3, 0.32, 0.32] : [0.84, 0.86, 0.85]);
      }
      if (part === 4) {
        const label = z + 0.5 > 0.3 && Math.abs(y - 0.78) < 0.2 && Math.abs(x - 1.0) < 0.42;
        return label ? matte([0.84, 0.86, 0.85]) : glossy(seed === 1 ? hex('#E8EBEA') : hex('#2A3234'), 0.5);
      }
      return matte(colour, 0.3, 12);
    },
  };
};

/** Moulded grating: two panels, gritted. */
export const grating: Subject = (seed) => {
  const colour = pick<Vec>(seed, [hex('#D9A514'), hex('#4F8A6A')]);
  const turns = [new Turn(0.45), new Turn(0.22)] as const;
  return {
    camera: { from: [2.6, 3.0, 5.0], at: [0, 0.15, 0.05], fov: 35 },
    bounds: { low: [-2.5, 0, -2.1], high: [2.5, 0.6, 2.1] },
    floor: true,
    step: 0.6,
    field(wx, y, wz, near) {
      turns.forEach((turn, k) => {
        const x = turn.x(wx, wz) + (k ? 0.25 : 0);
        const z = turn.z(wx, wz) - (k ? 0.12 : 0);
        const half: readonly [number, number] = k ? [1.5, 0.96] : [1.98, 1.26];
        const slab = box(x, y - 0.13 - k * 0.27, z, half[0], 0.125, half[1]);
        if (slab > 0.2) return near.put(slab, 1 + k);
        const pitch = 0.3;
        const bars = Math.min(Math.abs(fract(x / pitch) - 0.5), Math.abs(fract(z / pitch) - 0.5)) * pitch;
        const rim = Math.max(half[0] - 0.04 - Math.abs(x), -9);
        const holes = Math.min(bars - 0.038, Math.min(rim, half[1] - 0.04 - Math.abs(z)));
        near.put(Math.max(slab, holes), 1 + k);
      });
    },
    surface(p, n, part) {
      const grit = n[1] > 0.7 ? 0.78 + 0.4 * hash(Math.floor(p[0] * 90), Math.floor(p[2] * 90)) : 0.95;
      return matte(scale(part === 2 ? colour : scale(colour, 0.92), grit), 0.1);
    },
  };
};

/** Radome, cut open: skins and honeycomb. */
export const radome: Subject = (seed) => {
  const turn = new Turn(pick(seed, [0.2, -0.3]));
  const paint = pick<Vec>(seed, [hex('#EEF1F0'), hex('#55605F')]);
  const shape = (r: number, y: number): number => {
    const radius = 1.25 * Math.sqrt(Math.max(0.0004, 1 - (Math.max(0, y - 0.1) / 2.35) ** 1.7));
    return (r - radius) * 0.62;
  };
  return {
    camera: { from: [2.4, 2.6, 6.0], at: [0, 1.15, 0], fov: 33 },
    bounds: { low: [-1.6, 0, -1.6], high: [1.6, 2.5, 1.6] },
    floor: true,
    step: 0.6,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const r = Math.hypot(x, z);
      const outer = Math.max(shape(r, y), y - 2.44);
      const wedge = Math.max(-x, -z) - 0.02;
      const solid = Math.max(outer, -(outer + 0.1), 0.1 - y);
      near.put(Math.max(solid, -wedge), 1);
      near.put(extrude(ring(r, 1.36, 1.08), y - 0.07, 0.07, 0.02), 2);
      const sector = (Math.round((Math.atan2(z, x) / 6.2832) * 24) / 24) * 6.2832;
      near.put(bar(x - Math.cos(sector) * 1.31, z - Math.sin(sector) * 1.31, y - 0.15, 0.025, 0.02), 3);
    },
    surface(p, n, part) {
      if (part === 2) return metal(scale(STEEL, 0.8));
      if (part === 3) return DARK;
      const [x, y, z] = turn.in(p);
      const local = turn.in(n);
      const r = Math.hypot(x, z);
      const cut =
        (Math.abs(local[0]) > 0.93 && Math.abs(x) < 0.06) || (Math.abs(local[2]) > 0.93 && Math.abs(z) < 0.06);
      if (cut) {
        const depth = -shape(r, y) / 0.1;
        if (depth < 0.17 || depth > 0.83) return matte([0.34, 0.4, 0.33], 0.1);
        return matte(scale(hex('#C08F45'), hexagonWall(y * 14, r * 14) < 0.12 ? 0.6 : 1.05));
      }
      const inside = local[0] * x + local[2] * z < 0;
      if (inside)
        return {
          ...cloth(Math.atan2(z, x) * 9, y * 9, 'plain', unit(turn.out([-z, 0, x])), [0, 1, 0], n, GLASS_YARN),
          coat: 0.3,
        };
      if (Math.abs(y - 0.32) < 0.03) return glossy(AMBER, 0.6);
      return y > 2.25 ? metal(STEEL) : glossy(paint, 0.8);
    },
  };
};

/** A manhole cover in its frame, cast pattern on top. */
export const cover: Subject = () => ({
  camera: { from: [1.2, 3.3, 3.9], at: [0, 0.1, 0.05], fov: 44 },
  bounds: { low: [-1.7, 0, -1.7], high: [1.7, 0.4, 1.7] },
  floor: true,
  step: 0.8,
  field(x, y, z, near) {
    const r = Math.hypot(x, z);
    near.put(extrude(rectangle(x, z, 1.6, 1.6, 0.2), y - 0.08, 0.08, 0.02), 1);
    const a = fract((x + z) * 2.4) - 0.5;
    const b = fract((x - z) * 2.4) - 0.5;
    const knobs = r < 1.05 && Math.max(Math.abs(a), Math.abs(b)) < 0.32 ? 0.02 : 0;
    near.put(extrude(r - 1.3, y - 0.16, 0.1 + knobs, 0.02) * 0.8, 2);
    near.put(extrude(ring(r, 1.36, 1.31), y - 0.17, 0.02, 0.005), 1);
    near.put(bar(Math.abs(x) - 1.15, z, y - 0.26, 0.07, 0.02, 0.005), 3);
  },
  surface(p, n, part) {
    if (part === 3) return metal(STEEL);
    const grain = 0.85 + 0.3 * noise(p[0] * 60, p[2] * 60);
    if (part === 1) return matte(scale(hex('#4A5254'), grain), 0.1);
    const ringed = Math.abs(Math.hypot(p[0], p[2]) - 1.17) < 0.03 && n[1] > 0.7;
    return ringed ? matte(hex('#0B6554')) : matte(scale(hex('#7C8A86'), grain), 0.1);
  },
});
