import { operatorConferences } from '#contract/conferences/desk.ts';
import { conferenceStates } from '#contract/conferences/rules.ts';
import { DeskConferencesPage } from '#web/features/operator/conferences/conferences-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-conferences.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = conferenceStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(operatorConferences.page, { query }), state };
};

export default function OperatorConferences({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskConferencesPage {...loaderData} />
    </>
  );
}
