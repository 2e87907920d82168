import { useFocusTrap } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/**
 * The document over the field table on the whole screen. The keyboard stays within; who leaves is back where they were.
 * `there` says whether a case is open: without one there is nothing to show.
 */
export const useFullScreen = (there: boolean) => {
  const [wanted, setWanted] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const next = useRef<(() => unknown) | null>(null);
  const full = wanted && there;
  const trap = useFocusTrap(full);
  useEffect(() => {
    if (!full) return undefined;
    const root = document.documentElement;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = '';
    };
  }, [full]);

  useEffect(() => {
    if (full) return;
    next.current?.();
    next.current = null;
  }, [full]);

  const enter = () => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setWanted(true);
  };
  /** `then` takes the focus instead of what had it before, once the rest of the page can be seen again. */
  const leave = (then?: () => void) => {
    next.current = then ?? (() => before.current?.isConnected && before.current.focus());
    setWanted(false);
  };
  return { full, trap, leave, toggle: () => (full ? leave() : there && enter()) };
};
