import { auditActs, operator } from '#contract/operator.ts';
import { AuditPage } from '#web/features/operator/audit-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/query.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/operator-audit.ts';

/** The form sends an empty choice for "all"; an act that there is not is none. */
export const loader = (args: Route.LoaderArgs) => {
  const { act, ...query } = queryOf<{ act?: string }>(args.request);
  return loaderCall(args)(operator.audit, { query: { ...query, act: auditActs.find((a) => a === act) } });
};

export default function OperatorAudit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AuditPage list={loaderData} />
    </>
  );
}
