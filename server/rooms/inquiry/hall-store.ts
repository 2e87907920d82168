import { and, arrayContains, asc, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { HallFilters } from '#contract/hall-filters.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { columns, flat, type InquiryRecord, stateNow } from './inquiry-store.ts';
import { readsNeeds, readsParts, type Reader, readerOf } from './reader-store.ts';
import { inquiries, inquiryLines } from './tables.ts';

/** Number and title are everybody's; the specification is found by those alone who may read it. */
const matchesWords = (ctx: Ctx, reader: Reader, q: string): SQL | undefined =>
  everyWord(q, (like) =>
    or(
      ilike(inquiries.number, like),
      textMatches(inquiries.title, like),
      reader === 'visitor'
        ? undefined
        : and(
            readsParts(ctx, reader),
            exists(
              ctx.db
                .select({ one: sql`1` })
                .from(inquiryLines)
                .where(and(eq(inquiryLines.inquiryId, inquiries.id), textMatches(inquiryLines.specification, like))),
            ),
          ),
    ),
  );

const ofProducts = (ctx: Ctx, slugs: string[]): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(inquiryLines)
      .where(and(eq(inquiryLines.inquiryId, inquiries.id), inArray(inquiryLines.product, slugs))),
  );

/** The hall's filters with the category as the products below it, and the region as all that lies in it. */
export type HallSearch = Omit<HallFilters, 'category' | 'region'> & {
  products?: string[] | undefined;
  regions?: string[] | undefined;
};
type HallQuery = HallSearch & { sort?: string | undefined; current: number; size: number };

/** The calendar day of China on which an inquiry closes. */
export const closingDay = sql<string>`to_char(${inquiries.deadline} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** What the hall shows a reader: published, public, under its filters; `reader` is the caller unless said otherwise. */
export const hallWhere = (ctx: Ctx, o: HallSearch, reader: Reader = readerOf(ctx)): SQL | undefined =>
  and(
    inArray(inquiries.state, ['quoting', 'outOfDate', 'awarded']),
    eq(inquiries.visibility, 'public'),
    o.q ? matchesWords(ctx, reader, o.q) : undefined,
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

/** Public inquiries for the hall. */
export const findHall = async (ctx: Ctx, o: HallQuery): Promise<{ rows: InquiryRecord[]; total: number }> => {
  const where = hallWhere(ctx, o);
  const order =
    o.sort === 'deadline'
      ? [sql`${stateNow} <> 'quoting'`, asc(inquiries.deadline), asc(inquiries.id)]
      : [sql`${stateNow} <> 'quoting'`, desc(inquiries.publishedAt), asc(inquiries.id)];
  const { rows, total } = await pageOfRows(
    ctx.db
      .select(columns)
      .from(inquiries)
      .where(where)
      .orderBy(...order),
    o,
    ctx.db.$count(inquiries, where),
  );
  return { rows: flat(rows), total };
};
