import { type TouchEvent, useRef, useState } from 'react';

/** Pixels that a finger moves sideways before it means another supplier. */
const far = 48;

/** `id` makes room for the next in order that isn't shown. */
export const changed = (ids: string[], shown: string[], id: string): string[] => {
  const at = ids.indexOf(id);
  const next = [...ids.slice(at + 1), ...ids.slice(0, at)].find((other) => !shown.includes(other));
  return next ? shown.map((s) => (s === id ? next : s)) : shown;
};

/** The neighbours one further on or back, never past an end. */
export const shiftedPair = (ids: string[], shown: string[], step: 1 | -1): string[] => {
  const start = Math.min(Math.max(ids.indexOf(shown[0] ?? '') + step, 0), Math.max(ids.length - 2, 0));
  return ids.slice(start, start + 2);
};

/** A phone compares two suppliers at a time: which two, the way to another, and whether a column is out of sight there. */
export const usePair = (ids: string[]) => {
  const [picked, setPicked] = useState<string[]>([]);
  const from = useRef<{ x: number; y: number }>(undefined);
  const kept = picked.filter((id) => ids.includes(id));
  const shown = kept.length === 2 ? kept : ids.slice(0, 2);
  const swipe = {
    onTouchStart: (e: TouchEvent) => {
      const finger = e.touches[0];
      from.current = e.touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: (e: TouchEvent) => {
      const finger = e.changedTouches[0];
      if (!from.current || !finger) return;
      const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(x) > far && Math.abs(x) > 2 * Math.abs(y)) setPicked(shiftedPair(ids, shown, x < 0 ? 1 : -1));
    },
  };
  const change = (id: string) => setPicked(changed(ids, shown, id));
  return { change, swipe, out: (id: string) => !shown.includes(id) || undefined };
};
export type Pair = ReturnType<typeof usePair>;
