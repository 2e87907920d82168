import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { contributionErrors as errors, type contributions } from '#contract/contributions/calls.ts';
import {
  type ContributionParty,
  contributionRule,
  type ContributionState,
  type ContributionStep,
  isAllowed,
} from '#contract/contributions/states.ts';
import { contributionLimits, lacksOfWords } from '#contract/contributions/words.ts';
import { type Ctx, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { findStanding, takeFromReaders } from '#server/rooms/content/index.ts';
import { releaseFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { type Moved, subjectOf } from './keep-contribution.ts';
import { noteContribution } from './note.ts';
import {
  type ContributionRecord,
  countHandedIn,
  deleteContribution,
  findContribution,
  lockContribution,
  writeContribution,
} from './store.ts';

type Asked = { turn: number; step: ContributionStep; reason: string };
/** What has changed, and what it was. */
export type Step = Moved & { known: ContributionRecord; before: ContributionState; again: boolean };

const isShown = async (tx: Ctx, { pieceId }: ContributionRecord): Promise<boolean> =>
  pieceId !== null && ((await findStanding(tx, [pieceId])).get(pieceId)?.shown ?? false);

/**
 * Takes a step that the table allows, in a transaction of the caller's (content 30). The same step again is one.
 * @param then what goes with it, before it is told
 * @throws Refused common.notFound, contributions.changed, wrongState, reasonNeeded
 */
export const takeStep = async (
  tx: Ctx,
  id: string,
  { turn, step, reason }: Asked,
  party: ContributionParty,
  then?: (known: ContributionRecord) => Promise<{ pieceId?: string }>,
): Promise<Step> => {
  const known = await lockContribution(tx, id);
  if (!known) throw refuse(common.notFound);
  const { to, reason: needed } = contributionRule(step);
  const before = known.state;
  const asked = known.askedAt !== null;
  // A click that comes twice finds the turn after its own, and what it wanted.
  const done = step === 'askBack' ? asked : step === 'keep' ? !asked : true;
  if (known.turn === turn + 1 && before === to && done)
    return { id, turn: known.turn, state: to, known, before, again: true };
  if (known.turn !== turn) throw refuse(errors.changed);
  if (!isAllowed(step, { state: before, shown: await isShown(tx, known), asked })) throw refuse(errors.wrongState);
  if (needed && reason.length < contributionLimits.leastReason)
    throw refuse(errors.reasonNeeded, {}, { reason: { code: 'required' } });
  const more = (await then?.(known)) ?? {};
  await writeContribution(tx, id, { state: to, ...more, asked: step === 'askBack' });
  await noteContribution(tx, known, { act: step, party, userId: me(tx).userId, text: reason });
  return { id, turn: turn + 1, state: to, known: { ...known, ...more }, before, again: false };
};

/** @throws Refused contributions.incomplete, contributions.notAgreed */
const checkHandedIn = (known: ContributionRecord, agreed: boolean): void => {
  const lacks = lacksOfWords(known.kind, known.words);
  const faults = Object.fromEntries(lacks.map((at): [string, FieldError] => [at, { code: 'required' }]));
  if (lacks.length) throw refuse(errors.incomplete, {}, faults);
  if (!agreed) throw refuse(errors.notAgreed, {}, { agreed: { code: 'required' } });
};

/**
 * The company hands in, recalls, withdraws, or asks to have it taken from the readers. A draft that was never handed in goes without a
 * trace; what readers don't see yet is theirs to withdraw at any time (content 33).
 * @throws Refused common.notFound for whoever is not of the company; contributions.changed, wrongState, incomplete, notAgreed, reasonNeeded
 */
export const moveOwn = (ctx: Ctx, id: string, { agreed, ...asked }: ParsedOf<typeof contributions.move>['body']) =>
  inTransaction(ctx, async (tx): Promise<Moved> => {
    if ((await findContribution(tx, id))?.entId !== me(tx).entId) throw refuse(common.notFound);
    await keepSeat(tx, 'manage');
    const { turn, state, known } = await takeStep(tx, id, asked, 'company', async (record) => {
      if (asked.step === 'submit') checkHandedIn(record, agreed);
      if (asked.step === 'withdraw' && record.pieceId) await takeFromReaders(tx, record.pieceId, asked.reason);
      return {};
    });
    if (asked.step === 'withdraw' && known.state === 'draft' && (await countHandedIn(tx, id)) === 0) {
      await deleteContribution(tx, id);
      await releaseFiles(tx, subjectOf(id));
    }
    return { id, turn, state };
  });
