import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { products } from '../tables.ts';
import { productQuestions } from './tables.ts';

export type QuestionRow = typeof productQuestions.$inferSelect;
/** Who reads: the supplier all that is not hidden, a person their own and what is answered, `null` what is answered. */
export type QuestionReader = 'supplier' | { userId: string } | null;

const shown = isNull(productQuestions.hiddenAt);
const answered = isNotNull(productQuestions.answeredAt);
const readable = (productId: string, reader: QuestionReader): SQL | undefined =>
  and(
    eq(productQuestions.productId, productId),
    shown,
    reader === 'supplier' ? undefined : or(answered, reader ? eq(productQuestions.userId, reader.userId) : undefined),
  );

/** A page of what a reader may read, the newest first. */
export const findQuestions = (
  ctx: Ctx,
  productId: string,
  reader: QuestionReader,
  o: { current: number; size: number },
): Promise<{ rows: QuestionRow[]; total: number }> => {
  const where = readable(productId, reader);
  return pageOfRows(
    ctx.db
      .select()
      .from(productQuestions)
      .where(where)
      .orderBy(desc(productQuestions.askedAt), desc(productQuestions.id)),
    o,
    ctx.db.$count(productQuestions, where),
  );
};

/** What a person has asked about a product, and how much of it waits. */
export const countAsked = async (
  ctx: Ctx,
  productId: string,
  userId: string,
): Promise<{ n: number; waiting: number }> => {
  const [row] = await ctx.db
    .select({
      n: count(),
      waiting: sql<number>`(count(*) filter (where ${productQuestions.answeredAt} is null and ${productQuestions.hiddenAt} is null))::int`,
    })
    .from(productQuestions)
    .where(and(eq(productQuestions.productId, productId), eq(productQuestions.userId, userId)));
  return row ?? { n: 0, waiting: 0 };
};

export const findByKey = async (ctx: Ctx, userId: string, clientKey: string): Promise<QuestionRow | undefined> =>
  (
    await ctx.db
      .select()
      .from(productQuestions)
      .where(and(eq(productQuestions.userId, userId), eq(productQuestions.clientKey, clientKey)))
  )[0];

export const insertQuestions = async (ctx: Ctx, rows: (typeof productQuestions.$inferInsert)[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(productQuestions).values(rows);
};

/** Questions with the product that each is about, whether they are hidden or not. */
export const findWithProducts = (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({
          question: productQuestions,
          product: { id: products.id, entId: products.entId, name: products.name, state: products.state },
        })
        .from(productQuestions)
        .innerJoin(products, eq(products.id, productQuestions.productId))
        .where(inArray(productQuestions.id, ids))
    : Promise.resolve([]);

/** Answers a question that is not hidden; `again` writes over an answer that stands. @returns false where one stands */
export const writeAnswer = async (
  ctx: Ctx,
  id: string,
  { answer, answeredBy, again }: { answer: Text; answeredBy: string; again: boolean },
): Promise<boolean> => {
  const rows = await ctx.db
    .update(productQuestions)
    .set({ answer, answeredBy, answeredAt: sql`clock_timestamp()` })
    .where(and(eq(productQuestions.id, id), shown, again ? undefined : isNull(productQuestions.answeredAt)))
    .returning({ id: productQuestions.id });
  return rows.length > 0;
};

/** Keeps a question with its answer from everybody, or shows both again. */
export const setHidden = async (tx: Ctx, id: string, hidden: boolean): Promise<void> => {
  await tx.db
    .update(productQuestions)
    .set({ hiddenAt: hidden ? sql`clock_timestamp()` : null })
    .where(eq(productQuestions.id, id));
};

/** Listed products of a company about which questions wait: how many, and since when; the longest first. */
export const findWaiting = (ctx: Ctx, entId: string, most: number) =>
  ctx.db
    .select({
      id: products.id,
      name: products.name,
      n: count(),
      since: sql<string>`min(${productQuestions.askedAt})`,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(and(eq(products.entId, entId), eq(products.state, 'listed'), isNull(productQuestions.answeredAt), shown))
    .groupBy(products.id)
    .orderBy(asc(sql`min(${productQuestions.askedAt})`), asc(products.id))
    .limit(most);

/** What a person has asked, the newest first, for their own data. */
export const findAskedBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      product: products.name,
      text: productQuestions.text,
      at: productQuestions.askedAt,
      answer: productQuestions.answer,
      answeredAt: productQuestions.answeredAt,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.userId, userId))
    .orderBy(desc(productQuestions.askedAt), desc(productQuestions.id))
    .limit(5_000);
