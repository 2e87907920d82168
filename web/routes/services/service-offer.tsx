import { pageTo } from '#contract/pages.ts';
import { services } from '#contract/services/calls.ts';
import { NoService } from '#web/features/services/no-service.tsx';
import { OfferPage } from '#web/features/services/offer-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-offer.ts';

/** Without an id the newest offer (access 25); an unknown one is a 404. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request) ?? (await call(services.page, { query: { size: 1 } })).records[0]?.id;
  if (!id) return null;
  const detail = await orNotFound(id, (known) => call(services.offer, { params: { id: known } }));
  return { detail, tour: new URL(args.request.url).searchParams.get('tour') };
};

export default function ServiceOffer({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  const text = useText();
  if (!loaderData) return <NoService title={t('offers')} />;
  const { row } = loaderData.detail;
  const address = pageTo('serviceOffer', { id: row.id });
  return (
    <>
      <Head title={text(row.name)} description={text(row.summary)} canonical={address} />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('serviceKinds') },
          { name: text(row.name), path: address },
        ]}
      />
      <OfferPage key={row.id} {...loaderData} />
    </>
  );
}
