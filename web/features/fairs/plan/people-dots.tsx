import { useEffect, useState } from 'react';
import type { HallPosition } from '#contract/fairs/positions.ts';
import type { HallLine } from '../presence/presence.ts';
import classes from './plan.module.css';

/** How often the plan looks where people are, in ms: on a plan they need not glide. */
const every = 500;

/** People of the hall within sight as dots, where they are at this moment. */
export const PeopleDots = ({ line, scale }: { line: HallLine | null; scale: number }) => {
  const [at, setAt] = useState<ReadonlyMap<number, HallPosition>>(new Map());
  useEffect(() => {
    if (!line) return undefined;
    const timer = setInterval(() => setAt(new Map(line.positions(performance.now()))), every);
    return () => clearInterval(timer);
  }, [line]);
  return (
    <g className={classes['people']} aria-hidden="true">
      {[...at].map(([n, p]) => (
        <circle key={n} cx={p.x * scale} cy={p.y * scale} r={3.4} />
      ))}
    </g>
  );
};
