import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '#contract/pages.ts';
import { anyDue, dayOf } from './announcement-days.ts';
import { withFrameWords } from '../frame-words.ts';

const AnnouncementDialog = lazy(() => withFrameWords(import('./announcement-dialog.tsx')));

/** Pages that somebody came to for one thing are left alone. */
const leftAlone = new Set(['identity', 'legal', 'outbox', 'common']);
const calm = 1_500;

const isBusy = (): boolean => {
  const e = document.activeElement;
  const typing = e instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName);
  return typing || document.querySelector('[role="dialog"], [aria-expanded="true"]') !== null;
};

/** One popup a visit, when nothing is being done: nobody is interrupted while typing. */
const Announce = () => {
  const { pathname } = useLocation();
  const [due, setDue] = useState(false);
  const page = pageAt(pathname);
  const here = page?.index === true && !leftAlone.has(page.room);
  useEffect(() => {
    if (due || !here || !anyDue(dayOf(new Date()))) return undefined;
    const timer = setInterval(() => !isBusy() && setDue(true), calm);
    return () => clearInterval(timer);
  }, [due, here]);
  return due ? (
    <Suspense fallback={null}>
      <AnnouncementDialog />
    </Suspense>
  ) : null;
};

export default Announce;
