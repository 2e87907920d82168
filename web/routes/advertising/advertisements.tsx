import { ownAds } from '#contract/advertising/calls.ts';
import { adStates } from '#contract/advertising/states.ts';
import { seatMay } from '#contract/core/seats.ts';
import { OwnAdsPage } from '#web/features/ads/own-ads-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/advertisements.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = adStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(ownAds.page, { query }), state };
};

export default function Advertisements({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <>
      <Head />
      <OwnAdsPage {...loaderData} mayBook={Boolean(viewer?.entId) && seatMay(viewer?.seat, 'sell')} />
    </>
  );
}
