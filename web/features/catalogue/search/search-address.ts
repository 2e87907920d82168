import { type ProductSort, productSorts } from '#contract/catalogue/rules.ts';
import {
  type FilterKey,
  filterKeys,
  readValueWishes,
  type ValueWish,
  writeValueWish,
} from '#contract/catalogue/value-wish.ts';
import { type PageAddress, pageTo, withQuery } from '#contract/pages.ts';
import { currentOf, cursorOf } from '#web/lib/page/current.ts';

/** What the address of the product search says. */
export type SearchAddress = {
  q: string;
  category: string | undefined;
  company: string | undefined;
  country: string[];
  certificate: string[];
  process: string[];
  verified: '1' | undefined;
  value: string[];
  sort: ProductSort | undefined;
  current: number;
  cursor: string | undefined;
};

const slugs = (list: string[], shape = /^[\w-]{1,60}$/) => [...new Set(list.filter((s) => shape.test(s)))].slice(0, 10);
/** Ends that a form without script sends apart: `low.FIELD` and `high.FIELD`. */
const endsOf = (s: URLSearchParams): ValueWish[] => {
  const fields = [...new Set([...s.keys()].flatMap((k) => /^(?:low|high)\.([\w-]{1,60})$/.exec(k)?.[1] ?? []))];
  const end = (name: string) => {
    const n = s.get(name);
    return n !== null && /^-?\d+(\.\d+)?$/.test(n) ? Number(n) : undefined;
  };
  return fields.flatMap((field) => {
    const [low, high] = [end(`low.${field}`), end(`high.${field}`)];
    return low === undefined && high === undefined
      ? []
      : [{ field, ...(low !== undefined && { low }), ...(high !== undefined && { high }) }];
  });
};

/** Reads an address leniently: what is not understood is left out, so that an old link still opens. */
export const readSearchAddress = (s: URLSearchParams): SearchAddress => {
  const of = (k: string) => s.get(k)?.trim() ?? '';
  const ends = endsOf(s);
  const values = readValueWishes(s.getAll('value')).filter((v) => !ends.some((e) => e.field === v.field));
  return {
    q: of('q').slice(0, 100),
    category: slugs([of('category')])[0],
    company: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(of('company')) ? of('company') : undefined,
    country: slugs(s.getAll('country'), /^[A-Z]{2}$/),
    certificate: slugs(s.getAll('certificate')),
    process: slugs(s.getAll('process')),
    verified: of('verified') === '1' ? '1' : undefined,
    value: [...values, ...ends].flatMap(writeValueWish),
    sort: productSorts.find((x) => x === of('sort')),
    current: currentOf(s),
    cursor: cursorOf(s),
  };
};

/** The address with some of it changed; the list begins anew. */
export const searchPath = (at: SearchAddress, change: Partial<SearchAddress> = {}): PageAddress => {
  const { q, category, company, sort, ...rest } = { ...at, ...change };
  const filters = filterKeys.flatMap((k) => [rest[k] ?? []].flat().map((v) => [k, v]));
  const one = (k: string, v: string | undefined) => (v ? [[k, v]] : []);
  return withQuery(pageTo('search'), [
    ...one('q', q),
    ...one('category', category),
    ...one('company', company),
    ...filters,
    ...one('sort', sort),
  ]);
};

/** The address with one choice of a filter put in, or taken out. */
export const toggledPath = (at: SearchAddress, key: Exclude<FilterKey, 'verified'>, one: string): PageAddress =>
  searchPath(at, { [key]: at[key].includes(one) ? at[key].filter((x) => x !== one) : [...at[key], one] });

/** The address with a field of the datasheet asked for, or no more. */
export const withValue = (at: SearchAddress, field: string, wish: Omit<ValueWish, 'field'> | null): PageAddress => {
  const others = readValueWishes(at.value).filter((v) => v.field !== field);
  return searchPath(at, { value: [...others, ...(wish ? [{ field, ...wish }] : [])].flatMap(writeValueWish) });
};

/** How many filters are set, apart from words and material. */
export const filtersSet = (at: SearchAddress): number =>
  at.country.length + at.certificate.length + at.process.length + at.value.length + (at.verified ? 1 : 0);
