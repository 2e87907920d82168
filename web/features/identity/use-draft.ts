import { useEffect, useState } from 'react';

/** A form's draft in this tab, so that a reload loses nothing; passwords and codes never go in. */
export const useDraft = <T extends object>(key: string, empty: T): [T, (change: Partial<T>) => void, () => void] => {
  const [draft, setDraft] = useState(empty);
  useEffect(() => {
    // After the page came alive, since the server knows no draft.
    const frame = requestAnimationFrame(() => {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<T> | null;
        if (kept) setDraft((d) => ({ ...d, ...kept }));
      } catch {
        // A draft that can't be read is no draft.
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  const change = (part: Partial<T>) =>
    setDraft((d) => {
      const next = { ...d, ...part };
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Full or forbidden storage: the form still works.
      }
      return next;
    });
  const forget = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  };
  return [draft, change, forget];
};
