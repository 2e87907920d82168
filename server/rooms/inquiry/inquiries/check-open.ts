import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { confidentialErrors } from '#contract/inquiry/confidential.ts';
import { sealErrors } from '#contract/inquiry/sealing.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import type { InquiryRecord } from './inquiry-store.ts';
import { isBuyersSide, mayKnow } from '../policy.ts';
import { hasQuoted, standingOf } from './access-store.ts';

/** An inquiry is under way until its deadline. @throws Refused inquiry.deadlinePassed, inquiry.notQuoting */
export const checkQuoting = (i: InquiryRecord): void => {
  if (i.state === 'outOfDate') throw refuse(inquiryErrors.deadlinePassed);
  if (i.state !== 'quoting') throw refuse(inquiryErrors.notQuoting);
};

type SealState = Pick<InquiryRecord, 'sealed' | 'openedAt'>;
/** Whether quotations of an inquiry are closed to everybody but those who made them. */
export const isClosed = (i: SealState): boolean => i.sealed && i.openedAt === null;

/** Nothing of a sealed inquiry is decided before its quotations are opened. @throws Refused seal.stillSealed */
export const checkOpened = (i: SealState): void => {
  if (isClosed(i)) throw refuse(sealErrors.stillSealed);
};

/** Who has read the quotations of others, or may any moment, lets nobody quote after. @throws Refused seal.opened */
export const checkNotOpened = (i: SealState & Pick<InquiryRecord, 'state' | 'quotations'>): void => {
  if (i.sealed && (i.openedAt !== null || (i.state === 'outOfDate' && i.quotations > 0)))
    throw refuse(sealErrors.opened);
};

/** What an operator hid takes nothing new. @throws Refused common.takenDown */
export const checkShown = (i: Pick<InquiryRecord, 'hiddenAt'>): void => {
  if (i.hiddenAt) throw refuse(common.takenDown);
};

/** The inquiry, where this person's company may quote it or ask about it now; to be held against its locked row. */
export const checkOpenTo = async (tx: Ctx, i: InquiryRecord | undefined): Promise<InquiryRecord> => {
  const person = me(tx);
  if (!i || !mayKnow(person, i)) throw refuse(common.notFound);
  if (isBuyersSide(person, i)) throw refuse(inquiryErrors.ownInquiry);
  if (i.hiddenAt && !(await hasQuoted(tx, i.id, person.entId ?? ''))) throw refuse(common.takenDown);
  checkQuoting(i);
  if (!i.confidential) return i;
  const standing = await standingOf(tx, i.id, person.entId ?? '');
  if (standing.revoked) throw refuse(confidentialErrors.accessRevoked, standing.revoked);
  if (!standing.admitted) throw refuse(inquiryErrors.agreementNeeded);
  return i;
};
