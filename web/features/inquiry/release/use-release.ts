import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/core/client.ts';
import { inquiry } from '#contract/inquiry.ts';
import { call } from '#web/lib/call.ts';
import { type Draft, draftFrom, toInput } from './draft.ts';

type Kept = { id: string; draft: Draft; savedAt: string } | null;
type Saving = { state: 'idle' | 'saving' | 'saved' | 'failed'; at?: string };
const mirror = 'draft.inquiry';

const readMirror = (): { id?: string; draft: Draft; at: number } | null => {
  try {
    return JSON.parse(localStorage.getItem(mirror) ?? 'null') as { id?: string; draft: Draft; at: number } | null;
  } catch {
    return null;
  }
};
const writeMirror = (value: object | null) => {
  try {
    if (value) localStorage.setItem(mirror, JSON.stringify(value));
    else localStorage.removeItem(mirror);
  } catch {
    // Full or forbidden storage: the server keeps the draft.
  }
};

/**
 * The release form's state. Every change is in the browser's store at once and on the server 800 ms later, so that
 * neither a reload nor a lost connection costs a word.
 */
export const useRelease = (kept: Kept, start: Draft) => {
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState<Saving>(kept ? { state: 'saved', at: kept.savedAt } : { state: 'idle' });
  // An upload ends after more has been typed: what changes is always the newest.
  const latest = useRef(start);
  const id = useRef(kept?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const save = useCallback(async (d: Draft) => {
    await running.current;
    setSaving({ state: 'saving' });
    running.current = call(inquiry.saveDraft, { body: { ...(id.current && { id: id.current }), content: d } }).then(
      (r) => {
        id.current = r.id;
        writeMirror({ id: r.id, draft: d, at: Date.parse(r.savedAt) });
        setSaving({ state: 'saved', at: r.savedAt });
      },
      () => setSaving({ state: 'failed' }),
    );
    await running.current;
  }, []);

  // Words typed in the last moment before a reload are only in the browser's store.
  useEffect(() => {
    const m = readMirror();
    const newer = m && m.id === kept?.id && m.at > Date.parse(kept?.savedAt ?? '1970-01-01') + 50;
    if (!newer) return;
    latest.current = draftFrom(m.draft);
    setDraft(latest.current);
  }, [kept]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<Draft>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setDraft(next);
    writeMirror({ id: id.current, draft: next, at: Date.now() });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(next), 800);
  };

  const publish = async (
    units: (field: string) => string | undefined,
  ): Promise<{ id: string; number: string } | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setErrors({});
    setRefusal('');
    clearTimeout(timer.current);
    try {
      // The draft's id makes a second click the same inquiry.
      await save(draft);
      const done = await call(inquiry.publish, { body: toInput(draft, id.current, units) });
      writeMirror(null);
      return done;
    } catch (err) {
      if (err instanceof CallError) {
        setErrors(err.fields);
        setRefusal(err.message);
      } else setRefusal(String(err));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return { draft, change, errors, refusal, busy, saving, publish };
};
