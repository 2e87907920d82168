import { testing } from '#contract/testing/calls.ts';
import { QuotationList } from '#web/features/services/testing/quotation-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/test-quotations.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(testing.page, args.request), (query) => loaderCall(args)(testing.page, { query }));

export const shouldRevalidate = unlessLooks;

export default function TestQuotations({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <QuotationList list={loaderData} />
    </>
  );
}
