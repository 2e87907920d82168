import { carnival } from '#contract/carnival/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { ProofPage } from '#web/features/carnival/proof-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/carnival-proof.ts';
import { loadCampaign } from '#web/features/carnival/load-campaign.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const seen = await loadCampaign(args);
  const params = { id: seen?.campaign.id ?? '' };
  return { seen, proof: seen && (await loaderCall(args)(carnival.proof, { params })) };
};

export default function CarnivalProof({ loaderData: { seen, proof } }: Route.ComponentProps) {
  const { t } = useTranslation('carnival');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('carnivalProof', seen ? { id: seen.campaign.id } : {})} />
      <ProofPage seen={seen} proof={proof} />
    </>
  );
}
