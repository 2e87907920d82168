import { pageTo } from '#contract/pages.ts';
import { FinanceProductsPage } from '#web/features/services/finance/products-page.tsx';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/finance-products.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  offers: await readOffersOf(loaderCallForAll(args), ['finance', 'chainFinance']),
});

export default function FinanceProducts({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('finance');
  return (
    <>
      <Head description={t('products.lead')} />
      <CrumbsLd crumbs={[{ name: t('products.title'), path: pageTo('financeProducts') }]} />
      <FinanceProductsPage {...loaderData} />
    </>
  );
}
