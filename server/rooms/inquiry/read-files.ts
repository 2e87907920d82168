import type { Ctx } from '#server/platform/context.ts';
import { registerFilePolicy } from '#server/rooms/files/index.ts';
import { findInquiry } from './inquiry-store.ts';
import { findAgreement } from './match-store.ts';
import { mayKnow, ownsInquiry, sellingFor } from './policy.ts';
import { findQuotation } from './quotation-store.ts';

/** An inquiry's annexes: its buyer, and suppliers who may know it and, where it is confidential, have agreed. */
const mayReadAnnex = async (ctx: Ctx, inquiryId: string): Promise<boolean> => {
  const i = await findInquiry(ctx, inquiryId);
  const { person } = ctx;
  if (!i || !person) return false;
  if (ownsInquiry(person, i)) return true;
  if (!mayKnow(person, i)) return false;
  const company = sellingFor(person);
  return !i.confidential || Boolean(company && (await findAgreement(ctx, i.id, company)));
};

/** A quotation's annexes: its company and the buyer; no rival. */
const mayReadQuotationFile = async (ctx: Ctx, quotationId: string): Promise<boolean> => {
  const q = await findQuotation(ctx, quotationId);
  const i = q && (await findInquiry(ctx, q.inquiryId));
  const { person } = ctx;
  return Boolean(q && i && person && (q.entId === sellingFor(person) || ownsInquiry(person, i)));
};

export const registerFilePolicies = (): void => {
  registerFilePolicy('inquiry', mayReadAnnex);
  registerFilePolicy('quotation', mayReadQuotationFile);
};
