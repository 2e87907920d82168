import { me, type Ctx } from '#server/platform/context.ts';
import { type DealAsked, type DealScope, scopeWith } from '#server/rooms/deal/index.ts';
import { findAgreements } from '../confidential/agreement-store.ts';
import { isClosed } from '../inquiries/check-open.ts';
import { mayFind } from '../inquiries/gate.ts';
import { findInquiry, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { isBuyersSide, ownsInquiry, sellingCompany } from '../policy.ts';
import { countAsked, findQuestions } from '../questions/question-store.ts';
import { findQuotations, findStoredOf } from '../quotations/quotation-store.ts';

/** Companies whose acts the buyer's side may read by now: while quotations are closed not those that quoted. */
const companiesOf = async (ctx: Ctx, i: InquiryRecord): Promise<string[]> => {
  const [quotations, agreements, questions] = await Promise.all([
    isClosed(i) ? [] : findQuotations(ctx, i.id),
    findAgreements(ctx, i.id),
    findQuestions(ctx, i.id, 'buyer'),
  ]);
  return [...new Set([...quotations, ...agreements, ...questions].flatMap((x) => x.entId ?? []))];
};

/** Whether a company has a part in an inquiry: it quoted, or it may find it and has agreed or asked. */
const takesPart = async (ctx: Ctx, i: InquiryRecord, entId: string): Promise<boolean> => {
  if ((await findStoredOf(ctx, i.id, entId)).length) return true;
  if (!mayFind(ctx, i)) return false;
  const [agreements, asked] = await Promise.all([findAgreements(ctx, i.id, entId), countAsked(ctx, i.id, entId)]);
  return agreements.length > 0 || asked.n > 0;
};

/** How the person of the context stands to the deal of an inquiry (timeline 1): its buyer's side, or a company with a part in it. */
export const findDeal = async (ctx: Ctx, of: DealAsked): Promise<DealScope | null> => {
  if (of.kind !== 'inquiry') return null;
  const inquiryId = of.id;
  const person = me(ctx);
  const i = await findInquiry(ctx, inquiryId);
  if (!i?.publishedAt || i.state === 'draft') return null;
  const { number, title, buyerId, publishedAt: since } = i;
  const all = { of, inquiryId, number: number ?? '', title, buyerId, since };
  if (ownsInquiry(person, i)) return scopeWith({ ...all, party: 'buyer', companies: await companiesOf(ctx, i) });
  const entId = sellingCompany(person);
  if (!entId || isBuyersSide(person, i) || !(await takesPart(ctx, i, entId))) return null;
  return scopeWith({ ...all, party: 'supplier', entId });
};
