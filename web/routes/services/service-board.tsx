import { serviceApplications } from '#contract/services/applications.ts';
import { ApplicationList } from '#web/features/services/work/application-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/service-board.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage({ ...queryOf(serviceApplications.page, args.request), party: 'provider' as const }, (query) =>
    loaderCall(args)(serviceApplications.page, { query }),
  );

export const shouldRevalidate = unlessLooks;

export default function ServiceBoard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ApplicationList list={loaderData} party="provider" />
    </>
  );
}
