import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries } from '../tables.ts';
import { inquiryAccess, inquiryAgreements } from './tables.ts';

export type AgreementRecord = typeof inquiryAgreements.$inferSelect;
export type AccessRecord = typeof inquiryAccess.$inferSelect;

/** Keeps an acceptance; of several for one version the first stands. */
export const writeAgreement = async (ctx: Ctx, row: typeof inquiryAgreements.$inferInsert): Promise<void> => {
  await ctx.db
    .insert(inquiryAgreements)
    .values({ ...row, at: sql`clock_timestamp()` })
    .onConflictDoNothing();
};

/** What companies accepted of an inquiry, the newest first; of one company alone where it is named. */
export const findAgreements = (ctx: Ctx, inquiryId: string, entId?: string): Promise<AgreementRecord[]> =>
  ctx.db
    .select()
    .from(inquiryAgreements)
    .where(and(eq(inquiryAgreements.inquiryId, inquiryId), entId ? eq(inquiryAgreements.entId, entId) : undefined))
    .orderBy(desc(inquiryAgreements.at), desc(inquiryAgreements.version));

/** Companies that accepted some version. */
export const findAccepting = async (ctx: Ctx, inquiryId: string): Promise<string[]> =>
  (
    await ctx.db
      .selectDistinct({ id: inquiryAgreements.entId })
      .from(inquiryAgreements)
      .where(eq(inquiryAgreements.inquiryId, inquiryId))
      .orderBy(inquiryAgreements.entId)
  ).map((r) => r.id);

/** The buyer's own agreement, its next version; null goes back to the platform's. */
export const setAgreementText = async (ctx: Ctx, id: string, text: Text | null): Promise<void> => {
  await ctx.db
    .update(inquiries)
    .set({ agreementText: text, ...(text && { agreementNo: sql`${inquiries.agreementNo} + 1` }) })
    .where(eq(inquiries.id, id));
};

export const setAllDownloads = async (ctx: Ctx, id: string, annexDownloads: boolean): Promise<void> => {
  await ctx.db.update(inquiries).set({ annexDownloads }).where(eq(inquiries.id, id));
};

export const findAccess = (ctx: Ctx, inquiryId: string, entIds: string[]): Promise<AccessRecord[]> =>
  entIds.length
    ? ctx.db
        .select()
        .from(inquiryAccess)
        .where(and(eq(inquiryAccess.inquiryId, inquiryId), inArray(inquiryAccess.entId, entIds)))
    : Promise.resolve([]);

type Key = { inquiryId: string; entId: string; updatedBy: string };
const write = async (
  ctx: Ctx,
  key: Key,
  set: { downloads?: boolean; revokedReason?: string | null; revokedAt?: SQL | null },
): Promise<void> => {
  const all = { ...set, updatedBy: key.updatedBy, updatedAt: sql`clock_timestamp()` };
  await ctx.db
    .insert(inquiryAccess)
    .values({ ...key, ...all })
    .onConflictDoUpdate({ target: [inquiryAccess.inquiryId, inquiryAccess.entId], set: all });
};

/** From now on the company reads no more. */
export const writeRevoked = (ctx: Ctx, key: Key, reason: string): Promise<void> =>
  write(ctx, key, { revokedAt: sql`clock_timestamp()`, revokedReason: reason });

/** The company reads again what it accepted. */
export const writeGranted = (ctx: Ctx, key: Key): Promise<void> =>
  write(ctx, key, { revokedAt: null, revokedReason: null });

export const writeDownloads = (ctx: Ctx, key: Key, downloads: boolean): Promise<void> => write(ctx, key, { downloads });
