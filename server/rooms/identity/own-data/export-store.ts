import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { appeals, inviteLinks, inviteMails, knownDevices } from '../tables.ts';

/** What is kept of a person beside account, sessions and agreements; devices rest as digests, so that only times tell. */
export const findOtherRecords = async (ctx: Ctx, userId: string) => {
  const [devices, answers, links, mails] = await Promise.all([
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
    ctx.db
      .select({ target: inviteMails.target, lang: inviteMails.lang, createdAt: inviteMails.createdAt })
      .from(inviteMails)
      .where(eq(inviteMails.inviterId, userId))
      .orderBy(desc(inviteMails.createdAt)),
  ]);
  return { devices, appeals: answers, inviteLink: links[0] ?? null, inviteMails: mails };
};
