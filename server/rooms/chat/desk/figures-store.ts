import { and, count, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { chatConsultations } from './tables.ts';

const t = chatConsultations;
type Of = { entId: string; since: string };
const seconds = sql`extract(epoch from ${t.firstAnswerAt} - ${t.openedAt})`;
const chinaDay = (at: typeof t.openedAt | typeof t.closedAt) =>
  sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

export const waitingNow = async (ctx: Ctx, entId: string) =>
  (
    await ctx.db
      .select({ n: count(), since: sql<string | null>`min(${t.waitingSince})::text` })
      .from(t)
      .where(and(eq(t.entId, entId), isNull(t.closedAt), isNotNull(t.waitingSince)))
  )[0] ?? { n: 0, since: null };

/** Seconds to the first answer, of what was answered first in the time. */
export const firstAnswers = async (ctx: Ctx, { entId, since }: Of) =>
  (
    await ctx.db
      .select({
        n: count(),
        at: sql<[number, number] | null>`percentile_cont(array[0.5, 0.9]) within group (order by ${seconds})`,
      })
      .from(t)
      .where(and(eq(t.entId, entId), gte(t.firstAnswerAt, since)))
  )[0] ?? { n: 0, at: null };

type ByDay = { day: string; what: 'opened' | 'answered' | 'closed'; n: number };
/** What was opened, answered first and closed, by day of China. */
export const byDay = async (ctx: Ctx, { entId, since }: Of): Promise<ByDay[]> => {
  const of = (what: ByDay['what'], at: typeof t.openedAt | typeof t.firstAnswerAt | typeof t.closedAt) => {
    const day = chinaDay(at as typeof t.openedAt);
    return ctx.db
      .select({ day: day.as('day'), what: sql<ByDay['what']>`${sql.raw(`'${what}'`)}`.as('what'), n: count().as('n') })
      .from(t)
      .where(and(eq(t.entId, entId), gte(at, since)))
      .groupBy(day);
  };
  return of('opened', t.openedAt)
    .unionAll(of('answered', t.firstAnswerAt))
    .unionAll(of('closed', t.closedAt)) as unknown as Promise<ByDay[]>;
};

/** Who answered first and who closed, with the middle of their times. */
export const byColleague = async (ctx: Ctx, { entId, since }: Of) => {
  const answers = ctx.db
    .select({
      userId: t.firstAnswerBy,
      n: count(),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})`,
    })
    .from(t)
    .where(and(eq(t.entId, entId), gte(t.firstAnswerAt, since)))
    .groupBy(t.firstAnswerBy);
  const closed = ctx.db
    .select({ userId: t.closedBy, n: count() })
    .from(t)
    .where(and(eq(t.entId, entId), gte(t.closedAt, since)))
    .groupBy(t.closedBy);
  const [a, c] = await Promise.all([answers, closed]);
  return { answers: a, closed: c };
};

export const starsGiven = (ctx: Ctx, { entId, since }: Of): Promise<{ stars: number | null; n: number }[]> =>
  ctx.db
    .select({ stars: t.stars, n: count() })
    .from(t)
    .where(and(eq(t.entId, entId), gte(t.ratedAt, since), isNotNull(t.stars)))
    .groupBy(t.stars);
