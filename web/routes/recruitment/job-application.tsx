import { jobApplications } from '#contract/recruitment/applications.ts';
import { JobPage } from '#web/features/recruitment/work/job-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/job-application.ts';

/** An application by `?id=`; a wrong id, or somebody else's, doesn't exist. */
export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), (id) => loaderCall(args)(jobApplications.detail, { params: { id } }));

export default function JobApplication({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.row.number} />
      <JobPage detail={loaderData} />
    </>
  );
}
