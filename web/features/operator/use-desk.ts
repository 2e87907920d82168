import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf, InputOf } from '#contract/core/endpoint.ts';
import { type CaseView, operator, undoSeconds, type WaitingCase } from '#contract/operator/calls.ts';
import { say } from '#web/lib/say.ts';
import { deskAct, deskCall } from './desk-call.ts';

type Body = InputOf<typeof operator.decide>['body'];
export type Queue = DataOf<typeof operator.queue>;
/** A decision that can still be taken back. */
type Pending = { row: WaitingCase; decision: Body['decision']; due: string };

/** ms after a decision is due, and again while it is not carried out. */
const looks = [600, 2_000, 5_000, 15_000];
const byAge = (rows: WaitingCase[]) => rows.toSorted((x, y) => x.submittedAt.localeCompare(y.submittedAt));

/** The desk at work: which case is open, the next one at hand, and the decision that can still be taken back. */
export const useDesk = (queue: Queue, first: CaseView | null) => {
  const [rows, setRows] = useState(() => queue.rows.filter((r) => !r.decided?.mine));
  const [at, setAt] = useState(first?.application.id ?? null);
  const [cases, setCases] = useState<Record<string, CaseView>>(first ? { [first.application.id]: first } : {});
  const [pending, setPending] = useState<Pending | null>(null);
  const [failed, setFailed] = useState(queue.failed);
  const timers = useRef(new Set<number>());
  const asked = useRef(new Set(first ? [first.application.id] : []));

  const load = useCallback(async (id: string) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    try {
      const found = await deskCall(operator.review, { params: { id } });
      setCases((all) => ({ ...all, [id]: found }));
    } catch (err) {
      asked.current.delete(id);
      say({ message: (err as Error).message, color: 'red' });
    }
  }, []);

  // The one that is open, and the next one, so that it stands there at once.
  const next = rows[rows.findIndex((r) => r.id === at) + 1]?.id;
  useEffect(() => {
    if (at) void load(at).then(() => (next ? load(next) : undefined));
  }, [at, next, load]);

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
  const putBack = useCallback((row: WaitingCase) => {
    asked.current.delete(row.id);
    setRows((all) => byAge([{ ...row, decided: null }, ...all.filter((r) => r.id !== row.id)]));
  }, []);

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

  const decide = async (row: WaitingCase, body: Body): Promise<void> => {
    const i = rows.findIndex((r) => r.id === row.id);
    const rest = rows.filter((r) => r.id !== row.id);
    setRows(rest);
    setAt((rest[i] ?? rest[i - 1])?.id ?? null);
    setFailed((all) => all.filter((x) => x.id !== row.id));
    try {
      const { due } = await deskAct(operator.decide, { params: { id: row.id }, body: { ...body, undo: true } });
      if (!due) return;
      setPending({ row, decision: body.decision, due });
      void follow(row, due);
    } catch (err) {
      say({ message: `${row.subject}: ${(err as Error).message}`, color: 'red' });
      putBack(row);
    }
  };
  const undo = async (): Promise<void> => {
    if (!pending) return;
    const { row } = pending;
    setPending(null);
    try {
      await deskAct(operator.undo, { params: { id: row.id } });
      putBack(row);
      setAt(row.id);
    } catch (err) {
      say({ message: `${row.subject}: ${(err as Error).message}`, color: 'red' });
    }
  };
  const move = (by: number) => {
    const i = rows.findIndex((r) => r.id === at);
    const to = rows[Math.min(rows.length - 1, Math.max(0, i + by))];
    if (to) setAt(to.id);
  };
  return { rows, at, open: setAt, now: at ? (cases[at] ?? null) : null, decide, undo, pending, failed, move };
};
export type Desk = ReturnType<typeof useDesk>;
