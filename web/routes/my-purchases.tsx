import { purchase } from '#contract/purchase.ts';
import { purchaseStates } from '#contract/purchase-states.ts';
import { OwnPurchases } from '#web/features/purchase/own-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/current.ts';
import { Head } from '#web/ui/head.tsx';
import { pictured } from '#web/ui/pictured.ts';
import type { Route } from './+types/my-purchases.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const state = purchaseStates.find((s) => s === searchParams.get('state'));
  const list = await loaderCall(args)(purchase.ownPage, { query: { state, current: currentOf(searchParams) } });
  return { ...list, records: list.records.map(pictured) };
};

export default function OwnPurchasesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OwnPurchases list={loaderData} />
    </>
  );
}
