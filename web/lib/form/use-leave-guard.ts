import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useLatest } from '../latest.ts';

/** Asks before a page is left whose form holds what is kept nowhere else. */
export const useLeaveGuard = (isDirty: () => boolean): void => {
  const { t } = useTranslation('ui');
  const dirty = useLatest(isDirty);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname && dirty.current() && !window.confirm(t('form.leave')),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (e: BeforeUnloadEvent) => {
      if (dirty.current()) e.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
};
