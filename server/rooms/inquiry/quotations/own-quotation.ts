import { withLeast } from '#contract/inquiry/offers/least.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { SealedFile } from '#server/rooms/files/index.ts';
import { SealError } from '#server/platform/seal/index.ts';
import { openContent, type SealedContent } from '../sealing/content.ts';
import { findSealed, type SealedRow } from '../sealing/seal-store.ts';
import {
  findRevisions,
  findStoredOf,
  isOpen,
  type QuotationRecord,
  type RevisionRecord,
  type StoredRow,
  withPrices,
} from './quotation-store.ts';

/** A quotation for its own company, which reads it whether it is sealed or not; `record` is null where no key opens it at present. */
export type OwnQuotation = {
  row: StoredRow;
  record: QuotationRecord | null;
  revisions: RevisionRecord[];
  /** Annexes that are closed with it. */
  closed?: SealedFile[] | undefined;
};

/** What a sealed revision says, as a row of the open ones would. */
export const termsOf = ({ version, ...c }: SealedContent) => ({
  currency: c.currency,
  tradeTerm: c.tradeTerm,
  place: c.place,
  paymentType: c.paymentType,
  leadDays: c.leadDays,
  validUntil: c.validUntil,
  note: c.note,
  costs: c.costs ?? null,
  annexes: c.annexes,
  forVersion: version,
  lines: withLeast(c.lines, c.moq),
  totals: c.totals,
});

const opened = async (ctx: Ctx, row: SealedRow) => {
  try {
    return { row, content: (await openContent(ctx.platform.seal, row)).content };
  } catch (err) {
    // Health tells of it; the page says that it is kept.
    if (err instanceof SealError) return null;
    throw err;
  }
};

const ownSealed = async (ctx: Ctx, row: StoredRow, sealed: SealedRow[]): Promise<OwnQuotation> => {
  const all = (await Promise.all(sealed.map((s) => opened(ctx, s)))).flatMap((o) => o ?? []);
  const last = all.find((o) => o.row.revision === row.revision);
  return {
    row,
    record: last ? { ...row, ...termsOf(last.content), forVersion: row.forVersion } : null,
    closed: last?.content.files,
    revisions: all.map(({ row: s, content }) => ({
      id: s.id,
      quotationId: s.quotationId,
      revision: s.revision,
      clientKey: s.clientKey,
      userId: s.userId,
      createdAt: s.createdAt,
      ...termsOf(content),
    })),
  };
};

/** Quotations for the company that made them, sealed ones opened in memory alone; the caller has judged the reader. */
export const readOwnQuotations = async (ctx: Ctx, rows: StoredRow[]): Promise<OwnQuotation[]> => {
  const open = rows.filter(isOpen);
  const [records, revisions, sealed] = await Promise.all([
    withPrices(ctx, open),
    findRevisions(
      ctx,
      open.map((q) => q.id),
    ),
    findSealed(
      ctx,
      rows.filter((q) => q.sealed).map((q) => q.id),
    ),
  ]);
  const byId = new Map(records.map((r) => [r.id, r]));
  const bySealed = Map.groupBy(sealed, (s) => s.quotationId);
  return Promise.all(
    rows.map(async (row) =>
      row.sealed
        ? ownSealed(ctx, row, bySealed.get(row.id) ?? [])
        : { row, record: byId.get(row.id) ?? null, revisions: revisions.get(row.id) ?? [] },
    ),
  );
};

/** The quotation of a company for an inquiry, for that company. */
export const readOwnQuotation = async (ctx: Ctx, inquiryId: string, entId: string): Promise<OwnQuotation | undefined> =>
  (await readOwnQuotations(ctx, await findStoredOf(ctx, inquiryId, entId)))[0];
