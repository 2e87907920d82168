import { settings } from '#contract/settings/calls.ts';
import { Blocks } from '#web/features/content/blocks.tsx';
import { LegalPage } from '#web/features/identity/legal/legal-page.tsx';
import { Processors, WhoAnswers } from '#web/features/identity/legal/legal-parts.tsx';
import { loadLegal } from '#web/features/identity/legal/load-legal.ts';
import { loaderCall } from '#web/lib/call.ts';
import type { Route } from './+types/privacy-treaty.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const [said, controller] = await Promise.all([
    loadLegal(args, 'privacyTreaty'),
    loaderCall(args)(settings.controller),
  ]);
  return { ...said, controller };
};

export default function PrivacyTreaty({ loaderData: { controller, ...said } }: Route.ComponentProps) {
  return (
    <LegalPage {...said} before={<WhoAnswers by={controller} />} after={<Processors by={controller} />}>
      <Blocks blocks={said.text.blocks} />
    </LegalPage>
  );
}
