import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { isAdmitted } from '#contract/purchase/states.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { countRequests, limitInForce, waitingRequest } from '#server/rooms/inquiry/index.ts';
import { orderBlocks, ordersOfPurchase } from '#server/rooms/order/index.ts';
import { findLines } from '../offers/line-store.ts';
import { pricesReadable } from '../offers/offer-rules.ts';
import { findOffers } from '../offers/offer-store.ts';
import { presentLines, presentOffers, presentTerms } from '../offers/present-offer.ts';
import { ownsPurchase } from '../policy.ts';
import { presentRow } from '../present.ts';
import { findApplications, findPurchase } from '../store.ts';
import { isComplete, leftOf, leftText, lowestOf } from './award-rules.ts';
import { type AwardRecord, findAwards } from './award-store.ts';

type Answer = AnswerOf<typeof tender.comparison>;

/** Awards with the orders that they led to. */
const presentAwards = async (ctx: Ctx, id: string, all: AwardRecord[]): Promise<Answer['awards']> => {
  const orders = await ordersOfPurchase(ctx, id);
  return all.map((a) => {
    const o = orders.find((y) => y.awardId === a.id);
    return {
      id: a.id,
      applicationId: a.applicationId,
      lines: a.lines,
      reason: a.reason,
      at: new Date(a.createdAt).toISOString(),
      order: o ? { id: o.id, number: o.number, state: o.state } : null,
      fellThrough: a.cancelledAt !== null,
    };
  });
};

/**
 * Lines beside the admitted suppliers, for the buyer; no price before it may be read, and nothing that follows from one.
 * @throws Refused common.notFound for everybody else
 */
export const readComparison = async (ctx: Ctx, id: string): Promise<Answer> => {
  const x = await findPurchase(ctx, id);
  if (!x || !ownsPurchase(me(ctx), x)) throw refuse(common.notFound);
  const readable = pricesReadable(x);
  const [lines, all, awards] = await Promise.all([findLines(ctx, id), findApplications(ctx, id), findAwards(ctx, id)]);
  const admitted = all.filter((a) => isAdmitted(a.state) || awards.some((w) => w.applicationId === a.id));
  const offers = readable
    ? await findOffers(
        ctx,
        admitted.map((a) => a.id),
      )
    : [];
  const entIds = admitted.map((a) => a.entId);
  const [companies, blocks, views, limit, requests, waiting] = await Promise.all([
    companyBriefs(ctx, entIds),
    orderBlocks(ctx, entIds),
    presentOffers(ctx, offers),
    limitInForce(ctx, x.entId, me(ctx).userId),
    countRequests(ctx, { kind: 'purchase', id }),
    waitingRequest(ctx, { kind: 'purchase', id }),
  ]);
  const lowest = lowestOf(lines, offers);
  const left = leftOf(lines, awards);
  return {
    row: presentRow(x),
    terms: presentTerms(x),
    hidePrices: x.hidePrices,
    readable,
    mayAward:
      readable &&
      x.state !== 'withdrawn' &&
      ownsPurchase(me(ctx), x, 'buy') &&
      [...left.values()].some((q) => q > 0n) &&
      offers.length > 0,
    lines: presentLines(lines).map((l) => ({
      ...l,
      left: leftText(left.get(l.id)),
      lowest: lowest.prices.get(l.id) ?? null,
    })),
    offers: admitted.map((a) => {
      const at = offers.findIndex((o) => o.applicationId === a.id);
      const offer = offers[at];
      const c = companies.find((b) => b.id === a.entId);
      const complete = offer !== undefined && isComplete(lines, offer);
      const [block] = blocks.get(a.entId) ?? [];
      return {
        applicationId: a.id,
        company: { id: a.entId, name: c?.name ?? {}, city: c?.city ?? {}, verified: c?.supplierVerified ?? false },
        state: a.state,
        offer: views[at] ?? null,
        complete,
        lowest: complete && offer.total === lowest.total,
        binds: offer !== undefined && offer.validUntil >= x.today,
        blocked: block ? { code: block.code, until: block.until } : null,
      };
    }),
    approval: { limit, requests, waiting: waiting !== undefined },
    awards: await presentAwards(ctx, id, awards),
  };
};
