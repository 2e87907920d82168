import type { Currency, Text } from '#contract/core/schemas.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { isClosed } from '../inquiries/check-open.ts';
import { findInquiry, findLines, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuotation, findQuotationSides } from './quotation-store.ts';

/** A quotation that its buyer may want a sample of. */
type Sampled = {
  title: Text;
  entId: string;
  /** The lines that it offers and that ask for something still. */
  lines: { no: number; name: Text; about: Text; unit: string }[];
  currency: Currency;
  inquiryId: string;
  place: Text;
  region: string | null;
  /** Whether it can still be awarded. */
  open: boolean;
};

/**
 * A quotation for an inquiry of the reader's own side; absent for everybody else, and while it is closed. `hold` keeps it from being
 * awarded until the transaction ends.
 */
export const sampledQuotation = async (ctx: Ctx, id: string, hold: boolean): Promise<Sampled | undefined> => {
  const [side] = await findQuotationSides(ctx, [id]);
  const known = side && (await findInquiry(ctx, side.inquiryId));
  if (!known || !ownsInquiry(me(ctx), known)) return undefined;
  const i = hold ? await lockInquiry(ctx, known.id) : known;
  const q = i && !isClosed(i) ? await findQuotation(ctx, id) : undefined;
  if (!i || !q) return undefined;
  const lines = (await findLines(ctx, [i.id])).get(i.id) ?? [];
  const offered = new Set(q.lines.filter((l) => l.prices.some((p) => p !== null)).map((l) => l.lineId));
  return {
    title: i.title,
    entId: q.entId,
    lines: lines
      .filter((l) => l.removedIn === null && offered.has(l.id))
      .map((l) => ({ no: l.no, name: materialLabel(l.product), about: l.specification, unit: l.unit })),
    currency: q.currency,
    inquiryId: i.id,
    place: i.deliveryPlace,
    region: i.deliveryRegion,
    open: (i.state === 'quoting' || i.state === 'outOfDate') && q.state === 'submitted',
  };
};
