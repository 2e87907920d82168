import { operatorParks } from '#contract/parks/desk.ts';
import { stayStates } from '#contract/parks/rules.ts';
import { DeskStaysPage } from '#web/features/operator/parks/stays-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-park-stays.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = stayStates.find((s) => s === asked.get('state')) ?? 'asked';
  const query = { current: currentOf(asked), size: 20, state };
  return { list: await loaderCall(args)(operatorParks.stays, { query }), state };
};

export default function OperatorParkStays({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskStaysPage {...loaderData} />
    </>
  );
}
