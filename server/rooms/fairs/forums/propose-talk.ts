import { seatMay } from '#contract/core/seats.ts';
import { dayIn } from '#contract/core/zones/clock.ts';
import { common } from '#contract/core/errors.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { wordsGiven } from '#contract/core/text.ts';
import {
  type hostTalks,
  mayMove,
  mostProposed,
  proposalErrors,
  type ProposalRow,
} from '#contract/fairs/desk/proposals.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { talkProposed, talkWithdrawn } from '../events.ts';
import { presentForums } from './present.ts';
import {
  countUnderWay,
  findFairsToPropose,
  findLedBy,
  findProposal,
  findProposalsOf,
  findStaffedFairs,
  insertProposal,
  lockProposal,
  moveProposal,
  type ProposalFound,
  writeProposal,
} from './proposal-store.ts';
import { findQuestionsOf } from './question-store.ts';
import { countPresent } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();
/** Open questions of a talk that its host is shown at once. */
const mostOpen = 20;

export const presentProposal = ({ proposal: p, fair }: ProposalFound): ProposalRow => ({
  id: p.id,
  fair,
  state: p.state,
  version: p.version,
  title: p.title,
  about: p.about,
  language: p.language,
  speakers: p.speakers,
  wishedDay: p.wishedDay,
  minutes: p.minutes,
  defect: p.defect,
  words: p.words,
  talkId: p.forumId,
  at: iso(p.updatedAt),
});

/** What a company leads and has proposed, and where it may propose (fairs 47). */
export const readHosted = async (ctx: Ctx): Promise<AnswerOf<typeof hostTalks.list>> => {
  const person = me(ctx);
  if (!person.entId) return { talks: [], proposals: [], fairs: [], may: false };
  const [led, proposals, fairs] = await Promise.all([
    findLedBy(ctx, person.entId),
    findProposalsOf(ctx, person.entId),
    findFairsToPropose(ctx, person.entId),
  ]);
  const ids = led.map((f) => f.forum.id);
  const [rows, present, questions, leads] = await Promise.all([
    presentForums(ctx, led),
    countPresent(ctx, ids),
    findQuestionsOf(ctx, ids),
    findStaffedFairs(ctx, person.userId, person.entId),
  ]);
  const byTalk = Map.groupBy(questions, (q) => q.question.forumId);
  return {
    talks: rows.map((row) => {
      const own = byTalk.get(row.id) ?? [];
      return {
        ...row,
        present: present.get(row.id) ?? 0,
        questions: own.length,
        open: own
          .filter((q) => q.question.answeredAt === null)
          .slice(0, mostOpen)
          .map(({ question: q, votes }) => ({ id: q.id, text: q.text, at: iso(q.createdAt), votes })),
        leads: leads.has(row.fair.id),
      };
    }),
    proposals: proposals.map(presentProposal),
    fairs: fairs.map((f) => ({ ...f, startsAt: iso(f.startsAt), endsAt: iso(f.endsAt) })),
    may: seatMay(person.seat, 'sell'),
  };
};

type Draft = Omit<ParsedOf<typeof hostTalks.revise>['body'], 'version'>;
const wordsOf = ({ title, about, language, speakers, wishedDay, minutes }: Draft) => ({
  title: wordsGiven(title),
  about: wordsGiven(about),
  language,
  speakers,
  wishedDay,
  minutes,
});

/** A fair that a company may propose talks for; the wished day is one of its days. @throws Refused talkProposals.noBooth, common.invalid */
const checkFair = async (tx: Ctx, fairId: string, entId: string, wishedDay: string): Promise<void> => {
  const fair = (await findFairsToPropose(tx, entId)).find((f) => f.id === fairId);
  if (!fair) throw refuse(proposalErrors.noBooth);
  const [first, last] = [dayIn(fair.startsAt, fair.zone), dayIn(Date.parse(fair.endsAt) - 1, fair.zone)];
  if (wishedDay < first || wishedDay > last)
    throw refuse(common.invalid, {}, { wishedDay: { code: 'fairDay', params: { first, last } } });
};

/**
 * Proposes a talk for a fair where the company has a booth or has asked for one. Sent again with its key it is the same.
 * @throws Refused talkProposals.noCompany, talkProposals.noBooth, talkProposals.tooMany, common.invalid
 */
export const proposeTalk = (
  ctx: Ctx,
  { clientKey: id, fairId, ...draft }: ParsedOf<typeof hostTalks.propose>['body'],
): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { userId, entId } = me(tx);
    if (!entId) throw refuse(proposalErrors.noCompany);
    await keepSeat(tx, 'sell');
    const before = await findProposal(tx, id);
    if (before?.userId === userId) return { id };
    if (before) throw refuse(common.conflict);
    await checkFair(tx, fairId, entId, draft.wishedDay);
    if ((await countUnderWay(tx, fairId, entId)) >= mostProposed)
      throw refuse(proposalErrors.tooMany, { most: mostProposed });
    const words = wordsOf(draft);
    if (await insertProposal(tx, { id, fairId, entId, userId, ...words }))
      await emit(tx, talkProposed, { proposalId: id, fairId, title: words.title, entId, save: 1 });
    return { id };
  });

/** The proposal under its lock, for a company whose it is. @throws Refused common.notFound */
const ownProposal = async (tx: Ctx, id: string) => {
  const { entId } = me(tx);
  await keepSeat(tx, 'sell');
  const found = await lockProposal(tx, id);
  if (!found || found.entId !== entId) throw refuse(common.notFound);
  return found;
};

/** @throws Refused common.notFound, talkProposals.wrongState, talkProposals.changed, talkProposals.noBooth, common.invalid */
export const reviseTalk = (
  ctx: Ctx,
  id: string,
  { version, ...draft }: ParsedOf<typeof hostTalks.revise>['body'],
): Promise<{ version: number }> =>
  inTransaction(ctx, async (tx) => {
    const before = await ownProposal(tx, id);
    if (!mayMove('revise', before.state)) throw refuse(proposalErrors.wrongState);
    if (before.version !== version) throw refuse(proposalErrors.changed);
    const { fairId, entId } = before;
    await checkFair(tx, fairId, entId, draft.wishedDay);
    const words = wordsOf(draft);
    await writeProposal(tx, id, words);
    await emit(tx, talkProposed, { proposalId: id, fairId, title: words.title, entId, save: version + 1 });
    return { version: version + 1 };
  });

/** Takes a proposal back that is not decided; done twice it is the same. @throws Refused common.notFound, talkProposals.wrongState */
export const withdrawTalk = (ctx: Ctx, id: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const { state, fairId, entId, title } = await ownProposal(tx, id);
    if (state === 'withdrawn') return null;
    if (!mayMove('withdraw', state)) throw refuse(proposalErrors.wrongState);
    await moveProposal(tx, id, { state: 'withdrawn', defect: null, words: '', forumId: null });
    await emit(tx, talkWithdrawn, { proposalId: id, fairId, title, entId });
    return null;
  });
