import { common } from '#contract/core/errors.ts';
import type { RevisionTerms } from '#contract/inquiry/offers/revisions.ts';
import type { QuotedLine } from '#contract/inquiry/schemas.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { findVersions } from '../amendments/version-store.ts';
import { findInquiry, findLines } from '../inquiries/inquiry-store.ts';
import { ownsInquiry, sellingCompany } from '../policy.ts';
import { readOwnQuotation } from '../quotations/own-quotation.ts';
import {
  findQuotation,
  findQuotationSides,
  findRevisionPrices,
  findRevisions,
  type RevisionRecord,
} from '../quotations/quotation-store.ts';
import { readForSupplier } from './read-opportunities.ts';

type Side = { id: string; inquiryId: string; entId: string };

/** All of its own, sealed ones too, while it may read the lines that they answer. */
const ofSupplier = async (ctx: Ctx, { inquiryId, entId }: Side): Promise<RevisionRecord[] | undefined> => {
  const { mine, parts } = await readForSupplier(ctx, inquiryId);
  return mine && parts ? (await readOwnQuotation(ctx, inquiryId, entId))?.revisions : undefined;
};

/** Those that the buyer was sent: of a sealed quotation the one that was opened, since no other was ever written. */
const ofBuyer = async (ctx: Ctx, { id, inquiryId }: Side): Promise<RevisionRecord[] | undefined> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || i.state === 'draft' || !ownsInquiry(me(ctx), i)) return undefined;
  return (await findQuotation(ctx, id)) && (await findRevisions(ctx, [id])).get(id);
};

/**
 * Every revision of a quotation with what it said, the oldest first, for both of its sides (deals 186).
 * @throws Refused common.notFound for everybody else, and for the buyer as long as it is sealed
 */
export const readRevisions = async (ctx: Ctx, id: string): Promise<{ revisions: RevisionTerms[] }> => {
  const [side] = await findQuotationSides(ctx, [id]);
  if (!side) throw refuse(common.notFound);
  const found = await (side.entId === sellingCompany(me(ctx)) ? ofSupplier(ctx, side) : ofBuyer(ctx, side));
  if (!found) throw refuse(common.notFound);
  const [prices, now, versions] = await Promise.all([
    findRevisionPrices(ctx, id),
    findLines(ctx, [side.inquiryId]),
    findVersions(ctx, [side.inquiryId]),
  ]);
  return {
    revisions: found.map((r) => {
      const then = versions.get(side.inquiryId)?.find((v) => v.version === r.forVersion)?.snapshot.lines;
      return {
        revision: r.revision,
        at: new Date(r.createdAt).toISOString(),
        forVersion: r.forVersion,
        currency: r.currency,
        tradeTerm: r.tradeTerm,
        place: r.place,
        paymentType: r.paymentType,
        leadDays: r.leadDays,
        validUntil: r.validUntil,
        note: r.note,
        costs: r.costs,
        // Sealed ones bring their prices with them.
        lines: r.lines.map((l) => ({ prices: prices.get(`${r.revision} ${l.lineId}`) ?? [], ...l }) as QuotedLine),
        asked: (then ?? now.get(side.inquiryId) ?? []).map((l) => ({
          id: l.id,
          no: l.no,
          productName: materialLabel(l.product),
          unit: l.unit,
          tiers: l.tiers,
        })),
      };
    }),
  };
};
