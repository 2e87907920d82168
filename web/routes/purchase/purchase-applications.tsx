import { tender } from '#contract/purchase/tender.ts';
import { AppliedList } from '#web/features/purchase/tender/applied-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/purchase-applications.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(tender.applied, args.request), (query) => loaderCall(args)(tender.applied, { query }));

export const shouldRevalidate = unlessLooks;

export default function PurchaseApplications({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AppliedList list={loaderData} />
    </>
  );
}
