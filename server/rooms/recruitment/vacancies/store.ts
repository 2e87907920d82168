import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { VacancyWish } from '#contract/recruitment/calls.ts';
import { type Closing, vacancyRoles, type VacancySort, type VacancyState } from '#contract/recruitment/kinds.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { keysNamed } from '#server/platform/translate.ts';
import { vacancies as v } from '../tables.ts';

export type VacancyRecord = typeof v.$inferSelect;
type NewVacancy = typeof v.$inferInsert;
const now = sql`clock_timestamp()`;

export const findVacancy = async (ctx: Ctx, id: string): Promise<VacancyRecord | undefined> =>
  (await ctx.db.select().from(v).where(eq(v.id, id)))[0];
export const findVacancies = (ctx: Ctx, ids: string[]): Promise<VacancyRecord[]> =>
  ids.length ? ctx.db.select().from(v).where(inArray(v.id, ids)) : Promise.resolve([]);
/** A vacancy as it stays until the transaction ends: nobody closes it meanwhile. */
export const keepVacancy = async (tx: Ctx, id: string): Promise<VacancyRecord | undefined> => {
  taking(tx, 'vacancy', [id], 'keep');
  return (await tx.db.select().from(v).where(eq(v.id, id)).for('share'))[0];
};
export const lockVacancy = async (tx: Ctx, id: string): Promise<VacancyRecord | undefined> => {
  taking(tx, 'vacancy', [id]);
  return (await tx.db.select().from(v).where(eq(v.id, id)).for('no key update'))[0];
};

/** @returns false where this click was there already */
export const insertVacancy = async (ctx: Ctx, row: NewVacancy): Promise<boolean> =>
  (await ctx.db.insert(v).values(row).onConflictDoNothing().returning({ id: v.id })).length === 1;
export const findVacancyByKey = async (
  ctx: Ctx,
  entId: string,
  clientKey: string,
): Promise<VacancyRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(v)
      .where(and(eq(v.entId, entId), eq(v.clientKey, clientKey)))
  )[0];
export const writeVacancy = async (ctx: Ctx, id: string, values: Partial<NewVacancy>): Promise<void> => {
  await ctx.db
    .update(v)
    .set({ ...values, version: sql`${v.version} + 1`, updatedAt: now })
    .where(eq(v.id, id));
};
/** Moves a vacancy; one that is listed again counts as new. */
export const moveVacancy = async (
  ctx: Ctx,
  id: string,
  to: { state: VacancyState; closing?: Closing | null; hiddenReason?: Text },
): Promise<void> => {
  const { state, closing = null, hiddenReason = {} } = to;
  await ctx.db
    .update(v)
    .set({ state, closing, hiddenReason, ...(state === 'listed' && { listedAt: now as never }), updatedAt: now })
    .where(eq(v.id, id));
};
/** Counts somebody who was hired, under the vacancy's lock. */
export const countHired = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .update(v)
    .set({ hired: sql`${v.hired} + 1` })
    .where(eq(v.id, id));
};

/** Listed and not past its last day, whether or not the clock's job has come by. */
const shows = (): SQL => and(eq(v.state, 'listed'), sql`${v.until} >= ${chinaDay()}`) as SQL;
export const isShown = (row: VacancyRecord): boolean => row.state === 'listed' && row.until >= chinaDay();

type Words = { /** The words are looked for in titles and fields of work alone. */ titled?: boolean };
const wished = (w: VacancyWish & Words) => [
  w.role ? eq(v.role, w.role) : undefined,
  w.contract ? eq(v.contract, w.contract) : undefined,
  w.workplace ? eq(v.workplace, w.workplace) : undefined,
  w.country ? eq(v.country, w.country) : undefined,
  w.q
    ? everyWord(w.q, (like, word) =>
        or(
          textMatches(v.title, like),
          ...(w.titled ? [] : [textMatches(v.place, like), textMatches(v.needs, like)]),
          inArray(v.role, keysNamed('recruitment:role', vacancyRoles, word)),
        ),
      )
    : undefined,
];
const orders = {
  newest: [sql`${v.listedAt} desc nulls first`, sql`${v.id} desc nulls first`],
  closing: [asc(v.until), asc(v.id)],
};
type Place = { current: number; size: number };
type Listed = Place & VacancyWish & Words & { company?: string | undefined; sort?: VacancySort | undefined };
/** Vacancies that everybody sees. */
export const findShown = (ctx: Ctx, o: Listed) => {
  const where = and(shows(), o.company ? eq(v.entId, o.company) : undefined, ...wished(o));
  return pageOfRows(
    ctx.db
      .select()
      .from(v)
      .where(where)
      .orderBy(...orders[o.sort ?? 'newest']),
    o,
    ctx.db.$count(v, where),
  );
};
/** Other vacancies of a company that show, the newest. */
export const findOthers = (ctx: Ctx, row: VacancyRecord, most: number): Promise<VacancyRecord[]> =>
  ctx.db
    .select()
    .from(v)
    .where(and(shows(), eq(v.entId, row.entId), ne(v.id, row.id)))
    .orderBy(...orders.newest)
    .limit(most);
