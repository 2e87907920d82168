import { finance } from '#contract/finance/calls.ts';
import { serviceApplications } from '#contract/services/applications.ts';
import { recordKinds } from '#contract/services/kinds.ts';
import { ApplicationPage } from '#web/features/services/work/application-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-application.ts';

/** An application by `?id=`, with the order that was shared for it; a wrong id, or somebody else's, doesn't exist. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const detail = await orNotFound(idOf(args.request), (id) => call(serviceApplications.detail, { params: { id } }));
  const { id, kind } = detail.row;
  const view = recordKinds.includes(kind) ? await call(finance.shared, { params: { id } }) : null;
  return { detail, shared: view?.shared ?? null };
};

export default function ServiceApplication({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.detail.row.number} />
      <ApplicationPage {...loaderData} />
    </>
  );
}
