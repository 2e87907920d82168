import type { RequestedAward } from '#contract/inquiry/deciding/approval.ts';
import { convert } from '#contract/inquiry/comparison/level.ts';
import type { AwardInput } from '#contract/inquiry/schemas.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleWithSeat } from '#server/rooms/identity/index.ts';
import { valuesOfInquiry } from '#server/rooms/order/index.ts';
import { type InquiryRecord, newestRates } from '../inquiries/inquiry-store.ts';
import { type Award, awardLocked, type Awarded, judgeAwards } from '../quotations/award-quotations.ts';
import { findLimits } from './approval-store.ts';
import { askApproval } from './ask-approval.ts';
import { asSubject } from './inquiry-subject.ts';

type Money = { currency: 'CNY' | 'EUR' | 'USD'; total: string };
/** What amounts come to in CNY by the newest rates; null where one is missing. */
const inCny = (amounts: Money[], rates: Awaited<ReturnType<typeof newestRates>>): number | null =>
  amounts.reduce<number | null>((sum, a) => {
    const cny = convert(a.total, a.currency, 'CNY', rates);
    return sum === null || cny === null ? null : sum + cny;
  }, 0);

/**
 * The limit of a company that has an effect: somebody else of it buys too. Where nobody does, a limit would only keep the one
 * person from buying at all (deals 168).
 */
export const limitInForce = async (ctx: Ctx, entId: string | null, userId: string): Promise<string | null> => {
  if (!entId) return null;
  const [set] = await findLimits(ctx, entId, 1);
  if (!set?.amount) return null;
  const others = (await peopleWithSeat(ctx, [entId], 'buy')).filter((p) => p.id !== userId);
  return others.length ? set.amount : null;
};

/**
 * The limit of a company that amounts come above, for who is about to buy, and what they come to; undefined where they may be bought.
 * An amount that no rate reaches (`cny` is null) may be any.
 */
export const limitExceeded = async (
  ctx: Ctx,
  entId: string | null,
  amounts: () => Promise<Money[]>,
): Promise<{ limit: string; cny: number | null } | undefined> => {
  const limit = await limitInForce(ctx, entId, me(ctx).userId);
  if (limit === null) return undefined;
  const cny = inCny(await amounts(), await newestRates(ctx));
  return cny === null || cny > Number(limit) ? { limit, cny } : undefined;
};

/** What an award would buy, as it stands now. */
const termsOf = async (ctx: Ctx, judged: Award[]): Promise<RequestedAward[]> => {
  const companies = await companiesByIds(
    ctx,
    judged.map((a) => a.q.entId),
  );
  return judged.map(({ q, bought, order }) => ({
    quotationId: q.id,
    number: q.number,
    revision: q.revision,
    version: q.forVersion,
    company: companies.find((c) => c.id === q.entId)?.name ?? {},
    currency: q.currency,
    total: order.total,
    lines: order.lines.map((l, n) => ({
      no: bought[n]?.line.no ?? n + 1,
      name: l.productName,
      quantity: l.quantity,
      unit: l.unit,
      alternative: bought[n]?.alternative !== undefined,
    })),
  }));
};

/**
 * Carries an award out, or asks for the approval of a second person where it comes to more than the company's limit, with what was
 * awarded of the inquiry before: an award in parts is no way around it. What could not be awarded is refused at once. Under the inquiry's
 * lock.
 */
export const awardOrAsk = async (tx: Ctx, i: InquiryRecord, awards: AwardInput, reason: string): Promise<Awarded> => {
  const judged = await judgeAwards(tx, i, awards);
  const over = await limitExceeded(tx, i.entId, async () => [
    ...(await valuesOfInquiry(tx, i.id)),
    ...judged.map((a) => a.order),
  ]);
  if (!over || !i.entId) return { orders: await awardLocked(tx, i, judged) };
  const lastDay = judged.map(({ q }) => q.validUntil).toSorted()[0] ?? '';
  const asked = { awards, terms: await termsOf(tx, judged), over, reason, lastDay };
  const id = await askApproval(tx, { ...asSubject(i), owner: { userId: i.buyerId, entId: i.entId } }, asked);
  return { orders: [], requestId: id };
};
