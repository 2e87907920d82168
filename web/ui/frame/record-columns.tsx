import type { ReactNode } from 'react';
import classes from './record-columns.module.css';

type Props = {
  children: ReactNode;
  /** Facts, contacts or the next step, in a column of its own. */
  side: ReactNode;
  /** The side's name where its own heading does not say it. */
  label?: string;
  /** What stands beside the record comes before it on a narrow screen: where it is what the reader came to do. */
  sideFirst?: boolean;
};

/** A record with what belongs beside it; below 1024 px one stands above the other. */
export const RecordColumns = ({ children, side, label, sideFirst = false }: Props) => {
  const aside = (
    <aside className={classes['side']} aria-label={label}>
      {side}
    </aside>
  );
  return (
    <div className={classes['columns']}>
      {sideFirst && aside}
      <div className={classes['main']}>{children}</div>
      {!sideFirst && aside}
    </div>
  );
};
