import { and, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { ConsultTab } from '#contract/chat/desk.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { getTableColumns } from 'drizzle-orm';
import type { ConsultationRecord } from './consultation-store.ts';
import { chatConsultations } from './tables.ts';

const t = chatConsultations;
const open = isNull(t.closedAt);
const waits = and(open, isNotNull(t.waitingSince));
const answered = and(open, isNull(t.waitingSince));
const byId = { by: t.id, kind: 'id' as const };
const longest = { where: waits!, keys: [{ by: t.waitingSince, kind: 'instant' as const }, byId] };
const newestAnswer = {
  where: answered!,
  keys: [
    { by: t.answeredAt, kind: 'instant' as const, desc: true as const },
    { ...byId, desc: true as const },
  ],
};
const newestBy = (name: string, by: typeof t.closedAt | typeof t.openedAt | typeof t.ratedAt): ListOrder => ({
  name,
  parts: [
    {
      keys: [
        { by, kind: 'instant', desc: true },
        { ...byId, desc: true },
      ],
    },
  ],
});
const orders: Record<ConsultTab, ListOrder> = {
  queue: { name: 'consult.queue', parts: [longest] },
  mine: { name: 'consult.mine', parts: [longest, newestAnswer] },
  colleagues: { name: 'consult.colleagues', parts: [longest, newestAnswer] },
  answered: { name: 'consult.answered', parts: [newestAnswer] },
  closed: newestBy('consult.closed', t.closedAt),
};

/** The company whose desk it is, who reads, and who of it may answer now. */
export type Desk = { entId: string; userId: string; staff: string[] };
type Asked = { current: number; size: number; cursor?: string | undefined };

/** Whoever is no colleague any more holds nothing, whatever their rows still say. */
const held = ({ staff }: Desk): SQL => (staff.length ? inArray(t.assigneeId, staff) : sql`false`);
const ofTab = (d: Desk, tab: ConsultTab): SQL | undefined => {
  if (tab === 'queue') return and(waits, or(isNull(t.assigneeId), not(held(d))));
  if (tab === 'mine') return and(open, eq(t.assigneeId, d.userId));
  if (tab === 'colleagues') return and(open, held(d), ne(t.assigneeId, d.userId));
  return tab === 'answered' ? answered : isNotNull(t.closedAt);
};

const pageOf = (ctx: Ctx, order: ListOrder, where: SQL | undefined, asked: Asked) =>
  pageByKeys<ConsultationRecord>({
    order,
    where,
    asked,
    select: ({ place, where: those, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(t), place })
        .from(t)
        .where(those)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (those, most) => countUpTo(ctx.db, t, those, most),
  });

export const findDeskPage = (ctx: Ctx, d: Desk, tab: ConsultTab, asked: Asked) =>
  pageOf(ctx, orders[tab], and(eq(t.entId, d.entId), ofTab(d, tab)), asked);

/** What somebody asked companies, the newest first. */
export const findAskedPage = (ctx: Ctx, userId: string, asked: Asked) =>
  pageOf(ctx, newestBy('consult.asked', t.openedAt), eq(t.userId, userId), asked);

/** What askers said of closed consultations, the newest first. */
export const findRatedPage = (ctx: Ctx, entId: string, asked: Asked) =>
  pageOf(
    ctx,
    newestBy('consult.rated', t.ratedAt),
    and(eq(t.entId, entId), isNotNull(t.ratedAt), isNotNull(t.stars)),
    asked,
  );

/** How many there are of each open kind. */
export const countTabs = async (ctx: Ctx, d: Desk) => {
  const many = (tab: ConsultTab) => sql<number>`(count(*) filter (where ${ofTab(d, tab)}))::int`;
  const [row] = await ctx.db
    .select({
      queue: many('queue'),
      mine: many('mine'),
      colleagues: many('colleagues'),
      answered: many('answered'),
    })
    .from(t)
    .where(and(eq(t.entId, d.entId), open));
  return row ?? { queue: 0, mine: 0, colleagues: 0, answered: 0 };
};
