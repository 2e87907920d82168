import { AMBER, hex, STEEL } from '../colour.ts';
import { CARBON_YARN, cloth, GLASS_YARN, straight } from '../fibre.ts';
import { clamp, fract, noise, scale, Turn, unit, type Vec } from '../math.ts';
import { glossy, matte, metal, pick, type Subject, type Surface } from '../scene.ts';
import { bar, box, capsule, extrude, melt, rectangle, ring } from '../shapes.ts';

/** Clear-coated twill on whatever side a face looks to. */
const coated = (turn: Turn, p: Vec, n: Vec, pitch = 9, coat = 0.9): Surface => {
  const local = turn.in(n);
  const [x, y, z] = turn.in(p);
  const level = Math.abs(local[1]) > 0.6;
  const side = Math.abs(local[0]) > Math.abs(local[2]);
  const tu = turn.out(level || !side ? [1, 0, 0] : [0, 0, 1]);
  const tv: Vec = level ? turn.out([0, 0, 1]) : [0, 1, 0];
  return { ...cloth((level || !side ? x : z) * pitch, (level ? z : y) * pitch, 'twill', tu, tv, n, CARBON_YARN), coat };
};

/** Open hull on its cradle: gelcoat outside, glass inside. */
export const boatHull: Subject = (seed) => {
  const turn = new Turn(pick(seed, [0.5, -0.5]));
  const below = pick<Vec>(seed, [hex('#0B6554'), hex('#1D5C96')]);
  const hull = (x: number, y: number, z: number, inset: number): number => {
    const t = clamp((x + 2.1) / 4.3);
    const beam = Math.max(0.08, 0.86 * (1 - t ** 3.2)) - inset;
    const depth = 0.84 - 0.3 * t ** 3 - inset;
    const e = (Math.abs(z) / Math.max(0.04, beam)) ** 1.7 + Math.max(0, (1.26 + 0.1 * t - y) / depth) ** 1.7;
    return (e ** 0.588 - 1) * Math.max(0.05, Math.min(beam, depth)) * 0.8;
  };
  return {
    camera: { from: [2.8, 2.8, 5.9], at: [0, 0.75, 0], fov: 35 },
    bounds: { low: [-2.4, 0, -2.0], high: [2.4, 1.5, 2.0] },
    floor: true,
    step: 0.55,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const rim = y - 1.26 - 0.1 * clamp((x + 2.1) / 4.3);
      const outer = Math.max(hull(x, y, z, 0), rim, Math.abs(x) - 2.15);
      const inner = Math.max(hull(x, y, z, 0.06), -(x + 2.05));
      near.put(Math.max(outer, -inner), 1);
      near.put(Math.max(box(Math.abs(x + 0.2) - 0.4, y - 0.95, z, 0.14, 0.03, 0.8), hull(x, y, z, 0.03)), 3);
      const cradle = box(Math.abs(x + 0.35) - 0.95, y - 0.3, z, 0.08, 0.3, 0.62, 0.01);
      near.put(Math.max(cradle, -hull(x, y, z, -0.02)), 2);
    },
    surface(p, n, part) {
      if (part === 2) return matte(hex('#8A6B44'), 0.04);
      if (part === 3) return glossy(hex('#B98A52'), 0.4);
      const [x, y, z] = turn.in(p);
      const local = turn.in(n);
      if (n[1] > 0.25 || local[2] * z < 0) {
        const s = cloth(x * 7, z * 7, 'plain', turn.out([1, 0, 0]), turn.out([0, 0, 1]), n, GLASS_YARN);
        return { ...s, colour: scale(s.colour, 0.9), coat: 0.3 };
      }
      const line = y - 0.8;
      if (Math.abs(line) < 0.025) return glossy(AMBER, 0.8);
      return glossy(line < 0 ? below : hex('#EEF1F0'), 0.9);
    },
  };
};

/** A bonnet: thin doubly curved skin with its lines. */
export const bodyPanel: Subject = (seed) => {
  const turn = new Turn(0.5);
  const skin = (x: number, z: number): number =>
    0.62 - 0.075 * x * x - 0.16 * z * z + 0.05 * Math.exp(-(((Math.abs(z) - 0.5 - 0.08 * x) * 7) ** 2));
  return {
    camera: { from: [2.6, 2.7, 4.9], at: [0, 0.32, 0.05], fov: 35 },
    bounds: { low: [-2.4, 0, -2.1], high: [2.4, 0.85, 2.1] },
    floor: true,
    step: 0.6,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const outline = rectangle(x, z, 1.75, 1.2 - 0.08 * x, 0.32);
      near.put(Math.max((Math.abs(y - skin(x, z)) - 0.022) * 0.85, outline), 1);
      near.put(box(Math.abs(x) - 1.1, y - 0.2, Math.abs(z) - 0.7, 0.05, 0.22, 0.05, 0.01), 2);
    },
    surface(p, n, part) {
      if (part === 2) return matte(hex('#3A4345'), 0.1);
      return seed === 1 ? coated(turn, p, n, 14, 1.2) : glossy(hex('#8C1F1A'), 1.4);
    },
  };
};

