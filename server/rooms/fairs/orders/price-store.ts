import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PriceList } from '#contract/fairs/exhibiting/prices.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fairPrices } from './tables.ts';

export type PriceRecord = typeof fairPrices.$inferSelect;

export const findPrices = (ctx: Ctx, fairIds: string[]): Promise<PriceRecord[]> =>
  fairIds.length ? ctx.db.select().from(fairPrices).where(inArray(fairPrices.fairId, fairIds)) : Promise.resolve([]);

export const presentPrices = (r: PriceRecord): PriceList => ({
  currency: r.currency,
  perMetre: { small: r.small, medium: r.medium, large: r.large },
  cornerPercent: r.cornerPercent,
  included: r.included,
  cancelDays: r.cancelDays,
});

const columnsOf = ({ perMetre, ...rest }: PriceList) => ({ ...rest, ...perMetre });

/** Saves a list over the version it was changed from, 0 for none. @returns its version, undefined where another came first */
export const writePrices = async (
  tx: Ctx,
  o: { fairId: string; base: number; list: PriceList; by: string },
): Promise<number | undefined> => {
  const set = { ...columnsOf(o.list), updatedBy: o.by, updatedAt: sql`clock_timestamp()` as never };
  const [saved] =
    o.base === 0
      ? await tx.db
          .insert(fairPrices)
          .values({ fairId: o.fairId, ...set })
          .onConflictDoNothing()
          .returning({ version: fairPrices.version })
      : await tx.db
          .update(fairPrices)
          .set({ ...set, version: sql`${fairPrices.version} + 1` as never })
          .where(and(eq(fairPrices.fairId, o.fairId), eq(fairPrices.version, o.base)))
          .returning({ version: fairPrices.version });
  return saved?.version;
};
