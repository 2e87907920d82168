import { inquiry } from '#contract/inquiry.ts';
import { QuotationList } from '#web/features/inquiry/lists/quotation-list.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/my-quotations.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(inquiry.myQuotations, { query: queryOf(inquiry.myQuotations, args.request) });

export default function MyQuotations({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <QuotationList data={loaderData} />
    </>
  );
}
