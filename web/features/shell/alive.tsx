import { useEffect } from 'react';
import { useDiscovery } from '#web/lib/discover.ts';

/** Marks the page once React has taken over, for tools that wait for it; then the router learns where links lead. */
export const Alive = () => {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  useDiscovery();
  return null;
};
