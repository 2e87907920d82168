import { lazy, Suspense } from 'react';
import { tender } from '#contract/purchase/tender.ts';
import { ComparisonPage } from '#web/features/purchase/tender/comparison-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/purchase-comparison.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), (id) => loaderCall(args)(tender.comparison, { params: { id } }));

const ApprovalPanel = lazy(() => import('#web/features/inquiry/compare/approval/approval-panel.tsx'));

export default function PurchaseComparison({ loaderData }: Route.ComponentProps) {
  const may = useMay('buy');
  const { approval, row } = loaderData;
  return (
    <>
      <Head />
      <ComparisonPage
        table={loaderData}
        approval={
          approval.requests > 0 && (
            <Suspense>
              <ApprovalPanel fresh={approval.requests} inquiryId={row.id} may={may} />
            </Suspense>
          )
        }
      />
    </>
  );
}
