import {
  quotesRanges,
  readCapacityRange,
  type SupplierFilterKey,
  supplierFilterKeys,
} from '#contract/enterprise/supplier-ranges.ts';
import { type PageAddress, pageTo, withQuery } from '#contract/pages.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the address of the suppliers' list says. */
export type SupplierAddress = {
  q: string;
  category: string | undefined;
  process: string[];
  certificate: string[];
  place: string[];
  capacity: string[];
  quotes: (typeof quotesRanges)[number] | undefined;
  evidence: '1' | undefined;
  current: number;
};
/** Filters of several choices. */
export type ManyKey = 'process' | 'certificate' | 'place' | 'capacity';

const few = (list: string[], is: (s: string) => boolean) => [...new Set(list.filter(is))].slice(0, 10);
const isSlug = (s: string) => /^[\w-]{1,60}$/.test(s);

/** Reads an address leniently: what is not understood is left out, so that an old link still opens. */
export const readSupplierAddress = (s: URLSearchParams): SupplierAddress => ({
  q: (s.get('q')?.trim() ?? '').slice(0, 60),
  category: few([s.get('category') ?? ''], isSlug)[0],
  process: few(s.getAll('process'), isSlug),
  certificate: few(s.getAll('certificate'), isSlug),
  place: few(s.getAll('place'), (p) => /^([A-Z]{2}|\d{6})$/.test(p)),
  capacity: few(s.getAll('capacity'), (c) => readCapacityRange(c) !== undefined),
  quotes: quotesRanges.find((r) => r === s.get('quotes')),
  evidence: s.get('evidence') === '1' ? '1' : undefined,
  current: currentOf(s),
});

/** The address with some of it changed; the list begins anew. */
export const supplierPath = (at: SupplierAddress, change: Partial<SupplierAddress> = {}): PageAddress => {
  const { q, category, ...rest } = { ...at, ...change };
  const one = (k: string, v: string | undefined) => (v ? [[k, v]] : []);
  return withQuery(pageTo('search', { kind: 'suppliers' }), [
    ...one('q', q),
    ...one('category', category),
    ...supplierFilterKeys.flatMap((k) => [rest[k] ?? []].flat().map((v) => [k, v])),
  ]);
};

/** The address with one choice of a filter put in, or taken out. */
export const toggledSupplier = (at: SupplierAddress, key: ManyKey, one: string): PageAddress =>
  supplierPath(at, { [key]: at[key].includes(one) ? at[key].filter((x) => x !== one) : [...at[key], one] });

export const nothingAsked: Pick<SupplierAddress, SupplierFilterKey | 'category'> = {
  category: undefined,
  process: [],
  certificate: [],
  place: [],
  capacity: [],
  quotes: undefined,
  evidence: undefined,
};

/** How many filters are set, apart from words. */
export const suppliersSet = (at: SupplierAddress): number =>
  at.process.length +
  at.certificate.length +
  at.place.length +
  at.capacity.length +
  [at.category, at.quotes, at.evidence].filter(Boolean).length;
