import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import routes from '#web/routes.ts';
import { ownOf, withOwnRoutes } from '#server/platform/pages/own-routes.ts';

type Entry = (typeof routes)[number];
type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
/** Routes by their ids, as a build has them. */
const flat = (list: readonly Entry[], parentId = 'root'): [string, Route][] =>
  list.flatMap(({ children = [], file: _, ...r }) => {
    const id = r.id ?? '';
    return [[id, { ...r, id, parentId } as Route], ...flat(children, id)] as [string, Route][];
  });
const root = { id: 'root', path: '' } as Route;
const build = { routes: Object.fromEntries([['root', root], ...flat(routes)]) } as ServerBuild;

const treeOf = (all: Routes, parent?: string): RouteObject[] =>
  Object.values(all).flatMap((r) => {
    if (r?.parentId !== parent || !r) return [];
    const { id, path, index } = r;
    return [{ id, path, ...(index ? { index } : { children: treeOf(all, id) }) } as RouteObject];
  });
/** Addresses that differ by their case alone show one page, and the router doesn't tell them apart. */
const reached = (tree: RouteObject[], address: string) =>
  matchRoutes(tree, address)?.map((m) => [m.route.id?.toLowerCase(), m.params]);

it('leads each address of each page where all routes lead it, and the home pages’ as well', () => {
  // The trees of the languages are alike: one of them, beside the first's home page, says it of all.
  const spanish = Object.entries(build.routes).filter(([id]) => /^root$|^es:|^cn:(site|\/$)/.test(id));
  const whole = treeOf(Object.fromEntries(spanish));
  const homes = ['/', '/es'].map((to) => reached(whole, to));
  for (const { path } of pages) {
    const address = `/es${path.replace(/\{\w+\}/g, 'a%2Fb')}`;
    const own = ownOf(address);
    expect(own).toEqual({ lang: 'es', path });
    const { routes: kept } = withOwnRoutes(build, own!);
    expect(Object.keys(kept).length).toBeLessThan(12);
    const tree = treeOf(kept);
    expect(reached(tree, address), address).toEqual(reached(whole, address));
    expect(reached(tree, address)?.at(-1)?.[0]).toBe(`es:${path}`.toLowerCase());
    expect(['/', '/es'].map((to) => reached(tree, to))).toEqual(homes);
  }
});

it('knows no page of an address without one, nor of the router’s own', () => {
  for (const address of [
    '/nowhere',
    '/__manifest',
    '/rss.xml',
    '/en/rss.xml',
    '/MoreInquiry.html',
    '/moreInquiry.html//',
  ])
    expect(ownOf(address), address).toBeUndefined();
  expect(ownOf('/es/newsList.data')).toEqual({ lang: 'es', path: '/newsList' });
  expect(withOwnRoutes({ routes: {} } as ServerBuild, { lang: 'es', path: '/newsList' }).routes).toEqual({});
});
