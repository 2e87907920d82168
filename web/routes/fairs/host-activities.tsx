import { hostTalks } from '#contract/fairs/desk/proposals.ts';
import { HostPage } from '#web/features/fairs/host/host-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/host-activities.ts';

export const loader = async (args: Route.LoaderArgs) => ({ hosted: await loaderCall(args)(hostTalks.list) });

export default function HostActivities({ loaderData: { hosted } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <HostPage hosted={hosted} />
    </>
  );
}
