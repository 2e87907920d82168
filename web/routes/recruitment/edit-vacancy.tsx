import { recruitmentOwn } from '#contract/recruitment/own.ts';
import { VacancyEditor } from '#web/features/recruitment/own/vacancy-editor.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/edit-vacancy.ts';

/** A vacancy by `?id=`; without one a new one. */
export const loader = async (args: Route.LoaderArgs) => {
  const id = idOf(args.request);
  return {
    vacancy: id ? await orNotFound(id, (one) => loaderCall(args)(recruitmentOwn.one, { params: { id: one } })) : null,
  };
};

export default function EditVacancy({ loaderData: { vacancy } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <VacancyEditor key={vacancy ? `${vacancy.id} ${vacancy.version}` : 'new'} vacancy={vacancy} />
    </>
  );
}
