import { forwardRef } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import type { PageAddress } from '#contract/pages.ts';
import { usePath } from '#web/lib/text/lang.ts';

/** A link that stays in the page's language and prefetches on intent; its route is made known by `useDiscovery`. */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps & { to: PageAddress }>(function SiteLink(
  { to, ...rest },
  ref,
) {
  const path = usePath();
  return <Link ref={ref} prefetch="intent" discover="none" {...rest} to={path(to)} />;
});

export const SiteNavLink = ({ to, ...rest }: NavLinkProps & { to: PageAddress }) => {
  const path = usePath();
  return <NavLink prefetch="intent" discover="none" {...rest} to={path(to)} />;
};
