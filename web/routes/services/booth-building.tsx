import { pageTo } from '#contract/pages.ts';
import { BuildingPage } from '#web/features/services/building-page.tsx';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/booth-building.ts';

/** Square metres of a usual booth, where the address says none that could be. */
const usual = 36;

export const loader = async (args: Route.LoaderArgs) => {
  const asked = Number(new URL(args.request.url).searchParams.get('area') ?? usual);
  const area = Number.isInteger(asked) && asked >= 6 && asked <= 2000 ? asked : usual;
  return { area, offers: await readOffersOf(loaderCallForAll(args), ['booth']) };
};

export default function BoothBuilding({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <Head description={t('building.lead')} />
      <CrumbsLd crumbs={[{ name: t('building.title'), path: pageTo('boothBuilding') }]} />
      <BuildingPage {...loaderData} />
    </>
  );
}
