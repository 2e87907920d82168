import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '#web/lib/latest.ts';

const zooms = [50, 75, 100, 150, 200, 300] as const;

/** Which page of a document is looked at, how large, and the keys that turn and zoom. */
export const useTurning = (box: RefObject<HTMLOListElement | null>, count: number) => {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number>(100);
  const smaller = zooms.findLast((z) => z < zoom);
  const larger = zooms.find((z) => z > zoom);
  const go = (to: number) => {
    const no = Math.min(count, Math.max(1, Math.round(to) || page));
    if (no === page) return;
    setPage(no);
    box.current?.querySelector(`[data-page="${no}"]`)?.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    const seen = new Map<number, number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const e of entries) seen.set(Number((e.target as HTMLElement).dataset['page']), e.intersectionRect.height);
        const [most] = [...seen].toSorted((a, b) => b[1] - a[1]);
        if (most && most[1] > 0) setPage(most[0]);
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    for (const sheet of box.current?.querySelectorAll('[data-page]') ?? []) watch.observe(sheet);
    return () => watch.disconnect();
  }, [box]);
  const keys = useLatest<Record<string, (() => void) | undefined>>({
    ArrowRight: () => go(page + 1),
    ArrowLeft: () => go(page - 1),
    '+': () => larger && setZoom(larger),
    '=': () => larger && setZoom(larger),
    '-': () => smaller && setZoom(smaller),
    '0': () => setZoom(100),
  });
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const typing = (e.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (typing || e.ctrlKey || e.metaKey || e.altKey || !count) return;
      const act = keys.current[e.key];
      if (!act) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count, keys]);
  return { page, go, zoom, setZoom, smaller, larger };
};
export type Turning = ReturnType<typeof useTurning>;
