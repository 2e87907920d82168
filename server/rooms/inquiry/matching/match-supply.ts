import { intlLocale, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { findOffers, modelWords, type StoredValue } from '#server/rooms/catalogue/index.ts';
import {
  certificateLabel,
  datasheetField,
  fieldLabel,
  materialLabel,
  materialPath,
  materialsBelow,
  processLabel,
  regionLabel,
  salesAreasOf,
  tendencyLabel,
} from '#server/rooms/dictionary/index.ts';
import { certificateStands, type SupplierStanding, verifiedSuppliers } from '#server/rooms/enterprise/index.ts';
import { peopleWithSeat } from '#server/rooms/identity/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { isSilent } from '#contract/order/standing.ts';
import { orderBlocks } from '#server/rooms/order/index.ts';
import { publishedMachines } from '#server/rooms/sites/index.ts';
import { type Machine, sizeAsked } from './match-size-rules.ts';
import { type Facts, type Match, matchSupplier, type Need, type Supply } from './match-rules.ts';

export const facts: Facts = {
  path: materialPath,
  material: materialLabel,
  process: processLabel,
  certificate: certificateLabel,
  field: fieldLabel,
  region: regionLabel,
  areas: salesAreasOf,
  tendency: tendencyLabel,
  property: (slug) => datasheetField(slug)?.label ?? { en: slug },
  amount: (value, unit) =>
    Object.fromEntries(langs.map((l) => [l, `${value.toLocaleString(intlLocale[l])} ${unit}`])) as Text,
};

/** What matching looks at of a company with its listed products. */
export const supplyOf = (
  e: Omit<SupplierStanding, 'id' | 'rate' | 'asked' | 'answered'> & { rate?: number | null },
  offers: Supply['offers'],
  machines: Supply['machines'] = [],
): Supply => ({
  categories: e.categories,
  processes: e.processes,
  certificates: e.certificates.map((c) => ({ slug: c.slug, verified: certificateStands(c) })),
  fields: e.fields,
  regions: e.salesRegions,
  tendency: e.tendencyOrder,
  capacity: e.annualCapacity,
  offers,
  machines,
  answers: e.rate ?? null,
});

type Listed = { entId: string; category: string; name: Text; model?: string | undefined; values?: StoredValue[] };

/** Listed products as matching reads them, by company. */
export const offersBy = (products: Listed[]): Map<string, Supply['offers']> => {
  const by = new Map<string, Supply['offers']>();
  for (const p of products) {
    const offer = {
      path: materialPath(p.category),
      words: modelWords([p.model ?? '', ...Object.values(p.name)].join(' ')),
      values: p.values ?? [],
    };
    by.set(p.entId, [...(by.get(p.entId) ?? []), offer]);
  }
  return by;
};

export type Ranked = Match & { entId: string };

/** Companies of these that have somebody who can be told of an inquiry and quote on it. */
export const reachable = async (ctx: Ctx, entIds: string[]): Promise<Set<string>> =>
  new Set((await peopleWithSeat(ctx, entIds, 'sell')).flatMap((p) => p.entId ?? []));

/**
 * Verified suppliers with what each offers of a need's categories: read once, ranked as often as wanted. A company without
 * anybody to tell is none: it would take the place of one that hears of the inquiry. Nor is one that its standing keeps out (deals 197).
 */
export const suppliersFor = async (ctx: Ctx, need: Need) => {
  const below = (slugs: string[]) => [...new Set(slugs)].flatMap(materialsBelow);
  // Who makes nothing of a line's group does not come near it (`nearness`).
  const [suppliers, products] = await Promise.all([
    verifiedSuppliers(ctx, below(need.lines.map((l) => l.path[0] ?? ''))),
    findOffers(ctx, below(need.lines.map((l) => l.path[1] ?? l.path[0] ?? ''))),
  ]);
  const offers = offersBy(products);
  const ids = suppliers.map((e) => e.id);
  const sized = need.processes.length > 0 && need.lines.some((l) => sizeAsked(l) !== null);
  const [there, blocked, machines] = await Promise.all([
    reachable(ctx, ids),
    orderBlocks(ctx, ids),
    sized ? publishedMachines(ctx, ids) : new Map<string, Machine[]>(),
  ]);
  return suppliers
    .filter((e) => there.has(e.id) && !blocked.has(e.id) && !isSilent(e))
    .map((e) => ({ ...e, supply: supplyOf(e, offers.get(e.id) ?? [], machines.get(e.id) ?? []) }));
};

/** Ranks suppliers for a need, the best first; only those that come near. */
export const rankSuppliers = (suppliers: { id: string; supply: Supply }[], need: Need): Ranked[] =>
  suppliers
    .map((e) => ({ entId: e.id, ...matchSupplier(need, e.supply, facts) }))
    .filter((m) => m.score > 0)
    .toSorted((a, b) => b.score - a.score || b.lines.length - a.lines.length);
