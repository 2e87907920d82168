import { pageTo } from '#contract/pages.ts';
import { services } from '#contract/services/calls.ts';
import { readAddress } from '#web/features/services/address.ts';
import { OffersPage } from '#web/features/services/offers-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-offers.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const at = readAddress(new URL(args.request.url).searchParams);
  const call = loaderCallForAll(args);
  const { q, kind, sort, current } = at;
  const [list, { kinds }] = await Promise.all([
    readPage({ ...(q && { q }), kind, sort, current, size: 24 }, (query) => call(services.page, { query })),
    call(services.kinds),
  ]);
  return { at, list, kinds };
};

export default function ServiceOffers({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <Head description={t('offersLead')} />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('serviceKinds') },
          { name: t('offers'), path: pageTo('serviceOffers') },
        ]}
      />
      <OffersPage {...loaderData} />
    </>
  );
}
