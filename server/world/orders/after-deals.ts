import { criteria } from '#contract/order/ratings.ts';
import { paymentPlans } from '#contract/order/payments.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { otherParty, parties, type Party } from '#contract/order/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { idOf } from '../chance.ts';

type Order = SeedOrders['orders'][number];
type Events = SeedOrders['events'];
const dayMs = 86_400_000;
const later = (at: string, days: number): string => new Date(Date.parse(at) + days * dayMs).toISOString();

/** An act that moves nothing, at its time among the events. */
export const act = (o: Order, events: Events, party: Party, step: Events[number]['step'], at: string, facts = {}) => {
  const before = events
    .filter((e) => String(e.at) <= at)
    .toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
    .at(-1);
  const userId = party === 'buyer' ? o.buyerId : o.supplierId;
  events.push({
    id: idOf('event', `${o.id}.${step}.${events.length}`),
    orderId: o.id ?? '',
    step,
    state: before?.state ?? 'confirmed',
    party,
    userId,
    facts,
    at,
  });
};

/** The shares that are due are paid a day later and confirmed the day after, except now and then the newest one, which still waits. */
export const payDue = (o: Order, n: number, events: Events, now: string): SeedOrders['payments'] => {
  if (o.state === 'cancelled' || o.state === 'toConfirm') return [];
  const since = {
    confirmation: events.find((e) => e.step === 'confirm')?.at,
    shipment: events.find((e) => e.step === 'ship')?.at,
    receipt: events.find((e) => e.step === 'receive')?.at,
  };
  const whole = decimalToMinor(o.total);
  let left = whole;
  const payments: SeedOrders['payments'] = [];
  const plan = paymentPlans[o.paymentType as keyof typeof paymentPlans];
  for (const [i, share] of plan.entries()) {
    const amount = i === plan.length - 1 ? left : (whole * BigInt(share.percent)) / 100n;
    left -= amount;
    const from = since[share.due];
    const paid = from && later(from, Math.max(share.days - 5, 0) + 1);
    if (!paid || paid > now) continue;
    const answered = later(paid, 1);
    const waits = answered > now || (n % 3 === 1 && o.state !== 'completed' && i === plan.length - 1);
    const facts = { n: String(payments.length + 1), amount: minorToDecimal(amount), currency: o.currency };
    payments.push({
      id: idOf('payment', `${o.id}.${i}`),
      orderId: o.id ?? '',
      no: payments.length + 1,
      userId: o.buyerId,
      amount: facts.amount,
      paidOn: chinaDay(paid),
      proof: [],
      state: waits ? 'recorded' : 'confirmed',
      createdAt: paid,
      ...(!waits && { answeredBy: o.supplierId, answeredAt: answered }),
    });
    act(o, events, 'buyer', 'pay', paid, facts);
    if (!waits) act(o, events, 'supplier', 'confirmPayment', answered, facts);
  }
  return payments;
};

/** What is written with a rating, in the languages of the demo world's people. */
const words: Record<Party, readonly string[]> = {
  buyer: [
    '批次稳定，检测报告随货到达，下次还找他们。',
    'Delivered on the day, certificates complete. One roll had a damaged wrapper and was replaced.',
    'Buena calidad y trato cercano; el plazo se cumplió.',
  ],
  supplier: [
    '需求写得清楚，付款及时。',
    'Clear requirements and quick answers. Payment came as agreed.',
    'Comprador serio, pagos puntuales.',
  ],
};

/** Both sides of a completed order have rated each other. */
export const rateBoth = (o: Order, n: number, events: Events, now: string): Pick<SeedOrders, 'ratings' | 'scores'> => {
  const end = events.find((e) => e.step === 'complete')?.at;
  const at = end && later(end, 1);
  if (!at || at > now) return { ratings: [], scores: [] };
  const of = (party: Party) => idOf('rating', `${o.id}.${party}`);
  const companies = { buyer: o.buyerEntId ?? null, supplier: o.supplierEntId };
  for (const party of parties) act(o, events, party, 'rate', at);
  return {
    ratings: parties.map((party) => ({
      id: of(party),
      orderId: o.id ?? '',
      party,
      userId: party === 'buyer' ? o.buyerId : o.supplierId,
      aboutEntId: companies[otherParty(party)],
      text: words[party][n % 3] ?? null,
      shownAt: at,
      createdAt: at,
    })),
    scores: parties.flatMap((party) =>
      criteria[party].map((criterion, i) => ({
        ratingId: of(party),
        criterion,
        score: 5 - ((n + i) % 4 === 0 ? 1 : 0),
      })),
    ),
  };
};
