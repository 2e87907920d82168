import { common } from '#contract/core/errors.ts';
import type { Acceptance } from '#contract/inquiry/confidential.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { mayFind } from '../inquiries/gate.ts';
import { standingOf } from '../inquiries/access-store.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import { mayKnow, sellingCompany } from '../policy.ts';
import { type AgreementRecord, findAgreements } from './agreement-store.ts';
import { agreementInForce, platformText } from './agreement-text.ts';

const iso = (at: string) => new Date(at).toISOString();

/** An acceptance with the words that were accepted: those of early versions are the platform's. */
export const presentAcceptance = (a: AgreementRecord): Acceptance => ({
  version: a.version,
  at: iso(a.at),
  person: a.person,
  company: a.company,
  text: Object.keys(a.text).length ? a.text : platformText(a.version),
});

/**
 * The agreement of a confidential inquiry for who may find it: what a company would accept now, what it has accepted, and whether it
 * reads no more.
 */
export const readAgreement = async (ctx: Ctx, id: string) => {
  const i = await findInquiry(ctx, id);
  const company = sellingCompany(me(ctx));
  // Who accepted something reads it again, also where the inquiry was taken back.
  const accepted = i && company && mayKnow(me(ctx), i) ? await findAgreements(ctx, id, company) : [];
  if (!i?.confidential || !(accepted.length || mayFind(ctx, i))) throw refuse(common.notFound);
  const { revoked } = company ? await standingOf(ctx, id, company) : { revoked: null };
  return {
    ...agreementInForce(i),
    accepted: accepted.map(presentAcceptance),
    revoked: revoked && { at: iso(revoked.at), reason: revoked.reason },
  };
};
