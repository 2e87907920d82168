import { operatorCases } from '#contract/operator/cases.ts';
import { DecidedPage } from '#web/features/operator/cases/decided-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/operator-cases.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(operatorCases.decided, args.request), (query) => loaderCall(args)(operatorCases.decided, { query }));

export const shouldRevalidate = unlessLooks;

export default function OperatorCases({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DecidedPage list={loaderData} />
    </>
  );
}
