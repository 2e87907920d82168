import { type PageAddress, pageTo } from '#contract/pages.ts';
import { type ServiceKind, serviceKinds, type ServiceSort, serviceSorts } from '#contract/services/kinds.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the list's address says: words, kind, order. */
export type OffersAddress = { q: string; kind: ServiceKind | undefined; sort: ServiceSort; current: number };

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readAddress = (search: URLSearchParams): OffersAddress => ({
  q: (search.get('q') ?? '').trim().slice(0, 80),
  kind: serviceKinds.find((k) => k === search.get('kind')),
  sort: serviceSorts.find((s) => s === search.get('sort')) ?? 'newest',
  current: currentOf(search),
});

/** The list's path with some of it changed; any change but the page's own starts at the first page. */
export const pathOf = (at: OffersAddress, change: Partial<OffersAddress> = {}): PageAddress => {
  const { q, kind, sort, current } = { ...at, current: 1, ...change };
  return pageTo('serviceOffers', {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(sort !== 'newest' && { sort }),
    ...(current > 1 && { current }),
  });
};
