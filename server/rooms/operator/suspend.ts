import { common } from '#contract/core/errors.ts';
import type { AuditAct } from '#contract/operator/calls.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { lockPeople, peopleByIds, reinstatePeople, suspendPeople, type User } from '#server/rooms/identity/index.ts';
import { record } from './record.ts';

type What = 'suspend' | 'reinstate';

const change = async (tx: Ctx, people: User[], what: What, act: AuditAct, subjectId: string, reason: string) => {
  const changing = people.filter((p) => p.userType !== 9 && (p.suspendedAt !== null) === (what === 'reinstate'));
  const ids = changing.map((p) => p.id);
  await (what === 'suspend' ? suspendPeople(tx, ids, reason) : reinstatePeople(tx, ids, reason));
  await record(tx, {
    act,
    subject: people[0]?.name ?? subjectId,
    subjectId,
    reason,
    before: { suspended: what === 'reinstate' },
    after: { suspended: what === 'suspend', people: changing.length },
  });
  return { people: changing.length };
};

/** @throws Refused common.notFound; operators are nobody here */
export const changePerson = async (ctx: Ctx, id: string, what: What, reason: string): Promise<{ people: number }> => {
  const people = (await peopleByIds(ctx, [id])).filter((p) => p.userType !== 9);
  if (!people.length) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) =>
    change(tx, await lockPeople(tx, { people: [id] }), what, `person.${what}`, id, reason),
  );
};

export const changeCompany = async (ctx: Ctx, id: string, what: What, reason: string): Promise<{ people: number }> => {
  if (!(await companiesByIds(ctx, [id])).length) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) =>
    change(tx, await lockPeople(tx, { companies: [id] }), what, `company.${what}`, id, reason),
  );
};
