import type { ReactNode } from 'react';
import classes from './thread.module.css';

export type Knot = { key: string; state: 'done' | 'now' | 'next' | 'stopped'; children: ReactNode };

/** The amber thread: a course of steps as knots, lying on desktops and hanging on phones. */
export const Thread = ({ label, knots }: { label: string; knots: Knot[] }) => (
  <ol className={classes['thread']} aria-label={label}>
    {knots.map((k) => (
      <li key={k.key} data-state={k.state} aria-current={k.state === 'now' ? 'step' : undefined}>
        {k.children}
      </li>
    ))}
  </ol>
);
