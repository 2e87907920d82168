import { order } from '#contract/order/calls.ts';
import { sites } from '#contract/sites/calls.ts';
import { OrderPage } from '#web/features/order/order-page.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/order.ts';

/** An order by `?id=`, else the newest of mine; a wrong id, or somebody else's, doesn't exist. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request) ?? (await call(order.page, { query: { size: 1 } })).records[0]?.id;
  return orNotFound(id, async (known) => {
    const detail = await call(order.detail, { params: { id: known } });
    const own = args.context.get(viewerContext)?.entId;
    // Companies that show no pages have no contacts either.
    const contactsOf = (entId: string | null | undefined) =>
      entId ? call(sites.contacts, { params: { id: entId } }).catch(() => []) : [];
    const [mine, theirs] = await Promise.all([contactsOf(own), contactsOf(detail.row.other.entId)]);
    const contacts =
      detail.row.party === 'buyer' ? { buyer: mine, supplier: theirs } : { buyer: theirs, supplier: mine };
    return { detail, contacts };
  });
};

export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.detail.row.number} />
      <WithReports>
        <OrderPage {...loaderData} />
      </WithReports>
    </>
  );
}