/** Whether a vacancy answers each of these wishes, in one statement. */
export const answers = async (ctx: Ctx, id: string, wishes: VacancyWish[]): Promise<boolean[]> => {
  if (!wishes.length) return [];
  const [row] = await ctx.db
    .select({
      met: sql<boolean[]>`array[${sql.join(
        wishes.map((w) => sql`(${and(sql`true`, ...wished(w))})`),
        sql`, `,
      )}]`,
    })
    .from(v)
    .where(and(eq(v.id, id), shows()));
  return row?.met ?? wishes.map(() => false);
};

const counted = sql<number>`count(*)::int`;
/** How many vacancies show by each of what they are. */
export const countShown = async (ctx: Ctx) => {
  const by = <C extends typeof v.role | typeof v.contract | typeof v.workplace | typeof v.country>(column: C) =>
    ctx.db
      .select({ key: column, n: counted })
      .from(v)
      .where(shows())
      .groupBy(column)
      .orderBy(desc(counted), asc(column));
  const [roles, contracts, places, countries, companies] = await Promise.all([
    by(v.role),
    by(v.contract),
    by(v.workplace),
    by(v.country),
    ctx.db
      .select({
        entId: v.entId,
        vacancies: counted,
        openings: sql<number>`sum(${v.openings} - least(${v.hired}, ${v.openings}))::int`,
      })
      .from(v)
      .where(shows())
      .groupBy(v.entId)
      .orderBy(desc(counted), asc(v.entId)),
  ]);
  return { roles, contracts, places, countries, companies };
};
/** What the figures of the market are made of: vacancies that show, without their texts. */
export const findMarket = (ctx: Ctx) =>
  ctx.db
    .select({
      role: v.role,
      entId: v.entId,
      openings: v.openings,
      years: v.years,
      from: v.salaryFrom,
      to: v.salaryTo,
      currency: v.salaryCurrency,
      per: v.salaryPer,
    })
    .from(v)
    .where(shows());

export const findListedIds = async (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> =>
  (
    await ctx.db
      .select({ id: v.id, changed: v.updatedAt })
      .from(v)
      .where(shows())
      .orderBy(asc(v.id))
      .limit(o.limit)
      .offset(o.offset)
  ).map((r) => ({ id: r.id, changed: new Date(r.changed).toISOString() }));

export const findOwn = (ctx: Ctx, o: Place & { entId: string; state?: VacancyState | undefined }) => {
  const where = and(eq(v.entId, o.entId), o.state ? eq(v.state, o.state) : undefined);
  return pageOfRows(
    ctx.db.select().from(v).where(where).orderBy(desc(v.updatedAt), desc(v.id)),
    o,
    ctx.db.$count(v, where),
  );
};
/** Vacancies of a company that are not closed. */
export const countOpen = (ctx: Ctx, entId: string): Promise<number> =>
  ctx.db.$count(v, and(eq(v.entId, entId), ne(v.state, 'closed')));
/** All of them, for the desk. */
export const findAll = (ctx: Ctx, o: Place & { q?: string | undefined; state?: VacancyState | undefined }) => {
  const where = and(
    o.state ? eq(v.state, o.state) : undefined,
    o.q ? everyWord(o.q, (like) => or(textMatches(v.title, like), ilike(sql`${v.id}::text`, like))) : undefined,
  );
  return pageOfRows(
    ctx.db.select().from(v).where(where).orderBy(desc(v.updatedAt), desc(v.id)),
    o,
    ctx.db.$count(v, where),
  );
};
/** Listed vacancies whose last day is over, some at a time; one alone, where it is named. */
export const findPast = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: v.id })
    .from(v)
    .where(and(eq(v.state, 'listed'), sql`${v.until} < ${chinaDay()}`, id ? eq(v.id, id) : undefined))
    .orderBy(asc(v.until), asc(v.id))
    .limit(100);
/** Listed vacancies of a company. */
export const findListedOf = (ctx: Ctx, entId: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: v.id })
    .from(v)
    .where(and(eq(v.state, 'listed'), eq(v.entId, entId)));
