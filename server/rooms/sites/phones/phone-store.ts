import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { ContactRow } from '../contact-store.ts';
import { siteContacts as c } from '../tables.ts';

/** For everybody, and with a number. */
const callable = and(eq(c.shownTo, 'everybody'), ne(c.phone, ''));

/** Companies that keep such a contact. */
export const findCallable = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.db.selectDistinct({ entId: c.entId }).from(c).where(callable)).map((r) => r.entId);

/** Such contacts of some companies, the first that was written first. */
export const findDesksOf = (ctx: Ctx, entIds: string[]): Promise<ContactRow[]> =>
  entIds.length
    ? ctx.db
        .select()
        .from(c)
        .where(and(inArray(c.entId, entIds), callable))
        .orderBy(asc(c.createdAt), asc(c.id))
    : Promise.resolve([]);

export const findCallableContact = async (ctx: Ctx, id: string): Promise<ContactRow | undefined> =>
  (
    await ctx.db
      .select()
      .from(c)
      .where(and(eq(c.id, id), callable))
  )[0];
