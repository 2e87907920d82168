import { type RefObject, useEffect } from 'react';

/** `j` and `k` walk the links of a list's rows; Enter is the link's own. */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.key !== 'j' && e.key !== 'k') || e.ctrlKey || e.metaKey || e.altKey) return;
      const typed = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';
      if (e.target instanceof HTMLElement && e.target.closest(typed)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
      const at = rows.indexOf(document.activeElement as HTMLElement);
      const next = rows[e.key === 'j' ? at + 1 : Math.max(0, at - 1)];
      if (!next) return;
      e.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list]);
};
