import type { CSSProperties } from 'react';
import classes from './course.module.css';

/** How far something has come, as a small amber thread with knots: `at` of them are behind, the last of these is now. */
export const Course = ({ of, at, label }: { of: number; at: number; label: string }) => (
  <span
    className={classes['course']}
    role="img"
    aria-label={label}
    style={{ '--way': `${((at - 1) / (of - 1)) * 100}%` } as CSSProperties}
  >
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-done={i < at || undefined} data-now={i === at - 1 || undefined} />
    ))}
  </span>
);
