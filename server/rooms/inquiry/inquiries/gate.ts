import type { Ctx } from '#server/platform/context.ts';
import type { Gate } from '#contract/inquiry/views.ts';
import { standingOf } from './access-store.ts';
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

/** Whether this person may know of an inquiry at all; of a withdrawn one only its buyer's side. */
export const mayFind = (ctx: Ctx, i: InquiryRecord | undefined): i is InquiryRecord => {
  if (!i || i.state === 'draft') return false;
  if (ctx.person && ownsInquiry(ctx.person, i)) return true;
  return i.state !== 'withdrawn' && (ctx.person ? mayKnow(ctx.person, i) : i.visibility === 'public');
};
