import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { type finance, financeErrors } from '#contract/finance/calls.ts';
import { consentNow, financeLimits } from '#contract/finance/rules.ts';
import { liveApplications } from '#contract/services/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { applicationFor, applyForService, offersByIds, statesOf } from '#server/rooms/services/index.ts';
import { ownOrders } from './own-orders.ts';
import { endConsents, findConsent, findOpenOf, insertConsent } from './store.ts';

/** Refuses an amount above the order's limit. @throws Refused finance.tooMuch */
export const judgeAmount = (amount: string, most: bigint, field: string): void => {
  if (decimalToMinor(amount) > most)
    throw refuse(
      financeErrors.tooMuch,
      { n: minorToDecimal(most) },
      { [field]: { code: 'atMost', params: { n: minorToDecimal(most) } } },
    );
  if (decimalToMinor(amount) < BigInt(financeLimits.least) * 100n)
    throw refuse(common.invalid, {}, { [field]: { code: 'atLeast', params: { n: financeLimits.least } } });
};

/** Consents whose applications are over let the order go; then the index lets one in. */
const letGo = async (tx: Ctx, orderId: string): Promise<void> => {
  const open = await findOpenOf(tx, [orderId]);
  const states = await statesOf(
    tx,
    open.map((c) => c.applicationId),
  );
  const live: readonly string[] = liveApplications;
  await endConsents(
    tx,
    open.filter((c) => !live.includes(states.get(c.applicationId)?.state ?? '')).map((c) => c.id),
  );
};

/**
 * Applies for finance out of an own order and keeps what was consented to (finance 2 to 5); a click that comes twice is one application.
 * @throws Refused common.notFound, common.invalid, finance.orderUnknown, orderBusy, tooMuch, documentUnknown, consentOld, notChain, services.ownCompany
 */
export const applyWithOrder = (
  ctx: Ctx,
  input: ParsedOf<typeof finance.apply>['body'],
): Promise<{ id: string; number: string }> =>
  inTransaction(ctx, async (tx) => {
    const person = me(tx);
    if (input.consent !== consentNow) throw refuse(financeErrors.consentOld, {}, { consent: { code: 'required' } });
    const offer = (await offersByIds(tx, [input.offer])).get(input.offer);
    if (offer?.state !== 'listed') throw refuse(common.notFound);
    if (offer.kind !== 'chainFinance') throw refuse(financeErrors.notChain);
    const [found] = await ownOrders(tx, input.order);
    if (!found) throw refuse(financeErrors.orderUnknown, {}, { order: { code: 'choice' } });
    const { order, most, facts } = found;
    judgeAmount(input.amount, most, 'amount');
    const documents = order.documents.filter((d) => input.documents.includes(d.id));
    if (documents.length !== new Set(input.documents).size)
      throw refuse(financeErrors.documentUnknown, {}, { documents: { code: 'choice' } });
    const sent = await applyForService(
      tx,
      {
        clientKey: input.clientKey,
        offer: input.offer,
        values: {
          orderNumber: order.number,
          amount: input.amount,
          creditDays: String(input.creditDays),
          ...(input.note && { note: input.note }),
        },
        papers: { businessLicence: input.licence },
      },
      {},
    );
    if (await findConsent(tx, sent.id)) return sent;
    // A key that was used for another application before shares nothing with its provider.
    if ((await applicationFor(tx, sent.id)).a.offerId !== input.offer) throw refuse(common.notFound);
    await letGo(tx, order.id);
    const kept = await insertConsent(tx, {
      id: newId(),
      applicationId: sent.id,
      orderId: order.id,
      form: order.form,
      ownerId: person.userId,
      ownerEntId: person.entId,
      bankEntId: offer.entId,
      version: input.consent,
      facts,
      documents,
    });
    if (!kept) throw refuse(financeErrors.orderBusy);
    return sent;
  });
