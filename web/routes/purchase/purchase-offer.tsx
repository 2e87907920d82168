import { purchase } from '#contract/purchase/calls.ts';
import { OfferPage } from '#web/features/purchase/tender/offer-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { pictured } from '#web/ui/card/pictured.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/purchase-offer.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const detail = await orNotFound(idOf(args.request), (id) => loaderCall(args)(purchase.detail, { params: { id } }));
  return { ...detail, row: pictured(detail.row) };
};

export default function PurchaseOffer({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OfferPage detail={loaderData} />
    </>
  );
}
