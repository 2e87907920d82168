import { footprints } from '#contract/footprints/calls.ts';
import { VisitsPage } from '#web/features/footprints/visits-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import type { Route } from './+types/recent-visits.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(footprints.visits, { query: queryOf(footprints.visits, args.request) });

export default function RecentVisits({ loaderData }: Route.ComponentProps) {
  return <VisitsPage data={loaderData} />;
}
