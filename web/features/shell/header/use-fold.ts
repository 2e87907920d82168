import { useEffect, useRef, useState } from 'react';

/**
 * How many entries of a row fit. Before it is measured, and without script, everything is there and what doesn't fit wraps
 * out of sight, so nothing moves afterwards. A phone shows all of them one under another and measures nothing.
 */
export const useFold = (count: number) => {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const wide = matchMedia('(min-width: 768px)');
    let end: (() => void) | undefined;
    let gone = false;
    const start = () => {
      if (!wide.matches || end) return;
      void import('./fold.ts').then(({ watchFold }) => {
        if (!gone && !end && row.current) end = watchFold(row.current, setShown);
      });
    };
    start();
    wide.addEventListener('change', start);
    return () => {
      gone = true;
      end?.();
      wide.removeEventListener('change', start);
    };
  }, []);
  return { row, shown: shown ?? count, measured: shown !== undefined };
};
