import type { HallFilters } from '#contract/inquiry/hall-filters.ts';
import { wishParams } from '#contract/inquiry/hall-query.ts';
import { hallStates, tradeTerms } from '#contract/inquiry/states.ts';
import { type PageAddress, pageTo, withQuery } from '#contract/pages.ts';
import { currentOf, cursorOf } from '#web/lib/page/current.ts';
import { looksOf } from '#web/ui/list/list-address.ts';

/** What the hall's address says: words, state, filters and order of the list; the page number apart. */
export type HallAddress = HallFilters & {
  q: string;
  certificate: string[];
  process: string[];
  sort: 'newest' | 'deadline';
  current: number;
  /** Where the page begins, as an answer said it. */
  cursor: string | undefined;
  /** How the list is looked at. */
  looks: [string, string][];
};

const isSlug = (s: string) => /^[\w-]{1,60}$/.test(s);
const slugOf = (s: string | null) => (s && isSlug(s) ? s : undefined);
const slugsOf = (list: string[]) => [...new Set(list.filter(isSlug))].slice(0, 10);
const dayOf = (s: string | null) =>
  s && /^\d{4}-\d\d-\d\d$/.test(s) && new Date(s).toJSON()?.startsWith(s) ? s : undefined;

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readHallAddress = (search: URLSearchParams): HallAddress => ({
  q: (search.get('q') ?? '').trim().slice(0, 80),
  state: hallStates.find((s) => s === search.get('state')),
  category: slugOf(search.get('category')),
  certificate: slugsOf(search.getAll('certificate')),
  process: slugsOf(search.getAll('process')),
  field: slugOf(search.get('field')),
  term: tradeTerms.find((x) => x === search.get('term')),
  region: slugOf(search.get('region')),
  nda: (['0', '1'] as const).find((x) => x === search.get('nda')),
  until: dayOf(search.get('until')),
  sort: search.get('sort') === 'deadline' ? 'deadline' : 'newest',
  current: currentOf(search),
  cursor: cursorOf(search),
  looks: looksOf(search),
});

/** The address as parameters, in one order, so that the same view is the same link. */
export const hallParams = (at: HallAddress): [string, string][] => {
  const { state, until, sort, current, looks } = at;
  const one = (k: string, v: string | undefined): [string, string][] => (v ? [[k, v]] : []);
  return [
    ...wishParams(at),
    ...one('state', state),
    ...one('until', until),
    ...one('sort', sort === 'newest' ? undefined : sort),
    ...one('current', current > 1 ? String(current) : undefined),
    ...looks,
  ];
};

/** The hall's path with some of it changed; any change but the page's own starts at the first page. */
export const hallPath = (at: HallAddress, change: Partial<HallAddress> = {}): PageAddress =>
  withQuery(pageTo('inquiryHall'), hallParams({ ...at, current: 1, ...change }));

/** A list with one of its members put in, or taken out. */
export const toggled = (list: string[], one: string): string[] =>
  list.includes(one) ? list.filter((x) => x !== one) : [...list, one];
