import { recruitment } from '#contract/recruitment/calls.ts';
import { MarketPage } from '#web/features/recruitment/market-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/labour-market.ts';

export const loader = (args: Route.LoaderArgs) => loaderCallForAll(args)(recruitment.market);

export default function LabourMarket({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('recruitment');
  return (
    <>
      <Head description={t('market.lead')} />
      <MarketPage {...loaderData} />
    </>
  );
}
