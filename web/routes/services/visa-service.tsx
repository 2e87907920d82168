import { pageTo } from '#contract/pages.ts';
import { visaCountryCodes } from '#contract/services/visa.ts';
import { readOffersOf } from '#web/features/services/read-offers.ts';
import { VisaPage } from '#web/features/services/visa-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/visa-service.ts';

/** A country that isn't known is the first one. */
export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams.get('country');
  const country = visaCountryCodes.find((c) => c === asked) ?? visaCountryCodes[0];
  return { country, offers: await readOffersOf(loaderCallForAll(args), ['visa']) };
};

export default function VisaService({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <Head description={t('visa.lead')} />
      <CrumbsLd crumbs={[{ name: t('visa.title'), path: pageTo('visaService') }]} />
      <VisaPage {...loaderData} />
    </>
  );
}
