import { asc, count, eq, sql } from 'drizzle-orm';
import type { LegalDocument } from '#contract/legal/documents.ts';
import type { Ctx } from '#server/platform/context.ts';
import { legalEditions } from './tables.ts';
import type { LegalWords } from './words.ts';

export type Published = { document: LegalDocument; words: LegalWords; pieceId: string; no: number };

/** Puts a version in force, once, under a lock on its piece that the caller holds: one text is one piece. */
export const insertEdition = async (tx: Ctx, { document, words, pieceId, no }: Published): Promise<void> => {
  const [row] = await tx.db.select({ n: count() }).from(legalEditions).where(eq(legalEditions.document, document));
  await tx.db
    .insert(legalEditions)
    .values({ document, major: 2 + (row?.n ?? 0), words, pieceId, no, since: sql`clock_timestamp()` })
    .onConflictDoNothing({ target: [legalEditions.pieceId, legalEditions.no] });
};

/** Of one text, the oldest first. */
export const findEditions = (
  ctx: Ctx,
  document: LegalDocument,
): Promise<{ major: number; words: LegalWords; since: string }[]> =>
  ctx.db
    .select({ major: legalEditions.major, words: legalEditions.words, since: legalEditions.since })
    .from(legalEditions)
    .where(eq(legalEditions.document, document))
    .orderBy(asc(legalEditions.major));

/** The newest version of each text that the desk has published. */
export const findNewest = (ctx: Ctx): Promise<{ document: LegalDocument; major: number; since: string }[]> =>
  ctx.db
    .selectDistinctOn([legalEditions.document], {
      document: legalEditions.document,
      major: legalEditions.major,
      since: legalEditions.since,
    })
    .from(legalEditions)
    .orderBy(legalEditions.document, sql`${legalEditions.major} desc`);
