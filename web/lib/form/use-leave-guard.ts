import { useEffect } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useLatest } from '../latest.ts';

/** What the forms of this page hold that is kept nowhere else. */
const guards = new Set<() => boolean>();
const isDirty = () => [...guards].some((dirty) => dirty());

/** Asks before a page is left whose form holds what is kept nowhere else; `dirty` says whether it does. */
export const useLeaveGuard = (dirty: () => boolean): void => {
  const latest = useLatest(dirty);
  useEffect(() => {
    const guard = () => latest.current();
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [latest]);
};

type Place = { pathname: string };
/** For the one place that may hold a navigation back: whether the person wants to stay. Closing the tab asks by itself. */
export const useLeaveQuestion = (): ((from: Place, to: Place) => boolean) => {
  const { t } = useTranslation('common');
  useEffect(() => {
    const ask = (e: BeforeUnloadEvent) => {
      if (isDirty()) e.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (from, to) => from.pathname !== to.pathname && isDirty() && !window.confirm(t('leavePage'));
};
