import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { businessCards, cardExchanges, heldCards } from './tables.ts';

export type CardRecord = typeof businessCards.$inferSelect;
export type HeldCard = typeof heldCards.$inferSelect;

export const findCards = (ctx: Ctx, userIds: string[]): Promise<CardRecord[]> =>
  userIds.length
    ? ctx.db.select().from(businessCards).where(inArray(businessCards.userId, userIds))
    : Promise.resolve([]);

export const writeCard = async (ctx: Ctx, row: Omit<CardRecord, 'updatedAt'>): Promise<void> => {
  const set = { ...row, updatedAt: sql`clock_timestamp()` };
  await ctx.db.insert(businessCards).values(row).onConflictDoUpdate({ target: businessCards.userId, set });
};

/** Whether somebody holds a person's card. */
export const holdsCard = async (ctx: Ctx, ownerId: string, personId: string): Promise<boolean> =>
  (await ctx.db.$count(heldCards, and(eq(heldCards.ownerId, ownerId), eq(heldCards.personId, personId)))) > 0;

export const countHeld = async (ctx: Ctx, ownerId: string): Promise<number> =>
  (await ctx.db.select({ n: count() }).from(heldCards).where(eq(heldCards.ownerId, ownerId)))[0]?.n ?? 0;

/** A card that is held already stays as it is, with its note. */
export const insertHeld = async (ctx: Ctx, rows: (typeof heldCards.$inferInsert)[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(heldCards).values(rows).onConflictDoNothing();
};

/** Whose cards somebody holds, the newest first. */
export const findHeldPeople = async (ctx: Ctx, ownerId: string): Promise<string[]> =>
  (await findHeld(ctx, ownerId)).flatMap((h) => h.personId ?? []);

/** All that somebody holds, the newest first; `maxCards` bounds it. */
export const findHeld = (ctx: Ctx, ownerId: string): Promise<HeldCard[]> =>
  ctx.db
    .select()
    .from(heldCards)
    .where(eq(heldCards.ownerId, ownerId))
    .orderBy(desc(heldCards.createdAt), desc(heldCards.id));

export const writeNote = async (ctx: Ctx, ownerId: string, id: string, note: string): Promise<boolean> =>
  (
    await ctx.db
      .update(heldCards)
      .set({ note })
      .where(and(eq(heldCards.ownerId, ownerId), eq(heldCards.id, id)))
      .returning({ id: heldCards.id })
  ).length > 0;

export const deleteHeld = async (ctx: Ctx, ownerId: string, id: string): Promise<void> => {
  await ctx.db.delete(heldCards).where(and(eq(heldCards.ownerId, ownerId), eq(heldCards.id, id)));
};

/** @returns whether the request is new: one waits already where it is not */
export const insertExchange = async (ctx: Ctx, row: typeof cardExchanges.$inferInsert): Promise<boolean> =>
  (await ctx.db.insert(cardExchanges).values(row).onConflictDoNothing().returning({ id: cardExchanges.id })).length > 0;

/** The newest exchange of a person with a company. */
export const findLastExchange = async (ctx: Ctx, fromUserId: string, toEntId: string) =>
  (
    await ctx.db
      .select()
      .from(cardExchanges)
      .where(and(eq(cardExchanges.fromUserId, fromUserId), eq(cardExchanges.toEntId, toEntId)))
      .orderBy(desc(cardExchanges.createdAt), desc(cardExchanges.id))
      .limit(1)
  )[0];

/** Answers a request that waits. @returns undefined where none does */
export const answerExchange = async (
  tx: Ctx,
  o: { id: string; toEntId: string; by: string; state: 'accepted' | 'declined' },
) =>
  (
    await tx.db
      .update(cardExchanges)
      .set({ state: o.state, answeredBy: o.by, answeredAt: sql`clock_timestamp()` })
      .where(and(eq(cardExchanges.id, o.id), eq(cardExchanges.toEntId, o.toEntId), eq(cardExchanges.state, 'pending')))
      .returning()
  )[0];

export const findExchange = async (ctx: Ctx, id: string, toEntId: string) =>
  (
    await ctx.db
      .select()
      .from(cardExchanges)
      .where(and(eq(cardExchanges.id, id), eq(cardExchanges.toEntId, toEntId)))
  )[0];

/** Requests that wait for a company, the newest first. */
export const findIncoming = (ctx: Ctx, entId: string, most: number) =>
  ctx.db
    .select()
    .from(cardExchanges)
    .where(and(eq(cardExchanges.toEntId, entId), eq(cardExchanges.state, 'pending')))
    .orderBy(desc(cardExchanges.createdAt), desc(cardExchanges.id))
    .limit(most);

/** Which of these people left their card with a company, when first, and whether it waits for the answer. */
export const findLeft = (ctx: Ctx, toEntId: string, userIds: string[]) =>
  userIds.length
    ? ctx.db
        .select({
          userId: cardExchanges.fromUserId,
          at: sql<string>`min(${cardExchanges.createdAt})`,
          waits: sql<boolean>`bool_or(${cardExchanges.state} = 'pending')`,
        })
        .from(cardExchanges)
        .where(
          and(
            eq(cardExchanges.toEntId, toEntId),
            inArray(cardExchanges.fromUserId, userIds),
            inArray(cardExchanges.state, ['pending', 'accepted']),
          ),
        )
        .groupBy(cardExchanges.fromUserId)
    : Promise.resolve([]);

/** What somebody asked for in the last months. */
export const findOutgoing = (ctx: Ctx, userId: string, most: number) =>
  ctx.db
    .select()
    .from(cardExchanges)
    .where(
      and(eq(cardExchanges.fromUserId, userId), gt(cardExchanges.createdAt, sql<string>`now() - interval '180 days'`)),
    )
    .orderBy(desc(cardExchanges.createdAt), desc(cardExchanges.id))
    .limit(most);

/** The card goes with its person, from every holder; what they answered stays without them. */
export const forgetCards = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(businessCards).where(eq(businessCards.userId, userId));
  await ctx.db.delete(heldCards).where(sql`${heldCards.ownerId} = ${userId} or ${heldCards.personId} = ${userId}`);
  await ctx.db.delete(cardExchanges).where(eq(cardExchanges.fromUserId, userId));
  await ctx.db.update(cardExchanges).set({ answeredBy: null }).where(eq(cardExchanges.answeredBy, userId));
};
