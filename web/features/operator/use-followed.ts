import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf, InputOf } from '#contract/core/endpoint.ts';
import { operator, undoSeconds, type WaitingCase } from '#contract/operator/calls.ts';
import { deskCall } from './desk-call.ts';

export type Queue = DataOf<typeof operator.queue>;
type Body = InputOf<typeof operator.decide>['body'];
/** A decision that can still be taken back. */
type Pending = { row: WaitingCase; decision: Body['decision']; due: string };

/** ms after a decision is due, and again while it is not carried out. */
const looks = [600, 2_000, 5_000, 15_000];

/** Decisions until they are carried out: the one that can still be taken back, and those that failed. */
export const useFollowed = (queue: Queue, putBack: (row: WaitingCase) => void) => {
  const [pending, setPending] = useState<Pending | null>(null);
  const [failed, setFailed] = useState(queue.failed);
  const timers = useRef(new Set<number>());

  /** Resolves after so many ms, or never where the page is left. */
  const pause = useCallback(
    (ms: number) =>
      new Promise<void>((done) => {
        const timer = window.setTimeout(() => {
          timers.current.delete(timer);
          done();
        }, ms);
        timers.current.add(timer);
      }),
    [],
  );
  /** Looks whether a decision was carried out once it is due; the server does that, whether or not this page is open. */
  const follow = useCallback(
    async (row: WaitingCase, due: string): Promise<void> => {
      await pause(Math.min(Math.max(0, Date.parse(due) - Date.now()), undoSeconds * 1_000));
      // Decided anew meanwhile, it has another time.
      setPending((p) => (p?.row.id === row.id && p.due === due ? null : p));
      for (const ms of looks) {
        await pause(ms);
        const now = await deskCall(operator.queue, { query: {} }).catch(() => null);
        if (!now || now.rows.some((r) => r.id === row.id && r.decided)) continue;
        setFailed(now.failed);
        if (now.failed.some((x) => x.id === row.id) && now.rows.some((r) => r.id === row.id)) putBack(row);
        return;
      }
    },
    [pause, putBack],
  );

  // What was decided before the page was loaded anew can still be taken back.
  useEffect(() => {
    const mine = queue.rows.filter((r) => r.decided?.mine);
    for (const row of mine) if (row.decided) void follow(row, row.decided.due);
    const last = mine.at(-1);
    if (last?.decided) setPending({ row: last, decision: last.decided.decision, due: last.decided.due });
    const all = timers.current;
    return () => {
      for (const timer of all) clearTimeout(timer);
      all.clear();
    };
  }, [queue, follow]);
  return { pending, setPending, failed, setFailed, follow };
};
