import { desc, eq } from 'drizzle-orm';
import { legalDocuments, legalNames } from '#contract/identity/agreements.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { agreements } from '../tables.ts';

/** Keeps that somebody who registers agreed to the texts as they are now, in the transaction of the registration. */
export const keepAgreements = async (tx: Ctx, userId: string, lang: Lang): Promise<void> => {
  const rows = legalNames.map((document) => ({
    userId,
    document,
    version: legalDocuments[document].version,
    lang,
    address: tx.address,
  }));
  await tx.db.insert(agreements).values(rows).onConflictDoNothing();
};

export const findAgreements = (ctx: Ctx, userId: string): Promise<(typeof agreements.$inferSelect)[]> =>
  ctx.db.select().from(agreements).where(eq(agreements.userId, userId)).orderBy(desc(agreements.at));
