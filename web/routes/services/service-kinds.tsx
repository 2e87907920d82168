import { pageTo } from '#contract/pages.ts';
import { services } from '#contract/services/calls.ts';
import { KindsPage } from '#web/features/services/kinds-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-kinds.ts';

export const loader = (args: Route.LoaderArgs) => loaderCallForAll(args)(services.kinds);

export default function ServiceKinds({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <Head description={t('description')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('serviceKinds') }]} />
      <KindsPage {...loaderData} />
    </>
  );
}
