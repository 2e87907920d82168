import type { ReactNode } from 'react';
import classes from './tag.module.css';

export type Tone = 'plain' | 'warp' | 'weft' | 'deviates' | 'bad' | 'info';

/** A small label with an edge; the tone repeats what its words say. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes['tag']} data-tone={tone}>
    {children}
  </span>
);
