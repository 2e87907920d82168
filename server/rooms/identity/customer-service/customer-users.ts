import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { account } from '#contract/identity/account.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { findStaffPage } from '../accounts/account-store.ts';
import { createPerson } from '../accounts/create-person.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { checkPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { keepSeat, lockPeople } from '../accounts/lock-people.ts';
import { changeService, retireService } from '../accounts/person-store.ts';
import { findUserBy, findUsersByIds, type User } from '../accounts/store.ts';

type View = AnswerOf<typeof account.customerUser>;
const present = (u: User): View => ({
  id: u.id,
  username: u.username,
  name: u.name,
  email: u.email,
  disabled: u.suspendedAt !== null,
  createdAt: u.createdAt.toISOString(),
  lastSeenAt: u.lastSeenAt?.toISOString() ?? null,
});

/** @throws Refused common.notFound for anybody but a customer-service account of my own company */
const ofMine = async (ctx: Ctx, id: string, found = findUsersByIds(ctx, [id])): Promise<User> => {
  const [u] = await found;
  const { entId } = me(ctx);
  if (!u || !entId || u.entId !== entId || u.userType !== 4 || u.removedAt) throw refuse(common.notFound);
  return u;
};

/** The same under its lock. */
const lockMine = (tx: Ctx, id: string): Promise<User> => ofMine(tx, id, lockPeople(tx, { people: [id] }));

/** Customer-service accounts of my company, the newest first. */
export const listCustomerUsers = async (ctx: Ctx, q: { current: number; size: number }) => {
  const { entId } = me(ctx);
  if (!entId) return pageOf<View>([], 0, q);
  const { rows, total } = await findStaffPage(ctx, entId, q);
  return pageOf(rows.map(present), total, q);
};

export const readCustomerUser = async (ctx: Ctx, id: string): Promise<View> => present(await ofMine(ctx, id));

/** Takes an account away: it logs in no more, its user name is free again, what it wrote stays. */
export const removeCustomerUser = async (ctx: Ctx, id: string): Promise<null> => {
  await endSessionsOf(ctx, id, async (tx) => {
    await lockMine(tx, id);
    await retireService(tx, id);
  });
  return null;
};

type Asked = ParsedOf<typeof account.saveCustomerUser>['body'];

const create = async (ctx: Ctx, asked: Asked): Promise<View> => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(identityErrors.noCompany);
  const { username, name, password } = asked;
  const missing = Object.entries({ username, name, password }).filter(([, v]) => !v);
  if (!username || !name || !password)
    throw refuse(common.invalid, {}, Object.fromEntries(missing.map(([k]) => [k, { code: 'required' }])));
  checkPassword(password, username);
  const person = { isFinish: true, lang: ctx.lang, entId, username, name, password };
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'manage');
    return present(await createPerson(tx, { ...person, joinedAs: ['customerService'] }));
  });
};

/** Makes, renames, disables, enables an account, or sets its password; disabled or with a new password it is out at once. */
export const saveCustomerUser = async (ctx: Ctx, asked: Asked): Promise<View> => {
  if (asked.username) {
    const holder = await findUserBy(ctx, 'username', asked.username);
    if (holder && holder.id !== asked.id) throw refuse(common.invalid, {}, { username: { code: 'nameTaken' } });
  }
  if (!asked.id) return create(ctx, asked);
  const u = await ofMine(ctx, asked.id);
  if (asked.password) checkPassword(asked.password, asked.username ?? u.username);
  const set = {
    ...(asked.name && { name: asked.name }),
    ...(asked.username && { username: asked.username }),
    ...(asked.password && { passwordHash: await hashPassword(asked.password) }),
    ...(asked.disabled !== undefined && { disabled: asked.disabled }),
  };
  if (!Object.keys(set).length) return present(u);
  const change = async (tx: Ctx) => {
    await lockMine(tx, u.id);
    return changeService(tx, u.id, set);
  };
  const out = Boolean(asked.password) || asked.disabled === true;
  return present(out ? await endSessionsOf(ctx, u.id, change) : await inTransaction(ctx, change));
};
