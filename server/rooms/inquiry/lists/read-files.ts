import type { Ctx } from '#server/platform/context.ts';
import { isClosed } from '../inquiries/check-open.ts';
import { findInquiries } from '../inquiries/inquiry-store.ts';
import { agreedInquiries } from '../matching/match-store.ts';
import { mayKnow, ownsInquiry, sellingCompany } from '../policy.ts';
import { findQuotationSides } from '../quotations/quotation-store.ts';

/** Inquiries' annexes: their buyer, and suppliers who may know them and, where they are confidential, have agreed. */
export const readableInquiries = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const found = await findInquiries(ctx, ids);
  const company = sellingCompany(person);
  const agreed = new Set(company ? await agreedInquiries(ctx, ids, company) : []);
  return found
    .filter((i) => ownsInquiry(person, i) || (mayKnow(person, i) && (!i.confidential || agreed.has(i.id))))
    .map((i) => i.id);
};

/** Quotations' annexes: their company and, once they are opened, the buyer; no rival. */
export const readableQuotations = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const found = await findQuotationSides(ctx, ids);
  const inquiries = new Map(
    (await findInquiries(ctx, [...new Set(found.map((q) => q.inquiryId))])).map((i) => [i.id, i]),
  );
  const company = sellingCompany(person);
  return found
    .filter((q) => {
      const i = inquiries.get(q.inquiryId);
      return i && (q.entId === company || (!isClosed(i) && ownsInquiry(person, i)));
    })
    .map((q) => q.id);
};
