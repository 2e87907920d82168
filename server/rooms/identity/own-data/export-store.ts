import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { appeals, inviteLinks, knownDevices } from '../tables.ts';

/** What is kept of a person beside account, sessions and agreements; devices rest as digests, so that only times tell. */
export const findOtherRecords = async (ctx: Ctx, userId: string) => {
  const [devices, answers, links] = await Promise.all([
    ctx.db
      .select({ firstUsedAt: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.lastUsedAt)),
    ctx.db
      .select({ text: appeals.text, createdAt: appeals.createdAt, closedAt: appeals.closedAt })
      .from(appeals)
      .where(eq(appeals.userId, userId))
      .orderBy(desc(appeals.createdAt)),
    ctx.db
      .select({ code: inviteLinks.code, createdAt: inviteLinks.createdAt })
      .from(inviteLinks)
      .where(eq(inviteLinks.userId, userId)),
  ]);
  return { devices, appeals: answers, inviteLink: links[0] ?? null };
};
