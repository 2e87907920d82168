import type { ReactNode } from 'react';
import classes from './empty.module.css';

/** An empty place: what belongs here, one sentence, one action; over an unwoven swatch (warp only). */
export const Empty = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <div className={classes['empty']}>
    <svg width="64" height="40" viewBox="0 0 64 40" aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <rect key={i} x={4 + i * 8} y="0" width="3" height="40" fill="var(--line2)" />
      ))}
    </svg>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);
