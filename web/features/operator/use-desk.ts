import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf, InputOf } from '#contract/core/endpoint.ts';
import { type CaseView, operator, type WaitingCase } from '#contract/operator.ts';
import { say } from '#web/lib/say.ts';
import { deskCall } from './desk-call.ts';

type Body = InputOf<typeof operator.decide>['body'];
type Pending = { row: WaitingCase; body: Body };
export type Queue = DataOf<typeof operator.queue>;
/** Face 8: an act that can be taken back waits this long before it is sent. */
const undoTime = 6_000;

/** The desk at work: which case is open, the next one at hand, and the decision that can still be taken back. */
export const useDesk = (queue: Queue, first: CaseView | null) => {
  const [rows, setRows] = useState(queue.rows);
  const [at, setAt] = useState(first?.application.id ?? null);
  const [cases, setCases] = useState<Record<string, CaseView>>(first ? { [first.application.id]: first } : {});
  const [pending, setPending] = useState<Pending | null>(null);
  const waiting = useRef<{ p: Pending; timer: number } | null>(null);
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

  const send = useCallback(async ({ row, body }: Pending) => {
    try {
      await deskCall(operator.decide, { params: { id: row.id }, body });
    } catch (err) {
      say({ message: `${row.subject}: ${(err as Error).message}`, color: 'red' });
      asked.current.delete(row.id);
      setRows((all) => (all.some((r) => r.id === row.id) ? all : [row, ...all]));
    }
  }, []);
  const flush = useCallback(() => {
    const w = waiting.current;
    if (!w) return;
    clearTimeout(w.timer);
    waiting.current = null;
    setPending(null);
    void send(w.p);
  }, [send]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const decide = (row: WaitingCase, body: Body) => {
    flush();
    const p = { row, body };
    waiting.current = { p, timer: window.setTimeout(flush, undoTime) };
    setPending(p);
    const i = rows.findIndex((r) => r.id === row.id);
    const rest = rows.filter((r) => r.id !== row.id);
    setRows(rest);
    setAt((rest[i] ?? rest[i - 1])?.id ?? null);
  };
  const undo = () => {
    const w = waiting.current;
    if (!w) return;
    clearTimeout(w.timer);
    waiting.current = null;
    setPending(null);
    setRows((all) =>
      [w.p.row, ...all.filter((r) => r.id !== w.p.row.id)].toSorted((a, b) =>
        a.submittedAt.localeCompare(b.submittedAt),
      ),
    );
    setAt(w.p.row.id);
  };
  const move = (by: number) => {
    const i = rows.findIndex((r) => r.id === at);
    const to = rows[Math.min(rows.length - 1, Math.max(0, i + by))];
    if (to) setAt(to.id);
  };
  return { rows, at, open: setAt, now: at ? (cases[at] ?? null) : null, decide, undo, pending, move };
};
export type Desk = ReturnType<typeof useDesk>;
