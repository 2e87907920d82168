import type { KeyboardEvent } from 'react';

/** The row to which a key leads from one of so many rows; null for other keys. From none (-1) each leads to the newest, but Home. */
export const rowBy = (key: string, from: number, rows: number): number | null => {
  if (!rows) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return rows - 1;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  if (from < 0) return rows - 1;
  return Math.min(rows - 1, Math.max(0, from + (key === 'ArrowUp' ? -1 : 1)));
};

/** Moves through the messages of a history by arrows, Home and End; what can be done with one is reached from it by Tab. */
export const moveFocus = (e: KeyboardEvent<HTMLElement>, atTop: () => void): void => {
  if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
  const box = e.currentTarget;
  const rows = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  const from = rows.findIndex((r) => r.contains(document.activeElement));
  const to = rowBy(e.key, from, rows.length);
  const row = to === null ? undefined : rows[to];
  if (!row) return;
  e.preventDefault();
  if (to === 0) atTop();
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
};
