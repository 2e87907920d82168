import { type ListedState, listedStates, type ProjectSort, projectSorts } from '#contract/docking/states.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the list's address says: words, state, kind of service, region, order. */
export type ProjectAddress = {
  q: string;
  state: ListedState | undefined;
  kind: string | undefined;
  region: string | undefined;
  sort: ProjectSort;
  current: number;
};

const slugOf = (s: string | null): string | undefined => (s && /^[\w-]{1,60}$/.test(s) ? s : undefined);

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readAddress = (search: URLSearchParams): ProjectAddress => ({
  q: (search.get('q') ?? '').trim().slice(0, 80),
  state: listedStates.find((s) => s === search.get('state')),
  kind: slugOf(search.get('kind')),
  region: slugOf(search.get('region')),
  sort: projectSorts.find((s) => s === search.get('sort')) ?? 'newest',
  current: currentOf(search),
});

/** The list's path with some of it changed; any change but the page's own starts at the first page. */
export const pathOf = (at: ProjectAddress, change: Partial<ProjectAddress> = {}): PageAddress => {
  const { q, state, kind, region, sort, current } = { ...at, current: 1, ...change };
  return pageTo('projects', {
    q,
    state,
    kind,
    region,
    sort: sort === 'newest' ? undefined : sort,
    current: current > 1 ? current : undefined,
  });
};
