import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import { liveApplications } from '#contract/services/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Leaver, RecordOf } from '#server/rooms/identity/index.ts';
import type { ApplicationRecord } from '../applications/store.ts';
import { serviceApplications as apps } from '../tables.ts';

const newest = [desc(apps.createdAt), desc(apps.id)];

/** The newest of a person, who applied, or of a company on either side; and how many. */
export const findRecordApplications = async (ctx: Ctx, of: RecordOf) => {
  const where =
    of.userId === null
      ? or(eq(apps.applicantEntId, of.entId), eq(apps.providerEntId, of.entId))
      : eq(apps.applicantId, of.userId);
  const rows = await ctx.db
    .select()
    .from(apps)
    .where(where)
    .orderBy(...newest)
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(apps, where) };
};

/** Those that a person sent, newest first. */
export const findSentBy = (ctx: Ctx, userId: string): Promise<ApplicationRecord[]> =>
  ctx.db
    .select()
    .from(apps)
    .where(eq(apps.applicantId, userId))
    .orderBy(...newest);

/** Those under way of a company on either side, or of a person who applies for themselves. */
export const findOpenApplications = (ctx: Ctx, who: Leaver): Promise<{ id: string; number: string }[]> =>
  ctx.db
    .select({ id: apps.id, number: apps.number })
    .from(apps)
    .where(
      and(
        inArray(apps.state, [...liveApplications]),
        or(eq(apps.applicantSide, who.entId ?? who.userId), who.entId ? eq(apps.providerEntId, who.entId) : undefined),
      ),
    )
    .orderBy(...newest)
    .limit(20);
