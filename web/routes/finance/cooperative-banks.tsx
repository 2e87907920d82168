import { pageTo } from '#contract/pages.ts';
import { BanksPage } from '#web/features/services/finance/banks-page.tsx';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/cooperative-banks.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  offers: await readOffersOf(loaderCallForAll(args), ['finance', 'chainFinance']),
});

export default function CooperativeBanks({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('finance');
  return (
    <>
      <Head description={t('banks.lead')} />
      <CrumbsLd crumbs={[{ name: t('banks.title'), path: pageTo('cooperativeBanks') }]} />
      <BanksPage {...loaderData} />
    </>
  );
}
