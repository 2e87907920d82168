import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '#contract/pages.ts';
import { anyDue, dayOf } from './announcement-days.ts';

const AnnouncementDialog = lazy(() => import('./announcement-dialog.tsx'));

/** Pages that somebody came to for one thing are left alone. */
const leftAlone = new Set(['identity', 'legal', 'outbox', 'common']);
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;
const calm = 1_500;

const isBusy = (): boolean => {
  const e = document.activeElement;
  const typing = e instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName);
  return typing || document.querySelector('[role="dialog"], [aria-expanded="true"]') !== null;
};

/**
 * The closed-beta and the daily popup: one a visit, after somebody has moved and nothing is being done, so that no crawler,
 * printer or measurement meets it and nobody is interrupted while typing.
 */
export const Announcements = () => {
  const { pathname } = useLocation();
  const [due, setDue] = useState(false);
  const page = pageAt(pathname);
  const here = page?.index === true && !leftAlone.has(page.room);
  useEffect(() => {
    if (due || !here || !anyDue(dayOf(new Date()))) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = setTimeout(() => (isBusy() ? look() : setDue(true)), calm);
    };
    const stop = () => signs.forEach((s) => window.removeEventListener(s, start));
    const start = () => {
      stop();
      look();
    };
    signs.forEach((s) => window.addEventListener(s, start, { passive: true, once: true }));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [due, here]);
  return due ? (
    <Suspense fallback={null}>
      <AnnouncementDialog />
    </Suspense>
  ) : null;
};
