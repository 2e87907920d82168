import { forwardRef } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { usePath } from '#web/lib/lang.ts';

/** A link that stays in the page's language and prefetches on intent. */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps & { to: string }>(function SiteLink(
  { to, ...rest },
  ref,
) {
  const path = usePath();
  return <Link ref={ref} prefetch="intent" {...rest} to={path(to)} />;
});

export const SiteNavLink = ({ to, ...rest }: NavLinkProps & { to: string }) => {
  const path = usePath();
  return <NavLink prefetch="intent" {...rest} to={path(to)} />;
};
