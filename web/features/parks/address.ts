import { type PageAddress, pageTo } from '#contract/pages.ts';
import { type Province, provinces } from '#contract/parks/rules.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the list's address says. */
export type ParksAddress = { q: string; province: Province | undefined; field: string | undefined; current: number };

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readAddress = (search: URLSearchParams): ParksAddress => {
  const field = search.get('field') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    province: provinces.find((p) => p === search.get('province')),
    field: /^[\w-]{1,60}$/.test(field) ? field : undefined,
    current: currentOf(search),
  };
};

export const wishOf = ({ q, province, field }: ParksAddress) => ({
  ...(q && { q }),
  ...(province && { province }),
  ...(field && { field }),
});

/** The list's path with some of it changed; any change but the page's own starts at the first page. */
export const pathOf = (at: ParksAddress, change: Partial<ParksAddress> = {}): PageAddress => {
  const next = { ...at, current: 1, ...change };
  return pageTo('parks', { ...wishOf(next), ...(next.current > 1 && { current: next.current }) });
};
