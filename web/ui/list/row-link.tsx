import type { ReactNode } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { SiteLink } from '../frame/site-link.tsx';
import classes from './list.module.css';

type Props = { id: string; to: PageAddress; lang?: string | undefined; onClick?: () => void; children: ReactNode };

/** The link of a row: it lies over the whole row and is where `j`, `k` and Enter stop. */
export const RowLink = ({ id, ...rest }: Props) => (
  <SiteLink className={classes['link'] ?? ''} data-row={id} {...rest} />
);
