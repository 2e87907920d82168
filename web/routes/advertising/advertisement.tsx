import { ownAds } from '#contract/advertising/calls.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { AdPage } from '#web/features/ads/ad-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/advertisement.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const view = await orNotFound(idOf(args.request), (id) => call(ownAds.detail, { params: { id } }));
  if (!view.steps.includes('change')) return { view, products: [], byField: false, fields: [] };
  const [offer, fields] = await Promise.all([
    call(ownAds.places),
    call(dictionary.tree, { params: { type: 'ent_field' } }),
  ]);
  const byField = offer.places.some((p) => p.place === view.row.place && p.byField);
  return { view, products: offer.products, byField, fields };
};

export default function Advertisement({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AdPage key={loaderData.view.row.id} {...loaderData} />
    </>
  );
}