/** A wheel, standing: five double spokes in one piece with the rim. */
export const wheel: Subject = (seed) => {
  const turn = new Turn(-0.5);
  return {
    camera: { from: [1.5, 1.9, 5.3], at: [0, 1.1, 0], fov: 32 },
    bounds: { low: [-1.5, 0, -1.5], high: [1.5, 2.3, 1.5] },
    floor: true,
    step: 0.7,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const r = Math.hypot(x, y - 1.12);
      const barrel = extrude(ring(r, 1.02, 0.94), z, 0.44, 0.02);
      const lips = extrude(ring(r, 1.12, 0.95), Math.abs(z) - 0.41, 0.05, 0.03);
      const sector = (Math.round((Math.atan2(y - 1.12, x) / 6.2832) * 5) / 5) * 6.2832;
      const u = x * Math.cos(sector) + (y - 1.12) * Math.sin(sector);
      const v = (y - 1.12) * Math.cos(sector) - x * Math.sin(sector);
      const dish = z - 0.34 + 0.12 * (1 - u);
      const spoke = box(u - 0.58, Math.abs(v) - 0.05 - 0.12 * u, dish, 0.42, 0.055, 0.06, 0.03);
      const hub = bar(x, y - 1.12, z - 0.2, 0.24, 0.1, 0.04);
      near.put(melt(melt(melt(barrel, lips, 0.06), spoke, 0.12), hub, 0.1), 1);
      near.put(bar(x, y - 1.12, z - 0.3, 0.1, 0.03, 0.01), 2);
      const bolt = (Math.round((Math.atan2(y - 1.12, x) / 6.2832) * 5 - 0.5) + 0.5) * 1.25664;
      near.put(bar(x - Math.cos(bolt) * 0.17, y - 1.12 - Math.sin(bolt) * 0.17, z - 0.29, 0.03, 0.03, 0.005), 3);
    },
    surface(p, n, part) {
      if (part === 2) return glossy(seed === 1 ? AMBER : hex('#0B6554'), 0.8);
      if (part === 3) return metal(STEEL);
      const [x, y, z] = turn.in(p);
      if (seed === 1 || Math.abs(z) < 0.3) {
        const face = Math.abs(turn.in(n)[2]) > 0.5;
        if (face) return coated(turn, p, n, 10);
        const around = Math.atan2(y - 1.12, x);
        const hoop = turn.out(unit([-(y - 1.12), x, 0]));
        return { ...cloth(around * 9, z * 10, 'twill', hoop, turn.out([0, 0, 1]), n, CARBON_YARN), coat: 0.9 };
      }
      return glossy(hex('#B9C2BE'), 0.9);
    },
  };
};

/** A bicycle frame with its fork on a stand. */
export const bicycleFrame: Subject = (seed) => {
  const turn = new Turn(pick(seed, [0.32, -0.36]));
  const band = pick<Vec>(seed, [AMBER, hex('#1D5C96')]);
  const tubes: [Vec, Vec, number][] = [
    [[-0.05, 0.62, 0], [1.16, 1.62, 0], 0.12],
    [[-0.5, 1.95, 0], [1.1, 1.92, 0], 0.075],
    [[-0.05, 0.62, 0], [-0.56, 2.12, 0], 0.085],
    [[1.06, 2.0, 0], [1.2, 1.52, 0], 0.105],
  ];
  const pairs: [Vec, Vec, number][] = [
    [[-0.1, 0.62, 0.05], [-1.3, 0.68, 0.15], 0.05],
    [[-0.5, 1.86, 0.05], [-1.3, 0.68, 0.15], 0.035],
    [[1.22, 1.46, 0.08], [1.62, 0.45, 0.13], 0.055],
  ];
  return {
    camera: { from: [0.9, 1.9, 6.2], at: [0.1, 1.2, 0], fov: 32 },
    bounds: { low: [-1.7, 0, -1.0], high: [2.0, 2.3, 1.0] },
    floor: true,
    step: 0.8,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      let frame = 9;
      for (const [a, b, r] of tubes) frame = melt(frame, capsule(x, y, z, a, b, r), 0.09);
      for (const [a, b, r] of pairs) frame = melt(frame, capsule(x, y, Math.abs(z), a, b, r), 0.06);
      near.put(melt(frame, bar(x + 0.05, y - 0.62, z, 0.14, 0.16, 0.03), 0.08), 1);
      near.put(extrude(ring(Math.hypot(x + 0.05, y - 0.62), 0.1, 0.07), z, 0.18), 2);
      near.put(bar(x + 0.05, z, y - 0.26, 0.035, 0.26), 3);
      near.put(box(x + 0.05, y - 0.03, z, 0.5, 0.03, 0.34, 0.02), 3);
    },
    surface(p, n, part) {
      if (part === 2) return metal(STEEL);
      if (part === 3) return matte(hex('#3A4345'), 0.1);
      const [x, y] = turn.in(p);
      const along = (x + 0.05) * 0.77 + (y - 0.62) * 0.64;
      const onDown = Math.abs((y - 0.62) * 0.77 - (x + 0.05) * 0.64) < 0.16;
      if (onDown && along > 0.75 && along < 1.0) return glossy(band, 0.8);
      return coated(turn, p, n, 16, 0.9);
    },
  };
};

