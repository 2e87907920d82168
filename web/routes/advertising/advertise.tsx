import { ownAds } from '#contract/advertising/calls.ts';
import { adPlaces } from '#contract/advertising/places.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { AdvertisePage } from '#web/features/ads/advertise-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/advertise.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams.get('place');
  const [offer, fields] = await Promise.all([
    call(ownAds.places),
    call(dictionary.tree, { params: { type: 'ent_field' } }),
  ]);
  return { offer, fields, chosen: adPlaces.find((p) => p === asked) };
};

export default function Advertise({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <>
      <Head />
      <AdvertisePage {...loaderData} company={viewer?.company ?? ''} />
    </>
  );
}
