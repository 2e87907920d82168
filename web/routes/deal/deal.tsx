import { deal } from '#contract/deal/calls.ts';
import { DealPage } from '#web/features/deal/deal-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/deal.ts';

/** The timeline of the deal of an inquiry by `?id=`; who has no part in it meets what is absent. */
export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), (id) => loaderCall(args)(deal.timeline, { params: { id } }));

export default function Deal({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.number} />
      <DealPage view={loaderData} />
    </>
  );
}
