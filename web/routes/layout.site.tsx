import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { splitPath } from '#contract/pages.ts';
import { home } from '#contract/home.ts';
import { SiteFrame } from '#web/features/shell/site-frame.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/layout.site.ts';

/** The header does without its figures rather than take a page down with it. */
export const loader = async (args: Route.LoaderArgs) => ({
  frame: await loaderCall(args)(home.frame).catch(() => null),
});

/** Read once a visit and language; the page's own data is what a navigation waits for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  splitPath(currentUrl.pathname).prefix !== splitPath(nextUrl.pathname).prefix;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame frame={loaderData.frame}>
      <Outlet />
    </SiteFrame>
  );
}
