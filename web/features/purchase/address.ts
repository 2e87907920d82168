import { type PageAddress, pageTo } from '#contract/pages.ts';
import { type PurchaseSort, purchaseSorts } from '#contract/purchase/states.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the list's address says: words, state, category, certificates that all must be asked for, order. */
export type PurchaseAddress = {
  q: string;
  state: 'open' | 'closed' | 'awarded' | undefined;
  category: string | undefined;
  certificate: string[];
  sort: PurchaseSort;
  current: number;
};

export const listStates = ['open', 'closed', 'awarded'] as const;
const isSlug = (s: string) => /^[\w-]{1,60}$/.test(s);

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readAddress = (search: URLSearchParams): PurchaseAddress => {
  const category = search.get('category') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    state: listStates.find((s) => s === search.get('state')),
    category: isSlug(category) ? category : undefined,
    certificate: [...new Set(search.getAll('certificate').filter(isSlug))].slice(0, 10),
    sort: purchaseSorts.find((s) => s === search.get('sort')) ?? 'newest',
    current: currentOf(search),
  };
};

/** The list's path with some of it changed; any change but the page's own starts at the first page. */
export const pathOf = (at: PurchaseAddress, change: Partial<PurchaseAddress> = {}): PageAddress => {
  const { q, state, category, certificate, sort, current } = { ...at, current: 1, ...change };
  return pageTo('purchases', {
    q,
    state,
    category,
    certificate,
    sort: sort === 'newest' ? undefined : sort,
    current: current > 1 ? current : undefined,
  });
};

/** A list with one of its members put in, or taken out. */
export const toggled = (list: string[], one: string): string[] =>
  list.includes(one) ? list.filter((x) => x !== one) : [...list, one];
