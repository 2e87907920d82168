import { eq, sql } from 'drizzle-orm';
import type { Seat } from '#contract/core/seats.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Joining, Rights } from './rights-rules.ts';
import { type NewUser, personColumns, type User } from './store.ts';
import { users } from '../tables.ts';

/** What is written of somebody who is there: one command an act, each with the columns that the act means and no other. */
const change = async (
  tx: Ctx,
  id: string,
  set: Omit<Parameters<ReturnType<typeof tx.db.update<typeof users>>['set']>[0], keyof Rights>,
) => {
  const [row] = await tx.db.update(users).set(set).where(eq(users.id, id)).returning(personColumns);
  if (!row) throw new Error('no such person');
  return row;
};
/** The profile with these parts set anew; parts that are undefined, and all others, stay. */
const withParts = (parts: Record<string, unknown>) => sql`${users.profile} || ${JSON.stringify(parts)}::jsonb`;

/** Parts of the profile, and the name where it is given. */
export const noteProfile = (tx: Ctx, id: string, parts: Record<string, unknown>, name?: string): Promise<User> =>
  change(tx, id, { profile: withParts(parts), ...(name && { name }) });

/** The information is complete: level 5 or more. */
export const completeProfile = (
  tx: Ctx,
  id: string,
  c: { parts: Record<string, unknown>; name?: string; joinedAs: Joining[] },
): Promise<User> =>
  change(tx, id, {
    profile: withParts(c.parts),
    ...(c.name !== undefined && { name: c.name }),
    isFinish: true,
    userLevel: sql`greatest(5, ${users.userLevel})`,
    joinedAs: c.joinedAs,
  });

/** An upgrade; whoever gets a company by it must complete the company's form. */
export const recordUpgrade = (
  tx: Ctx,
  id: string,
  w: { joinedAs: Joining[]; wishes: string[]; founded: string | null },
): Promise<User> =>
  change(tx, id, {
    joinedAs: w.joinedAs,
    profile: withParts({ wishes: w.wishes }),
    ...(w.founded && { entId: w.founded, companyRole: 'owner', isFinish: false, userLevel: 0 }),
  });

/** What somebody joined as by now. */
export const writeJoined = (tx: Ctx, id: string, joinedAs: Joining[]): Promise<User> => change(tx, id, { joinedAs });

/** A seat in a company, or none. */
export const writeSeat = (tx: Ctx, id: string, s: { entId: string; seat: Seat } | null): Promise<User> =>
  change(tx, id, { entId: s?.entId ?? null, companyRole: s?.seat ?? null });

export const writeTarget = (tx: Ctx, id: string, column: 'phone' | 'email', target: string): Promise<User> =>
  change(tx, id, { [column]: target });

export const writeAvatar = (tx: Ctx, id: string, avatar: string | null): Promise<User> => change(tx, id, { avatar });

/** A customer-service account by its company: what is given is set, the rest stays. */
export const changeService = (
  tx: Ctx,
  id: string,
  s: Partial<Pick<NewUser, 'name' | 'username' | 'passwordHash'>> & { disabled?: boolean },
): Promise<User> => {
  const { disabled, ...given } = s;
  const suspendedAt = disabled ? sql`clock_timestamp()` : null;
  return change(tx, id, { ...given, ...(disabled !== undefined && { suspendedAt }) });
};

/** A customer-service account that is taken away: no login, its user name is free. */
export const retireService = (tx: Ctx, id: string): Promise<User> =>
  change(tx, id, { removedAt: sql`clock_timestamp()`, suspendedAt: sql`clock_timestamp()`, username: null });

/** A row that names nobody any more; its id is in what was traded. */
export const removePerson = (tx: Ctx, id: string): Promise<User> =>
  change(tx, id, {
    name: '',
    phone: null,
    email: null,
    username: null,
    passwordHash: 'none',
    avatar: null,
    profile: {},
    joinedAs: [],
    entId: null,
    companyRole: null,
    inviterId: null,
    inviteCode: null,
    suspendedAt: sql`clock_timestamp()`,
    removedAt: sql`clock_timestamp()`,
  });
