import { dealTalks } from '#contract/chat/deal.ts';
import { deal } from '#contract/deal/calls.ts';
import { DealTalks } from '#web/features/chat/deal/deal-talks.tsx';
import { DealPage } from '#web/features/deal/deal-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/deal.ts';

/** The timeline of the deal of an inquiry by `?id=` with what its sides said; who has no part in it meets what is absent. */
export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), async (id) => {
    const [view, talks] = await Promise.all([
      loaderCall(args)(deal.timeline, { params: { id } }),
      loaderCall(args)(dealTalks.read, { params: { id } }),
    ]);
    return { view, talks };
  });

export default function Deal({ loaderData: { view, talks } }: Route.ComponentProps) {
  return (
    <>
      <Head title={view.number} />
      <DealPage view={view} talk={<DealTalks inquiryId={view.id} first={talks} />} />
    </>
  );
}
