import { dealTalks } from '#contract/chat/deal.ts';
import { deal } from '#contract/deal/calls.ts';
import { DealTalks } from '#web/features/chat/deal/deal-talks.tsx';
import { DealPage } from '#web/features/deal/deal-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound, queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/deal.ts';

/** The timeline of a deal by `?id=`, of an inquiry where `of` says nothing else, with what its sides said; who has no part in it meets what is absent. */
export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), async (id) => {
    const query = queryOf(deal.timeline, args.request);
    const [view, talks] = await Promise.all([
      loaderCall(args)(deal.timeline, { params: { id }, query }),
      // What was said stands beside the deal of an inquiry.
      (query.of ?? 'inquiry') === 'inquiry' ? loaderCall(args)(dealTalks.read, { params: { id } }) : null,
    ]);
    return { view, talks };
  });

export default function Deal({ loaderData: { view, talks } }: Route.ComponentProps) {
  return (
    <>
      <Head title={view.number} />
      <DealPage view={view} talk={talks && <DealTalks inquiryId={view.id} first={talks} />} />
    </>
  );
}
