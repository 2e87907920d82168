import { operatorAds } from '#contract/advertising/desk.ts';
import { adStates } from '#contract/advertising/states.ts';
import { DeskAdsPage } from '#web/features/operator/ads/ads-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-advertisements.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = adStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(operatorAds.page, { query }), state };
};

export default function OperatorAdvertisements({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskAdsPage {...loaderData} />
    </>
  );
}
