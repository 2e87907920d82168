import { pageTo } from '#contract/pages.ts';
import { FinanceHomePage } from '#web/features/services/finance/home-page.tsx';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/finance-home.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  offers: await readOffersOf(loaderCallForAll(args), ['finance', 'chainFinance']),
});

export default function FinanceHome({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('finance');
  return (
    <>
      <Head description={t('home.lead')} />
      <CrumbsLd crumbs={[{ name: t('home.title'), path: pageTo('financeHome') }]} />
      <FinanceHomePage {...loaderData} />
    </>
  );
}
