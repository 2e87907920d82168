import { operatorParks } from '#contract/parks/desk.ts';
import { parkStates } from '#contract/parks/rules.ts';
import { DeskParksPage } from '#web/features/operator/parks/parks-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-parks.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = parkStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(operatorParks.page, { query }), state };
};

export default function OperatorParks({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskParksPage {...loaderData} />
    </>
  );
}
