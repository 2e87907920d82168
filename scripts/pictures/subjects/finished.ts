import { AMBER, hex, STEEL } from '../colour.ts';
import { cloth, GLASS_YARN } from '../fibre.ts';
import { fract, hash, noise, scale, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject } from '../scene.ts';
import { bar, box, extrude, hexagonWall, rectangle, ring } from '../shapes.ts';
import { DARK } from './machines.ts';

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
