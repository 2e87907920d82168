import { pageTo } from '#contract/pages.ts';
import { services } from '#contract/services/calls.ts';
import { ServicesPage } from '#web/features/industry/services-page.tsx';
import { OfferCards } from '#web/features/services/offer-card.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/supporting-services.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  offers: (await loaderCallForAll(args)(services.page, { query: { size: 6, sort: 'rating' } })).records,
});

export default function SupportingServices({ loaderData: { offers } }: Route.ComponentProps) {
  const { t } = useTranslation('industry');
  return (
    <>
      <Head description={t('services.description')} />
      <CrumbsLd crumbs={[{ name: t('services.title'), path: pageTo('supportingServices') }]} />
      <ServicesPage offers={offers.length > 0 && <OfferCards rows={offers} />} />
    </>
  );
}
