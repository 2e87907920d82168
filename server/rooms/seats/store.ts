import { and, desc, eq, sql } from 'drizzle-orm';
import { invitationDays } from '#contract/seats/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { seatHistory, seatInvitations } from './tables.ts';

export type Invitation = typeof seatInvitations.$inferSelect & { expired: boolean };
export type HistoryRow = typeof seatHistory.$inferSelect;

/** By the database's clock, which goes on while a lock is waited for. */
const expired = sql<boolean>`${seatInvitations.expiresAt} <= clock_timestamp()`;
const columns = { row: seatInvitations, expired };
const flat = (rows: { row: typeof seatInvitations.$inferSelect; expired: boolean }[]): Invitation[] =>
  rows.map((r) => ({ ...r.row, expired: r.expired }));
const until = sql`clock_timestamp() + make_interval(days => ${invitationDays})`;

export const findOpen = async (ctx: Ctx, entId: string): Promise<Invitation[]> =>
  flat(
    await ctx.db
      .select(columns)
      .from(seatInvitations)
      .where(and(eq(seatInvitations.entId, entId), eq(seatInvitations.state, 'open')))
      .orderBy(desc(seatInvitations.sentAt), desc(seatInvitations.id))
      .limit(200),
  );

export const findByToken = async (ctx: Ctx, tokenHash: string): Promise<Invitation | undefined> =>
  flat(await ctx.db.select(columns).from(seatInvitations).where(eq(seatInvitations.tokenHash, tokenHash)))[0];

/** An invitation, held until the transaction ends: of many who answer at once one is the first. */
export const lockInvitation = async (tx: Ctx, id: string): Promise<Invitation | undefined> => {
  taking(tx, 'invitation', [id]);
  return flat(
    await tx.db.select(columns).from(seatInvitations).where(eq(seatInvitations.id, id)).for('no key update'),
  )[0];
};

/** @returns false where this target has an open invitation of the company */
export const insertInvitation = async (
  ctx: Ctx,
  row: Omit<typeof seatInvitations.$inferInsert, 'expiresAt'>,
): Promise<boolean> =>
  (
    await ctx.db
      .insert(seatInvitations)
      .values({ ...row, expiresAt: until })
      .onConflictDoNothing()
      .returning({ id: seatInvitations.id })
  ).length === 1;

/** A new secret and seven days more. */
export const renewInvitation = async (ctx: Ctx, id: string, tokenHash: string): Promise<void> => {
  await ctx.db
    .update(seatInvitations)
    .set({ tokenHash, sentAt: sql`clock_timestamp()`, expiresAt: until })
    .where(eq(seatInvitations.id, id));
};

export const endInvitation = async (
  ctx: Ctx,
  id: string,
  state: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> => {
  await ctx.db.update(seatInvitations).set({ state }).where(eq(seatInvitations.id, id));
};

/** Nobody is left who could seat anybody. */
export const endInvitationsOf = async (tx: Ctx, entId: string): Promise<void> => {
  await tx.db
    .update(seatInvitations)
    .set({ state: 'withdrawn' })
    .where(and(eq(seatInvitations.entId, entId), eq(seatInvitations.state, 'open')));
};

/** A line of the history, which is told by time: stamped once the act's locks are held. */
export const insertHistory = async (ctx: Ctx, row: Omit<typeof seatHistory.$inferInsert, 'at'>): Promise<void> => {
  await ctx.db.insert(seatHistory).values({ ...row, at: sql`clock_timestamp()` });
};

export const findHistory = async (
  ctx: Ctx,
  entId: string,
  q: { current: number; size: number },
): Promise<{ rows: HistoryRow[]; total: number }> => {
  const where = eq(seatHistory.entId, entId);
  return pageOfRows(
    ctx.db.select().from(seatHistory).where(where).orderBy(desc(seatHistory.at), desc(seatHistory.id)),
    q,
    ctx.db.$count(seatHistory, where),
  );
};
