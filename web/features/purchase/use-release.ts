import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/core/client.ts';
import { purchase, type PurchaseInput } from '#contract/purchase.ts';
import { call } from '#web/lib/call.ts';
import { remainingFaults } from '#web/lib/faults.ts';
import { type Draft, emptyDraft, keepDraft, readDraft, toInput } from './draft.ts';

/** The form's state; every change is kept on this device at once, so a reload costs no word. */
export const useRelease = () => {
  const [draft, setDraft] = useState(emptyDraft);
  const [kept, setKept] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  useEffect(() => {
    const known = readDraft();
    setDraft({ ...(known ?? emptyDraft), key: known?.key || crypto.randomUUID() });
    setKept(Boolean(known));
  }, []);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setErrors((faults) => remainingFaults(faults, toInput(draft), toInput(next)));
    keepDraft(next);
    setKept(true);
  };
  const clear = () => {
    keepDraft(null);
    setDraft({ ...emptyDraft, key: crypto.randomUUID() });
    setKept(false);
    setErrors({});
    setRefusal('');
  };
  const send = async (): Promise<{ id: string } | undefined> => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    setErrors({});
    setRefusal('');
    try {
      const done = await call(purchase.add, { body: toInput(draft) as PurchaseInput });
      keepDraft(null);
      return done;
    } catch (err) {
      setErrors(err instanceof CallError ? err.fields : {});
      setRefusal((err as Error).message);
      return undefined;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { draft, kept, change, clear, send, errors, refusal, busy };
};
