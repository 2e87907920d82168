import type { Text } from '#contract/core/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { productListed } from '#server/rooms/catalogue/events.ts';
import { foundBy, wishNames } from '#server/rooms/catalogue/index.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { productFound } from './events.ts';
import { inOneLine } from './one-line.ts';
import { findWishes, noteHits, type ProductAlert } from './product-store.ts';

/** Says whose search a new product answers; the same search of many people is tried once, and its supplier's people know. */
export const onProductListed = async (ctx: Ctx, e: Payload<typeof productListed>): Promise<void> => {
  const wishes = await findWishes(ctx, materialPath(e.category));
  if (!wishes.length) return;
  const own = new Set((await peopleOfCompanies(ctx, [e.entId])).map((p) => p.id));
  const asked = [
    ...Map.groupBy(
      wishes.filter((w) => !own.has(w.userId)),
      (w) => w.query,
    ).values(),
  ];
  const met = await foundBy(
    ctx,
    e.productId,
    asked.flatMap((same) => same[0]?.filters ?? []),
  );
  const answered: ProductAlert[] = asked.filter((_, i) => met[i]).flat();
  if (!answered.length) return;
  const day = chinaDay();
  const names = new Map<string, Text>();
  for (const { query, filters } of answered)
    if (!names.has(query)) names.set(query, inOneLine(await wishNames(ctx, filters)));
  await inTransaction(ctx, async (tx) => {
    const counts = await noteHits(tx, { alertIds: answered.map((a) => a.id), day, productId: e.productId });
    await emitAll(
      tx,
      productFound,
      answered.map((a) => ({
        alertId: a.id,
        userId: a.userId,
        query: a.query,
        name: names.get(a.query) ?? {},
        n: counts.get(a.id) ?? 1,
        day,
      })),
    );
  });
};
