import { recruitment } from '#contract/recruitment/calls.ts';
import { CompaniesPage } from '#web/features/recruitment/text-pages.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/recruiting-companies.ts';

export const loader = async (args: Route.LoaderArgs) => ({
  companies: (await loaderCallForAll(args)(recruitment.overview)).companies,
});

export default function RecruitingCompanies({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('recruitment');
  return (
    <>
      <Head description={t('about.companiesLead')} />
      <CompaniesPage {...loaderData} />
    </>
  );
}
