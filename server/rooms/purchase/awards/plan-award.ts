import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { toThousandths } from '#contract/core/money.ts';
import type { Text } from '#contract/core/schemas.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { type Ctx, emit, emitAll, type FieldError, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSides, seatedCompanies } from '#server/rooms/identity/index.ts';
import { createOrder, orderBlocks } from '#server/rooms/order/index.ts';
import { findDocuments } from '../documents/document-store.ts';
import { purchaseAwarded, purchasePassed } from '../events.ts';
import { findLines, type LineRecord } from '../offers/line-store.ts';
import { pricesReadable } from '../offers/offer-rules.ts';
import { findOffers, type OfferRecord } from '../offers/offer-store.ts';
import { presentTerms } from '../offers/present-offer.ts';
import { type ApplicationRecord, findApplications, type PurchaseRecord, setState } from '../store.ts';
import { leftOf, leftText, nothingLeft, othersOf } from './award-rules.ts';
import { findAwards, insertAwards, moveApplications } from './award-store.ts';
import { orderOfAward } from './order-of-award.ts';

/** What is awarded; `lang` is the language in which whoever awards wrote. */
export type Given = Omit<ParsedOf<typeof tender.award>['body'], 'approvalReason'> & { lang: Lang };
type Answer = AnswerOf<typeof tender.award>;
type Won = { application: ApplicationRecord; offer: OfferRecord; given: Given['awards'][number] };

/** @throws Refused where an application of the list cannot be awarded, with its place in the list */
const winnersOf = (
  awards: Given['awards'],
  o: {
    applications: ApplicationRecord[];
    offers: OfferRecord[];
    seated: Set<string | null>;
    blocked: Awaited<ReturnType<typeof orderBlocks>>;
    fellThrough: boolean;
    today: string;
  },
): Won[] => {
  const seen = new Set<string>();
  return awards.map((given, n) => {
    const at = `awards.${n}.applicationId`;
    const application = o.applications.find((a) => a.id === given.applicationId);
    if (!application) throw refuse(common.notFound);
    if (seen.has(application.id)) throw refuse(common.invalid, {}, { [at]: { code: 'awardedTwice' } });
    seen.add(application.id);
    const { state } = application;
    if (state !== 'accepted' && state !== 'awarded' && !(state === 'passedOver' && o.fellThrough))
      throw refuse(purchaseErrors.alreadyDecided, {}, { [at]: { code: 'notAwardable' } });
    const offer = o.offers.find((f) => f.applicationId === application.id);
    if (!offer) throw refuse(purchaseErrors.nothingOffered, {}, { [at]: { code: 'notAwardable' } });
    // A supplier whose offer is over owes nothing, nor does a company without anybody.
    if (offer.validUntil < o.today || !o.seated.has(application.entId))
      throw refuse(purchaseErrors.offerExpired, {}, { [at]: { code: 'notAwardable' } });
    const [block] = o.blocked.get(application.entId) ?? [];
    if (block)
      throw refuse(
        block.code === 'refund' ? purchaseErrors.supplierOwes : purchaseErrors.supplierLost,
        {},
        { [at]: { code: 'notAwardable' } },
      );
    return { application, offer, given };
  });
};

/** What each winner gets, at the prices offered; takes it off what is left. @throws Refused purchase.nothingOffered, tooMuch */
const sharesOf = (winners: Won[], lines: LineRecord[], left: Map<string, bigint>) =>
  winners.map(({ given, offer }, n) => {
    const faults: Record<string, FieldError> = {};
    const seen = new Set<string>();
    const shares = given.lines.flatMap((g, m) => {
      const at = `awards.${n}.lines.${m}`;
      const line = lines.find((l) => l.id === g.lineId);
      const price = offer.prices.find((p) => p.lineId === g.lineId)?.price;
      if (!line || seen.has(g.lineId)) {
        faults[at] = { code: line ? 'lineTwice' : 'choice' };
        return [];
      }
      seen.add(g.lineId);
      if (price === undefined)
        throw refuse(purchaseErrors.nothingOffered, {}, { [`${at}.lineId`]: { code: 'notAwardable' } });
      const rest = left.get(line.id) ?? 0n;
      const after = rest - toThousandths(g.quantity);
      if (after < 0n) faults[`${at}.quantity`] = { code: 'awardsTooMuch', params: { most: leftText(rest) } };
      left.set(line.id, after);
      return [{ line, quantity: g.quantity, price }];
    });
    if (Object.keys(faults).length) throw refuse(purchaseErrors.tooMuch, {}, faults);
    return shares;
  });

