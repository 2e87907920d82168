import { type ReactNode, Suspense, useState } from 'react';
import classes from './talk/talk.module.css';

type Props = { title: ReactNode; begin?: boolean; children: ReactNode };

/** A part of a page that is drawn, and loaded, when it is opened. */
export const Late = ({ title, begin = false, children }: Props) => {
  const [open, setOpen] = useState(begin);
  return (
    <details className={classes['talk']} open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && <Suspense>{children}</Suspense>}
    </details>
  );
};
