import { purchase } from '#contract/purchase/calls.ts';
import { OwnPurchases } from '#web/features/purchase/own-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import { pictured } from '#web/ui/card/pictured.ts';
import type { Route } from './+types/my-purchases.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const list = await readPage(queryOf(purchase.ownPage, args.request), (query) =>
    loaderCall(args)(purchase.ownPage, { query }),
  );
  return { ...list, records: list.records.map(pictured) };
};

export const shouldRevalidate = unlessLooks;

export default function OwnPurchasesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OwnPurchases list={loaderData} />
    </>
  );
}
