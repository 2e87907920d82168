import { desc, eq } from 'drizzle-orm';
import type { Lang } from '#contract/core/langs.ts';
import type { LegalDocument } from '#contract/legal/documents.ts';
import type { Ctx } from '#server/platform/context.ts';
import { agreements } from '../tables.ts';

type Agreed = { document: LegalDocument; version: string };

/** Keeps that a person agreed to texts in these versions; what was kept before stays as it is. */
export const insertAgreements = async (ctx: Ctx, userId: string, lang: Lang, to: readonly Agreed[]): Promise<void> => {
  const rows = to.map(({ document, version }) => ({ userId, document, version, lang, address: ctx.address }));
  await ctx.db.insert(agreements).values(rows).onConflictDoNothing();
};

export const findAgreements = (ctx: Ctx, userId: string): Promise<(typeof agreements.$inferSelect)[]> =>
  ctx.db.select().from(agreements).where(eq(agreements.userId, userId)).orderBy(desc(agreements.at));
