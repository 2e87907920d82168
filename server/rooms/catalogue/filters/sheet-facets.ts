import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { datasheetField, datasheetOf } from '#server/rooms/dictionary/index.ts';
import { countFacts, type Stated as One } from '../filter-store.ts';
import type { Wish } from '../product-wish.ts';
import { matching, materialsOf, wishKey } from '../store.ts';

type Sheet = AnswerOf<typeof catalogue.filters>['sheet'];
type Stated = One[];

const shownFields = 6;
const steps = 12;

/** How numbers are spread between the least and the greatest; a span counts where it begins. */
const spanOf = (stated: Stated): Sheet[number]['span'] => {
  const numbers = stated.flatMap((s) => (Array.isArray(s.value) ? [{ at: s.value, n: s.n }] : []));
  if (!numbers.length) return null;
  const low = Math.min(...numbers.map((s) => s.at[0]));
  const high = Math.max(...numbers.map((s) => s.at[1]));
  const counts = Array.from({ length: steps }, () => 0);
  for (const { at, n } of numbers) {
    const i = high > low ? Math.min(steps - 1, Math.floor(((at[0] - low) / (high - low)) * steps)) : 0;
    counts[i] = (counts[i] ?? 0) + n;
  }
  return { low, high, steps: counts };
};

const facetOf = (slug: string, stated: Stated): Sheet[number] => {
  const field = datasheetField(slug);
  const options = (field?.options ?? []).flatMap((o) => {
    const n = stated.find((s) => s.value === o.slug)?.n ?? 0;
    return n ? [{ slug: o.slug, name: o.label, n }] : [];
  });
  return {
    field: slug,
    label: field?.label ?? { en: slug },
    unit: field?.unit ?? null,
    stated: stated.reduce((sum, s) => sum + s.n, 0),
    options,
    span: spanOf(stated),
  };
};

/** Fields of the materials in play: those that buyers must state first, and those that are filtered by in any case; none for visitors. */
const fieldsOf = (wish: Wish): string[] => {
  if (!wish.member) return [];
  const leaves = wish.categories ?? [...(wish.search?.meaning.leaves.keys() ?? [])];
  const asked = (wish.values ?? []).map((v) => v.field);
  const offered = leaves.flatMap((leaf) => datasheetOf(leaf));
  const first = offered.toSorted((a, b) => Number(a.need === 'nice') - Number(b.need === 'nice')).map((f) => f.slug);
  return [...new Set([...asked, ...first])];
};

/**
 * Fields that are counted under the same wish: a field that is filtered by shows what its other choices would leave, so it is counted
 * without its own.
 */
export const fieldGroups = (wish: Wish): { fields: string[]; wish: Wish }[] => {
  const fields = fieldsOf(wish);
  const asked = new Set(wish.values?.map((v) => v.field));
  const rest = fields.filter((f) => !asked.has(f));
  return [
    ...(rest.length ? [{ fields: rest, wish }] : []),
    ...fields
      .filter((f) => asked.has(f))
      .map((f) => ({ fields: [f], wish: { ...wish, values: wish.values?.filter((v) => v.field !== f) } })),
  ];
};

/** What more products state than are counted, by a part of each material. */
export const countSheet = async (ctx: Ctx, wish: Wish): Promise<Stated> => {
  const counted = fieldGroups(wish).map(({ fields, wish: own }) => {
    return ctx.platform.counts(['products'], `facts ${fields.join()} ${wishKey(own)}`, () => {
      const materials = materialsOf(own);
      const where = matching(materials ? { ...own, search: undefined, categories: undefined } : own);
      return countFacts(ctx, fields, { materials, where });
    });
  });
  return (await Promise.all(counted)).flat();
};

/** The fields of a search with what is stated in them. */
export const sheetOf = (wish: Wish, counted: Stated): Sheet => {
  const fields = fieldsOf(wish);
  const asked = wish.values?.map((v) => v.field) ?? [];
  const byField = Map.groupBy(counted, (s) => s.field);
  const facets = fields.flatMap((f) => {
    const stated = byField.get(f);
    return stated || asked.includes(f) ? [facetOf(f, stated ?? [])] : [];
  });
  // One value for all tells nothing apart.
  const telling = (s: Sheet[number]) =>
    asked.includes(s.field) || s.options.length > 1 || (s.span !== null && s.span.high > s.span.low);
  return facets.filter(telling).slice(0, Math.max(shownFields, asked.length));
};
