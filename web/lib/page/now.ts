import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** The server's time of rendering, so that server and browser first say the same. */
export const NowContext = createContext(0);

/** The time in ms, anew each minute once the page lives. */
export const useNow = (): number => {
  const rendered = useContext(NowContext);
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const tick = () => startTransition(() => setNow(Date.now()));
    const timer = setInterval(tick, 60_000);
    tick();
    return () => clearInterval(timer);
  }, []);
  return now;
};
