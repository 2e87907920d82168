import type { LoaderFunctionArgs } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { PrizesPage } from '#web/features/carnival/prizes-page.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/carnival-prizes.ts';
import { loadCampaign } from '#web/features/carnival/load-campaign.ts';

export const loader = async (args: LoaderFunctionArgs) => ({ seen: await loadCampaign(args) });

export default function CarnivalPrizes({ loaderData: { seen } }: Route.ComponentProps) {
  const { t } = useTranslation('carnival');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('carnivalPrizes', seen ? { id: seen.campaign.id } : {})} />
      <PrizesPage seen={seen} />
    </>
  );
}
