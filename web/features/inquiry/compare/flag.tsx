import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './compare-table.module.css';

/** What the buyer should look at before deciding. */
export const Flag = ({ children }: { children: ReactNode }) => (
  <small className={classes['flag']}>
    <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
    {children}
  </small>
);
