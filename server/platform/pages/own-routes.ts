import type { ServerBuild } from 'react-router';
import { pageAt } from '#contract/all-pages.ts';
import { defaultLang, type Lang } from '#contract/core/langs.ts';
import { routeId, splitPath } from '#contract/pages.ts';

/** The page of an address as its routes are called; undefined where there is none. */
export type Own = { lang: Lang; path: string };
export const ownOf = (pathname: string): Own | undefined => {
  const page = pageAt(pathname);
  return page && { lang: splitPath(pathname).prefix ?? defaultLang, path: page.path };
};

/**
 * The build with the routes of one page, and of the home pages, which every document tells the browser of. The router tries
 * all routes that it has four times a page, and there are six hundred: that took as long as the page's own elements.
 * @returns the whole build where it lacks one of them
 */
export const withOwnRoutes = (build: ServerBuild, { lang, path }: Own): ServerBuild => {
  const own = new Set<string>();
  for (const leaf of [routeId(lang, path), routeId(lang, '/'), routeId(defaultLang, '/')]) {
    if (!build.routes[leaf]) return build;
    for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) own.add(id);
  }
  // As they stand in the build: among routes that rank alike the first one wins.
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).filter(([id]) => own.has(id))) };
};
