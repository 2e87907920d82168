import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { mayMove, type ProposalAct, proposalErrors } from '#contract/fairs/desk/proposals.ts';
import type { operatorTalks } from '#contract/operator/fairs-talks.ts';
import { type Ctx, emit, refuse } from '#server/platform/context.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { newId } from '#server/platform/ids.ts';
import { keepCompanies } from '#server/rooms/enterprise/index.ts';
import { talkDecided } from '../events.ts';
import { findProposal, lockProposal, moveProposal, type ProposalRecord } from '../forums/proposal-store.ts';
import { type Done, nameOf } from './said.ts';
import { lockFair } from './store.ts';
import { insertTalk } from './talk-store.ts';
import { checkPlace, speakersOf } from './talks.ts';

/** The proposal under its lock with its fair, where this act may be done to what the desk has seen. */
const hold = async (tx: Ctx, id: string, act: ProposalAct, version: number) => {
  const seen = await findProposal(tx, id);
  if (!seen) throw refuse(common.notFound);
  await keepCompanies(tx, [seen.entId]);
  const fair = await lockFair(tx, seen.fairId, 'keep');
  const proposal = await lockProposal(tx, id);
  if (!fair || !proposal) throw refuse(common.notFound);
  if (!mayMove(act, proposal.state)) throw refuse(proposalErrors.wrongState);
  if (proposal.version !== version) throw refuse(proposalErrors.changed);
  return { fair, proposal };
};

const tell = (
  tx: Ctx,
  p: ProposalRecord,
  o: { decision: 'accept' | 'return' | 'refuse'; talkId: string | null; words: string },
): Promise<void> =>
  emit(tx, talkDecided, {
    proposalId: p.id,
    title: p.title,
    entId: p.entId,
    userId: p.userId,
    save: p.version + 1,
    ...o,
  });

/**
 * Makes a talk of a proposal, where and when the desk says.
 * @throws Refused common.notFound, common.invalid, talkProposals.wrongState, talkProposals.changed, fairDesk.wrongHall
 */
export const acceptProposal = async (
  tx: Ctx,
  id: string,
  { version, ...place }: ParsedOf<typeof operatorTalks.accept>['body'],
): Promise<Done<{ talkId: string }>> => {
  const { fair, proposal: p } = await hold(tx, id, 'accept', version);
  await checkPlace(tx, fair, place);
  const talkId = newId();
  holdOwnRow(tx, 'forum', talkId);
  await insertTalk(tx, {
    id: talkId,
    fairId: p.fairId,
    entId: p.entId,
    title: p.title,
    about: p.about,
    language: p.language,
    speakers: speakersOf(p.speakers),
    ...place,
  });
  await moveProposal(tx, id, { state: 'accepted', defect: null, words: '', forumId: talkId });
  await tell(tx, p, { decision: 'accept', talkId, words: '' });
  const after = { talk: talkId, startsAt: place.startsAt, places: place.places };
  return { data: { talkId }, said: { subject: nameOf(p.title), subjectId: id, after } };
};

/** Returns a proposal for what has to be mended, or refuses it. @throws Refused common.notFound, talkProposals.wrongState, talkProposals.changed */
export const declineProposal = async (
  tx: Ctx,
  id: string,
  { version, decision, defect, words }: ParsedOf<typeof operatorTalks.decline>['body'],
): Promise<Done<{ version: number }>> => {
  const { proposal: p } = await hold(tx, id, decision, version);
  const state = decision === 'return' ? 'returned' : 'refused';
  await moveProposal(tx, id, { state, defect: decision === 'return' ? defect : null, words, forumId: null });
  await tell(tx, p, { decision, talkId: null, words });
  const after = { state, defect };
  return { data: { version: version + 1 }, said: { subject: nameOf(p.title), subjectId: id, reason: words, after } };
};
