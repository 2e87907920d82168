import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import type { Text } from '#contract/core/schemas.ts';
import { consentNow, financeLimits, financeRules, mostFinanced } from '#contract/finance/rules.ts';
import type { FormValues } from '#contract/services/forms.ts';
import type { SeedFinance } from '#server/rooms/finance/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import type { SeedServices } from '#server/rooms/services/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { WorldPerson } from '../people.ts';

type Order = SeedOrders['orders'][number];
export type FinancedOrder = { order: Order; form: 'receivable' | 'purchase'; applicantId: string; values: FormValues };

/** An order in CNY that was there before a moment and is not financed yet; by turns its supplier and its buyer apply. */
export const orderToFinance = (
  orders: readonly Order[],
  people: readonly WorldPerson[],
  before: string,
  taken: readonly string[],
): FinancedOrder | undefined => {
  const form = taken.length % 3 === 2 ? 'purchase' : 'receivable';
  const { states } = financeRules[form];
  for (const order of orders) {
    if (order.currency !== 'CNY' || !states.includes(order.state) || taken.includes(order.id)) continue;
    if (!order.createdAt || order.createdAt >= before) continue;
    const applicantId = form === 'receivable' ? order.supplierId : order.buyerId;
    if (!people.some((p) => p.id === applicantId)) continue;
    // Half of what is possible, in whole thousands.
    const half = mostFinanced(form, decimalToMinor(order.total)) / 2n;
    const amount = (half / 100_000n) * 100_000n;
    if (amount < BigInt(financeLimits.least) * 100n) continue;
    return { order, form, applicantId, values: { orderNumber: order.number, amount: minorToDecimal(amount) } };
  }
  return undefined;
};

/** The consents that belong to applications for supply-chain finance; what is over has let its order go. */
export const buildConsents = (
  applications: SeedServices['applications'],
  financed: ReadonlyMap<string, FinancedOrder>,
  companies: readonly WorldCompany[],
  people: readonly WorldPerson[],
): SeedFinance => {
  const nameOf = (entId: string | null | undefined, userId: string): Text => {
    const company = companies.find((c) => c.id === entId);
    return company?.name ?? { cn: people.find((p) => p.id === userId)?.name ?? '' };
  };
  return {
    consents: applications.flatMap((a) => {
      const backed = financed.get(a.id);
      if (!backed) return [];
      const { order, form } = backed;
      const { number, title, currency, deliveryDate, paymentType } = order;
      return [
        {
          id: idOf('financeConsent', a.id),
          applicationId: a.id,
          orderId: order.id,
          form,
          ownerId: a.applicantId,
          ownerEntId: a.applicantEntId ?? null,
          bankEntId: a.providerEntId,
          version: consentNow,
          facts: {
            number,
            title,
            form,
            state: 'confirmed' as const,
            buyer: nameOf(order.buyerEntId, order.buyerId),
            supplier: nameOf(order.supplierEntId, order.supplierId),
            currency,
            total: order.total,
            paid: '0.00',
            deliveryDate,
            paymentType,
          },
          documents: [],
          givenAt: a.createdAt,
          endedAt: ['done', 'refused', 'cancelled', 'expired'].includes(a.state) ? (a.updatedAt ?? null) : null,
        },
      ];
    }),
  };
};
