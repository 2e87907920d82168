import { desc, lte, sql } from 'drizzle-orm';
import { ruleCodes } from '#contract/points/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { pointRules } from '../tables.ts';
import { shippedFrom, shippedRules } from './shipped-rules.ts';

const r = pointRules;
export type RuleRecord = typeof r.$inferSelect;

const findInForce = (ctx: Ctx): Promise<RuleRecord[]> =>
  ctx.db
    .selectDistinctOn([r.code])
    .from(r)
    .where(lte(r.startsAt, sql`now()`))
    .orderBy(r.code, desc(r.startsAt));

/** All rules, those of the past and those to come. */
export const findAllRules = (ctx: Ctx): Promise<RuleRecord[]> =>
  ctx.db.select().from(r).orderBy(r.code, desc(r.startsAt));

/** @returns whether there was none of this code from this moment on */
export const insertRule = async (tx: Ctx, row: typeof r.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(r).values(row).onConflictDoNothing().returning({ id: r.id })).length > 0;

/** The rule of each code that holds now. Codes that this version brings get their rows with the first reading. */
export const rulesInForce = async (ctx: Ctx): Promise<RuleRecord[]> => {
  const there = await findInForce(ctx);
  const lacking = ruleCodes.filter((code) => there.every((rule) => rule.code !== code));
  if (!lacking.length) return there;
  await ctx.db
    .insert(r)
    .values(lacking.map((code) => ({ id: newId(), code, startsAt: shippedFrom, ...shippedRules[code] })))
    .onConflictDoNothing();
  return findInForce(ctx);
};
