import { operatorAds } from '#contract/advertising/desk.ts';
import { DeskAdPage } from '#web/features/operator/ads/ad-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-advertisement.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), async (id) => ({
    view: await loaderCall(args)(operatorAds.read, { params: { id } }),
  }));

export default function OperatorAdvertisement({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskAdPage key={loaderData.view.row.id} {...loaderData} />
    </>
  );
}
