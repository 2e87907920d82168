import { isDeepStrictEqual } from 'node:util';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { contributionErrors as errors, type contributions } from '#contract/contributions/calls.ts';
import { type ContributionState, isWritable } from '#contract/contributions/states.ts';
import { contributionLimits } from '#contract/contributions/words.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { lockCompanies } from '#server/rooms/enterprise/index.ts';
import { claimFiles, releaseFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { checkWords } from './check-words.ts';
import { countOpen, findContribution, insertContribution, lockContribution, writeContribution } from './store.ts';

type Asked = ParsedOf<typeof contributions.save>['body'];
export type Moved = { id: string; turn: number; state: ContributionState };

/** The files of a contribution belong to it. */
export const subjectOf = (id: string) => ({ kind: 'contribution', id });

/** @returns null where the id is taken: it is no new one */
const create = async (tx: Ctx, entId: string, { id, kind, words }: Asked): Promise<Moved | null> => {
  const { userId } = me(tx);
  if (await findContribution(tx, id)) return null;
  const row = { id, entId, userId, kind, words, lang: words.lang, picture: words.picture };
  // Counted under the company's lock, so that two colleagues do not both take the last place.
  const n = await countOpen(tx, entId);
  if (n >= contributionLimits.open) throw refuse(errors.tooMany, { most: contributionLimits.open });
  // Somebody of another company may have taken the id meanwhile.
  if (!(await insertContribution(tx, { ...row, number: await nextNumber(tx.db, 'TG') }))) throw refuse(common.notFound);
  holdOwnRow(tx, 'contribution', id);
  if (words.picture) await claimFiles(tx, [words.picture], subjectOf(id), 'picture');
  return { id, turn: 1, state: 'draft' };
};

/**
 * A company writes, or writes anew, before the desk has it (content 29). The same words again change nothing.
 * @throws Refused common.invalid, common.notFound, contributions.noCompany, tooMany, changed, wrongState, notYours, files.notYours
 */
export const saveContribution = async (ctx: Ctx, asked: Asked): Promise<Moved> => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(asked.turn ? common.notFound : errors.noCompany);
  const words = await checkWords(ctx, entId, asked.words);
  const { id, turn, kind } = asked;
  return inTransaction(ctx, async (tx) => {
    if (turn === 0) await lockCompanies(tx, [entId]);
    await keepSeat(tx, 'manage');
    const made = turn === 0 ? await create(tx, entId, { ...asked, words }) : null;
    if (made) return made;
    const known = await lockContribution(tx, id);
    if (!known || known.entId !== entId || known.kind !== kind) throw refuse(common.notFound);
    if (isDeepStrictEqual(known.words, words)) return { id, turn: known.turn, state: known.state };
    if (known.turn !== turn) throw refuse(errors.changed);
    if (!isWritable(known.state)) throw refuse(errors.wrongState);
    await writeContribution(tx, id, { words, lang: words.lang, picture: words.picture });
    if (words.picture && words.picture !== known.picture)
      await claimFiles(tx, [words.picture], subjectOf(id), 'picture');
    await releaseFiles(tx, subjectOf(id), words.picture ? [words.picture] : []);
    return { id, turn: known.turn + 1, state: known.state };
  });
};
