import { operator } from '#contract/operator.ts';
import { AuditPage } from '#web/features/operator/audit-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/operator-audit.ts';

export const loader = (args: Route.LoaderArgs) =>
  loaderCall(args)(operator.audit, { query: queryOf(operator.audit, args.request) });

export default function OperatorAudit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AuditPage list={loaderData} />
    </>
  );
}
