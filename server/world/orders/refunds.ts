import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { idOf } from '../chance.ts';
import { act } from './after-deals.ts';

type Order = SeedOrders['orders'][number];
type Events = SeedOrders['events'];
type Payment = SeedOrders['payments'][number];
const dayMs = 86_400_000;

/** Why an order was cancelled, and what stands with the money that goes back, in the languages of the demo world's people. */
const words = [
  {
    why: '项目推迟，双方同意取消',
    first: '首笔退款，其余款项本月内退还',
    second: '第二笔退款，请核对到账',
  },
  {
    why: 'The project was postponed; both sides agreed to cancel',
    first: 'First refund by bank transfer; the rest follows this month',
    second: 'Second refund, please check your account',
  },
  {
    why: 'El proyecto se aplazó; ambas partes acordaron cancelar',
    first: 'Primer reembolso por transferencia; el resto se hará este mes',
    second: 'Segundo reembolso, compruebe su cuenta',
  },
] as const;
/** Reasons of cancelling take turns through the languages. */
export const cancelReason = (n: number): string => words[Math.floor(n / 10) % words.length]?.why ?? words[0].why;

const between = (from: string, to: string, part: number): string =>
  new Date(Date.parse(from) + (Date.parse(to) - Date.parse(from)) * part).toISOString();

/**
 * Money of an order that was cancelled after a deposit: it was paid and confirmed; of what goes back one refund is confirmed, one waits
 * for the buyer, and the rest is the supplier's to return (deals 187).
 */
export const returnDeposit = (o: Order, n: number, events: Events, now: string): SeedOrders['payments'] => {
  const confirmed = events.find((e) => e.step === 'confirm')?.at;
  const ended = events.find((e) => e.step === 'cancel')?.at;
  if (o.state !== 'cancelled' || !confirmed || !ended) return [];
  const said = words[Math.floor(n / 10) % words.length] ?? words[0];
  const paid = (decimalToMinor(o.total) * 3n) / 10n;
  const first = (paid * 6n) / 10n;
  // Nobody of the demo world is kept out by what is owed for a month (deals 197).
  const longAgo = Date.parse(now) - Date.parse(ended) > 20 * dayMs;
  const one = (kind: 'payment' | 'refund', no: number, amount: bigint, at: string, answered: string | null) => {
    const facts = { n: String(no), amount: minorToDecimal(amount), currency: o.currency };
    const [payer, payee] = kind === 'payment' ? (['buyer', 'supplier'] as const) : (['supplier', 'buyer'] as const);
    const idOfParty = (p: 'buyer' | 'supplier') => (p === 'buyer' ? o.buyerId : o.supplierId);
    act(o, events, payer, kind === 'payment' ? 'pay' : 'refund', at, facts);
    if (answered) act(o, events, payee, kind === 'payment' ? 'confirmPayment' : 'confirmRefund', answered, facts);
    const row: Payment = {
      id: idOf(kind, `${o.id}.${no}`),
      orderId: o.id ?? '',
      kind,
      no,
      userId: idOfParty(payer),
      amount: facts.amount,
      paidOn: chinaDay(at),
      proof: [],
      note: kind === 'payment' ? null : no === 1 ? said.first : said.second,
      state: answered ? 'confirmed' : 'recorded',
      createdAt: at,
      ...(kind === 'refund' && { method: 'transfer' as const }),
      ...(answered && { answeredBy: idOfParty(payee), answeredAt: answered }),
    };
    return row;
  };
  return [
    one('payment', 1, paid, between(confirmed, ended, 0.25), between(confirmed, ended, 0.5)),
    one('refund', 1, first, between(ended, now, 0.25), between(ended, now, 0.5)),
    one('refund', 2, longAgo ? paid - first : (paid * 2n) / 10n, between(ended, now, 0.75), null),
  ];
};
