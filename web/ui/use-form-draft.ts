import { useCallback, useEffect, useState } from 'react';
import { useViewer } from '#web/lib/viewer.ts';

/** What the browser keeps of a form; `savedAt` in ms. */
type Kept<T> = { value: Partial<T>; at: number; savedAt: number };
export type DraftState = { savedAt: number | null; restored: boolean; failed: boolean };

const read = <T>(place: string): Kept<T> | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Kept<T> | null;
    return kept && typeof kept.savedAt === 'number' && typeof kept.value === 'object' ? kept : null;
  } catch {
    return null;
  }
};

/**
 * A form's values and its step, kept in this browser for each form and person, so that neither a reload nor a lost session
 * costs a word. Keys in `secret` (passwords, codes) are never kept.
 */
export const useFormDraft = <T extends object>(form: string, empty: T, secret: readonly (keyof T)[] = []) => {
  const place = `weft.draft.${form}.${useViewer()?.userId ?? 'visitor'}`;
  const [value, setValue] = useState(empty);
  const [at, setAt] = useState(0);
  const [state, setState] = useState<DraftState>({ savedAt: null, restored: false, failed: false });
  useEffect(() => {
    // After the page came alive, since the server knows no draft.
    const frame = requestAnimationFrame(() => {
      const kept = read<T>(place);
      if (!kept) return;
      setValue((v) => ({ ...v, ...kept.value }));
      setAt(Math.max(0, Math.trunc(kept.at) || 0));
      setState({ savedAt: kept.savedAt, restored: true, failed: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);

  const keep = useCallback(
    (next: T, step: number) => {
      const savedAt = Date.now();
      const open = Object.fromEntries(Object.entries(next).filter(([k]) => !secret.includes(k as keyof T)));
      try {
        localStorage.setItem(place, JSON.stringify({ value: open, at: step, savedAt }));
        setState({ savedAt, restored: false, failed: false });
      } catch {
        setState((s) => ({ ...s, failed: true }));
      }
    },
    [place, secret],
  );
  const change = (part: Partial<T>) => {
    const next = { ...value, ...part };
    setValue(next);
    keep(next, at);
  };
  const goTo = (step: number) => {
    setAt(step);
    keep(value, step);
  };
  const forget = () => {
    setValue(empty);
    setAt(0);
    setState({ savedAt: null, restored: false, failed: false });
    try {
      localStorage.removeItem(place);
    } catch {
      // Storage that is forbidden keeps nothing anyway.
    }
  };
  return { value, at, state, change, goTo, forget };
};
