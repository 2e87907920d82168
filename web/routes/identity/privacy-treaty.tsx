import { settings } from '#contract/settings/calls.ts';
import { PrivacyPage } from '#web/features/identity/legal/legal-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/privacy-treaty.ts';

export const loader = async (args: Route.LoaderArgs) => ({ controller: await loaderCall(args)(settings.controller) });

export default function PrivacyTreaty({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage controller={loaderData.controller} />;
}
