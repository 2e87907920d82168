import { inquiry } from '#contract/inquiry/calls.ts';
import { orderStanding } from '#contract/order/standing.ts';
import { MatchList } from '#web/features/inquiry/lists/match-list.tsx';
import { StandingNotice } from '#web/features/order/standing-notice.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/smart-match.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(inquiry.businessPage, args.request), async (query) => {
    const call = loaderCall(args);
    const [data, standing] = await Promise.all([call(inquiry.businessPage, { query }), call(orderStanding.own)]);
    return { data, blocks: standing.blocks };
  });

export const shouldRevalidate = unlessLooks;

export default function SmartMatch({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <MatchList data={loaderData.data} standing={<StandingNotice blocks={loaderData.blocks} />} />
    </>
  );
}
