import { operator } from '#contract/operator/calls.ts';
import { AuditPage } from '#web/features/operator/audit-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/operator-audit.ts';

export const loader = (args: Route.LoaderArgs) =>
  readPage(queryOf(operator.audit, args.request), (query) =>
    // A file is asked for by the page, never by an address.
    loaderCall(args)(operator.audit, { query: { ...query, file: undefined } }),
  );

export const shouldRevalidate = unlessLooks;

export default function OperatorAudit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AuditPage list={loaderData} />
    </>
  );
}
