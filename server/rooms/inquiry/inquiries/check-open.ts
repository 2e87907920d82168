import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { confidentialErrors } from '#contract/inquiry/confidential.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import type { InquiryRecord } from './inquiry-store.ts';
import { isBuyersSide, mayKnow } from '../policy.ts';
import { standingOf } from './access-store.ts';

/** An inquiry is under way until its deadline. @throws Refused inquiry.deadlinePassed, inquiry.notQuoting */
export const checkQuoting = (i: InquiryRecord): void => {
  if (i.state === 'outOfDate') throw refuse(inquiryErrors.deadlinePassed);
  if (i.state !== 'quoting') throw refuse(inquiryErrors.notQuoting);
};

/** The inquiry, where this person's company may quote it or ask about it now; to be held against its locked row. */
export const checkOpenTo = async (tx: Ctx, i: InquiryRecord | undefined): Promise<InquiryRecord> => {
  const person = me(tx);
  if (!i || !mayKnow(person, i)) throw refuse(common.notFound);
  if (isBuyersSide(person, i)) throw refuse(inquiryErrors.ownInquiry);
  checkQuoting(i);
  if (!i.confidential) return i;
  const standing = await standingOf(tx, i.id, person.entId ?? '');
  if (standing.revoked) throw refuse(confidentialErrors.accessRevoked, standing.revoked);
  if (!standing.admitted) throw refuse(inquiryErrors.agreementNeeded);
  return i;
};
