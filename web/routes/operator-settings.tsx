import { operator } from '#contract/operator.ts';
import { SettingsPage } from '#web/features/operator/settings-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/operator-settings.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(operator.settings);

export default function OperatorSettings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <SettingsPage settings={loaderData.settings} />
    </>
  );
}
