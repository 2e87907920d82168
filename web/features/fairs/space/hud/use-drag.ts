import type { PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import type { World } from '../engine/world.ts';

/** Radians for each pixel. */
const turn = 0.0042;

/** Looking around by drag, with mouse, pen or a thumb. */
export const useDrag = (world: RefObject<World | null>) => {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: (e: PointerEvent<HTMLElement>) => {
      from.current = { id: e.pointerId, x: e.clientX, y: e.clientY };
      e.currentTarget.setPointerCapture(e.pointerId);
    },
    onPointerMove: (e: PointerEvent<HTMLElement>) => {
      const at = from.current;
      if (!at || at.id !== e.pointerId) return;
      world.current?.walker.look((at.x - e.clientX) * turn, (e.clientY - at.y) * turn);
      from.current = { id: e.pointerId, x: e.clientX, y: e.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
