import { useEffect } from 'react';

/** Marks the page once React has taken over, for tools that wait for it. */
export const Alive = () => {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  return null;
};
