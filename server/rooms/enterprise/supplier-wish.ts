import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { capacityRange } from '#contract/enterprise/supplier-ranges.ts';
import type { Ctx } from '#server/platform/context.ts';
import { dictionarySlug, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { responseOf } from './conduct-rules.ts';
import { processesOf } from './capabilities/what-it-does.ts';
import { findByWords } from './found/find-by-words.ts';
import type { WishedRow } from './supplier-store.ts';

export type Wish = ParsedOf<typeof enterprise.filters>['query'];
/** A supplier as filters look at it. */
export type Traits = WishedRow & {
  /** Its country, and its province in China. */
  places: string[];
  range: string | null;
  /** Median hours to its first quotation; null where there is nothing to say. */
  hours: number | null;
};

const provinceOf = (region: string | undefined): string[] =>
  region && /^\d{6}$/.test(region) ? [`${region.slice(0, 2)}0000`] : [];

/** Verified suppliers that the words find, in the order of lists; read once for all who ask with them. */
export const suppliersFound = (
  ctx: Ctx,
  words: string | undefined,
): Promise<{ all: Traits[]; instead: string | null }> => {
  const q = words?.trim() || undefined;
  return ctx.platform.counts(
    [...(q ? ['products' as const] : []), 'companies', 'dictionaries'],
    `suppliers ${q ?? ''}`,
    async () => {
      const { rows, instead } = await findByWords(ctx, q);
      const all = await Promise.all(
        rows.map(async (r) => {
          const region = r.regionId === null ? undefined : await dictionarySlug(ctx, 'your_area', String(r.regionId));
          return {
            ...r,
            processes: processesOf(r),
            places: [r.countryCode, ...provinceOf(region)],
            range: capacityRange(r.annualCapacity),
            hours: (r.conduct && responseOf(r.conduct)?.hours) ?? null,
          };
        }),
      );
      return { all, instead };
    },
  );
};
export const traitsOf = async (ctx: Ctx, words: string | undefined): Promise<Traits[]> =>
  (await suppliersFound(ctx, words)).all;

/** With a process the material is asked of the capability itself, as the home page's weave counts it. */
const makes = (c: Traits, categories: readonly string[], processes: readonly string[]): boolean => {
  const worked = (process?: string) =>
    c.capabilities.some((x) => x.level > 0 && categories.includes(x.category) && (!process || x.process === process));
  return processes.length ? processes.every(worked) : c.categories.some((x) => categories.includes(x)) || worked();
};

/** Whether a supplier is what is asked for; its words are met already. */
export const fits = (c: Traits, wish: Wish): boolean => {
  const categories = wish.category ? (materialsBelow(wish.category) ?? []) : null;
  const { process = [], certificate = [], place = [], capacity = [] } = wish;
  return (
    (categories ? makes(c, categories, process) : process.every((p) => c.processes.includes(p))) &&
    certificate.every((x) => c.certificates.includes(x)) &&
    (!place.length || place.some((p) => c.places.includes(p))) &&
    (!capacity.length || (c.range !== null && capacity.includes(c.range))) &&
    (!wish.quotes || (c.hours !== null && c.hours <= Number(wish.quotes))) &&
    (!wish.evidence || c.certificates.length > 0)
  );
};
