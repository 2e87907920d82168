import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { purchaseApplications, purchaseDocuments as documents, purchases } from '../tables.ts';

export type DocumentRecord = typeof documents.$inferSelect;

/** Tender documents with all their versions: document by document, the oldest version first. */
export const findDocuments = (ctx: Ctx, purchaseId: string): Promise<DocumentRecord[]> =>
  ctx.db
    .select()
    .from(documents)
    .where(eq(documents.purchaseId, purchaseId))
    .orderBy(asc(documents.documentId), asc(documents.version));

export const insertDocuments = async (tx: Ctx, rows: (typeof documents.$inferInsert)[]): Promise<void> => {
  if (rows.length) await tx.db.insert(documents).values(rows);
};

/** How many documents a purchase has; its lock is held. */
export const countDocuments = (tx: Ctx, purchaseId: string): Promise<number> =>
  tx.db.$count(documents, and(eq(documents.purchaseId, purchaseId), eq(documents.version, 1)));

/** The newest version of a document of this purchase. */
export const findNewest = async (
  tx: Ctx,
  purchaseId: string,
  documentId: string,
): Promise<DocumentRecord | undefined> =>
  (
    await tx.db
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.purchaseId, purchaseId),
          eq(documents.documentId, documentId),
          eq(
            documents.version,
            tx.db
              .select({ n: max(documents.version) })
              .from(documents)
              .where(eq(documents.documentId, documentId)),
          ),
        ),
      )
  )[0];

export const findByFile = async (ctx: Ctx, fileId: string): Promise<DocumentRecord | undefined> =>
  (await ctx.db.select().from(documents).where(eq(documents.fileId, fileId)))[0];

/** Whom documents are for: their purchase's side and state, and the state of a company's application for it. */
export const findAudiences = (ctx: Ctx, ids: string[], entId: string | null) =>
  ids.length
    ? ctx.db
        .select({
          id: documents.id,
          shownTo: documents.shownTo,
          purchase: { buyerId: purchases.buyerId, entId: purchases.entId, state: purchases.state },
          application: purchaseApplications.state,
        })
        .from(documents)
        .innerJoin(purchases, eq(purchases.id, documents.purchaseId))
        .leftJoin(
          purchaseApplications,
          and(
            eq(purchaseApplications.purchaseId, purchases.id),
            entId === null ? sql`false` : eq(purchaseApplications.entId, entId),
          ),
        )
        .where(inArray(documents.id, ids))
    : Promise.resolve([]);
