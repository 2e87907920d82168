import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/*
 * A page is alive when React has taken over what the server sent. One moment, told in three ways (decision 0018): at once
 * to what must not be used before, a little later to what can wait, and as a mark on the document to tools from outside.
 */

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

let alive = false;
/** Whether the document's own page is alive already: what is rendered from then on is the browser's alone. */
export const isAlive = (): boolean => alive;

/** The same for tests and measurements: `html[data-alive]`. Once a document, by what stands last in it. */
export const useAliveMark = (): void =>
  useEffect(() => {
    alive = true;
    document.documentElement.dataset['alive'] = '';
  }, []);
