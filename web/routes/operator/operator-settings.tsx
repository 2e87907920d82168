import { dictionary } from '#contract/dictionary/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { SettingsPage } from '#web/features/operator/settings/settings-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-settings.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [{ settings, staleRates }, materials, processes] = await Promise.all([
    call(operator.settings),
    call(dictionary.tree, { params: { type: 'ent_main_product' } }),
    call(dictionary.tree, { params: { type: 'process_type' } }),
  ]);
  return { settings, staleRates, trees: { materials, processes } };
};

export default function OperatorSettings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <SettingsPage {...loaderData} />
    </>
  );
}
