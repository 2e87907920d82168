import { enterprise } from '#contract/enterprise/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { PowerPage } from '#web/features/industry/power-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/capabilities.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(enterprise.capabilities);

export default function Capabilities({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('industry');
  return (
    <>
      <Head description={t('power.description')} />
      <CrumbsLd crumbs={[{ name: t('power.title'), path: pageTo('capabilities') }]} />
      <PowerPage view={loaderData} />
    </>
  );
}
