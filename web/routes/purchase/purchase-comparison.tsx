import { tender } from '#contract/purchase/tender.ts';
import { ComparisonPage } from '#web/features/purchase/tender/comparison-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/purchase-comparison.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), (id) => loaderCall(args)(tender.comparison, { params: { id } }));

export default function PurchaseComparison({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ComparisonPage table={loaderData} />
    </>
  );
}
