import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { boothDisplays, boothProducts, fairBooths, fairHalls, fairs } from '../tables.ts';

/** The most exhibits that are looked at for one whose product is listed still. */
const most = 60;

/**
 * What is shown at booths of published fairs: the fair that is open first, then the newest, then what was furnished last, then the
 * exhibitor's order.
 */
export const findExhibits = (ctx: Ctx, o: { booth?: string | undefined; product?: string | undefined }) =>
  ctx.db
    .select({ boothId: boothProducts.boothId, productId: boothProducts.productId })
    .from(boothProducts)
    .innerJoin(fairBooths, eq(fairBooths.id, boothProducts.boothId))
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .leftJoin(boothDisplays, eq(boothDisplays.boothId, fairBooths.id))
    .where(
      and(
        eq(fairBooths.state, 'taken'),
        isNotNull(fairs.publishedAt),
        o.booth ? eq(fairBooths.id, o.booth) : undefined,
        o.product ? eq(boothProducts.productId, o.product) : undefined,
      ),
    )
    .orderBy(
      desc(sql`${fairs.startsAt} <= now() and ${fairs.endsAt} > now()`),
      desc(fairs.startsAt),
      sql`${boothDisplays.updatedAt} desc nulls last`,
      asc(fairBooths.id),
      asc(boothProducts.place),
      asc(boothProducts.productId),
    )
    .limit(most);

/** These booths with hall and fair. */
export const findBoothsWithFairs = (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({ booth: fairBooths, hall: fairHalls, fair: fairs })
        .from(fairBooths)
        .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
        .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
        .where(and(sql`${fairBooths.id} = any(${sql.param(ids)}::uuid[])`, isNotNull(fairs.publishedAt)))
    : Promise.resolve([]);
