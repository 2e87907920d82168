import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import { findAgreement, writeAgreement } from '../matching/match-store.ts';
import { mayKnow } from '../policy.ts';

/** Version of the agreement's text in i18n (`inquiry.agreement`); a new text gets a new version. */
export const agreementVersion = '2026-11';

/** Records who accepted which version when; accepting twice keeps the first (decisions 4). */
export const acceptAgreement = async (ctx: Ctx, id: string): Promise<{ version: string; at: string }> => {
  const { entId, userId } = me(ctx);
  const i = await findInquiry(ctx, id);
  if (!i || !entId || !mayKnow(me(ctx), i)) throw refuse(common.notFound);
  await writeAgreement(ctx, { inquiryId: id, entId, userId, version: agreementVersion });
  const kept = await findAgreement(ctx, id, entId);
  return { version: kept?.version ?? agreementVersion, at: new Date(kept?.at ?? Date.now()).toISOString() };
};
