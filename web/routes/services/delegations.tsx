import { pageTo } from '#contract/pages.ts';
import { services } from '#contract/services/calls.ts';
import { touringKinds } from '#contract/services/kinds.ts';
import { DelegationsPage } from '#web/features/services/delegations-page.tsx';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { loaderCall } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/delegations.ts';

/** Journeys with their dates, which members alone are answered. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const rows = await readOffersOf(call, touringKinds, 8);
  return Promise.all(rows.map((r) => call(services.offer, { params: { id: r.id } })));
};

export default function Delegations({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <Head description={t('delegation.lead')} />
      <CrumbsLd crumbs={[{ name: t('delegation.title'), path: pageTo('delegations') }]} />
      <DelegationsPage offers={loaderData} />
    </>
  );
}
