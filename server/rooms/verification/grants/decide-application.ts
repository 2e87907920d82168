import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type GivenFields, verificationErrors } from '#contract/verification/calls.ts';
import { afterMove, type ApplicationState, type ReasonCode } from '#contract/verification/rules.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { settleRights } from '#server/rooms/identity/index.ts';
import { readSetting } from '#server/rooms/settings/index.ts';
import { holdsUntil } from '../records/documents-rules.ts';
import { verificationApproved, verificationMoreAsked, verificationRejected } from '../events.ts';
import { factsOf } from '../records/facts.ts';
import { grant } from './grant.ts';
import { lockApplicants } from '../records/lock-applicants.ts';
import { slotsOfApplication } from '../records/needs.ts';
import {
  addHistory,
  findApplication,
  findDocuments,
  lockApplication,
  stampApplication,
  updateApplication,
} from '../records/store.ts';

export type Decision = {
  decision: 'approve' | 'askMore' | 'reject';
  reasons: ReasonCode[];
  note: Text | null;
  /** Fields as the reviewer read them off the document. */
  corrected?: GivenFields | undefined;
  /** What the reviewer found of the applicant's authority. */
  authority?: 'accepted' | 'refused' | undefined;
  /** The first reviewer's approval becomes whole, as there was nobody for the second (operator 6). */
  alone?: boolean;
};
export type Decided = { number: string; before: ApplicationState; after: ApplicationState; waitsForSecond: boolean };

const facts = { approve: verificationApproved, askMore: verificationMoreAsked, reject: verificationRejected };
const events = { approve: 'approved', askMore: 'moreAsked', reject: 'rejected' } as const;

/**
 * One reviewer's decision, in the caller's transaction; with two persons the first approval only counts as half.
 * @throws Refused common.notFound, verification.wrongState, verification.sameReviewer, verification.codeTaken
 */
export const decideApplication = (ctx: Ctx, id: string, d: Decision): Promise<Decided> =>
  inTransaction(ctx, async (tx) => {
    const found = await findApplication(tx, id);
    if (!found) throw refuse(common.notFound);
    await lockApplicants(tx, [found]);
    const a = await lockApplication(tx, id);
    if (!a) throw refuse(common.notFound);
    const after = afterMove(a.state, d.decision);
    if (!after) throw refuse(verificationErrors.wrongState);
    const reviewer = me(tx).userId;
    const base = { applicationId: id, by: 'operator' as const, actorId: reviewer, reasons: d.reasons, note: d.note };
    const given = { ...a.given, ...d.corrected };
    const twoPersons = d.decision === 'approve' && (await readSetting(tx, 'verification.twoPersons'));
    if (twoPersons && a.firstReviewerId === null) {
      await updateApplication(tx, id, { firstReviewerId: reviewer, given, authority: d.authority ?? null });
      await addHistory(tx, { ...base, id: newId(), event: 'firstApproved' });
      return { number: a.number, before: a.state, after: a.state, waitsForSecond: true };
    }
    if (twoPersons && a.firstReviewerId === reviewer && !d.alone) throw refuse(verificationErrors.sameReviewer);
    const entId = d.decision === 'approve' ? await grant(tx, { ...a, given }) : a.entId;
    const needs = await slotsOfApplication(tx, a.kind, given);
    const expiresAt = d.decision === 'approve' ? holdsUntil(needs, await findDocuments(tx, [id])) : null;
    await updateApplication(tx, id, {
      state: after,
      given,
      entId,
      reviewerId: reviewer,
      authority: d.authority ?? null,
      reasons: d.reasons,
      note: d.note,
      expiresAt,
      told: [],
    });
    if (d.decision === 'approve') await settleRights(tx, { people: [a.applicantId], companies: [entId] });
    await stampApplication(tx, id, 'decided');
    await addHistory(tx, { ...base, id: newId(), event: d.alone ? 'approvedAlone' : events[d.decision] });
    await emit(tx, facts[d.decision], {
      ...factsOf(a),
      submission: a.submissions,
      reasons: d.reasons,
      note: d.note,
    });
    return { number: a.number, before: a.state, after, waitsForSecond: false };
  });
