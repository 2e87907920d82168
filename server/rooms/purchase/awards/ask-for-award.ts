import { defaultLang } from '#contract/core/langs.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { askApproval, type RequestRow } from '#server/rooms/inquiry/index.ts';
import type { PurchaseRecord } from '../store.ts';
import type { Given, Plan } from './plan-award.ts';

type Asked = { input: Given; plan: Plan; over: { limit: string; cny: number | null }; reason: string };

/** The award as it was asked for; requests from before its language was kept are in the first one. */
export const inputOf = (r: RequestRow): Given => ({ lang: defaultLang, ...(r.awards as Omit<Given, 'lang'>) });

export const subjectOfPurchase = <E extends string | null>(x: Omit<PurchaseRecord, 'entId'> & { entId: E }) => ({
  kind: 'purchase' as const,
  id: x.id,
  number: x.number,
  title: x.title,
  owner: { userId: x.buyerId, entId: x.entId },
});

/** What an award would buy, as it stands now. */
const termsOf = async (tx: Ctx, { winners, planned }: Plan): Promise<RequestRow['terms']> => {
  const companies = await companyBriefs(
    tx,
    winners.map((w) => w.application.entId),
  );
  return winners.flatMap(({ application, offer }, n) => {
    const order = planned[n]?.order;
    if (!order) return [];
    return [
      {
        quotationId: offer.id,
        number: offer.number,
        revision: offer.revision,
        version: 1,
        company: companies.find((c) => c.id === application.entId)?.name ?? {},
        currency: order.currency,
        total: order.total,
        lines: order.lines.map((l, m) => ({
          no: order.agreed.lines[m]?.inquiryNo ?? m + 1,
          name: l.productName,
          quantity: l.quantity,
          unit: l.unit,
          alternative: false,
        })),
      },
    ];
  });
};

/** Asks for a colleague's approval of an award above the limit, under the purchase's lock. @throws Refused approval.waiting */
export const askForAward = async (tx: Ctx, x: PurchaseRecord & { entId: string }, o: Asked): Promise<string> =>
  askApproval(tx, subjectOfPurchase(x), {
    awards: o.input,
    terms: await termsOf(tx, o.plan),
    over: o.over,
    reason: o.reason,
    lastDay: o.plan.winners.map((w) => w.offer.validUntil).toSorted()[0] ?? '',
  });
