import { serviceOwn } from '#contract/services/own.ts';
import { OfferEditor } from '#web/features/services/own/offer-editor.tsx';
import { ProductionPage } from '#web/features/services/own/production-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-production.ts';

/** All offers of the company; with `?id=` one of them to edit, `new` for another. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request);
  if (id === 'new') return { list: null, offer: null };
  if (id) return { list: null, offer: await orNotFound(id, (one) => call(serviceOwn.offer, { params: { id: one } })) };
  const current = currentOf(new URL(args.request.url).searchParams);
  return { list: await call(serviceOwn.offers, { query: { current, size: 20 } }), offer: null };
};

export default function ServiceProduction({ loaderData: { list, offer } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      {list ? (
        <ProductionPage list={list} />
      ) : (
        <OfferEditor key={offer ? `${offer.id} ${offer.version}` : 'new'} offer={offer} />
      )}
    </>
  );
}
