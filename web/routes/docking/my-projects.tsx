import { docking } from '#contract/docking/calls.ts';
import { OwnProjects } from '#web/features/docking/own-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/my-projects.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(docking.ownPage, args.request), (query) => loaderCall(args)(docking.ownPage, { query }));

export const shouldRevalidate = unlessLooks;

export default function OwnProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OwnProjects list={loaderData} />
    </>
  );
}
