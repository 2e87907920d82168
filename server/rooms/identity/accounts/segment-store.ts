import {
  and,
  type AnyColumn,
  asc,
  arrayContains,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { RoleCode, UserType } from '#contract/core/access.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { users } from '../tables.ts';

/** Members by what they are; what is left out narrows nothing. Operators, suspended and removed people are never among them. */
export type PeopleOf = {
  role?: RoleCode;
  userType?: UserType;
  verified?: boolean;
  lang?: Lang;
  entIds?: string[];
  /** Who registered up to a moment. */
  joinedBy?: string;
  withMail?: boolean;
  among?: string[];
};

/** One parameter, however many they are: a statement has 65,535 at most. */
const among = (column: AnyColumn, ids: string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`;

const those = (p: PeopleOf): SQL | undefined =>
  and(
    ne(users.userType, 9),
    isNull(users.suspendedAt),
    isNull(users.removedAt),
    p.role ? arrayContains(users.roles, [p.role]) : undefined,
    p.userType ? eq(users.userType, p.userType) : undefined,
    p.verified ? eq(users.authStatus, 1) : undefined,
    p.lang ? eq(users.lang, p.lang) : undefined,
    p.entIds ? among(users.entId, p.entIds) : undefined,
    p.joinedBy ? lte(users.createdAt, new Date(p.joinedBy)) : undefined,
    p.withMail ? isNotNull(users.email) : undefined,
    p.among ? among(users.id, p.among) : undefined,
  );

export const countPeople = (ctx: Ctx, p: PeopleOf): Promise<number> => ctx.db.$count(users, those(p));

/** The next of them by id. */
export const findPeopleOf = async (
  ctx: Ctx,
  p: PeopleOf,
  o: { after: string | null; most: number },
): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(those(p), o.after ? gt(users.id, o.after) : undefined))
      .orderBy(asc(users.id))
      .limit(o.most)
  ).map((r) => r.id);
