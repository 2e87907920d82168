import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import { liveSamples, supplierSamples } from '#contract/sample/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Leaver, RecordOf } from '#server/rooms/identity/index.ts';
import type { SampleRecord } from './store.ts';
import { samples } from './tables.ts';

const newest = [desc(samples.createdAt), desc(samples.id)];

/** The newest of a person, who asked for them, or of a company on either side; and how many. */
export const findRecordSamples = async (ctx: Ctx, of: RecordOf) => {
  const where =
    of.userId === null
      ? or(eq(samples.buyerEntId, of.entId), eq(samples.supplierEntId, of.entId))
      : eq(samples.buyerId, of.userId);
  const rows = await ctx.db
    .select()
    .from(samples)
    .where(where)
    .orderBy(...newest)
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(samples, where) };
};

/** Those that a person asked for, newest first. */
export const findAskedBy = (ctx: Ctx, userId: string): Promise<SampleRecord[]> =>
  ctx.db
    .select()
    .from(samples)
    .where(eq(samples.buyerId, userId))
    .orderBy(...newest);

/** Those that a company has a part in still to do, or a person who buys for themselves: what a supplier has sent holds its buyer alone. */
export const findOpenSamples = (ctx: Ctx, who: Leaver): Promise<{ id: string; number: string }[]> =>
  ctx.db
    .select({ id: samples.id, number: samples.number })
    .from(samples)
    .where(
      and(
        inArray(samples.state, [...liveSamples]),
        or(
          eq(samples.buyerSide, who.entId ?? who.userId),
          who.entId
            ? and(eq(samples.supplierEntId, who.entId), inArray(samples.state, [...supplierSamples]))
            : undefined,
        ),
      ),
    )
    .orderBy(...newest)
    .limit(20);
