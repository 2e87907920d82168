import type { ReactNode } from 'react';
import classes from './book.module.css';

/** One part of the book; its id is its anchor. */
export const Section = ({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) => (
  <section id={id} className={classes['section']} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {note && <p className={classes['note']}>{note}</p>}
    {children}
  </section>
);

export const Example = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes['example']}>
    <h3>{title}</h3>
    {children}
  </div>
);
