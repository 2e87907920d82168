import { useEffect } from 'react';
import { useViewer } from '#web/lib/page/viewer.ts';

/** After this time somebody is here and has not only passed by. */
const settledAfter = 30_000;

/** Counts a member's hours; the script comes once a page has stood for a while. */
export const useHours = (): void => {
  const viewer = useViewer();
  const userId = viewer && viewer.userType !== 9 ? viewer.userId : null;
  useEffect(() => {
    if (!userId) return undefined;
    let end = (): void => undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void import('#web/features/points/online.ts').then(({ countHours }) => {
        if (!gone) end = countHours(userId);
      });
    }, settledAfter);
    return () => {
      gone = true;
      clearTimeout(timer);
      end();
    };
  }, [userId]);
};
