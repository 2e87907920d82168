import { inquiry } from '#contract/inquiry/calls.ts';
import { QuotationList } from '#web/features/inquiry/lists/quotation-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/my-quotations.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(inquiry.myQuotations, args.request), (query) => loaderCall(args)(inquiry.myQuotations, { query }));

export const shouldRevalidate = unlessLooks;

export default function MyQuotations({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <QuotationList data={loaderData} />
    </>
  );
}
