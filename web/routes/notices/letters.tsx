import { letters } from '#contract/letters/calls.ts';
import { LettersPage } from '#web/features/notices/letters/letters-page.tsx';
import { ThreadPage } from '#web/features/notices/letters/thread-page.tsx';
import { WritePage } from '#web/features/notices/letters/write-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { orNotFound, queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/letters.ts';

const uuid = /^[0-9a-f-]{36}$/;

/** A box, one letter with its replies, or a new one: what the address asks for. */
export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const call = loaderCall(args);
  const [id, write, to] = ['id', 'write', 'to'].map((k) => searchParams.get(k));
  if (write) {
    const kind = write === 'company' || write === 'person' ? (write as 'company' | 'person') : undefined;
    const asked = kind && to && uuid.test(to) ? { kind, id: to } : undefined;
    const { receivers } = await call(letters.receivers, { query: asked ?? {} });
    return {
      what: 'write' as const,
      receivers,
      asked: asked ? `${asked.kind}.${asked.id}` : write === 'desk' ? 'desk.' : '',
    };
  }
  if (id !== null && id !== undefined) {
    const [thread, counts] = await Promise.all([
      orNotFound(id, (one) => call(letters.thread, { params: { id: one } })),
      call(letters.reminders),
    ]);
    return { what: 'thread' as const, thread, counts };
  }
  const query = queryOf(letters.page, args.request);
  const [list, counts] = await Promise.all([
    readPage(query, (q) => call(letters.page, { query: q })),
    call(letters.reminders),
  ]);
  const box = searchParams.get('box') === 'sent' ? ('sent' as const) : ('inbox' as const);
  return {
    what: 'box' as const,
    list,
    counts,
    box,
    unread: searchParams.get('unread') === '1',
    q: searchParams.get('q') ?? '',
  };
};

export default function Letters({ loaderData: d }: Route.ComponentProps) {
  return (
    <>
      <Head />
      {d.what === 'write' && <WritePage key={d.asked} receivers={d.receivers} asked={d.asked} />}
      {d.what === 'thread' && <ThreadPage key={d.thread.threadId} thread={d.thread} counts={d.counts} />}
      {d.what === 'box' && <LettersPage key={`${d.box}${d.unread}${d.q}`} {...d} />}
    </>
  );
}
