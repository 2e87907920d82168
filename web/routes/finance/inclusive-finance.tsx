import { financeLimits } from '#contract/finance/rules.ts';
import { pageTo } from '#contract/pages.ts';
import { InclusivePage } from '#web/features/services/finance/inclusive-page.tsx';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/inclusive-finance.ts';

/** What an address asks for, where it could be; else what is usual. */
const between = (asked: string | null, least: number, most: number, usual: number): number => {
  const n = Number(asked ?? usual);
  return Number.isInteger(n) && n >= least && n <= most ? n : usual;
};

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  return {
    amount: between(asked.get('amount'), financeLimits.least, financeLimits.most, 1_000_000),
    months: between(asked.get('months'), 1, 60, 24),
    offers: await readOffersOf(loaderCallForAll(args), ['finance']),
  };
};

export default function InclusiveFinance({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('finance');
  return (
    <>
      <Head description={t('inclusive.lead')} />
      <CrumbsLd crumbs={[{ name: t('inclusive.title'), path: pageTo('inclusiveFinance') }]} />
      <InclusivePage {...loaderData} />
    </>
  );
}
