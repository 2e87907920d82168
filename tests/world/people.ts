import { and, eq } from 'drizzle-orm';
import { operatorLevels, roleCodes, type RoleCode, type UserType } from '#contract/core/access.ts';
import type { Seat } from '#contract/core/seats.ts';
import type { Platform } from '#server/platform/index.ts';
import { digest, newId, newSecret } from '#server/platform/ids.ts';
import { enterprises } from '#server/rooms/enterprise/tables.ts';
import type { Joining } from '#server/rooms/identity/accounts/rights-rules.ts';
import { sessions, users } from '#server/rooms/identity/tables.ts';
import { verificationGrants } from '#server/rooms/verification/tables.ts';

export type TestPerson = { userId: string; entId: string | null; token: string; email: string };

let n = 0;

/** What somebody with these rights joined as. */
const joiningsOf = (o: { userType: UserType; roles: RoleCode[] }): Joining[] => {
  if (o.userType === 4) return ['customerService'];
  if (o.userType === 9) return ['operator', ...operatorLevels.filter((l) => o.roles.includes(roleCodes[l]))];
  const of: [boolean, Joining][] = [
    [o.roles.includes(roleCodes.viewer), 'viewer'],
    [o.roles.includes(roleCodes.buyer), 'buyer'],
    [o.userType === 1, 'supplier'],
    [o.roles.includes(roleCodes.provider), 'service'],
  ];
  const joined = of.flatMap(([is, j]) => (is ? [j] : []));
  return joined.length ? joined : ['buyer'];
};

/** The owner's seat for who comes first, the next one for everybody else. */
const freeSeat = async (p: Platform, entId: string): Promise<Seat> =>
  (await p.db.$count(users, and(eq(users.entId, entId), eq(users.companyRole, 'owner')))) ? 'administrator' : 'owner';

/** A person with an open session. */
export const person = async (
  p: Platform,
  o: {
    userType: UserType;
    roles: RoleCode[];
    entId?: string | null;
    seat?: Seat;
    isFinish?: boolean;
    lang?: 'cn' | 'en' | 'es';
  },
): Promise<TestPerson> => {
  n += 1;
  const userId = newId();
  // Who is simply an operator is one who may do everything.
  const alone = o.userType === 9 && o.roles.length === 1 && o.roles[0] === roleCodes.operator;
  const roles = alone ? [roleCodes.operator, roleCodes.administrator] : o.roles;
  const email = `person${n}.${userId.slice(-6)}@example.com`;
  await p.db.insert(users).values({
    id: userId,
    joinedAs: joiningsOf({ ...o, roles }),
    userType: o.userType,
    roles,
    name: `人${n}`,
    email,
    passwordHash: 'none',
    entId: o.entId ?? null,
    companyRole: o.seat ?? (o.entId && o.userType !== 4 ? await freeSeat(p, o.entId) : null),
    isFinish: o.isFinish ?? true,
    userLevel: o.isFinish === false ? 0 : 5,
    lang: o.lang ?? 'cn',
  });
  return { userId, entId: o.entId ?? null, token: await sessionOf(p, userId), email };
};

/** Opens a session for somebody who is there already. @returns its token */
export const sessionOf = async (p: Platform, userId: string): Promise<string> => {
  const token = newSecret();
  const end = new Date(Date.now() + 7_200_000);
  await p.db.insert(sessions).values({
    id: newId(),
    userId,
    tokenHash: digest(token),
    refreshHash: digest(newSecret()),
    expiresAt: end,
    endsAt: end,
  });
  return token;
};

export const company = async (p: Platform, o: Partial<typeof enterprises.$inferInsert> = {}): Promise<string> => {
  n += 1;
  const id = newId();
  await p.db
    .insert(enterprises)
    .values({ id, slug: `company-${id}`, name: { cn: `公司${n}`, en: `Company ${n}`, es: `Empresa ${n}` }, ...o });
  if (o.supplierVerified) await p.db.insert(verificationGrants).values({ id: newId(), kind: 'supplier', entId: id });
  return id;
};

export const buyer = async (p: Platform): Promise<TestPerson> =>
  person(p, { userType: 3, roles: [roleCodes.buyer], entId: await company(p) });

/** A verified supplier of carbon fibre unless told otherwise. */
export const supplier = async (p: Platform, o: Partial<typeof enterprises.$inferInsert> = {}): Promise<TestPerson> => {
  const entId = await company(p, {
    supplierVerified: true,
    categories: ['carbon-fibre'],
    processes: ['pultrusion'],
    certificates: [{ slug: 'iso-9001', verified: true }],
    ...o,
  });
  return person(p, { userType: 1, roles: [roleCodes.supplier], entId });
};

/** A service provider with a company. */
export const provider = async (p: Platform): Promise<TestPerson> =>
  person(p, { userType: 5, roles: [roleCodes.provider], entId: await company(p) });
