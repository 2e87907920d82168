import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { liveSamples, type sampleSorts, type SampleState } from '#contract/sample/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { sampleEvents, samples } from './tables.ts';

export type SampleRecord = typeof samples.$inferSelect;
export type NewSample = typeof samples.$inferInsert;
export type EventRecord = typeof sampleEvents.$inferSelect;

const now = sql`clock_timestamp()`;
const inDays = (days: number) => sql`clock_timestamp() + make_interval(days => ${days}::int)`;

/** @returns false where this click, or another one for the same, was faster */
export const insertSample = async (ctx: Ctx, row: NewSample, days: number): Promise<boolean> =>
  (
    await ctx.db
      .insert(samples)
      .values({ ...row, expiresAt: inDays(days) as never })
      .onConflictDoNothing()
      .returning({ id: samples.id })
  ).length === 1;

export const findByKey = async (ctx: Ctx, buyerId: string, clientKey: string): Promise<SampleRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(samples)
      .where(and(eq(samples.buyerId, buyerId), eq(samples.clientKey, clientKey)))
  )[0];

export const findSample = async (ctx: Ctx, id: string): Promise<SampleRecord | undefined> =>
  (await ctx.db.select().from(samples).where(eq(samples.id, id)))[0];
export const findSamples = (ctx: Ctx, ids: string[]): Promise<SampleRecord[]> =>
  ids.length ? ctx.db.select().from(samples).where(inArray(samples.id, ids)) : Promise.resolve([]);
export const lockSampleRow = async (tx: Ctx, id: string): Promise<SampleRecord | undefined> => {
  taking(tx, 'sample', [id]);
  return (await tx.db.select().from(samples).where(eq(samples.id, id)).for('no key update'))[0];
};

/** Those under way that a side asked of this product or quotation. */
export const findLiveOf = (
  ctx: Ctx,
  buyerSide: string,
  of: { product?: string | undefined; quotation?: string | undefined },
): Promise<SampleRecord[]> =>
  ctx.db
    .select()
    .from(samples)
    .where(
      and(
        eq(samples.buyerSide, buyerSide),
        of.product ? eq(samples.productId, of.product) : eq(samples.quotationId, of.quotation ?? ''),
        inArray(samples.state, [...liveSamples]),
      ),
    )
    .orderBy(asc(samples.line), asc(samples.id));

type Change = Partial<
  Pick<
    NewSample,
    | 'price'
    | 'currency'
    | 'freightBy'
    | 'promisedDay'
    | 'offerNote'
    | 'carrier'
    | 'waybill'
    | 'certificates'
    | 'verdict'
    | 'evaluation'
    | 'reports'
  >
>;
/** Moves a sample order; `waits` are the days that its state may last. */
export const moveSampleRow = async (
  ctx: Ctx,
  id: string,
  state: SampleState,
  { waits, ...set }: Change & { waits?: number | undefined },
): Promise<void> => {
  await ctx.db
    .update(samples)
    .set({ ...set, state, expiresAt: (waits === undefined ? null : inDays(waits)) as never, updatedAt: now })
    .where(eq(samples.id, id));
};

export const insertEvent = async (ctx: Ctx, row: typeof sampleEvents.$inferInsert): Promise<void> => {
  await ctx.db.insert(sampleEvents).values(row);
};
/** Courses of sample orders, oldest first. */
export const findEventsOf = (ctx: Ctx, ids: string[]): Promise<EventRecord[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(sampleEvents)
        .where(inArray(sampleEvents.sampleId, ids))
        .orderBy(asc(sampleEvents.at), asc(sampleEvents.id))
    : Promise.resolve([]);

/** Those that nobody answered in time, some at a time; one alone, where it is named. */
export const findExpired = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: samples.id })
    .from(samples)
    .where(
      and(
        inArray(samples.state, ['requested', 'offered']),
        sql`${samples.expiresAt} <= now()`,
        id ? eq(samples.id, id) : undefined,
      ),
    )
    .orderBy(asc(samples.expiresAt), asc(samples.id))
    .limit(100);

type Party = 'buyer' | 'supplier';
type Who = { userId: string; entId: string | null; sides: Record<Party, boolean> };
const asBuyer = (o: Who): SQL => (!o.entId || o.sides.buyer ? eq(samples.buyerSide, o.entId ?? o.userId) : sql`false`);
const asSupplier = (o: Who): SQL => (o.entId && o.sides.supplier ? eq(samples.supplierEntId, o.entId) : sql`false`);

type Listed = Who & {
  party?: Party | undefined;
  state?: SampleState | undefined;
  states?: readonly SampleState[];
  q?: string | undefined;
  sort?: (typeof sampleSorts)[number] | undefined;
  current: number;
  size: number;
};
/** Sample orders of either side that the seat may see. */
export const findPage = (ctx: Ctx, o: Listed) => {
  const where = and(
    o.party === 'buyer' ? asBuyer(o) : o.party === 'supplier' ? asSupplier(o) : or(asBuyer(o), asSupplier(o)),
    o.state ? eq(samples.state, o.state) : undefined,
    o.states ? inArray(samples.state, [...o.states]) : undefined,
    o.q ? everyWord(o.q, (like) => or(ilike(samples.number, like), textMatches(samples.title, like))) : undefined,
  );
  const order =
    o.sort === 'oldest' ? [asc(samples.createdAt), asc(samples.id)] : [desc(samples.createdAt), desc(samples.id)];
  return pageOfRows(
    ctx.db
      .select()
      .from(samples)
      .where(where)
      .orderBy(...order),
    o,
    ctx.db.$count(samples, where),
  );
};

/** Sample orders that hang on an inquiry, oldest first. */
export const findOfInquiry = (ctx: Ctx, inquiryId: string): Promise<SampleRecord[]> =>
  ctx.db
    .select()
    .from(samples)
    .where(eq(samples.inquiryId, inquiryId))
    .orderBy(asc(samples.createdAt), asc(samples.id))
    .limit(500);
