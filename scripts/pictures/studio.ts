import { FLOOR, WALL, shoulder } from './colour.ts';
import { add, blend, clamp, dot, mix, scale, smooth, unit, type Vec } from './math.ts';
import type { Surface } from './scene.ts';

/** The one studio: a key box upper left, a fill right, a strip behind, light floor and wall. */
export const KEY = unit([-0.55, 0.9, 0.42]);
const FILL = unit([0.8, 0.45, 0.25]);
const BACK = unit([-0.1, 0.95, -0.5]);

/** What a mirror sees in that direction. */
function room(d: Vec, blur: number): number {
  const base = mix(0.42, 0.72, smooth(-0.4, 0.9, d[1]));
  const key = smooth(0.78 - blur, 0.9 + blur * 0.4, dot(d, KEY)) * 2.4;
  const strip = smooth(0.8 - blur, 0.95, dot(d, FILL)) * 0.9;
  const back = smooth(0.86 - blur, 0.96, dot(d, BACK)) * 0.9;
  const horizon = 0.4 * Math.exp(-((d[1] - 0.02) ** 2) / 0.02);
  return base - horizon + key + strip + back;
}

function highlight(s: Surface, n: Vec, eye: Vec, light: Vec): number {
  const half = unit(add(light, eye, -1));
  if (!s.tow) return Math.max(0, dot(n, half)) ** (s.sharp * 2.4);
  const along = dot(s.tow, half);
  return Math.sqrt(Math.max(0, 1 - along * along)) ** (s.sharp * 3.2) * Math.max(0, dot(n, light) * 0.75 + 0.25);
}

/** Light on a surface; `lit` is the share of the key light, `open` the share of the sky. */
export function shade(s: Surface, geometric: Vec, eye: Vec, lit: number, open: number): Vec {
  const n = s.normal ?? geometric;
  const key = Math.max(dot(n, KEY), 0) * lit * 1.15;
  const fill = Math.max(dot(n, FILL), 0) * 0.26 + 0.04;
  const sky = (0.5 + 0.5 * n[1]) * 0.42;
  const bounce = Math.max(0, -n[1]) * 0.2 + 0.05 * (1 - Math.abs(n[1]));
  if (s.metal) {
    const mirror = room(add(eye, n, -2 * dot(eye, n)), 0.3) * mix(0.3, 1, open) * mix(0.6, 1, lit);
    const body = 0.25 * (key + fill) + 0.75 * mirror;
    return [shoulder(s.colour[0] * body), shoulder(s.colour[1] * body), shoulder(s.colour[2] * body)];
  }
  let colour = scale(s.colour, key + (fill + sky + bounce) * open);
  const shine =
    highlight(s, n, eye, KEY) * lit + (highlight(s, n, eye, FILL) + highlight(s, n, eye, BACK)) * 0.5 * open;
  let white = shine * s.shine * 0.62;
  if (s.coat) {
    const facing = Math.max(0, -dot(eye, n));
    const mirror = add(eye, n, -2 * dot(eye, n));
    const fresnel = 0.045 + 0.75 * (1 - facing) ** 5;
    white += room(mirror, 0.12) * fresnel * s.coat * mix(0.35, 1, open);
  } else if (!s.tow && s.shine > 0.15) {
    white += (1 - Math.max(0, -dot(eye, n))) ** 4 * s.shine * 0.4 * open;
  }
  colour = [colour[0] + white, colour[1] + white, colour[2] + white * 1.01];
  return [shoulder(colour[0]), shoulder(colour[1]), shoulder(colour[2])];
}

/** Wall and floor meet in a cove: no horizon line. */
export const wall = (d: Vec): Vec => blend(FLOOR, WALL, smooth(-0.02, 0.55, d[1]));

export function floor(x: number, z: number, lit: number, open: number): Vec {
  const away = smooth(3, 11, Math.hypot(x - 0.5, z - 0.5));
  const light = mix(0.42 * open + 0.58 * mix(0.25, 1, lit), 1, away * 0.5);
  const edge = 1 - 0.035 * smooth(0, 6, x + z * 0.6);
  const k = clamp(light) * edge;
  return [FLOOR[0] * k, FLOOR[1] * mix(k, 1, 0.006), FLOOR[2] * mix(k, 1, 0.014)];
}
