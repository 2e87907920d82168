import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/core/client.ts';
import { inquiry } from '#contract/inquiry.ts';
import { call } from '#web/lib/call.ts';
import { remainingFaults } from '#web/lib/faults.ts';
import { type Draft, draftFrom, toInput, type Units } from './draft.ts';
import { nameInAddress, readMirror, writeMirror } from './kept-draft.ts';

type Kept = { id: string; draft: Draft; savedAt: string } | null;
const noUnit: Units = () => undefined;
type Saving = { state: 'idle' | 'saving' | 'saved' | 'failed'; at?: string };

/**
 * The release form's state. Every change is in the browser's store at once and on the server 800 ms later, so that
 * neither a reload nor a lost connection costs a word. `asked` is the draft that the address names, saved or not.
 */
export const useRelease = (kept: Kept, start: Draft, asked: string | undefined) => {
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState<Saving>(kept ? { state: 'saved', at: kept.savedAt } : { state: 'idle' });
  // An upload ends after more has been typed: what changes is always the newest.
  const latest = useRef(start);
  const id = useRef(kept?.id ?? asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const nameIt = (): string => {
    id.current ??= crypto.randomUUID();
    nameInAddress(id.current);
    return id.current;
  };

  const save = useCallback(async (draftId: string, d: Draft) => {
    await running.current;
    setSaving({ state: 'saving' });
    running.current = call(inquiry.saveDraft, { body: { id: draftId, content: d } }).then(
      (r) => {
        if (latest.current === d) writeMirror(draftId, null);
        setSaving({ state: 'saved', at: r.savedAt });
      },
      () => setSaving({ state: 'failed' }),
    );
    await running.current;
  }, []);

  // Words typed in the last moment before a reload, or without a connection, are only in the browser's store.
  useEffect(() => {
    const m = readMirror(id.current);
    if (!m || m.at < Date.parse(kept?.savedAt ?? '1970-01-01')) return;
    latest.current = draftFrom(m.draft);
    setDraft(latest.current);
    void save(id.current ?? '', latest.current);
    // Only once: what is typed afterwards must not be overwritten.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // Who goes on to another page at once has the last words saved too.
  useEffect(
    () => () => {
      if (!timer.current) return;
      clearTimeout(timer.current);
      if (id.current) void save(id.current, latest.current);
    },
    [save],
  );

  const change = (part: Partial<Draft>) => {
    const before = latest.current;
    const next = { ...before, ...part };
    latest.current = next;
    setDraft(next);
    setErrors((faults) =>
      remainingFaults(faults, toInput(before, undefined, noUnit), toInput(next, undefined, noUnit)),
    );
    const draftId = nameIt();
    writeMirror(draftId, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void save(draftId, next);
    }, 800);
  };

  const publish = async (units: Units): Promise<{ id: string; number: string } | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setErrors({});
    setRefusal('');
    clearTimeout(timer.current);
    timer.current = undefined;
    try {
      // The draft's id makes a second click the same inquiry.
      const draftId = nameIt();
      await save(draftId, draft);
      const done = await call(inquiry.publish, { body: toInput(draft, draftId, units) });
      writeMirror(draftId, null);
      return done;
    } catch (err) {
      setErrors(err instanceof CallError ? err.fields : {});
      setRefusal((err as Error).message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return { id: id.current, draft, change, errors, refusal, busy, saving, publish };
};
