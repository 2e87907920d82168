import { type PointerEvent as Pointed, type RefObject, useEffect, useRef, useState } from 'react';

type Frame = { x: number; y: number; k: number };
const whole: Frame = { x: 0, y: 0, k: 1 };
const most = 5;
/** So far a pointer moves before it draws the plan along instead of pressing what lies below, in pixels. */
const slack = 5;

/** The part of a drawing that is looked at never leaves it. */
export const within = ({ x, y, k }: Frame, width: number, height: number): Frame => {
  const zoom = Math.min(most, Math.max(1, k));
  const clamp = (at: number, of: number) => Math.min(of - of / zoom, Math.max(0, at));
  return { x: clamp(x, width), y: clamp(y, height), k: zoom };
};

/** Nearer by a factor around a point of the drawing, which stays where it is. */
export const zoomed = (f: Frame, by: number, at: readonly [number, number], width: number, height: number): Frame => {
  const k = Math.min(most, Math.max(1, f.k * by));
  const left = (n: number, from: number) => n - ((n - from) * f.k) / k;
  return within({ x: left(at[0], f.x), y: left(at[1], f.y), k }, width, height);
};

type Change = (by: (f: Frame) => Frame) => void;
type Drawing = {
  /** The point of the drawing below one of the window. */
  pointAt: (clientX: number, clientY: number, f: Frame) => readonly [number, number];
  width: number;
  height: number;
};

/** Zoom by the wheel with ctrl. */
const useWheel = (svg: RefObject<SVGSVGElement | null>, setFrame: Change, { pointAt, width, height }: Drawing) => {
  useEffect(() => {
    const el = svg.current;
    const onWheel = (e: WheelEvent) => {
      if (!e.ctrlKey && !e.metaKey) return;
      e.preventDefault();
      setFrame((f) => zoomed(f, Math.exp(-e.deltaY / 300), pointAt(e.clientX, e.clientY, f), width, height));
    };
    // What is printed is the whole plan.
    const onPrint = () => setFrame(() => whole);
    el?.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('beforeprint', onPrint);
    return () => {
      el?.removeEventListener('wheel', onWheel);
      removeEventListener('beforeprint', onPrint);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the listeners read the frame as it is
  }, [svg, width, height]);
};

/** Pan by dragging, zoom by two fingers. */
const useFingers = (setFrame: Change, { pointAt, width, height }: Drawing) => {
  const pointers = useRef(new Map<number, { x: number; y: number; moved: boolean }>());
  const onPointerDown = (e: Pointed<SVGSVGElement>) => {
    if (e.button !== 0) return;
    pointers.current.set(e.pointerId, { x: e.clientX, y: e.clientY, moved: false });
  };
  const onPointerMove = (e: Pointed<SVGSVGElement>) => {
    const held = pointers.current.get(e.pointerId);
    const box = e.currentTarget.getBoundingClientRect();
    if (!held || !box.width) return;
    const others = [...pointers.current].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
    const [dx, dy] = [e.clientX - held.x, e.clientY - held.y];
    if (!held.moved && Math.hypot(dx, dy) < slack) return;
    // From here on the click belongs to the drawing, not to what lies below.
    if (!held.moved) e.currentTarget.setPointerCapture(e.pointerId);
    const other = others[0];
    if (other) {
      const before = Math.hypot(held.x - other.x, held.y - other.y);
      const after = Math.hypot(e.clientX - other.x, e.clientY - other.y);
      const [mx, my] = [(e.clientX + other.x) / 2, (e.clientY + other.y) / 2];
      if (before > 0) setFrame((f) => zoomed(f, after / before, pointAt(mx, my, f), width, height));
    } else
      setFrame((f) =>
        within(
          {
            x: f.x - (dx / box.width) * (width / f.k),
            y: f.y - (dy / box.height) * (height / f.k),
            k: f.k,
          },
          width,
          height,
        ),
      );
    pointers.current.set(e.pointerId, { x: e.clientX, y: e.clientY, moved: true });
  };
  const onPointerEnd = (e: Pointed<SVGSVGElement>) => {
    pointers.current.delete(e.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
};

/** Zoom and pan of a drawing by buttons, keys, wheel with ctrl, dragging and two fingers. */
export const useZoom = (svg: RefObject<SVGSVGElement | null>, width: number, height: number) => {
  const [frame, setFrame] = useState(whole);
  const pointAt = (clientX: number, clientY: number, f: Frame): readonly [number, number] => {
    const box = svg.current?.getBoundingClientRect();
    if (!box?.width) return [f.x, f.y];
    return [
      f.x + ((clientX - box.left) / box.width) * (width / f.k),
      f.y + ((clientY - box.top) / box.height) * (height / f.k),
    ];
  };
  const by = (factor: number) =>
    setFrame((f) => zoomed(f, factor, [f.x + width / f.k / 2, f.y + height / f.k / 2], width, height));
  const reset = () => setFrame(whole);
  /** Moves what is shown so far that a point is well within it. */
  const bring = (x: number, y: number) =>
    setFrame((f) => {
      if (f.k === 1) return f;
      const [w, h] = [width / f.k, height / f.k];
      const near = (at: number, from: number, of: number) =>
        at < from + of * 0.15 || at > from + of * 0.85 ? at - of / 2 : from;
      return within({ x: near(x, f.x, w), y: near(y, f.y, h), k: f.k }, width, height);
    });

  useWheel(svg, setFrame, { pointAt, width, height });
  const handlers = useFingers(setFrame, { pointAt, width, height });

  return {
    frame,
    viewBox: `${frame.x} ${frame.y} ${width / frame.k} ${height / frame.k}`,
    by,
    reset,
    bring,
    handlers,
  };
};
