import { common } from '#contract/core/errors.ts';
import type { ScoreEntry } from '#contract/points/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { correct } from '../ledger/amend.ts';
import type { StatementWish } from '../ledger/entry-store.ts';
import { scoreOf } from '../reading/read-score.ts';
import { presentEntry, statementOf } from '../reading/read-statement.ts';

/** Days for which corrected points can be spent. */
const correctedDays = 365;

/** A member whose points the desk may look at. @throws Refused common.notFound */
const memberOf = async (ctx: Ctx, id: string) => {
  const [person] = await peopleByIds(ctx, [id]);
  if (!person || person.userType === 9) throw refuse(common.notFound);
  return person;
};

export const readDeskMember = async (ctx: Ctx, id: string) => {
  const { name } = await memberOf(ctx, id);
  return { name, score: await scoreOf(ctx, id) };
};

export const readDeskStatement = async (ctx: Ctx, id: string, q: StatementWish) => {
  await memberOf(ctx, id);
  return statementOf(ctx, id, q);
};

/** Books a correction with its reason, in a transaction of the caller's; the same key again is the same line. */
export const correctMember = async (
  tx: Ctx,
  id: string,
  { points, note, clientKey }: { points: number; note: string; clientKey: string },
): Promise<{ name: string; entry: ScoreEntry }> => {
  const person = await memberOf(tx, id);
  if (person.removedAt) throw refuse(common.notFound);
  const why = { source: 'desk.corrected', sourceId: clientKey, about: '' };
  const entry = await correct(tx, id, {
    ...why,
    points,
    note,
    key: `correct:${id}:${clientKey}`,
    validDays: correctedDays,
  });
  return { name: person.name, entry: presentEntry(entry) };
};
