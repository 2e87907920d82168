import { jobApplications } from '#contract/recruitment/applications.ts';
import { JobList } from '#web/features/recruitment/work/job-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/my-jobs.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage({ ...queryOf(jobApplications.page, args.request), party: 'applicant' as const }, (query) =>
    loaderCall(args)(jobApplications.page, { query }),
  );

export const shouldRevalidate = unlessLooks;

export default function MyJobs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <JobList list={loaderData} party="applicant" />
    </>
  );
}
