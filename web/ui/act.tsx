import type { ReactNode } from 'react';
import classes from './act.module.css';
import { SiteLink } from './site-link.tsx';

type Look = {
  /** `ask` is amber, `offer` green, `plain` an outline: two colours are spent on two acts (face 1). */
  look?: 'ask' | 'offer' | 'plain';
  wide?: boolean;
  children: ReactNode;
};
const of = ({ look = 'plain', wide }: Look) => ({ className: classes['act'], 'data-look': look, 'data-wide': wide });

/** A link that looks like a button, for pages that load no more of the kit than they need. */
export const ActLink = ({ to, ...rest }: Look & { to: string }) => (
  <SiteLink to={to} {...of(rest)}>
    {rest.children}
  </SiteLink>
);

export const ActSubmit = (props: Look) => (
  <button type="submit" {...of(props)}>
    {props.children}
  </button>
);
