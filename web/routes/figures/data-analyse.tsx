import { dataCentre } from '#contract/figures/calls.ts';
import { AnalysePage } from '#web/features/figures/analyse-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/data-analyse.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(dataCentre.sort, { query: queryOf(dataCentre.sort, args.request) });

export default function DataAnalyse({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AnalysePage data={loaderData} />
    </>
  );
}
