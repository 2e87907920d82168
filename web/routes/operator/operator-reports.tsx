import { operatorReports } from '#contract/operator/reports.ts';
import { ReportsPage } from '#web/features/operator/reports/reports-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-reports.ts';

/** The reports that wait, and what is hidden. */
export const loader = (args: Route.LoaderArgs) => loaderCall(args)(operatorReports.list);

export default function OperatorReports({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ReportsPage {...loaderData} />
    </>
  );
}
