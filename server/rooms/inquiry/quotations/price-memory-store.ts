import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RememberedPrice } from '#contract/inquiry/quoting.ts';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries, inquiryLines, quotationPrices, quotations } from '../tables.ts';

/**
 * The newest prices that a company quoted for the materials of an inquiry's lines in other inquiries, `most` a line. Of a sealed
 * quotation no price lies here before it is opened, and of a line that was asked otherwise since, the price says nothing.
 */
export const findEarlierPrices = async (
  ctx: Ctx,
  o: { inquiryId: string; entId: string; most: number },
): Promise<RememberedPrice[]> => {
  const now = alias(inquiryLines, 'now_asked');
  const then = alias(inquiryLines, 'then_asked');
  const place = sql<number>`row_number() over (partition by ${now.id} order by ${quotations.updatedAt} desc, ${quotations.id} desc, ${quotationPrices.tier})`;
  const found = ctx.db
    .select({
      lineId: sql<string>`${now.id}`.as('line_id'),
      lineNo: sql<number>`${now.no}`.as('line_no'),
      quotation: quotations.number,
      inquiryId: quotations.inquiryId,
      day: sql<string>`(${quotations.updatedAt} at time zone 'Asia/Shanghai')::date::text`.as('day'),
      state: quotations.state,
      quantity: sql<string>`${then.tiers}[${quotationPrices.tier}]::text`.as('quantity'),
      unit: then.unit,
      price: sql<string>`${quotationPrices.price}::text`.as('price'),
      currency: quotations.currency,
      tradeTerm: quotations.tradeTerm,
      place: place.as('place'),
    })
    .from(now)
    .innerJoin(then, and(eq(then.product, now.product), ne(then.inquiryId, now.inquiryId)))
    .innerJoin(inquiries, eq(inquiries.id, then.inquiryId))
    .innerJoin(quotations, and(eq(quotations.inquiryId, then.inquiryId), eq(quotations.entId, o.entId)))
    .innerJoin(
      quotationPrices,
      and(
        eq(quotationPrices.quotationId, quotations.id),
        eq(quotationPrices.revision, quotations.revision),
        eq(quotationPrices.lineId, then.id),
        isNotNull(quotationPrices.price),
      ),
    )
    .where(
      and(eq(now.inquiryId, o.inquiryId), eq(quotations.sealed, false), eq(quotations.forVersion, inquiries.version)),
    )
    .as('found');
  const rows = await ctx.db
    .select()
    .from(found)
    .where(sql`${found.place} <= ${o.most}`)
    .orderBy(asc(found.lineNo), asc(found.place), desc(found.quotation));
  return rows.flatMap(({ lineNo: _, place: __, currency, tradeTerm, ...r }) =>
    currency && tradeTerm ? [{ ...r, currency, tradeTerm }] : [],
  );
};
