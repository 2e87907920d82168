import type { OperatorLevel } from '#contract/core/access.ts';
import { roleCodes } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import { operatorErrors } from '#contract/operator/calls.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import {
  findReviewers,
  lockPeople,
  peopleByIds,
  reinstatePeople,
  setOperatorLevel,
  suspendPeople,
  type User,
} from '#server/rooms/identity/index.ts';
import { record } from '../record.ts';
import { levelOf } from './levels.ts';

const isAdministrator = (u: User) => u.roles.includes(roleCodes.administrator) && !u.suspendedAt;

/**
 * Another operator under their lock, with all administrators: two who take each other's level at once take turns.
 * @throws Refused common.notFound, operator.ownAccount, operator.lastAdministrator; common.forbidden for who is no
 * administrator any more
 */
export const lockOther = async (tx: Ctx, id: string, o: { leaves: boolean }): Promise<User> => {
  if (id === me(tx).userId) throw refuse(operatorErrors.ownAccount);
  const [found] = await peopleByIds(tx, [id]);
  if (found?.userType !== 9) throw refuse(common.notFound);
  const ids = [...(await findReviewers(tx)).filter(isAdministrator).map((u) => u.id), id];
  const locked = await lockPeople(tx, { people: [...new Set(ids)] });
  const administrators = locked.filter(isAdministrator);
  if (!administrators.some((u) => u.id === me(tx).userId)) throw refuse(common.forbidden);
  const other = locked.find((u) => u.id === id);
  if (!other) throw refuse(common.notFound);
  if (o.leaves && isAdministrator(other) && administrators.length < 2) throw refuse(operatorErrors.lastAdministrator);
  return other;
};

export const changeLevel = (
  ctx: Ctx,
  id: string,
  { level, reason }: { level: OperatorLevel; reason: string },
): Promise<{ id: string; level: OperatorLevel }> =>
  inTransaction(ctx, async (tx) => {
    const other = await lockOther(tx, id, { leaves: level !== 'administrator' });
    const before = { level: levelOf(other) };
    if (before.level === level) return { id, level };
    await setOperatorLevel(tx, id, level);
    await record(tx, {
      act: 'operator.level',
      subject: other.name,
      subjectId: id,
      reason,
      before,
      after: { level },
    });
    return { id, level };
  });

/** Ends somebody's access, or gives it back; twice is once. */
export const changeStanding = (
  ctx: Ctx,
  id: string,
  what: 'deactivate' | 'reinstate',
  reason: string,
): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const other = await lockOther(tx, id, { leaves: what === 'deactivate' });
    if ((other.suspendedAt === null) === (what === 'reinstate')) return { id };
    await (what === 'deactivate' ? suspendPeople(tx, [id], reason) : reinstatePeople(tx, [id], reason));
    await record(tx, { act: `operator.${what}`, subject: other.name, subjectId: id, reason });
    return { id };
  });
