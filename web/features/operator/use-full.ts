import { useFocusTrap } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/**
 * The document over the field table on the whole screen. The keyboard stays within; who leaves is back where they were.
 * `there` says whether a case is open: without one there is nothing to show.
 */
export const useFullScreen = (there: boolean) => {
  const [wanted, setWanted] = useState(false);
  const before = useRef<HTMLElement | null>(null);
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

  const enter = () => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setWanted(true);
  };
  /** `then` takes the focus instead of what had it before. */
  const leave = (then?: () => void) => {
    setWanted(false);
    requestAnimationFrame(() => (then ? then() : before.current?.isConnected && before.current.focus()));
  };
  return { full, trap, leave, toggle: () => (full ? leave() : there && enter()) };
};
