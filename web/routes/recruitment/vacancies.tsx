import { pageTo } from '#contract/pages.ts';
import { recruitment } from '#contract/recruitment/calls.ts';
import { readAddress, wishOf } from '#web/features/recruitment/address.ts';
import { AlertButton } from '#web/features/recruitment/alert-button.tsx';
import { VacanciesPage } from '#web/features/recruitment/vacancies-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/vacancies.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const at = readAddress(new URL(args.request.url).searchParams);
  const call = loaderCallForAll(args);
  const { company, sort, current } = at;
  const [list, overview] = await Promise.all([
    readPage({ ...wishOf(at), ...(company && { company }), sort, current, size: 24 }, (query) =>
      call(recruitment.page, { query }),
    ),
    call(recruitment.overview),
  ]);
  return { at, list, overview };
};

export default function Vacancies({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('recruitment');
  const wish = wishOf(loaderData.at);
  return (
    <>
      <Head description={t('vacanciesLead')} />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('jobBoard') },
          { name: t('vacancies'), path: pageTo('vacancies') },
        ]}
      />
      <VacanciesPage {...loaderData} alert={<AlertButton wish={wish} />} />
    </>
  );
}
