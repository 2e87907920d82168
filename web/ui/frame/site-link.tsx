import type { ComponentProps } from 'react';
import { NavLink, type NavLinkProps } from 'react-router';
import { inLanguage, type PageAddress } from '#contract/pages.ts';
import { usePath, usePrefix } from '#web/lib/text/lang.ts';

type Anchor = Omit<ComponentProps<'a'>, 'href'> & {
  /** `intent`: the next page is loaded when somebody points at the link. */
  prefetch?: 'intent' | 'none';
  /** The page is not scrolled to its top. */
  preventScrollReset?: boolean;
  /** The next page takes this one's place in the history. */
  replace?: boolean;
  viewTransition?: boolean;
  /** Followed by the browser, as a document of its own. */
  reloadDocument?: boolean;
};

/** As `data-link` says it; nothing is what most links do. */
const waysOf = ({ prefetch, preventScrollReset, replace, viewTransition }: Anchor): string =>
  prefetch === 'intent' && !preventScrollReset && !replace && !viewTransition
    ? ''
    : [prefetch !== 'intent' && 'late', preventScrollReset && 'stay', replace && 'replace', viewTransition && 'view']
        .filter(Boolean)
        .join(' ');

const anchor = (props: Anchor & { to: string }) => {
  const {
    to,
    prefetch: _,
    preventScrollReset: __,
    replace: ___,
    viewTransition: ____,
    reloadDocument,
    children,
    ...rest
  } = props;
  return (
    <a {...rest} href={to} data-link={reloadDocument ? undefined : waysOf(props)}>
      {children}
    </a>
  );
};

/**
 * A link that is an `a` and nothing else: a page has two hundred of them, and the router's own was a quarter of its rendering.
 * `useFollow` follows them all, as `data-link` says; without script they are links. `to` is a path as the router has it.
 */
export const PathLink = (props: Anchor & { to: string }) => anchor(props);

/** A link that stays in the page's language and prefetches on intent; its route is made known by `useDiscovery`. */
export const SiteLink = (props: Anchor & { to: PageAddress }) =>
  anchor({ prefetch: 'intent', ...props, to: inLanguage(usePrefix(), props.to) });

export const SiteNavLink = ({ to, ...rest }: NavLinkProps & { to: PageAddress }) => {
  const path = usePath();
  return <NavLink prefetch="intent" discover="none" {...rest} to={path(to)} />;
};
