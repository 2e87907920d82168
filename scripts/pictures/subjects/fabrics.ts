import { CARBON, hex } from '../colour.ts';
import {
  ARAMID_YARN,
  BASALT_YARN,
  CARBON_YARN,
  cloth,
  FLAX_YARN,
  GLASS_YARN,
  type Binding,
  type Yarn,
} from '../fibre.ts';
import { add, cross, fract, mix, noise, scale, smooth, tangent, Turn, unit, type Vec } from '../math.ts';
import { matte, pick, type Scene, type Subject, type Surface } from '../scene.ts';
import { strandMat } from './strands.ts';

/** Cloth that fills the frame, in slow folds. */
function drape(seed: number, skin: (p: Vec, n: Vec) => Surface): Scene {
  const shift = seed * 1.7 - 1.1;
  const height = (x: number, z: number): number =>
    0.16 * Math.sin(x * 1.15 + z * 0.45 + shift) + 0.07 * Math.sin(z * 1.9 - x * 0.6 + shift * 0.5);
  return {
    camera: { from: [0.4, 3.4, 3.3], at: [0, 0.1, 0.05], fov: 36 },
    bounds: { low: [-9, -0.26, -9], high: [9, 0.26, 4] },
    floor: false,
    step: 0.8,
    field: (x, y, z, near) => near.put((y - height(x, z)) * 0.92, 1),
    surface: (p, n) => skin(p, n),
  };
}

/** Cloth with two directions at an angle to the frame. */
function woven(seed: number, angle: number, tows: number, binding: Binding, warp: Yarn, weft = warp): Scene {
  const turn = new Turn(angle);
  return drape(seed, (p, n) => {
    const tu = tangent(turn.out([1, 0, 0]), n);
    const tv = tangent(turn.out([0, 0, 1]), n);
    return cloth(turn.x(p[0], p[2]) * tows, turn.z(p[0], p[2]) * tows, binding, tu, tv, n, warp, weft);
  });
}

export const carbonTwill: Subject = (seed) =>
  woven(
    seed,
    pick(seed, [0.32, -0.5, 0.72]),
    pick(seed, [5.5, 3.4, 6.2]),
    pick(seed, ['twill', 'plain', 'satin']),
    CARBON_YARN,
  );

/** The weft a little darker, or plain weave in white yarn reads as tiles. */
export const glassWeave: Subject = (seed) =>
  woven(
    seed,
    pick(seed, [-0.25, 0.4]),
    pick(seed, [6.5, 3.6]),
    'plain',
    { ...GLASS_YARN, crown: 1.1, gap: 0.35 },
    {
      ...GLASS_YARN,
      colour: scale(GLASS_YARN.colour, 0.78),
      gap: 0.35,
    },
  );

export const aramidWeave: Subject = (seed) =>
  woven(
    seed,
    pick(seed, [0.4, -0.3]),
    6,
    pick(seed, ['twill', 'plain']),
    ARAMID_YARN,
    pick(seed, [CARBON_YARN, ARAMID_YARN]),
  );

export const naturalWeave: Subject = (seed) =>
  woven(seed, pick(seed, [0.3, -0.35]), pick(seed, [7, 6]), 'plain', pick(seed, [FLAX_YARN, BASALT_YARN]));

/** Layers at plus and minus 45 degrees under a zigzag of stitches. */
export const stitchedFabric: Subject = (seed) => {
  const glass = seed % 2 === 0;
  const base: Vec = glass ? [0.42, 0.49, 0.46] : CARBON;
  return drape(seed + 1, (p, n) => {
    const v = (p[2] - p[0]) * Math.SQRT1_2;
    const u = (p[0] + p[2]) * Math.SQRT1_2;
    const row = fract(p[0] * 6.2) - 0.5;
    const zigzag = Math.abs(fract(p[2] * 7) - 0.5) * 0.3 - 0.075;
    const away = Math.abs(row - zigzag);
    const pinch = smooth(0.16, 0.04, away);
    if (away < 0.045) return matte(scale(hex(glass ? '#2A806B' : '#F4F6F4'), 1 - away * 6), 0.2, 30);
    const tow = tangent([1, 0, 1], n);
    const side = cross(n, tow);
    const across = fract(v * 7) - 0.5;
    const edge = mix(0.4, 1, smooth(0.5, 0.4, Math.abs(across))) * (1 - 0.4 * pinch);
    const grain = 0.7 + 0.6 * noise(v * 190, u * 2.2);
    return {
      colour: scale(base, edge * (0.75 + 0.25 * grain)),
      shine: (glass ? 0.2 : 0.62) * edge * grain,
      sharp: glass ? 13 : 24,
      tow,
      normal: unit(add(n, side, across * 0.5)),
    };
  });
};

/** Unidirectional cloth held by thin binder threads. */
export const unidirectional: Subject = (seed) => {
  const glass = seed % 2 === 0;
  const turn = new Turn(pick(seed, [0.5, -0.4]));
  return drape(seed + 2, (p, n) => {
    const u = turn.x(p[0], p[2]);
    const v = turn.z(p[0], p[2]);
    if (Math.abs(fract(v * 1.5) - 0.5) < 0.018) return matte(hex(glass ? '#C9D0CD' : '#DDE2E0'), 0.2, 30);
    const across = fract(u * 5) - 0.5;
    const edge = mix(0.35, 1, smooth(0.5, 0.43, Math.abs(across)));
    const grain = 0.68 + 0.64 * noise(u * 150, v * 0.9);
    const tow = tangent(turn.out([0, 0, 1]), n);
    return {
      colour: scale(glass ? [0.42, 0.49, 0.46] : CARBON, edge * (0.75 + 0.25 * grain)),
      shine: (glass ? 0.2 : 0.66) * edge * grain,
      sharp: glass ? 12 : 24,
      tow,
      normal: unit(add(n, tangent(turn.out([1, 0, 0]), n), across * 0.45)),
    };
  });
};

export const choppedMat: Subject = (seed) => {
  const mat = strandMat(seed);
  const carbon = seed % 2 === 0;
  return drape(seed + 3, (p, n) => {
    const s = mat(p[0], p[2]);
    const light = 0.2 + 0.8 * s.height ** 1.3;
    return {
      colour: scale(carbon ? [0.028, 0.03, 0.032] : [0.54, 0.61, 0.58], light * s.edge),
      shine: (carbon ? 0.6 : 0.22) * s.height * s.edge,
      sharp: carbon ? 20 : 12,
      tow: tangent([Math.cos(s.angle), 0, Math.sin(s.angle)], n),
    };
  });
};
