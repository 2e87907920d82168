import { and, arrayOverlaps, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { enterprises } from './tables.ts';

/** Companies of one of these fields, in one of these regions; an empty list narrows nothing. Countries are slugs, places below them ids. */
export const companiesWith = async (
  ctx: Ctx,
  o: { fields: string[]; regions: { slugs: string[]; ids: number[] } },
): Promise<string[]> => {
  const { slugs, ids } = o.regions;
  const below = ids.length
    ? [sql`${enterprises.regionId} = any(${sql.param(ids)}::int[])`, arrayOverlaps(enterprises.otherRegions, ids)]
    : [];
  const there = slugs.length ? or(...below, inArray(enterprises.countryCode, slugs)) : undefined;
  return (
    await ctx.db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(and(o.fields.length ? arrayOverlaps(enterprises.fields, o.fields) : undefined, there))
  ).map((r) => r.id);
};
