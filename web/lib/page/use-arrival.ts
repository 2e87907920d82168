import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** So long the parts of a page that come late move what a link leads to, in ms. */
const settling = 2_000;
const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Who comes by a link to a part of the page has it in sight, also while what is above still grows; the reader's first own move ends it. */
export const useArrival = (id: string): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = document.getElementById(id);
    if (hash !== `#${id}` || !part) return undefined;
    const watch = new ResizeObserver(() => part.scrollIntoView());
    const end = () => watch.disconnect();
    watch.observe(document.body);
    const timer = setTimeout(end, settling);
    for (const move of own) window.addEventListener(move, end, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      end();
      for (const move of own) window.removeEventListener(move, end);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link once more is another arrival
  }, [hash, key, id]);
};
