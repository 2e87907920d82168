import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { type DataRouter, type RouterState, UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * The router tells its provider of every route that it learns with a state in which nothing has changed, and the whole page is then
 * rendered anew. Such a state is passed over. To be called before the provider listens: its children's layout effects come first.
 */
const quieten = (router: DataRouter): void => {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let last = router.state;
    return subscribe((state, options) => {
      const keys = Object.keys(state) as (keyof RouterState)[];
      const news = keys.some((key) => state[key] !== last[key]);
      last = state;
      if (news) listener(state, options);
    });
  };
};

/**
 * Tells the router of the page's own links when the browser has nothing else to do: asked for while the page wakes, as the
 * router does by itself, their scan and request would make that wait longer. It watches for this attribute.
 */
export const useDiscovery = (): void => {
  const { key } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useLayoutEffect(() => router && quieten(router), [router]);
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const mark = () => {
      if (marked.current === key) return;
      marked.current = key;
      for (const a of document.querySelectorAll<HTMLElement>(
        ':is(a[href^="/"], form[action^="/"]):not([data-discover])',
      ))
        a.dataset['discover'] = 'true';
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(mark, 1500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(mark, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, [key]);
};