/** Everybody else is told once, with the reason: the admitted are passed over, who was not decided is refused (purchases 26). */
const tellOthers = async (tx: Ctx, x: PurchaseRecord, others: ApplicationRecord[], reason: Text): Promise<void> => {
  const ids = (state: ApplicationRecord['state']) => others.filter((a) => a.state === state).map((a) => a.id);
  await moveApplications(tx, ids('accepted'), 'passedOver', reason);
  await moveApplications(tx, ids('submitted'), 'refused', reason);
  await emit(tx, purchasePassed, {
    purchaseId: x.id,
    number: x.number,
    title: x.title,
    entIds: others.map((a) => a.entId),
    reason,
    at: new Date().toISOString(),
  });
};

/** What an award comes to as things stand, under the purchase's lock; nothing is written. */
export const planAward = async (tx: Ctx, x: PurchaseRecord, input: Given) => {
  const { id } = x;
  const chosen = new Set(input.awards.map((a) => a.applicationId));
  const awarded = await findAwards(tx, id);
  if (x.state === 'withdrawn') throw refuse(purchaseErrors.notOpen);
  if (!pricesReadable(x)) throw refuse(purchaseErrors.pricesHidden);
  const lines = await findLines(tx, id);
  const terms = presentTerms(x);
  if (!lines.length || !terms) throw refuse(purchaseErrors.notPriced);
  const applications = await findApplications(tx, id);
  const companies = applications.filter((a) => chosen.has(a.id)).map((a) => a.entId);
  const winners = winnersOf(input.awards, {
    applications,
    offers: await findOffers(tx, [...chosen]),
    seated: await seatedCompanies(tx, companies),
    blocked: await orderBlocks(tx, companies),
    fellThrough: awarded.some((a) => a.cancelledAt !== null),
    today: x.today,
  });
  const left = leftOf(lines, awarded);
  const shares = sharesOf(winners, lines, left);
  const others = othersOf(applications, chosen);
  if (others.length && !input.others && nothingLeft(left))
    throw refuse(purchaseErrors.reasonNeeded, {}, { others: { code: 'required' } });

  const rows = winners.map((w, n) => ({
    id: newId(),
    purchaseId: id,
    applicationId: w.application.id,
    offerId: w.offer.id,
    clientKey: input.clientKey,
    userId: me(tx).userId,
    reason: w.given.reason ? { [input.lang]: w.given.reason } : null,
    lines: (shares[n] ?? []).map((s) => ({ lineId: s.line.id, quantity: s.quantity, price: s.price })),
  }));
  const annexes = [...Map.groupBy(await findDocuments(tx, id), (d) => d.documentId).values()].flatMap(
    (versions) => versions.at(-1)?.fileId ?? [],
  );
  const planned = winners.map((w, n) => {
    const won = {
      awardId: rows[n]?.id ?? '',
      entId: w.application.entId,
      offer: w.offer,
      lines: (shares[n] ?? []).toSorted((a, b) => a.line.no - b.line.no),
    };
    return { applicationId: w.application.id, order: orderOfAward(x, terms, annexes, won, new Date()) };
  });
  return { rows, winners, planned, others, awarded };
};
export type Plan = Awaited<ReturnType<typeof planAward>>;

/** Writes what was planned, with the orders that it leads to, and tells everybody. */
export const giveAward = async (
  tx: Ctx,
  x: PurchaseRecord,
  input: Given,
  { rows, winners, planned, others }: Plan,
): Promise<Answer['orders']> => {
  const { id } = x;
  await insertAwards(tx, rows);
  const orders: Answer['orders'] = [];
  for (const { applicationId, order } of planned) orders.push({ applicationId, ...(await createOrder(tx, order)) });
  await moveApplications(
    tx,
    winners.map((w) => w.application.id),
    'awarded',
    null,
  );
  await emitAll(
    tx,
    purchaseAwarded,
    orders.map((o, n) => ({
      purchaseId: id,
      number: x.number,
      title: x.title,
      entId: winners[n]?.application.entId ?? '',
      orderId: o.id,
    })),
  );
  if (input.others && others.length) await tellOthers(tx, x, others, { [input.lang]: input.others });
  if (x.state !== 'awarded') await setState(tx, id, 'awarded');
  return orders;
};

/** Holds the buyer's side and those of the suppliers that an award names. */
export const keepAwarded = async (tx: Ctx, x: PurchaseRecord, input: Given): Promise<void> => {
  const chosen = new Set(input.awards.map((a) => a.applicationId));
  const named = (await findApplications(tx, x.id)).filter((a) => chosen.has(a.id));
  await keepSides(tx, [{ userId: x.buyerId, entId: x.entId }, ...named]);
};
