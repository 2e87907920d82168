import { finance } from '#contract/finance/calls.ts';
import { ConsentList } from '#web/features/services/finance/consent-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/finance-consents.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(finance.consents, args.request), (query) => loaderCall(args)(finance.consents, { query }));

export const shouldRevalidate = unlessLooks;

export default function FinanceConsents({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ConsentList list={loaderData} />
    </>
  );
}
