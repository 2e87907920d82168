import { operatorHealth } from '#contract/operator/health.ts';
import { HealthPage } from '#web/features/operator/health/health-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-health.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  health: await loaderCall(args)(operatorHealth.read),
  readAt: new Date().toISOString(),
});

export default function OperatorHealth({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <HealthPage {...loaderData} />
    </>
  );
}
