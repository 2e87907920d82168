import type { ReactNode } from 'react';
import classes from './page-head.module.css';

type Props = { crumb?: ReactNode; title: ReactNode; note?: ReactNode; actions?: ReactNode; children?: ReactNode };

/** Head of a page: crumb, title with its line of facts, acts at the right, tabs or a thread below. */
export const PageHead = ({ crumb, title, note, actions, children }: Props) => (
  <div className={classes['head']}>
    {crumb && <div className={classes['crumb']}>{crumb}</div>}
    <div className={classes['row']}>
      <div className={classes['title']}>
        <h1>{title}</h1>
        {note && <div className={classes['note']}>{note}</div>}
      </div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </div>
    {children}
  </div>
);
