import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Asked } from '#server/rooms/catalogue/index.ts';
import { ofSide } from '../inquiries/inquiry-store.ts';
import { inquiries, inquiryLines } from '../tables.ts';

/** What everybody may read of: nothing of a confidential inquiry stands in a figure. */
const shown = sql`i.visibility = 'public' and not i.confidential and i.hidden_at is null and i.state in ('quoting', 'outOfDate', 'awarded')`;

/** Of the public inquiries of each material: how many there are, and how many ask for each field. */
export const answerAsked = async (ctx: Ctx, categories: string[]): Promise<Map<string, Asked>> => {
  const { rows } = await ctx.db.execute<{ product: string; field: string | null; n: number }>(sql`
    select l.product, null as field, count(distinct i.id)::int as n
    from ${inquiryLines} l join ${inquiries} i on i.id = l.inquiry_id and l.removed_in is null
    where l.product in ${categories} and ${shown} group by l.product
    union all
    select l.product, r->>'field', count(distinct i.id)::int
    from ${inquiryLines} l join ${inquiries} i on i.id = l.inquiry_id and l.removed_in is null, jsonb_array_elements(l.requirements) r
    where l.product in ${categories} and ${shown} group by l.product, r->>'field'`);
  return new Map(
    [...Map.groupBy(rows, (r) => r.product)].map(([product, of]) => [
      product,
      {
        inquiries: of.find((r) => r.field === null)?.n ?? 0,
        fields: new Map(of.flatMap((r) => (r.field === null ? [] : [[r.field, r.n] as const]))),
      },
    ]),
  );
};

/** A side's inquiries that still take quotations, those that end first before others. */
export const findOpenOf = (ctx: Ctx, side: { userId: string; entId: string | null }, most: number) =>
  ctx.db
    .select({ id: inquiries.id, number: inquiries.number })
    .from(inquiries)
    .where(and(ofSide(side), eq(inquiries.state, 'quoting'), sql`${inquiries.deadline} > now()`))
    .orderBy(asc(inquiries.deadline), asc(inquiries.id))
    .limit(most);
