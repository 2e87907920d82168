import { useCallback, useEffect, useState } from 'react';
import type { InputOf } from '#contract/core/endpoint.ts';
import { type CaseView, operator, type WaitingCase } from '#contract/operator/calls.ts';
import { say } from '#web/lib/say.ts';
import { deskAct } from './desk-call.ts';
import { useCases } from './use-cases.ts';
import { type Queue, useFollowed } from './use-followed.ts';

type Body = InputOf<typeof operator.decide>['body'];
const byAge = (rows: WaitingCase[]) => rows.toSorted((x, y) => x.submittedAt.localeCompare(y.submittedAt));

/** The desk at work: which case is open, the next one at hand, and the decision that can still be taken back. */
export const useDesk = (queue: Queue, first: CaseView | null) => {
  const [rows, setRows] = useState(() => queue.rows.filter((r) => !r.decided?.mine));
  const [at, setAt] = useState(first?.application.id ?? null);
  const { cases, load, forget } = useCases(first);

  // The one that is open, and the next one, so that it stands there at once.
  const next = rows[rows.findIndex((r) => r.id === at) + 1]?.id;
  useEffect(() => {
    if (at) void load(at).then(() => (next ? load(next) : undefined));
  }, [at, next, load]);

  const putBack = useCallback(
    (row: WaitingCase) => {
      forget(row.id);
      setRows((all) => byAge([{ ...row, decided: null }, ...all.filter((r) => r.id !== row.id)]));
    },
    [forget],
  );
  const { pending, setPending, failed, setFailed, follow } = useFollowed(queue, putBack);

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
