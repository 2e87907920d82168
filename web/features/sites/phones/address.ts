import { type PageAddress, pageTo } from '#contract/pages.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the phone list's address says. */
export type PhonesAddress = {
  q: string;
  category: string | undefined;
  place: string | undefined;
  current: number;
};

const known = (value: string | null, form: RegExp) => (value && form.test(value) ? value : undefined);

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readAddress = (search: URLSearchParams): PhonesAddress => ({
  q: (search.get('q') ?? '').trim().slice(0, 60),
  category: known(search.get('category'), /^[\w-]{1,60}$/),
  place: known(search.get('place'), /^([A-Z]{2}|\d{6})$/),
  current: currentOf(search),
});

export const wishOf = ({ q, category, place }: PhonesAddress) => ({
  ...(q && { q }),
  ...(category && { category }),
  ...(place && { place }),
});

/** The list's path with some of it changed; any change but the page's own starts at the first page. */
export const pathOf = (at: PhonesAddress, change: Partial<PhonesAddress> = {}): PageAddress => {
  const next = { ...at, current: 1, ...change };
  return pageTo('phones', { ...wishOf(next), ...(next.current > 1 && { current: next.current }) });
};
