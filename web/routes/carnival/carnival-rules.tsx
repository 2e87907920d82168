import { carnival } from '#contract/carnival/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { RulesPage } from '#web/features/carnival/rules-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/carnival-rules.ts';
import { loadCampaign } from '#web/features/carnival/load-campaign.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const [seen, all] = await Promise.all([
    loadCampaign(args),
    loaderCall(args)(carnival.page, { query: { size: 100 } }),
  ]);
  return { seen, past: all.records.filter((c) => c.phase === 'past') };
};

export default function CarnivalRules({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('carnival');
  const { seen } = loaderData;
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('carnivalRules', seen ? { id: seen.campaign.id } : {})} />
      <RulesPage {...loaderData} />
    </>
  );
}