/** Quadcopter frame: plates, arms, motors and blades. */
export const drone: Subject = (seed) => {
  const turn = new Turn(pick(seed, [0.35, 0.75]));
  const arms = pick(seed, [4, 6]);
  return {
    camera: { from: [2.2, 2.9, 4.7], at: [0, 0.5, 0], fov: 35 },
    bounds: { low: [-2.3, 0, -2.3], high: [2.3, 1.1, 2.3] },
    floor: true,
    step: 0.75,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      near.put(extrude(rectangle(x, z, 0.55, 0.42, 0.14), Math.abs(y - 0.66) - 0.1, 0.02), 1);
      near.put(box(x, y - 0.66, z, 0.34, 0.07, 0.24, 0.03), 4);
      const sector = ((Math.round((Math.atan2(z, x) / 6.2832) * arms - 0.5) + 0.5) / arms) * 6.2832;
      const u = x * Math.cos(sector) + z * Math.sin(sector);
      const v = z * Math.cos(sector) - x * Math.sin(sector);
      near.put(capsule(u, y, v, [0.4, 0.66, 0], [1.45, 0.66, 0], 0.055), 1);
      near.put(bar(u - 1.45, v, y - 0.76, 0.13, 0.1, 0.03), 2);
      const spin = sector * 3.1;
      const bu = (u - 1.45) * Math.cos(spin) + v * Math.sin(spin);
      const bv = v * Math.cos(spin) - (u - 1.45) * Math.sin(spin);
      const blade = Math.hypot(bu / 0.62, bv / 0.07) - 1;
      near.put(Math.max(blade * 0.06, Math.abs(y - 0.9 - bv * 0.25 * Math.sign(bu)) - 0.008), 5);
      near.put(bar(u - 1.45, v, y - 0.9, 0.035, 0.05), 2);
      near.put(capsule(Math.abs(x), y, Math.abs(z), [0.35, 0.58, 0.28], [0.6, 0.05, 0.45], 0.03), 3);
      near.put(capsule(x, y, Math.abs(z), [-0.8, 0.04, 0.45], [0.8, 0.04, 0.45], 0.035), 3);
    },
    surface(p, n, part) {
      if (part === 2) return metal(scale(STEEL, 0.7));
      if (part === 3) return matte(hex('#2A3234'), 0.2);
      if (part === 4) return glossy(seed === 1 ? hex('#0B6554') : AMBER, 0.6);
      return coated(turn, p, n, part === 5 ? 22 : 16, 0.7);
    },
  };
};

/** Lid of a battery case: flat, ribbed, flanged, bolted all around. */
export const batteryCover: Subject = (seed) => {
  const turn = new Turn(0.4);
  return {
    camera: { from: [2.4, 3.0, 4.8], at: [0, 0.15, 0], fov: 35 },
    bounds: { low: [-2.5, 0, -2.1], high: [2.5, 0.6, 2.1] },
    floor: true,
    step: 0.75,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const flange = extrude(rectangle(x, z, 2.05, 1.3, 0.2), y - 0.03, 0.03, 0.01);
      const lid = box(x, y - 0.12, z, 1.85 - y * 0.25, 0.18, 1.1 - y * 0.25, 0.12);
      const at = fract(x / 0.56 + 0.5) - 0.5;
      const rib = box(at * 0.56, y - 0.3, Math.abs(z) - 0.46, 0.13, 0.045, 0.32, 0.04);
      near.put(melt(melt(lid, flange, 0.08), Math.max(rib, Math.abs(x) - 1.5), 0.06), 1);
      near.put(box(x - 1.62, y - 0.3, z, 0.12, 0.03, 0.22, 0.02), 3);
      const bx = Math.abs(fract(x / 0.5) - 0.5) * 0.5;
      const side = bar(bx - 0.25, Math.abs(z) - 1.2, y - 0.07, 0.045, 0.02, 0.005);
      near.put(Math.max(side, Math.abs(x) - 1.8), 2);
    },
    surface(p, n, part) {
      if (part === 2) return metal(STEEL);
      if (part === 3) return glossy(hex('#E06A12'), 0.5);
      if (seed === 1) return matte(scale(hex('#3B4143'), 0.85 + 0.3 * noise(p[0] * 40, p[2] * 40)), 0.25, 14);
      const s = straight(turn.in(p)[2] * 50, turn.in(p)[0], turn.out([1, 0, 0]), hex('#C9D4D0'), 0.12);
      return { ...s, coat: 0.5, normal: n };
    },
  };
};
