import { common } from '#contract/core/errors.ts';
import { operatorErrors } from '#contract/operator/calls.ts';
import { pick } from '#contract/core/text.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { revokeCompany, revokePerson } from '#server/rooms/verification/index.ts';
import { record } from './record.ts';

/** @throws Refused common.notFound, operator.nothingToRevoke */
export const revokeOf = async (
  ctx: Ctx,
  what: 'person' | 'company',
  id: string,
  reason: string,
): Promise<{ people: number }> => {
  const [company] = what === 'company' ? await companiesByIds(ctx, [id]) : [];
  const [person] = what === 'person' ? await peopleByIds(ctx, [id]) : [];
  if ((!company && !person) || person?.userType === 9) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    const people = await (what === 'company' ? revokeCompany : revokePerson)(tx, id, reason);
    if (!people) throw refuse(operatorErrors.nothingToRevoke);
    const subject = company ? pick(company.name, 'cn') : (person?.name ?? id);
    await record(tx, { act: `${what}.revoke`, subject, subjectId: id, reason, after: { people } });
    return { people };
  });
};
