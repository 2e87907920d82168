import { useLocation } from 'react-router';
import { cards } from '#contract/cards/calls.ts';
import { pageAt } from '#contract/pages.ts';
import { CardsPage } from '#web/features/cards/cards-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import type { Route } from './+types/my-cards.ts';

/** The same cards under two addresses: in a supplier's centre, and among everybody's tools. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [own, requests, received] = await Promise.all([
    call(cards.show, { query: {} }),
    call(cards.requests),
    readPage(queryOf(cards.received, args.request), (query) => call(cards.received, { query })),
  ]);
  return { own, requests, received };
};

export default function MyCards({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return <CardsPage data={loaderData} path={pageAt(pathname)?.key === 'callingManage' ? 'callingManage' : 'myCards'} />;
}
