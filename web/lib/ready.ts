import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** False in the server's page and until it is alive in the browser: a form must not be sent by the browser itself. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The same for what may come a little later: it never holds the browser up in one long piece of work. */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  return settled;
};
