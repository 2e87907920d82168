import { Blocks } from '#web/features/content/blocks.tsx';
import { LegalPage } from '#web/features/identity/legal/legal-page.tsx';
import { loadLegal } from '#web/features/identity/legal/load-legal.ts';
import type { Route } from './+types/registration-protocol.ts';

export const loader = (args: Route.LoaderArgs) => loadLegal(args, 'registrationProtocol');

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage {...loaderData}>
      <Blocks blocks={loaderData.text.blocks} />
    </LegalPage>
  );
}
