import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** False in the server's page and until it is alive in the browser: a form must not be sent by the browser itself. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
