import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pick } from '#contract/core/text.ts';
import { splitPath } from '#contract/pages.ts';
import { home } from '#contract/home/calls.ts';
import type { FrameData } from '#web/features/shell/frame-data.ts';
import { SiteFrame } from '#web/features/shell/site-frame.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { daySpan } from '#web/lib/day-span.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import type { Route } from './+types/layout.site.ts';

/** The header does without its figures rather than take a page down with it; its days come as text. */
export const loader = async (args: Route.LoaderArgs): Promise<{ frame: FrameData }> => {
  const { lang } = langOfRequest(args.request);
  const frame = await loaderCallForAll(args)(home.frame).catch(() => null);
  if (!frame) return { frame };
  const fairs = frame.exhibitions.map((e) => ({ name: pick(e.name, lang), days: daySpan(e.from, e.to, lang) }));
  return { frame: { newToday: frame.newToday, beta: frame.beta, fairs } };
};

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
