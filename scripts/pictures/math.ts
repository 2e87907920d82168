/** Vectors, interpolation and repeatable noise for the picture generator. */
export type Vec = readonly [number, number, number];

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const fract = (x: number): number => x - Math.floor(x);
export const modulo = (x: number, n: number): number => ((x % n) + n) % n;

export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const add = (a: Vec, b: Vec, k = 1): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const blend = (a: Vec, b: Vec, t: number): Vec => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec): Vec {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The part of `a` that lies in the surface with normal `n`. */
export const tangent = (a: Vec, n: Vec): Vec => unit(add(a, n, -dot(a, n)));

export const hash = (x: number, y = 0): number => fract(Math.sin(x * 127.1 + y * 311.7) * 43758.5453);

/** Value noise, 0 to 1. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(0, 1, x - i);
  const v = smooth(0, 1, y - j);
  return mix(mix(hash(i, j), hash(i + 1, j), u), mix(hash(i, j + 1), hash(i + 1, j + 1), u), v);
}

/** Numbers that repeat for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A turn about the vertical axis: world to object, and directions back. */
export class Turn {
  readonly c: number;
  readonly s: number;
  constructor(angle: number) {
    this.c = Math.cos(angle);
    this.s = Math.sin(angle);
  }
  x(x: number, z: number): number {
    return this.c * x + this.s * z;
  }
  z(x: number, z: number): number {
    return this.c * z - this.s * x;
  }
  in(p: Vec): Vec {
    return [this.x(p[0], p[2]), p[1], this.z(p[0], p[2])];
  }
  out(p: Vec): Vec {
    return [this.c * p[0] - this.s * p[2], p[1], this.s * p[0] + this.c * p[2]];
  }
}
