import { CallError } from '#contract/core/client.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { DisputesPage } from '#web/features/operator/disputes/disputes-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-disputes.ts';

/** The disputes that wait, and one of them: by `?id=`, else the one that waits longest. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const { rows } = await call(operatorDisputes.list);
  const id = idOf(args.request) ?? rows[0]?.id;
  // Another operator may have decided it meanwhile.
  const absent = (err: unknown) => {
    if (err instanceof CallError && err.status === 404) return null;
    throw err;
  };
  return { rows, open: id ? await call(operatorDisputes.read, { params: { id } }).catch(absent) : null };
};

export default function OperatorDisputes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DisputesPage {...loaderData} />
    </>
  );
}
