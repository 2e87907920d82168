import { clamp, type Vec } from './math.ts';

/** Signed distances. Solids are centred on the origin, sizes are half sizes. */
export function box(x: number, y: number, z: number, a: number, b: number, c: number, r = 0): number {
  const dx = Math.abs(x) - a + r;
  const dy = Math.abs(y) - b + r;
  const dz = Math.abs(z) - c + r;
  const ox = dx > 0 ? dx : 0;
  const oy = dy > 0 ? dy : 0;
  const oz = dz > 0 ? dz : 0;
  const inside = dx > dy ? (dx > dz ? dx : dz) : dy > dz ? dy : dz;
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - r;
}

export function rectangle(x: number, y: number, a: number, b: number, r = 0): number {
  const dx = Math.abs(x) - a + r;
  const dy = Math.abs(y) - b + r;
  const ox = dx > 0 ? dx : 0;
  const oy = dy > 0 ? dy : 0;
  const inside = dx > dy ? dx : dy;
  return Math.sqrt(ox * ox + oy * oy) + (inside < 0 ? inside : 0) - r;
}

/** A flat outline drawn out along an axis to the half length `h`. */
export function extrude(outline: number, along: number, h: number, r = 0): number {
  const a = outline + r;
  const b = Math.abs(along) - h + r;
  const oa = a > 0 ? a : 0;
  const ob = b > 0 ? b : 0;
  const inside = a > b ? a : b;
  return Math.sqrt(oa * oa + ob * ob) + (inside < 0 ? inside : 0) - r;
}

/** Ring between two radii. */
export const ring = (r: number, outer: number, inner: number): number => Math.max(r - outer, inner - r);

/** Distance to the nearest wall of a field of hexagons, cell width 1. */
export function hexagonWall(x: number, y: number): number {
  const s = 1.7320508;
  const ax = x - Math.floor(x) - 0.5;
  const ay = (y / s - Math.floor(y / s) - 0.5) * s;
  const bx = x - 0.5 - Math.floor(x - 0.5) - 0.5;
  const by = (y / s - 0.5 - Math.floor(y / s - 0.5) - 0.5) * s;
  const first = ax * ax + ay * ay < bx * bx + by * by;
  const gx = Math.abs(first ? ax : bx);
  const gy = Math.abs(first ? ay : by);
  return 0.5 - Math.max(gx, gx * 0.5 + gy * 0.8660254);
}

/** Smooth union. */
export function melt(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** A rod with round ends from a to b. */
export function capsule(x: number, y: number, z: number, a: Vec, b: Vec, r: number): number {
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const t = clamp((px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz));
  return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - r;
}

/** A round bar along an axis: the two places across it, the one along it. */
export const bar = (a: number, b: number, along: number, r: number, h: number, round = 0): number =>
  extrude(Math.hypot(a, b) - r, along, h, round);
