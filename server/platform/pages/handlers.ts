import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { ownOf, withOwnRoutes } from './own-routes.ts';

/**
 * The router's handlers of the build that is served: one a page and language, which knows no other page's routes, and one of all
 * routes for what is no page. Each is made once: given a function instead of a build, the router would rank its routes at
 * each request.
 */
export const createHandlers = (dev: boolean): ((build: ServerBuild, pathname: string) => RequestHandler) => {
  let served: ServerBuild | undefined;
  const handlers = new Map<string, RequestHandler>();
  return (build, pathname) => {
    if (served !== build) handlers.clear();
    served = build;
    const own = ownOf(pathname);
    const key = own ? `${own.lang} ${own.path}` : '';
    const there = handlers.get(key);
    if (there) return there;
    const made = createRequestHandler(own ? withOwnRoutes(build, own) : build, dev ? 'development' : 'production');
    handlers.set(key, made);
    return made;
  };
};
