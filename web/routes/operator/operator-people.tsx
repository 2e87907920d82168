import { operator } from '#contract/operator/calls.ts';
import { PeoplePage } from '#web/features/operator/people/people-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/operator-people.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(operator.people, args.request), (query) => loaderCall(args)(operator.people, { query }));

export const shouldRevalidate = unlessLooks;

export default function OperatorPeople({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PeoplePage list={loaderData} />
    </>
  );
}
