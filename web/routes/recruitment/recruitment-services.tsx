import { services } from '#contract/services/calls.ts';
import { ServicesPage } from '#web/features/recruitment/text-pages.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/recruitment-services.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  offers: (await loaderCallForAll(args)(services.page, { query: { kind: 'hr', size: 24 } })).records,
});

export default function RecruitmentServices({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('recruitment');
  return (
    <>
      <Head description={t('services.lead')} />
      <ServicesPage {...loaderData} />
    </>
  );
}
