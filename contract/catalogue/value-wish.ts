import { wishText } from '../alerts/wish-query.ts';

/** Filters of the product search as text, apart from their schemas, so that the page loads none. */
export const filterKeys = ['country', 'certificate', 'process', 'verified', 'value'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What a search asks for, as parameters of its address in one order: the same wish is the same text; empty when nothing is asked. */
export const productWishQuery = (wish: {
  q?: string | undefined;
  category?: string | undefined;
  verified?: '1' | undefined;
  [key: string]: string | readonly string[] | undefined;
}): string => wishText(['q', 'category', ...filterKeys], wish);

/** A value that is asked of a field: from, to, or one of some options. */
export type ValueWish = { field: string; low?: number; high?: number; options?: string[] };
const end = (s: string): number | undefined => (/^-?\d+(\.\d+)?$/.test(s) ? Number(s) : undefined);

/** Values as an address carries them; options of one field are one wish, and what means nothing is left out. */
export const readValueWishes = (value: readonly string[] = []): ValueWish[] => {
  const wishes = new Map<string, ValueWish>();
  for (const v of value.slice(0, 12)) {
    const at = v.indexOf(':');
    const [field, asked] = [v.slice(0, at), v.slice(at + 1)];
    const ends = asked.split('..');
    if (ends.length === 2) {
      const [low, high] = ends.map(end);
      if (low !== undefined || high !== undefined)
        wishes.set(field, { field, ...(low !== undefined && { low }), ...(high !== undefined && { high }) });
    } else wishes.set(field, { field, options: [...(wishes.get(field)?.options ?? []), asked] });
  }
  return [...wishes.values()].slice(0, 6);
};

/** The same as an address carries it. */
export const writeValueWish = (w: ValueWish): string[] =>
  w.options ? w.options.map((o) => `${w.field}:${o}`) : [`${w.field}:${w.low ?? ''}..${w.high ?? ''}`];
