import { jobApplications } from '#contract/recruitment/applications.ts';
import { recruitmentOwn } from '#contract/recruitment/own.ts';
import { JobList } from '#web/features/recruitment/work/job-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/applicants.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage({ ...queryOf(jobApplications.page, args.request), party: 'company' as const }, async (query) => {
    const call = loaderCall(args);
    const [list, vacancy] = await Promise.all([
      call(jobApplications.page, { query }),
      // Of a vacancy that is not the company's there is nothing to say.
      query.vacancy ? call(recruitmentOwn.one, { params: { id: query.vacancy } }).catch(() => undefined) : undefined,
    ]);
    return { ...list, vacancy };
  });

export const shouldRevalidate = unlessLooks;

export default function Applicants({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <JobList list={loaderData} party="company" vacancy={loaderData.vacancy} />
    </>
  );
}
