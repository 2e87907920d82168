import { desc, lte, sql } from 'drizzle-orm';
import { type RuleCode, ruleCodes } from '#contract/points/rules.ts';
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

/** A rule that this version brings and that has no row yet. */
const shipped = (code: RuleCode): RuleRecord => ({
  id: newId(),
  code,
  step: 0,
  dayCap: null,
  lifeCap: null,
  holdDays: 0,
  validDays: null,
  ...shippedRules[code],
  startsAt: shippedFrom,
  createdBy: null,
  createdAt: shippedFrom,
});
const withShipped = (there: RuleRecord[]): RuleRecord[] => [
  ...there,
  ...ruleCodes.filter((code) => there.every((rule) => rule.code !== code)).map(shipped),
];

/** All rules, those of the past and those to come. */
export const findAllRules = async (ctx: Ctx): Promise<RuleRecord[]> =>
  withShipped(await ctx.db.select().from(r).orderBy(r.code, desc(r.startsAt)));

/** @returns whether there was none of this code from this moment on */
export const insertRule = async (tx: Ctx, row: typeof r.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(r).values(row).onConflictDoNothing().returning({ id: r.id })).length > 0;

/** The rule of each code that holds now. Reading writes nothing: what this version brings stands here until it is booked by. */
export const rulesInForce = async (ctx: Ctx): Promise<RuleRecord[]> => withShipped(await findInForce(ctx));

/** The same for who books by them: entries name their rule, so codes that this version brings get their rows. */
export const rulesToBookBy = async (ctx: Ctx): Promise<RuleRecord[]> => {
  const there = await findInForce(ctx);
  const lacking = withShipped(there).slice(there.length);
  if (!lacking.length) return there;
  await ctx.db.insert(r).values(lacking).onConflictDoNothing();
  return findInForce(ctx);
};
