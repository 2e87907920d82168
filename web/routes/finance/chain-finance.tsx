import { judge } from '#contract/core/access.ts';
import { finance } from '#contract/finance/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { ChainPage } from '#web/features/services/finance/chain-page.tsx';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/chain-finance.ts';

/** Orders are the reader's own; an offer that isn't known is none. */
export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams.get('offer');
  const offers = await readOffersOf(loaderCallForAll(args), ['chainFinance'], 50);
  const may = judge(finance.orders.access, args.context.get(viewerContext) ?? null) === 'yes';
  const own = may ? await loaderCall(args)(finance.orders) : null;
  return { offers, orders: own?.orders ?? null, offer: offers.find((o) => o.id === asked)?.id ?? null };
};

export default function ChainFinance({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('finance');
  return (
    <>
      <Head description={t('chain.lead')} />
      <CrumbsLd crumbs={[{ name: t('chain.title'), path: pageTo('chainFinance') }]} />
      <ChainPage {...loaderData} />
    </>
  );
}
