import { Suspense, useEffect, useState } from 'react';
import { optional } from '#web/lib/page/parts.ts';

const Announce = optional(() => import('./announce.tsx'));
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * The closed-beta and the daily popup: nothing of them loads before somebody has moved, so that no crawler, printer or
 * measurement meets them.
 */
export const Announcements = () => {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const stop = () => signs.forEach((s) => window.removeEventListener(s, start));
    const start = () => {
      stop();
      setMoved(true);
    };
    signs.forEach((s) => window.addEventListener(s, start, { passive: true }));
    return stop;
  }, []);
  return moved ? (
    <Suspense fallback={null}>
      <Announce />
    </Suspense>
  ) : null;
};
