import { type RefObject, useEffect, useRef } from 'react';

/** For what opens under a field: told when a pointer goes down outside both, or the focus leaves them by key. */
export const useLeftOutside = (open: boolean, onLeft: () => void): RefObject<HTMLDivElement | null> => {
  const holder = useRef<HTMLDivElement>(null);
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    if (!open) return undefined;
    const heard = (e: Event) => {
      if (!holder.current?.contains(e.target as Node)) left.current();
    };
    document.addEventListener('pointerdown', heard);
    document.addEventListener('focusin', heard);
    return () => {
      document.removeEventListener('pointerdown', heard);
      document.removeEventListener('focusin', heard);
    };
  }, [open]);
  return holder;
};
