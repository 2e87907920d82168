import { operatorRecruitment } from '#contract/recruitment/desk.ts';
import { vacancyStates } from '#contract/recruitment/kinds.ts';
import { DeskVacanciesPage } from '#web/features/operator/recruitment/vacancies-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-vacancies.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = vacancyStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(operatorRecruitment.page, { query }), state };
};

export default function OperatorVacancies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskVacanciesPage {...loaderData} />
    </>
  );
}
