import { toThousandths } from '#contract/core/money.ts';
import { common } from '#contract/core/errors.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { seatedCompanies } from '#server/rooms/identity/index.ts';
import type { AwardSubject, RequestRow } from '#server/rooms/inquiry/index.ts';
import { findLines } from '../offers/line-store.ts';
import { findOffers } from '../offers/offer-store.ts';
import { findApplications, findPurchase, findPurchases, lockPurchase, type PurchaseRecord } from '../store.ts';
import { inputOf, subjectOfPurchase } from './ask-for-award.ts';
import { giveAward, keepAwarded, planAward } from './plan-award.ts';
import { leftOf, nothingLeft, othersOf } from './award-rules.ts';
import { findAwards } from './award-store.ts';

const there = (x: PurchaseRecord | undefined): PurchaseRecord => {
  if (!x) throw refuse(common.notFound);
  return x;
};

type Change = Awaited<ReturnType<AwardSubject['changed']>> extends (r: RequestRow) => (infer C)[] ? C : never;

/** What of a request is not true any more: whoever approves decides on what was asked for, not on what it has become. */
const readChanges = async (ctx: Ctx, id: string): ReturnType<AwardSubject['changed']> => {
  const x = there(await findPurchase(ctx, id));
  const applications = await findApplications(ctx, id);
  const [lines, offers, awards] = await Promise.all([
    findLines(ctx, id),
    findOffers(
      ctx,
      applications.map((a) => a.id),
    ),
    findAwards(ctx, id),
  ]);
  const priced = applications.filter((a) => offers.some((o) => o.applicationId === a.id));
  const seated = await seatedCompanies(
    ctx,
    priced.map((a) => a.entId),
  );
  const fellThrough = awards.some((a) => a.cancelledAt !== null);
  return (r): Change[] => {
    if (x.state === 'withdrawn') return [{ number: x.number, what: 'purchase' }];
    const { awards: wanted, others } = inputOf(r);
    const left = leftOf(lines, awards);
    const changes = r.terms.flatMap((t, n): Change[] => {
      const said = (what: Change['what']) => [{ number: t.number, what }];
      const asked = wanted[n];
      const a = applications.find((y) => y.id === asked?.applicationId);
      const offer = offers.find((o) => o.applicationId === a?.id);
      if (!asked || !a || !offer || a.state === 'withdrawn' || !seated.has(a.entId)) return said('withdrawn');
      const open = a.state === 'accepted' || a.state === 'awarded' || (a.state === 'passedOver' && fellThrough);
      if (!open) return said('decided');
      if (offer.id !== t.quotationId || offer.revision !== t.revision) return said('revised');
      if (offer.validUntil < x.today) return said('expired');
      const tooMuch = asked.lines.some((l) => {
        const after = (left.get(l.lineId) ?? 0n) - toThousandths(l.quantity);
        left.set(l.lineId, after);
        return after < 0n;
      });
      return tooMuch ? said('awarded') : [];
    });
    if (changes.length) return changes;
    // Other awards have left less since: the others get nothing now, and nobody has written them why.
    const chosen = new Set(wanted.map((a) => a.applicationId));
    const mute = !others && othersOf(applications, chosen).length > 0 && nothingLeft(left);
    return mute ? [{ number: x.number, what: 'others' }] : [];
  };
};

/** Awards of purchases that a second person approves, as those of inquiries (deals 166 to 171). */
export const purchaseSubject: AwardSubject = {
  kind: 'purchase',
  find: async (ctx, ids) => (await findPurchases(ctx, ids)).map(subjectOfPurchase),
  keep: async (tx, r) => keepAwarded(tx, there(await findPurchase(tx, r.purchaseId ?? '')), inputOf(r)),
  lock: async (tx, id) => subjectOfPurchase(there(await lockPurchase(tx, id))),
  changed: readChanges,
  carryOut: async (tx, r) => {
    const x = there(await lockPurchase(tx, r.purchaseId ?? ''));
    const plan = await planAward(tx, x, inputOf(r));
    const orders = await giveAward(tx, x, inputOf(r), plan);
    return orders.map((o, n) => ({ quotationId: plan.winners[n]?.offer.id ?? '', id: o.id, number: o.number }));
  },
  to: (id) => pageTo('purchaseComparison', { id }),
};
