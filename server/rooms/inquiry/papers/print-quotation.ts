import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { inquiryComparing } from '#contract/inquiry/comparing.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { speaker } from '#server/platform/pdf/speaker.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import { readForSupplier } from '../lists/read-opportunities.ts';
import { readOwn } from '../lists/read-own.ts';
import { sellingCompany } from '../policy.ts';
import { findQuotationSides } from '../quotations/quotation-store.ts';
import { stillValid } from '../rules.ts';
import { type QuotationPaper, quotationSheet } from './quotation-sheet.ts';

type Side = { id: string; inquiryId: string; entId: string };
type Found = Omit<QuotationPaper, 'expired'>;

/** For the company that made it: what its own page is answered, sealed or not. */
const ofSupplier = async (ctx: Ctx, { inquiryId }: Side): Promise<Found | undefined> => {
  const { row, parts, mine, version, buyer } = await readForSupplier(ctx, inquiryId);
  return mine && parts
    ? {
        q: mine,
        lines: mine.asked ?? parts.lines,
        inquiry: { number: row.number, title: row.title, version: version ?? 1 },
        buyer: buyer?.name ?? {},
      }
    : undefined;
};

/** For the buyer's side: what the comparison is answered, so nothing that is still sealed. */
const ofBuyer = async (ctx: Ctx, { id, inquiryId }: Side): Promise<Found | undefined> => {
  const { row, parts, quotations, version } = await readOwn(ctx, inquiryId);
  const q = quotations.find((x) => x.id === id);
  const i = q && (await findInquiry(ctx, inquiryId));
  const [company] = i?.entId ? await companiesByIds(ctx, [i.entId]) : [];
  return (
    q && {
      q,
      lines: q.asked ?? parts.lines,
      inquiry: { number: row.number, title: row.title, version },
      buyer: company?.name ?? {},
    }
  );
};

/**
 * A quotation as a PDF, for both of its sides.
 * @throws Refused common.notFound for everybody else, and for the buyer as long as it is sealed
 */
export const printQuotation = async (
  ctx: Ctx,
  id: string,
  { lang = ctx.lang, zone }: ParsedOf<typeof inquiryComparing.quotation>['query'],
): Promise<Response> => {
  const [side] = await findQuotationSides(ctx, [id]);
  if (!side) throw refuse(common.notFound);
  const found = await (side.entId === sellingCompany(me(ctx)) ? ofSupplier(ctx, side) : ofBuyer(ctx, side));
  if (!found) throw refuse(common.notFound);
  const paper = { ...found, expired: !stillValid(found.q.validUntil, new Date()) };
  const bytes = await printSheet(quotationSheet(paper, speaker(lang, zone)));
  return download(bytes, 'pdf', `${found.q.number}-${found.q.revision}-${lang}`);
};
