import { and, arrayOverlaps, asc, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { roleCodes } from '#contract/core/access.ts';
import type { peopleSorts } from '#contract/operator/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { anywhere } from '#server/platform/database/words.ts';
import { personColumns, type User } from '../accounts/store.ts';
import { appeals, inviteLinks, inviteMails, knownDevices, users } from '../tables.ts';

const mayReview = [roleCodes.reviewer, roleCodes.administrator] as const;
const mayEdit = [roleCodes.editor, roleCodes.administrator] as const;

/** Suspends with a reason, or ends it with none. */
export const setSuspended = async (tx: Ctx, ids: string[], reason: string | null): Promise<void> => {
  await tx.db
    .update(users)
    .set({ suspendedAt: reason ? sql`clock_timestamp()` : null, suspendedReason: reason })
    .where(inArray(users.id, ids));
};

/** People whose name, phone, mail or user name has the words, the newest first; operators are not among them. */
export const findPeople = async (
  ctx: Ctx,
  o: {
    q: string;
    suspended: boolean;
    sort?: (typeof peopleSorts)[number] | undefined;
    current: number;
    size: number;
  },
): Promise<{ rows: User[]; total: number }> => {
  const p = anywhere(o.q);
  const where = and(
    sql`${users.userType} <> 9`,
    o.suspended ? sql`${users.suspendedAt} is not null` : undefined,
    o.q ? or(ilike(users.name, p), ilike(users.phone, p), ilike(users.email, p), ilike(users.username, p)) : undefined,
  );
  const way = o.sort === 'oldest' ? asc : desc;
  return pageOfRows(
    ctx.db.select(personColumns).from(users).where(where).orderBy(way(users.createdAt), way(users.id)),
    o,
    ctx.db.$count(users, where),
  );
};

/** Operators who are in service and may review. */
export const findReviewers = (ctx: Ctx): Promise<User[]> =>
  ctx.db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.userType, 9), isNull(users.suspendedAt), arrayOverlaps(users.roles, [...mayReview])));

/** Operators who are in service and look after settings, broadcasts and fairs. */
export const findEditors = (ctx: Ctx): Promise<User[]> =>
  ctx.db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.userType, 9), isNull(users.suspendedAt), arrayOverlaps(users.roles, [...mayEdit])));

/** One page of all operators, those who left at the end, the newest first. */
export const findOperators = (
  ctx: Ctx,
  o: { current: number; size: number },
): Promise<{ rows: User[]; total: number }> =>
  pageOfRows(
    ctx.db
      .select(personColumns)
      .from(users)
      .where(eq(users.userType, 9))
      .orderBy(sql`(${users.suspendedAt} is not null)`, desc(users.createdAt), desc(users.id)),
    o,
    ctx.db.$count(users, eq(users.userType, 9)),
  );

/** What this room keeps of somebody besides their row; what they agreed to stays as evidence. */
export const forgetPerson = async (tx: Ctx, userId: string): Promise<void> => {
  await tx.db.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.db.delete(inviteLinks).where(eq(inviteLinks.userId, userId));
  await tx.db.delete(inviteMails).where(eq(inviteMails.inviterId, userId));
  await tx.db.delete(appeals).where(eq(appeals.userId, userId));
};
