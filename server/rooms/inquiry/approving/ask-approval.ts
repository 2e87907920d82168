import { approvalDays, approvalErrors, type RequestedAward } from '#contract/inquiry/deciding/approval.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { awardRequested } from '../events.ts';
import { insertRequest } from './approval-store.ts';
import { endOverdue } from './expire-requests.ts';
import type { Subject } from './subjects.ts';

type Asked = {
  /** The award as it was sent. */
  awards: unknown;
  terms: RequestedAward[];
  over: { limit: string; cny: number | null };
  reason: string;
  /** The last day on which all that it would buy is valid. */
  lastDay: string;
};

/** Asks for the approval of an award that comes above the limit, under the lock of what it is made of. @throws Refused approval.waiting */
export const askApproval = async (tx: Ctx, s: Subject & { owner: { entId: string } }, o: Asked): Promise<string> => {
  const { userId } = me(tx);
  const { entId } = s.owner;
  await endOverdue(tx, s);
  const id = newId();
  const { limit, cny } = o.over;
  const asked = await insertRequest(tx, {
    id,
    inquiryId: s.kind === 'inquiry' ? s.id : null,
    purchaseId: s.kind === 'purchase' ? s.id : null,
    entId,
    userId,
    awards: o.awards,
    terms: o.terms,
    cny: cny === null ? null : cny.toFixed(2),
    limit,
    reason: o.reason,
    days: approvalDays,
    until: `${o.lastDay}T23:59:59+08:00`,
  });
  if (!asked) throw refuse(approvalErrors.waiting);
  await emit(tx, awardRequested, {
    requestId: id,
    inquiryId: s.kind === 'inquiry' ? s.id : null,
    purchaseId: s.kind === 'purchase' ? s.id : null,
    number: s.number,
    title: s.title,
    userId,
    buyerEntId: entId,
  });
  return id;
};
