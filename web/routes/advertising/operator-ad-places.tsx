import { operatorAds } from '#contract/advertising/desk.ts';
import { DeskPlacesPage } from '#web/features/operator/ads/places-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-ad-places.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(operatorAds.places);

export default function OperatorAdPlaces({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskPlacesPage {...loaderData} />
    </>
  );
}
