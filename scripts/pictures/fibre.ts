import { BASALT, CARBON, GLASS } from './colour.ts';
import { add, fract, hash, modulo, noise, scale, smooth, unit, type Vec } from './math.ts';
import type { Surface } from './scene.ts';

export type Binding = 'plain' | 'twill' | 'satin';

function warpOnTop(binding: Binding, i: number, j: number): boolean {
  if (binding === 'plain') return modulo(i + j, 2) === 0;
  if (binding === 'twill') return modulo(i - j, 4) < 2;
  return modulo(i * 2 + j, 5) !== 0;
}

interface Crossing {
  warp: boolean;
  /** Place across the tow, -0.5 to 0.5. */
  across: number;
  /** Fall of the tow along its float, -1 to 1. */
  slope: number;
  /** Light on filaments, about 1. */
  filament: number;
  edge: number;
}

/** Which tow is on top at a place of the cloth, in tow widths, and where on it we are. */
function crossing(u: number, v: number, binding: Binding): Crossing {
  const i = Math.floor(u);
  const j = Math.floor(v);
  const warp = warpOnTop(binding, i, j);
  const [di, dj] = warp ? [0, 1] : [1, 0];
  let before = 0;
  let after = 0;
  while (before < 4 && warpOnTop(binding, i - di * (before + 1), j - dj * (before + 1)) === warp) before++;
  while (after < 4 && warpOnTop(binding, i + di * (after + 1), j + dj * (after + 1)) === warp) after++;
  const phase = (before + (warp ? v - j : u - i)) / (before + after + 1);
  const across = (warp ? u - i : v - j) - 0.5;
  const grain = 0.74 + 0.52 * noise((warp ? u : v) * 34 + 7, (warp ? v : u) * 1.6);
  const tow = 0.9 + 0.2 * hash(warp ? i : j, warp ? 1 : 2);
  return {
    warp,
    across,
    slope: -Math.cos(Math.PI * phase),
    filament: grain * tow,
    edge: smooth(0.5, 0.4, Math.abs(across)) * smooth(-0.02, 0.12, Math.min(phase, 1 - phase)),
  };
}

export interface Yarn {
  colour: Vec;
  shine: number;
  sharp: number;
  crown: number;
  /** Darkness of the gap between tows. */
  gap: number;
}

export const CARBON_YARN: Yarn = { colour: CARBON, shine: 0.66, sharp: 25, crown: 0.6, gap: 0.35 };
export const GLASS_YARN: Yarn = { colour: GLASS, shine: 0.2, sharp: 12, crown: 0.9, gap: 0.2 };
export const ARAMID_YARN: Yarn = { colour: [0.6, 0.42, 0.09], shine: 0.25, sharp: 14, crown: 0.8, gap: 0.3 };
export const BASALT_YARN: Yarn = { colour: BASALT, shine: 0.35, sharp: 16, crown: 0.7, gap: 0.35 };
export const FLAX_YARN: Yarn = { colour: [0.42, 0.3, 0.16], shine: 0.05, sharp: 8, crown: 0.9, gap: 0.25 };

/** Woven cloth at (u, v) in tow widths; `tu`, `tv` are the cloth directions, `n` the normal. */
export function cloth(
  u: number,
  v: number,
  binding: Binding,
  tu: Vec,
  tv: Vec,
  n: Vec,
  yarn: Yarn,
  weft = yarn,
): Surface {
  const c = crossing(u, v, binding);
  const y = c.warp ? yarn : weft;
  const along = c.warp ? tv : tu;
  const across = c.warp ? tu : tv;
  const light = (y.gap + (1 - y.gap) * c.edge) * (0.72 + 0.28 * c.filament);
  const tilt = c.slope * Math.abs(c.slope) * 0.34;
  return {
    colour: scale(y.colour, light),
    shine: y.shine * (0.3 + 0.7 * c.edge) * c.filament,
    sharp: y.sharp,
    tow: unit(add(along, n, -tilt)),
    normal: unit(add(add(n, across, c.across * y.crown), along, tilt)),
  };
}

/** Straight parallel fibre: laminate, tape, profile. `across` counts filament bands. */
export function straight(across: number, along: number, tow: Vec, colour: Vec, shine = 0.5, sharp = 24): Surface {
  const grain = 0.7 + 0.6 * noise(across, along);
  return { colour: scale(colour, 0.85 + 0.15 * grain), shine: shine * grain, sharp, tow };
}

/** Bands of tow wound side by side; `w` counts bands. */
export function wound(w: number, along: number, tow: Vec, across: Vec, n: Vec, yarn: Yarn): Surface {
  const place = fract(w) - 0.5;
  const edge = smooth(0.5, 0.36, Math.abs(place));
  const grain = (0.75 + 0.5 * noise(w * 14, along)) * (0.88 + 0.24 * hash(Math.floor(w), 5));
  return {
    colour: scale(yarn.colour, (yarn.gap + (1 - yarn.gap) * edge) * (0.8 + 0.2 * grain)),
    shine: yarn.shine * (0.4 + 0.6 * edge) * grain,
    sharp: yarn.sharp,
    tow,
    normal: unit(add(n, across, place * yarn.crown * 0.6)),
  };
}
