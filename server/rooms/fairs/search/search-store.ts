import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { ilike } from 'drizzle-orm';
import type { BoothClass } from '#contract/fairs/classes.ts';
import type { BoothSize } from '#contract/fairs/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { anywhere, textMatches } from '#server/platform/database/words.ts';
import { boothDisplays, boothProducts, fairBooths, fairHalls, fairs } from '../tables.ts';

/** A word, and who or what of other rooms has it in its name. */
export type Word = { word: string; companies: string[]; products: string[] };
export type Narrowed = {
  class?: BoothClass | undefined;
  size?: BoothSize | undefined;
  fair?: string | undefined;
  /** Exhibitors that are left, where a region is asked for. */
  companies?: string[] | undefined;
};

const shown = and(isNotNull(fairs.publishedAt), eq(fairBooths.state, 'taken'));

const hasWord = (ctx: Ctx, { word, companies, products }: Word): SQL | undefined =>
  or(
    ilike(fairBooths.number, anywhere(word)),
    textMatches(sql`coalesce(${boothDisplays.headline}, '{}'::jsonb)`, anywhere(word)),
    companies.length ? inArray(fairBooths.entId, companies) : undefined,
    products.length
      ? inArray(
          fairBooths.id,
          ctx.db
            .select({ id: boothProducts.boothId })
            .from(boothProducts)
            .where(inArray(boothProducts.productId, products)),
        )
      : undefined,
  );

const conditions = (ctx: Ctx, words: Word[], by: Narrowed): SQL | undefined =>
  and(
    shown,
    ...words.map((w) => hasWord(ctx, w)),
    by.class ? eq(fairBooths.class, by.class) : undefined,
    by.size ? eq(fairBooths.size, by.size) : undefined,
    by.fair ? eq(fairs.id, by.fair) : undefined,
    by.companies ? (by.companies.length ? inArray(fairBooths.entId, by.companies) : sql`false`) : undefined,
  );

/** Who exhibits anywhere. */
export const findExhibitors = async (ctx: Ctx): Promise<string[]> =>
  (
    await ctx.db
      .selectDistinct({ entId: fairBooths.entId })
      .from(fairBooths)
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
      .where(shown)
  ).flatMap((r) => r.entId ?? []);

/** What stands in any booth. */
export const findShownProducts = async (ctx: Ctx): Promise<string[]> =>
  (
    await ctx.db
      .selectDistinct({ id: boothProducts.productId })
      .from(boothProducts)
      .innerJoin(fairBooths, eq(fairBooths.id, boothProducts.boothId))
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
      .where(shown)
  ).map((r) => r.id);

/** Open fairs first, then the next ones, then past ones from the last on. */
const nearness = sql`case when ${fairs.startsAt} <= now() and now() < ${fairs.endsAt} then 0 when now() < ${fairs.startsAt} then 1 else 2 end`;
const distance = sql`abs(extract(epoch from ${fairs.startsAt} - now()))`;

/** A page of booths by their fair, hall and number. */
export const findPageOfBooths = (ctx: Ctx, words: Word[], by: Narrowed, place: { current: number; size: number }) => {
  const where = conditions(ctx, words, by);
  const from = ctx.db
    .select({ id: fairBooths.id })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .leftJoin(boothDisplays, eq(boothDisplays.boothId, fairBooths.id))
    .where(where)
    .as('found');
  return pageOfRows(
    ctx.db
      .select({ booth: fairBooths, hall: fairHalls, fair: fairs })
      .from(fairBooths)
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
      .leftJoin(boothDisplays, eq(boothDisplays.boothId, fairBooths.id))
      .where(where)
      .orderBy(
        nearness,
        distance,
        asc(fairHalls.no),
        sql`regexp_replace(${fairBooths.number}, '\\d+$', '')`,
        sql`length(${fairBooths.number})`,
        fairBooths.number,
        fairBooths.id,
      )
      .$dynamic(),
    place,
    ctx.db
      .select({ n: sql<number>`count(*)::int` })
      .from(from)
      .then((rows) => rows[0]?.n ?? 0),
  );
};

/** Booths that have the words, by what the filters look at. */
export const countBooths = (ctx: Ctx, words: Word[]) =>
  ctx.db
    .select({
      class: fairBooths.class,
      size: fairBooths.size,
      fairId: fairs.id,
      entId: fairBooths.entId,
      n: sql<number>`count(*)::int`,
    })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .leftJoin(boothDisplays, eq(boothDisplays.boothId, fairBooths.id))
    .where(conditions(ctx, words, {}))
    .groupBy(fairBooths.class, fairBooths.size, fairs.id, fairBooths.entId);
