import type { CaptchaType } from '#contract/captcha/calls.ts';

export type Point = { x: number; y: number };

/** Pixels of the 310-wide reference by which an answer may miss, and lifetimes in seconds (calls 17 and 18). */
const tolerance = { blockPuzzle: 5, clickWord: 25 } as const;
export const life = { challenge: 120, verification: 180 } as const;

/** Challenges drawn and answers checked for one address. */
export const limits = {
  gets: { name: 'captcha-get', points: 60, seconds: 60 },
  checks: { name: 'captcha-check', points: 60, seconds: 60 },
} as const;

const isPoint = (p: unknown): p is Point =>
  typeof p === 'object' &&
  p !== null &&
  Number.isFinite((p as Partial<Point>).x) &&
  Number.isFinite((p as Partial<Point>).y);

/** Reads the decrypted answer: one point for the slide, three in order for the words; anything else is no answer. */
export const readPoints = (type: CaptchaType, plaintext: string): Point[] | null => {
  let read: unknown;
  try {
    read = JSON.parse(plaintext);
  } catch {
    return null;
  }
  const points: unknown[] = Array.isArray(read) ? read : [read];
  const wanted = type === 'blockPuzzle' ? 1 : 3;
  return points.length === wanted && points.every(isPoint) ? points : null;
};

/** The slide is judged by x alone, since its piece is as tall as the picture; words on both axes. */
export const isRight = (type: CaptchaType, answer: readonly Point[], given: readonly Point[]): boolean =>
  answer.length === given.length &&
  answer.every((a, i) => {
    const g = given[i];
    if (!g) return false;
    const near = (p: number, q: number) => Math.abs(p - q) <= tolerance[type];
    return near(a.x, g.x) && (type === 'blockPuzzle' || near(a.y, g.y));
  });
