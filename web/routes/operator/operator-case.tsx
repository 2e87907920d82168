import { operator } from '#contract/operator/calls.ts';
import { CasePage } from '#web/features/operator/cases/case-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-case.ts';

export const loader = (args: Route.LoaderArgs) => {
  const id = idOf(args.request);
  return orNotFound(id, () => loaderCall(args)(operator.review, { params: { id: id ?? '' } }));
};

export default function OperatorCase({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.application.number} />
      <CasePage key={loaderData.application.id} view={loaderData} />
    </>
  );
}
