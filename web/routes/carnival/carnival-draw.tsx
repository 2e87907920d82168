import type { LoaderFunctionArgs } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { DrawPage } from '#web/features/carnival/draw-page.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/carnival-draw.ts';
import { loadCampaign } from '#web/features/carnival/load-campaign.ts';

export const loader = async (args: LoaderFunctionArgs) => ({ seen: await loadCampaign(args) });

export default function CarnivalDraw({ loaderData: { seen } }: Route.ComponentProps) {
  const { t } = useTranslation('carnival');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('carnivalDraw', seen ? { id: seen.campaign.id } : {})} />
      <DrawPage seen={seen} />
    </>
  );
}
