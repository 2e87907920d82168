import { useCallback, useRef, useState } from 'react';
import { type CaseView, operator } from '#contract/operator/calls.ts';
import { say } from '#web/lib/say.ts';
import { deskCall } from './desk-call.ts';

/** The cases that were read by id, each once; who forgets one reads it anew. */
export const useCases = (first: CaseView | null) => {
  const [cases, setCases] = useState<Record<string, CaseView>>(first ? { [first.application.id]: first } : {});
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
  const forget = useCallback((id: string) => {
    asked.current.delete(id);
  }, []);
  return { cases, load, forget };
};
