import { useEffect } from 'react';
import { quietCall } from '#web/lib/call.ts';

/** Says every 60 s that this person is here, while the window is in sight (accounts 8). */
export const useHeartbeat = (userId: string | undefined): void => {
  useEffect(() => {
    if (!userId) return undefined;
    const beat = async () => {
      if (document.visibilityState !== 'visible') return;
      const { account } = await import('#contract/identity/account.ts');
      // A beat that is lost is made good by the next.
      await quietCall(account.presence).catch(() => undefined);
    };
    const timer = setInterval(() => void beat(), 60_000);
    return () => clearInterval(timer);
  }, [userId]);
};
