import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { platformAgreement } from '#contract/inquiry/confidential.ts';
import type { Ctx } from '#server/platform/context.ts';
import { inquiryAccess, inquiryAgreements } from '../confidential/tables.ts';
import { inquiries, quotations } from '../tables.ts';
import type { InquiryRecord } from './inquiry-store.ts';

/** The version of the agreement in force: the platform's, or the latest of the buyer's own. */
export const versionInForce = (i: Pick<InquiryRecord, 'agreementText' | 'agreementNo'>): string =>
  i.agreementText ? `own-${i.agreementNo}` : platformAgreement;
const inForce = sql`case when ${inquiries.agreementText} is null then ${platformAgreement} else 'own-' || ${inquiries.agreementNo} end`;

const revoked = (entId: string | SQL): SQL =>
  sql`exists (select 1 from ${inquiryAccess} x
    where x.inquiry_id = ${inquiries.id} and x.ent_id = ${entId} and x.revoked_at is not null)`;

/**
 * Whether a company reads the gated parts of a confidential inquiry of the statement: it has accepted the version in force, and the
 * buyer has not taken that back. Every list, search and count asks this (decision 0022).
 */
export const isAdmitted = (entId: string | SQL): SQL<boolean> =>
  sql<boolean>`(exists (select 1 from ${inquiryAgreements} a
    where a.inquiry_id = ${inquiries.id} and a.ent_id = ${entId} and a.version = ${inForce})
    and not ${revoked(entId)})`;

/** Whether such a company takes annexes too: what the buyer said of it, or else of everybody. */
export const mayTake = (entId: string): SQL<boolean> =>
  sql<boolean>`(${isAdmitted(entId)} and coalesce((select x.downloads from ${inquiryAccess} x
    where x.inquiry_id = ${inquiries.id} and x.ent_id = ${entId}), ${inquiries.annexDownloads}))`;

/** How a company stands with a confidential inquiry. */
export type Standing = {
  admitted: boolean;
  /** Whether it may take annexes, once it is admitted. */
  downloads: boolean;
  revoked: { at: string; reason: string } | null;
};

/** How a company stands with these inquiries, by one statement. */
export const standingsOf = async (ctx: Ctx, ids: string[], entId: string): Promise<Map<string, Standing>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({
      id: inquiries.id,
      admitted: isAdmitted(entId),
      downloads: sql<boolean>`coalesce(${inquiryAccess.downloads}, ${inquiries.annexDownloads})`,
      at: inquiryAccess.revokedAt,
      reason: inquiryAccess.revokedReason,
    })
    .from(inquiries)
    .leftJoin(inquiryAccess, and(eq(inquiryAccess.inquiryId, inquiries.id), eq(inquiryAccess.entId, entId)))
    .where(inArray(inquiries.id, ids));
  return new Map(
    rows.map(({ id, admitted, downloads, at, reason }) => [
      id,
      { admitted, downloads, revoked: at ? { at, reason: reason ?? '' } : null },
    ]),
  );
};

const stranger: Standing = { admitted: false, downloads: false, revoked: null };
export const standingOf = async (ctx: Ctx, id: string, entId: string): Promise<Standing> =>
  (await standingsOf(ctx, [id], entId)).get(id) ?? stranger;

/** Of these inquiries those that a company has quoted, whatever became of its quotation. */
export const quotedAmong = async (ctx: Ctx, ids: string[], entId: string): Promise<Set<string>> =>
  new Set(
    ids.length
      ? (
          await ctx.db
            .select({ id: quotations.inquiryId })
            .from(quotations)
            .where(and(inArray(quotations.inquiryId, ids), eq(quotations.entId, entId)))
        ).map((r) => r.id)
      : [],
  );

/** Whether a company has a quotation that stands or was decided. */
export const hasQuoted = async (ctx: Ctx, inquiryId: string, entId: string): Promise<boolean> =>
  (await ctx.db.$count(
    quotations,
    and(eq(quotations.inquiryId, inquiryId), eq(quotations.entId, entId), ne(quotations.state, 'withdrawn')),
  )) > 0;
