import { serviceApplications } from '#contract/services/applications.ts';
import { ApplicationPage } from '#web/features/services/work/application-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-application.ts';

/** An application by `?id=`; a wrong id, or somebody else's, doesn't exist. */
export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), (id) => loaderCall(args)(serviceApplications.detail, { params: { id } }));

export default function ServiceApplication({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.row.number} />
      <ApplicationPage detail={loaderData} />
    </>
  );
}
