import { pageTo } from '#contract/pages.ts';
import { fairKinds } from '#contract/services/kinds.ts';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { WorldPage } from '#web/features/services/world-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/world-services.ts';

export const loader = (args: Route.LoaderArgs) => readOffersOf(loaderCallForAll(args), fairKinds, 3);

export default function WorldServices({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <Head description={t('world.lead')} />
      <CrumbsLd crumbs={[{ name: t('world.title'), path: pageTo('worldServices') }]} />
      <WorldPage offers={loaderData} />
    </>
  );
}
