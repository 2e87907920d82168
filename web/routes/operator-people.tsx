import { operator } from '#contract/operator.ts';
import { PeoplePage } from '#web/features/operator/people-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/operator-people.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(operator.people, { query: queryOf(operator.people, args.request) });

export default function OperatorPeople({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <PeoplePage list={loaderData} />
    </>
  );
}
