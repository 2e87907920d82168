import { docking } from '#contract/docking/calls.ts';
import { MyProposals } from '#web/features/docking/my-proposals.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/my-proposals.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(docking.myProposals, args.request), (query) => loaderCall(args)(docking.myProposals, { query }));

export const shouldRevalidate = unlessLooks;

export default function MyProposalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <MyProposals list={loaderData} />
    </>
  );
}
