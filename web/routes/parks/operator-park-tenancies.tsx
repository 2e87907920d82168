import { operatorParks } from '#contract/parks/desk.ts';
import { tenancyStates } from '#contract/parks/rules.ts';
import { DeskTenanciesPage } from '#web/features/operator/parks/tenancies-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-park-tenancies.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = tenancyStates.find((s) => s === asked.get('state')) ?? 'asked';
  const query = { current: currentOf(asked), size: 20, state };
  return { list: await loaderCall(args)(operatorParks.tenancies, { query }), state };
};

export default function OperatorParkTenancies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskTenanciesPage {...loaderData} />
    </>
  );
}
