import { pageTo } from '#contract/pages.ts';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { TestServicePage } from '#web/features/services/testing/service-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/test-service.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  offers: await readOffersOf(loaderCallForAll(args), ['testing']),
});

export default function TestService({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('testing');
  return (
    <>
      <Head description={t('service.lead')} />
      <CrumbsLd crumbs={[{ name: t('service.title'), path: pageTo('testService') }]} />
      <TestServicePage {...loaderData} />
    </>
  );
}
