import { and, eq, sql } from 'drizzle-orm';
import { type AdPlace, adPlaceFacts, adPlaces } from '#contract/advertising/places.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { adPlaceSettings as p } from './tables.ts';

export type PlaceRecord = Pick<typeof p.$inferSelect, 'place' | 'open' | 'slots' | 'cap' | 'pricePerDay' | 'version'>;

const shipped = (place: AdPlace): PlaceRecord => {
  const { slots, cap, price } = adPlaceFacts(place);
  return { place, open: true, slots, cap, pricePerDay: price, version: 0 };
};

/** All places as they are now, in their order. */
export const findPlaces = async (ctx: Ctx): Promise<PlaceRecord[]> => {
  const rows = await ctx.db.select().from(p);
  return adPlaces.map((place) => rows.find((r) => r.place === place) ?? shipped(place));
};
export const findPlace = async (ctx: Ctx, place: AdPlace): Promise<PlaceRecord> =>
  (await ctx.db.select().from(p).where(eq(p.place, place)))[0] ?? shipped(place);

/** Whoever takes days of a place takes turns. */
export const lockPlace = async (tx: Ctx, place: AdPlace): Promise<PlaceRecord> => {
  taking(tx, 'adPlace', [place]);
  await tx.db.insert(p).values(shipped(place)).onConflictDoNothing();
  const [row] = await tx.db.select().from(p).where(eq(p.place, place)).for('no key update');
  if (!row) throw new Error(`no place ${place}`);
  return row;
};

/** Saves a place over the version it was changed from. @returns its version, undefined where another came first */
export const writePlace = async (
  tx: Ctx,
  { place, base, by, ...set }: Omit<PlaceRecord, 'version'> & { base: number; by: string },
): Promise<number | undefined> =>
  (
    await tx.db
      .update(p)
      .set({ ...set, version: sql`${p.version} + 1`, updatedBy: by, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(p.place, place), eq(p.version, base)))
      .returning({ version: p.version })
  )[0]?.version;
