import { vacancyStates } from '#contract/recruitment/kinds.ts';
import { recruitmentOwn } from '#contract/recruitment/own.ts';
import { VacancyList } from '#web/features/recruitment/own/vacancy-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/my-vacancies.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const state = vacancyStates.find((s) => s === asked.get('state'));
  const query = { current: currentOf(asked), size: 20, ...(state && { state }) };
  return { list: await loaderCall(args)(recruitmentOwn.page, { query }), state };
};

export default function MyVacancies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <VacancyList {...loaderData} />
    </>
  );
}
