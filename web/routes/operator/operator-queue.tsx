import { CallError } from '#contract/core/client.ts';
import { operator } from '#contract/operator/calls.ts';
import { applicationKinds } from '#contract/verification/rules.ts';
import { QueuePage } from '#web/features/operator/cases/queue-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-queue.ts';

/** The queue with its first case, so that the longest wait is on the table at once. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams.get('kind');
  const kind = applicationKinds.find((k) => k === asked);
  const queue = await call(operator.queue, { query: { kind } });
  const id = queue.rows[0]?.id;
  // Another operator may have decided it meanwhile.
  const absent = (err: unknown) => {
    if (err instanceof CallError && err.status === 404) return null;
    throw err;
  };
  const first = id ? await call(operator.review, { params: { id } }).catch(absent) : null;
  return { kind: kind ?? 'all', queue, first };
};

/** The desk keeps its own state; a login elsewhere or a change of scheme must not restart it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href !== nextUrl.href;

export default function OperatorQueue({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <QueuePage key={loaderData.kind} queue={loaderData.queue} first={loaderData.first} />
    </>
  );
}
