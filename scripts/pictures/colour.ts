import type { Vec } from './math.ts';

/** Colours are linear light inside the renderer. */
export function hex(code: string): Vec {
  const part = (at: number): number => (parseInt(code.slice(at, at + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
}

/** Soft shoulder, so that highlights on fibre do not clip. */
export const shoulder = (v: number): number => (v < 0.55 ? v : 0.55 + 0.45 * (1 - Math.exp((0.55 - v) / 0.45)));
export const toDisplay = (v: number): number => 255 * Math.min(1, Math.max(0, v)) ** (1 / 2.2);

export const FLOOR = hex('#E9EDEB');
export const WALL = hex('#F3F5F4');
export const AMBER = hex('#F0AF22');
export const GREEN = hex('#0B6554');
export const CARBON: Vec = [0.02, 0.021, 0.0225];
export const GLASS: Vec = [0.47, 0.545, 0.51];
export const BASALT: Vec = [0.11, 0.085, 0.055];
export const STEEL: Vec = [0.5, 0.52, 0.53];
