import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells the router of the page's own links when the browser has nothing else to do: asked for while the page wakes, as the
 * router does by itself, their scan and request would make that wait longer. It watches for this attribute.
 */
export const useDiscovery = (): void => {
  const { key } = useLocation();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const mark = () => {
      if (marked.current === key) return;
      marked.current = key;
      for (const a of document.querySelectorAll<HTMLElement>(
        ':is(a[href^="/"], form[action^="/"]):not([data-discover])',
      ))
        a.dataset['discover'] = 'true';
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(mark, 1500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(mark, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, [key]);
};
