import { testing } from '#contract/testing/calls.ts';
import { QuotationPage } from '#web/features/services/testing/quotation-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/test-quotation.ts';

/** A quotation by `?id=`; a wrong id, or somebody else's, doesn't exist. */
export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), (id) => loaderCall(args)(testing.detail, { params: { id } }));

export default function TestQuotation({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.row.number} />
      <QuotationPage detail={loaderData} />
    </>
  );
}
