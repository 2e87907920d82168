import { and, asc, eq, sql } from 'drizzle-orm';
import { siteLimits } from '#contract/sites/site.ts';
import type { Ctx } from '#server/platform/context.ts';
import { siteContacts } from './tables.ts';

export type ContactRow = typeof siteContacts.$inferSelect;
type NewContact = Omit<typeof siteContacts.$inferInsert, 'createdAt'>;
const own = (entId: string, id: string) => and(eq(siteContacts.entId, entId), eq(siteContacts.id, id));

export const findContacts = (ctx: Ctx, entId: string): Promise<ContactRow[]> =>
  ctx.db
    .select()
    .from(siteContacts)
    .where(eq(siteContacts.entId, entId))
    .orderBy(asc(siteContacts.createdAt), asc(siteContacts.id))
    .limit(siteLimits.contacts * 2);

/** Of two who add at once the second waits, and counts what the first has added. */
export const lockContacts = async (tx: Ctx, entId: string): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`site contacts ${entId}`}))`);
};

/** Adds contacts; a click that comes twice, and a colleague who is there, add nothing. */
export const insertContacts = async (ctx: Ctx, rows: NewContact[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(siteContacts).values(rows).onConflictDoNothing();
};

export const updateContact = async (
  ctx: Ctx,
  entId: string,
  id: string,
  row: Omit<NewContact, 'id' | 'entId' | 'clientKey' | 'userId'>,
): Promise<ContactRow | undefined> => (await ctx.db.update(siteContacts).set(row).where(own(entId, id)).returning())[0];

export const deleteContact = async (ctx: Ctx, entId: string, id: string): Promise<boolean> =>
  (await ctx.db.delete(siteContacts).where(own(entId, id)).returning({ id: siteContacts.id })).length === 1;

/** Contacts that name a person: of one company, or of any. */
export const deleteContactsOf = async (ctx: Ctx, userId: string, entId?: string): Promise<void> => {
  await ctx.db
    .delete(siteContacts)
    .where(and(eq(siteContacts.userId, userId), entId ? eq(siteContacts.entId, entId) : undefined));
};

export const findContactsOf = (ctx: Ctx, userId: string): Promise<ContactRow[]> =>
  ctx.db.select().from(siteContacts).where(eq(siteContacts.userId, userId)).orderBy(asc(siteContacts.createdAt));
