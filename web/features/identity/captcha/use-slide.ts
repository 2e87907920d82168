import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { captchaSize } from '#contract/captcha/calls.ts';
import type { Phase } from './use-challenge.ts';

const most = captchaSize.width - captchaSize.block;

/** Where a key brings the block; nothing where it is no key of a slider. */
const keyed = (e: KeyboardEvent, x: number): number | undefined => {
  const step = e.shiftKey ? 10 : 1;
  return {
    ArrowRight: x + step,
    ArrowUp: x + step,
    ArrowLeft: x - step,
    ArrowDown: x - step,
    Home: 0,
    End: most,
  }[e.key];
};

type Options = {
  token: string;
  phase: Phase;
  setPhase: (phase: 'idle' | 'dragging') => void;
  picture: RefObject<HTMLDivElement | null>;
  /** The block leaves its start. */
  onBegin: () => void;
  onRelease: (x: number) => Promise<void>;
};

/** The block along its bar, by pointer and keyboard. `x` in pixels of the 310-wide reference, `percent` of the way. */
export const useSlide = ({ token, phase, setPhase, picture, onBegin, onRelease }: Options) => {
  // The position belongs to one challenge: with the next picture the block is back at its start.
  const [position, setPosition] = useState({ token: '', x: 0 });
  const x = position.token === token ? position.x : 0;
  const drag = useRef({ from: 0, scale: 1 });
  const free = phase === 'idle' || phase === 'dragging';

  const begin = () => {
    if (x === 0) onBegin();
    setPhase('dragging');
  };
  const move = (to: number) => setPosition({ token, x: Math.max(0, Math.min(most, to)) });
  const onDown = (e: PointerEvent<HTMLDivElement>) => {
    if (!free) return;
    e.currentTarget.setPointerCapture(e.pointerId);
    const width = picture.current?.getBoundingClientRect().width || captchaSize.width;
    drag.current = { scale: captchaSize.width / width, from: e.clientX - (x * width) / captchaSize.width };
    begin();
  };
  const onMove = (e: PointerEvent<HTMLDivElement>) => {
    if (phase === 'dragging' && e.currentTarget.hasPointerCapture(e.pointerId))
      move((e.clientX - drag.current.from) * drag.current.scale);
  };
  const onUp = (e: PointerEvent<HTMLDivElement>) => {
    if (phase !== 'dragging' || !e.currentTarget.hasPointerCapture(e.pointerId)) return;
    e.currentTarget.releasePointerCapture(e.pointerId);
    if (x > 0) void onRelease(x);
    else setPhase('idle');
  };
  const onKey = (e: KeyboardEvent) => {
    if (!free) return;
    const to = keyed(e, x);
    if (to !== undefined) {
      e.preventDefault();
      begin();
      move(to);
    } else if (e.key === 'Enter') {
      e.preventDefault();
      if (x > 0) void onRelease(x);
    }
  };
  return { x, percent: Math.round((x / most) * 100), free, onDown, onMove, onUp, onKey };
};
