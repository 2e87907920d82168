import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse, type Refused } from '#server/platform/context.ts';
import type { Gate } from '#contract/inquiry/views.ts';
import { quotedAmong, standingOf } from './access-store.ts';
import type { InquiryRecord } from './inquiry-store.ts';
import { mayKnow, ownsInquiry, sellingCompany } from '../policy.ts';

/** What stands between this person and the gated parts. */
export const gateFor = async (ctx: Ctx, i: InquiryRecord): Promise<Gate> => {
  const { person } = ctx;
  if (!person) return 'login';
  if (!i.confidential || ownsInquiry(person, i)) return 'none';
  const company = sellingCompany(person);
  if (!company) return 'agreement';
  const standing = await standingOf(ctx, i.id, company);
  return standing.revoked ? 'revoked' : standing.admitted ? 'none' : 'agreement';
};

/** Whether this person could find it, were it not hidden. */
const isThere = (ctx: Ctx, i: InquiryRecord): boolean =>
  i.state !== 'draft' && i.state !== 'withdrawn' && (ctx.person ? mayKnow(ctx.person, i) : i.visibility === 'public');

/** Whether this person may know of an inquiry at all; of a withdrawn or hidden one only its buyer's side. */
export const mayFind = (ctx: Ctx, i: InquiryRecord | undefined): i is InquiryRecord =>
  i !== undefined && isFound(ctx, i);
const isFound = (ctx: Ctx, i: InquiryRecord): boolean => {
  if (i.state === 'draft') return false;
  if (ctx.person && ownsInquiry(ctx.person, i)) return true;
  return i.hiddenAt === null && isThere(ctx, i);
};

/** Whether what an operator hid stays readable to this person's company, because it quoted (deals 191). */
export const readsHidden = async (ctx: Ctx, i: InquiryRecord): Promise<boolean> => {
  const company = ctx.person && sellingCompany(ctx.person);
  return company ? (await quotedAmong(ctx, [i.id], company)).has(i.id) : false;
};

/** Whether this person may read of an inquiry: who may find it, and of a hidden one whoever quoted. */
export const mayRead = async (ctx: Ctx, i: InquiryRecord): Promise<boolean> =>
  isFound(ctx, i) || (i.hiddenAt !== null && isThere(ctx, i) && (await readsHidden(ctx, i)));

/** What somebody is told who may not read it: that it was taken down, where they could find it else. */
export const notThere = (ctx: Ctx, i: InquiryRecord | undefined): Refused =>
  refuse(i?.hiddenAt && isThere(ctx, i) ? common.takenDown : common.notFound);
