import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const useBefore = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * How many entries of a row fit, measured: the rest goes under its last entry (`data-more`). Before it is measured, and
 * without script, everything is there and what doesn't fit wraps out of sight, so nothing moves afterwards.
 */
export const useFold = (count: number) => {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();
  useBefore(() => {
    const list = row.current;
    if (!list) return undefined;
    const measure = () => {
      const items = [...list.children].filter((c): c is HTMLElement => c instanceof HTMLElement);
      const more = items.find((c) => 'more' in c.dataset);
      const entries = items.filter((c) => c !== more);
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      // Folded entries keep their width: they are out of sight, not out of the layout.
      const ends = entries.reduce<number[]>((out, e) => [...out, (out.at(-1) ?? -gap) + gap + e.offsetWidth], []);
      const room = list.clientWidth;
      if ((ends.at(-1) ?? 0) <= room) return setShown(entries.length);
      const left = room - gap - (more?.scrollWidth || 80);
      return setShown(Math.max(1, ends.filter((e) => e <= left).length));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    for (const c of list.children) watch.observe(c);
    measure();
    return () => watch.disconnect();
  }, [count]);
  return { row, shown: shown ?? count, measured: shown !== undefined };
};
