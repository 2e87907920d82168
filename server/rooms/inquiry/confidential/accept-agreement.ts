import { common } from '#contract/core/errors.ts';
import { confidentialErrors } from '#contract/inquiry/confidential.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { standingOf } from '../inquiries/access-store.ts';
import { checkShown } from '../inquiries/check-open.ts';
import { lockInquiry } from '../inquiries/inquiry-store.ts';
import { mayKnow } from '../policy.ts';
import { agreementInForce } from './agreement-text.ts';
import { findAgreements, writeAgreement } from './agreement-store.ts';

/**
 * Records who accepted which words when, for which company; accepting twice keeps the first. The inquiry is locked, so that what is
 * accepted is what is in force: other words than those that were read are refused (deals 84).
 */
export const acceptAgreement = (
  ctx: Ctx,
  id: string,
  read: string | undefined,
): Promise<{ version: string; at: string }> => {
  const { entId, userId, name } = me(ctx);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const i = await lockInquiry(tx, id);
    if (!i || !entId || !mayKnow(me(tx), i)) throw refuse(common.notFound);
    checkShown(i);
    const { revoked } = await standingOf(tx, id, entId);
    if (revoked) throw refuse(confidentialErrors.accessRevoked, { reason: revoked.reason });
    const { version, text } = agreementInForce(i);
    if (read && read !== version) throw refuse(confidentialErrors.agreementChanged);
    const [company] = await companiesByIds(tx, [entId]);
    await writeAgreement(tx, {
      inquiryId: id,
      entId,
      userId,
      version,
      person: name,
      company: company?.name ?? {},
      text,
    });
    const kept = (await findAgreements(tx, id, entId)).find((a) => a.version === version);
    return { version, at: new Date(kept?.at ?? Date.now()).toISOString() };
  });
};
