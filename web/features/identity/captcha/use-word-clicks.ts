import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { captchaSize } from '#contract/captcha/calls.ts';
import type { Point } from './use-challenge.ts';

const { width, height } = captchaSize;
const middle: Point = { x: width / 2, y: height / 2 };
/** ms between the third click and its check (calls 20). */
const pause = 400;
const clamp = (v: number, most: number) => Math.max(0, Math.min(most, v));

const pointOf = (e: MouseEvent<HTMLDivElement>): Point => {
  const box = e.currentTarget.getBoundingClientRect();
  return { x: ((e.clientX - box.left) / box.width) * width, y: ((e.clientY - box.top) / box.height) * height };
};

/** Points and crosshair belong to one challenge: the next picture begins without them. */
const useMarks = (token: string) => {
  const [set, setSet] = useState<{ token: string; points: Point[]; cross: Point }>({
    token: '',
    points: [],
    cross: middle,
  });
  const { points, cross } = set.token === token ? set : { points: [], cross: middle };
  return { points, cross, mark: (points: Point[], cross: Point) => setSet({ token, points, cross }) };
};

type Options = {
  token: string;
  /** How many words there are to click. */
  asked: number;
  idle: boolean;
  onBegin: () => void;
  onAll: (points: Point[]) => Promise<void>;
};

/** The clicks on one picture after the other, by mouse, touch or the crosshair; all of them are handed on after a pause. */
export const useWordClicks = ({ token, asked, idle, onBegin, onAll }: Options) => {
  const { points, cross, mark } = useMarks(token);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const free = idle && points.length < asked;
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = (at: Point) => {
    if (!free) return;
    if (!points.length) onBegin();
    const all = [...points, at];
    mark(all, at);
    if (all.length === asked) timer.current = setTimeout(() => void onAll(all), pause);
  };
  const onKey = (e: KeyboardEvent) => {
    if (!free) return;
    const step = e.shiftKey ? 1 : 10;
    const by = { ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step], ArrowUp: [0, -step] }[e.key];
    const [dx, dy] = by ?? [];
    if (dx !== undefined && dy !== undefined)
      mark(points, { x: clamp(cross.x + dx, width), y: clamp(cross.y + dy, height) });
    else if (e.key === 'Enter' || e.key === ' ') add(cross);
    else if (e.key === 'Backspace') mark(points.slice(0, -1), cross);
    else return;
    e.preventDefault();
  };
  return {
    points,
    cross,
    free,
    onClick: (e: MouseEvent<HTMLDivElement>) => add(pointOf(e)),
    onKey,
    /** Forgets the check that waits. */
    cancel: () => clearTimeout(timer.current),
  };
};
