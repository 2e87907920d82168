import { operatorAccounts } from '#contract/operator/operators.ts';
import { OperatorsPage } from '#web/features/operator/operators/operators-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/operator-operators.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(operatorAccounts.list, args.request), (query) => loaderCall(args)(operatorAccounts.list, { query }));

export const shouldRevalidate = unlessLooks;

export default function OperatorOperators({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <OperatorsPage list={loaderData} />
    </>
  );
}
