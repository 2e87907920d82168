import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { DayRate } from '#contract/operator/rates/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { exchangeRates } from '../tables.ts';

type Row = typeof exchangeRates.$inferSelect;
type Key = Pick<Row, 'currency' | 'day'>;

export const presentRate = ({ currency, day, cny, source, at }: Row): DayRate => ({
  currency,
  day,
  cny,
  source,
  at: at && new Date(at).toISOString(),
});

const isOf = ({ currency, day }: Key) => and(eq(exchangeRates.currency, currency), eq(exchangeRates.day, day));

/** The newest rates of other currencies than CNY, by day. */
export const findRates = (ctx: Ctx, most: number): Promise<Row[]> =>
  ctx.db
    .select()
    .from(exchangeRates)
    .where(sql`${exchangeRates.currency} <> 'CNY'`)
    .orderBy(desc(exchangeRates.day), exchangeRates.currency)
    .limit(most);

/** The rate of a day, locked. */
export const lockRate = async (tx: Ctx, key: Key): Promise<Row | undefined> =>
  (await tx.db.select().from(exchangeRates).where(isOf(key)).for('update'))[0];

/** The newest rate before a day. */
export const findRateBefore = async (ctx: Ctx, { currency, day }: Key): Promise<Row | undefined> =>
  (
    await ctx.db
      .select()
      .from(exchangeRates)
      .where(and(eq(exchangeRates.currency, currency), lt(exchangeRates.day, day)))
      .orderBy(desc(exchangeRates.day))
      .limit(1)
  )[0];

type New = Key & Pick<Row, 'cny' | 'source'>;
/** @returns nothing where the day has one already */
export const insertRate = async (tx: Ctx, row: New): Promise<Row | undefined> =>
  (
    await tx.db
      .insert(exchangeRates)
      .values({ ...row, at: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning()
  )[0];

export const correctRate = async (tx: Ctx, { cny, source, ...key }: New): Promise<Row | undefined> =>
  (
    await tx.db
      .update(exchangeRates)
      .set({ cny, source, at: sql`clock_timestamp()` })
      .where(isOf(key))
      .returning()
  )[0];
