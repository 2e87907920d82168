import type { LoaderFunctionArgs } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { TasksPage } from '#web/features/carnival/tasks-page.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/carnival.ts';
import { loadCampaign } from '#web/features/carnival/load-campaign.ts';

export const loader = async (args: LoaderFunctionArgs) => ({ seen: await loadCampaign(args) });

export default function Carnival({ loaderData: { seen } }: Route.ComponentProps) {
  const { t } = useTranslation('carnival');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('carnival', seen ? { id: seen.campaign.id } : {})} />
      <TasksPage seen={seen} />
    </>
  );
}
