import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { suppliersFitting, supplierWishNames } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { suppliersFound } from './events.ts';
import { inOneLine } from './one-line.ts';
import { countHitsOf, findAllSupplierAlerts, noteSupplierHits, type SupplierAlert } from './supplier-store.ts';

/** Says whose search of suppliers finds somebody for the first time; the same search of many people is tried once. */
const tellOf = async (ctx: Ctx, same: SupplierAlert[], companyOf: ReadonlyMap<string, string | null>) => {
  const [{ query, filters }] = same as [SupplierAlert];
  const found = await suppliersFitting(ctx, filters);
  if (!found.length) return;
  const day = chinaDay();
  // Nobody is told of their own company.
  const alerts = same.map(({ id, userId }) => ({ id, ownEntId: companyOf.get(userId) ?? null }));
  await inTransaction(ctx, async (tx) => {
    const fresh = await noteSupplierHits(tx, { alerts, found, day });
    const told = same.filter((a) => fresh.has(a.id));
    if (!told.length) return;
    const counts = await countHitsOf(
      tx,
      told.map((a) => a.id),
      day,
    );
    const name = inOneLine(await supplierWishNames(ctx, filters));
    await emitAll(
      tx,
      suppliersFound,
      told.map((a) => ({ alertId: a.id, userId: a.userId, query, name, n: counts.get(a.id) ?? 1, day })),
    );
  });
};

/** Tries every kept search of suppliers. A company is told of once, however often this runs, and on however many nodes. */
export const tellNewSuppliers = async (ctx: Ctx): Promise<void> => {
  const all = await findAllSupplierAlerts(ctx);
  const people = await peopleByIds(ctx, [...new Set(all.map((a) => a.userId))]);
  const companyOf = new Map(people.map((p) => [p.id, p.entId]));
  for (const same of Map.groupBy(all, (a) => a.query).values()) await tellOf(ctx, same, companyOf);
};
