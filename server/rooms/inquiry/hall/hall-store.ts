import { and, arrayContains, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { HallFilters } from '#contract/inquiry/hall-filters.ts';
import type { HallSort } from '#contract/inquiry/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { columns, flat, notHidden, stateNow } from '../inquiries/inquiry-store.ts';
import { matchesWords, readsNeeds, type Reader, readerOf } from '../inquiries/reader-store.ts';
import { inquiries, inquiryLines } from '../tables.ts';

const ofProducts = (ctx: Ctx, slugs: string[]): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(inquiryLines)
      .where(
        and(
          eq(inquiryLines.inquiryId, inquiries.id),
          isNull(inquiryLines.removedIn),
          inArray(inquiryLines.product, slugs),
        ),
      ),
  );

/** The hall's filters with the category as the products below it, and the region as all that lies in it. */
export type HallSearch = Omit<HallFilters, 'category' | 'region'> & {
  products?: string[] | undefined;
  /** Materials that the words mean; what is asked for of them is found too, and everybody may see it. */
  meant?: string[] | undefined;
  regions?: string[] | undefined;
};
type HallQuery = HallSearch & {
  sort?: HallSort | undefined;
  current: number;
  size: number;
  cursor?: string | undefined;
};

/** The calendar day of China on which an inquiry closes. */
export const closingDay = sql<string>`to_char(${inquiries.deadline} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** What the hall shows a reader: published, public, under its filters; `reader` is the caller unless said otherwise. */
export const hallWhere = (ctx: Ctx, o: HallSearch, reader: Reader = readerOf(ctx)): SQL | undefined =>
  and(
    inArray(inquiries.state, ['quoting', 'outOfDate', 'awarded']),
    eq(inquiries.visibility, 'public'),
    notHidden,
    o.q ? or(matchesWords(ctx, reader, o.q), o.meant?.length ? ofProducts(ctx, o.meant) : undefined) : undefined,
    o.products ? ofProducts(ctx, o.products) : undefined,
    o.state ? sql`${stateNow} = ${o.state}` : undefined,
    o.certificate?.length || o.process?.length || o.field ? readsNeeds(ctx, reader) : undefined,
    o.certificate?.length ? arrayContains(inquiries.certificates, o.certificate) : undefined,
    o.process?.length ? arrayContains(inquiries.processes, o.process) : undefined,
    o.field ? eq(inquiries.field, o.field) : undefined,
    o.term ? eq(inquiries.tradeTerm, o.term) : undefined,
    o.regions ? inArray(inquiries.deliveryRegion, o.regions) : undefined,
    o.nda ? eq(inquiries.confidential, o.nda === '1') : undefined,
    o.until ? sql`${closingDay} <= ${o.until}` : undefined,
  );

/** Whether this one stands in the hall under these filters, for this reader. */
export const isInHall = async (ctx: Ctx, id: string, o: HallSearch, reader: Reader): Promise<boolean> =>
  (
    await ctx.db
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(and(eq(inquiries.id, id), hallWhere(ctx, o, reader)))
  ).length > 0;

/** What still takes quotations stands first, by the database's clock. */
const waiting = sql`(${inquiries.state} = 'quoting' and ${inquiries.deadline} > now())`;
const over = sql`(${inquiries.state} <> 'quoting' or ${inquiries.deadline} <= now())`;
const [id, listed, deadline] = [
  { by: inquiries.id, kind: 'id' },
  { by: inquiries.listedAt, kind: 'instant' },
  { by: inquiries.deadline, kind: 'instant' },
] as const;
const last = { desc: true } as const;

const orders: Record<HallSort, ListOrder> = {
  newest: {
    name: 'newest',
    parts: [waiting, over].map((where) => ({
      where,
      keys: [
        { ...listed, ...last },
        { ...id, ...last },
      ],
    })),
  },
  /** What closes next, then what closed last. */
  deadline: {
    name: 'deadline',
    parts: [
      { where: waiting, keys: [deadline, id] },
      {
        where: over,
        keys: [
          { ...deadline, ...last },
          { ...id, ...last },
        ],
      },
    ],
  },
};

/** Public inquiries for the hall. */
export const findHall = async (ctx: Ctx, o: HallQuery) => {
  const found = await pageByKeys({
    order: orders[o.sort ?? 'newest'],
    where: hallWhere(ctx, o),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...columns, place })
        .from(inquiries)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, inquiries, where, most),
  });
  return { ...found, rows: flat(found.rows) };
};
