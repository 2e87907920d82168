import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { lockPeople, peopleByIds, signOutEverywhere } from '#server/rooms/identity/index.ts';
import { record } from '../record.ts';

const member = async (ctx: Ctx, id: string) => {
  const [u] = await peopleByIds(ctx, [id]);
  if (!u || u.userType === 9) throw refuse(common.notFound);
  return u;
};

/** Phone and mail in full, for who has to call; the reason is kept. @throws Refused common.notFound */
export const readContact = async (
  ctx: Ctx,
  id: string,
  reason: string,
): Promise<{ phone: string | null; email: string | null }> => {
  const u = await member(ctx, id);
  await record(ctx, { act: 'person.contact', subject: u.name || id, subjectId: id, reason });
  return { phone: u.phone, email: u.email };
};

/** Ends every session of a person. @throws Refused common.notFound */
export const signOutPerson = async (ctx: Ctx, id: string, reason: string): Promise<{ sessions: number }> => {
  const u = await member(ctx, id);
  return inTransaction(ctx, async (tx) => {
    await lockPeople(tx, { people: [id] });
    const sessions = await signOutEverywhere(tx, id);
    await record(tx, { act: 'person.signOut', subject: u.name || id, subjectId: id, reason, after: { sessions } });
    return { sessions };
  });
};
