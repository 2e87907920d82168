import { useEffect } from 'react';

/** Single keys that act; none while something is being written, nor with Ctrl, Alt or Command. */
export const useKeys = (acts: Record<string, () => void>): void => {
  useEffect(() => {
    const on = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (
        e.target instanceof Element &&
        e.target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select')
      )
        return;
      const act = acts[e.key.toLowerCase()];
      if (!act) return;
      e.preventDefault();
      act();
    };
    document.addEventListener('keydown', on);
    return () => document.removeEventListener('keydown', on);
  });
};
