import type { Vec } from './math.ts';

/** Collects the nearest of several parts without allocating. */
export class Nearest {
  distance = 1e9;
  part = 0;
  reset(): void {
    this.distance = 1e9;
    this.part = 0;
  }
  put(distance: number, part: number): void {
    if (distance < this.distance) {
      this.distance = distance;
      this.part = part;
    }
  }
}

export interface Surface {
  colour: Vec;
  /** Strength and narrowness of the highlight. */
  shine: number;
  sharp: number;
  /** Fibre direction; the highlight then runs along it. */
  tow?: Vec;
  /** Bent normal for detail that is not geometry. */
  normal?: Vec;
  /** Clear coat: mirrors the studio, 0 to 1. */
  coat?: number;
  /** Bare metal: the mirror takes the colour. */
  metal?: boolean;
}

export interface Scene {
  camera: { from: Vec; at: Vec; fov: number };
  /** Everything but the floor lies between these corners. */
  bounds: { low: Vec; high: Vec };
  /** A full-frame cloth has no floor. */
  floor: boolean;
  /** Share of the distance that is safe to walk. */
  step: number;
  field(x: number, y: number, z: number, near: Nearest): void;
  surface(point: Vec, normal: Vec, part: number): Surface;
}

/** A subject draws itself for a seed: the seed selects colours and small differences. */
export type Subject = (seed: number) => Scene;

export const matte = (colour: Vec, shine = 0.04, sharp = 20): Surface => ({ colour, shine, sharp });
export const glossy = (colour: Vec, coat = 0.5): Surface => ({ colour, shine: 0.1, sharp: 40, coat });

export const metal = (colour: Vec): Surface => ({ colour, shine: 0, sharp: 40, metal: true });

/** The n-th choice for a seed, seeds count from 1. */
export function pick<T>(seed: number, choices: readonly [T, ...T[]]): T {
  return choices[(seed - 1) % choices.length] ?? choices[0];
}
