import { currentOf } from '#web/lib/current.ts';

/** What the hall's address says: search words, state, category and order of the list; the page number apart. */
export type HallAddress = {
  q: string;
  state: 'quoting' | 'outOfDate' | 'awarded' | undefined;
  category: string | undefined;
  sort: 'newest' | 'deadline';
  current: number;
};

export const hallStates = ['quoting', 'outOfDate', 'awarded'] as const;

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readHallAddress = (search: URLSearchParams): HallAddress => {
  const state = search.get('state');
  const category = search.get('category') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    state: hallStates.find((s) => s === state),
    category: /^[\w-]{1,60}$/.test(category) ? category : undefined,
    sort: search.get('sort') === 'deadline' ? 'deadline' : 'newest',
    current: currentOf(search),
  };
};

/** The hall's path with some of it changed; any change but the page's own starts at the first page. */
export const hallPath = (at: HallAddress, change: Partial<HallAddress> = {}): string => {
  const next = { ...at, current: 1, ...change };
  const s = new URLSearchParams();
  if (next.q) s.set('q', next.q);
  if (next.state) s.set('state', next.state);
  if (next.category) s.set('category', next.category);
  if (next.sort !== 'newest') s.set('sort', next.sort);
  if (next.current > 1) s.set('current', String(next.current));
  const text = s.toString();
  return `/moreInquiry.html${text ? `?${text}` : ''}`;
};
