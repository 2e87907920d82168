import { recruitmentAlerts } from '#contract/recruitment/calls.ts';
import { AlertsPage } from '#web/features/recruitment/work/alerts-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/job-alerts.ts';

export const loader = async (args: Route.LoaderArgs) => ({ alerts: await loaderCall(args)(recruitmentAlerts.list) });

export default function JobAlerts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AlertsPage {...loaderData} />
    </>
  );
}
