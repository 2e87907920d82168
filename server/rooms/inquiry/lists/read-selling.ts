import { judge } from '#contract/core/access.ts';
import { homeRows, type Selling } from '#contract/home/work.ts';
import { inquiry as calls } from '#contract/inquiry/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { readMyQuotations, readOpportunities } from './read-opportunities.ts';

/** What the person's company sells, as their home shows it; null for who may not open the list of it. */
export const readSelling = async (ctx: Ctx): Promise<Selling | null> => {
  const person = me(ctx);
  if (!person.entId || judge(calls.businessPage.access, person) !== 'yes') return null;
  // Some of the best may be full already.
  const asked = { current: 1, size: 3 * homeRows.matches };
  const [found, waiting] = await Promise.all([
    readOpportunities(ctx, { ...asked, filter: 'notOffered', sort: 'match', q: undefined }),
    readMyQuotations(ctx, { current: 1, size: homeRows.offers, state: 'submitted', q: undefined, sort: undefined }),
  ]);
  return {
    open: found.counts.notOffered,
    matches: found.records
      .filter((r) => r.score > 0 && r.quotations < r.maxQuotations)
      .slice(0, homeRows.matches)
      .map((r) => ({
        id: r.id,
        number: r.number,
        title: r.title,
        quantity: r.quantity,
        unit: r.unit,
        tradeTerm: r.tradeTerm,
        deliveryPlace: r.deliveryPlace,
        score: r.score,
        reasons: r.reasons,
        missing: r.missing,
        quotations: r.quotations,
        maxQuotations: r.maxQuotations,
        deadline: r.deadline,
        read: r.read,
      })),
    waiting: waiting.total,
    offers: waiting.records.map((q) => ({
      id: q.id,
      inquiryId: q.inquiry.id,
      number: q.number,
      title: q.inquiry.title,
      currency: q.currency,
      total: q.total,
      validUntil: q.validUntil,
      state: q.inquiry.state,
    })),
    mayQuote: judge(calls.quote.access, person) === 'yes',
  };
};
