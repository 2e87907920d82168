import type { CardKind, CardRef } from '#contract/chat/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { roleCodes } from '#contract/core/access.ts';
import { seatMay } from '#contract/core/seats.ts';
import type { Text } from '#contract/core/schemas.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { home } from '#contract/home/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { order } from '#contract/order/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import type { Viewer } from '#web/lib/page/viewer.ts';

/** A record that can be sent as a card. */
export type Choice = CardRef & { title: Text; number: string };

const size = 8;

/** Which kinds somebody has records of, their own first. */
export const kindsOf = (v: Pick<Viewer, 'roles' | 'seat'>): CardKind[] => {
  const sells = v.roles.includes(roleCodes.supplier) && seatMay(v.seat, 'seeSelling');
  const buys = seatMay(v.seat, 'seeBuying') && (sells || v.roles.includes(roleCodes.buyer));
  return [
    'product',
    ...(buys || sells ? (['inquiry'] as const) : []),
    ...(sells ? (['quotation'] as const) : []),
    ...(buys || sells ? (['order'] as const) : []),
    'company',
    'booth',
  ];
};

const suggested = async (kind: 'product' | 'company', q: string): Promise<Choice[]> => {
  if (!q) return [];
  const found = await quietCall(home.suggest, { query: { q } });
  return kind === 'product'
    ? found.products.map((p) => ({ kind, id: p.id, title: p.name, number: '' }))
    : found.companies.map((e) => ({ kind, id: e.id, title: e.name, number: '' }));
};

/** One's own inquiries, then those that a supplier may quote or has quoted. */
const findInquiries = async (query: { size: number; q?: string }, v: Viewer): Promise<Choice[]> => {
  const kinds = kindsOf(v);
  const [own, others] = await Promise.all([
    seatMay(v.seat, 'seeBuying') ? quietCall(inquiry.ownPage, { query }) : null,
    kinds.includes('quotation') ? quietCall(inquiry.businessPage, { query }) : null,
  ]);
  const rows = [...(own?.records ?? []), ...(others?.records ?? [])];
  return [...new Map(rows.map((r) => [r.id, r])).values()].flatMap((r) =>
    r.number ? [{ kind: 'inquiry' as const, id: r.id, title: r.title, number: r.number }] : [],
  );
};

/** Records of a kind by words, the newest first; what the sender may not see is not found. */
export const findCards = async (kind: CardKind, words: string, v: Viewer): Promise<Choice[]> => {
  const q = words.trim();
  const query = { size, ...(q && { q }) };
  const sells = v.roles.includes(roleCodes.supplier);
  if (kind === 'company') return suggested(kind, q);
  if (kind === 'booth') {
    const { records } = await quietCall(fairs.booths, { query });
    return records.map((r) => ({ kind, id: r.id, title: r.exhibitor.name, number: r.number }));
  }
  if (kind === 'product') {
    if (!sells) return suggested(kind, q);
    const { records } = await quietCall(ownProducts.page, { query: { ...query, state: 'listed' } });
    return records.map((r) => ({ kind, id: r.id, title: r.name, number: r.model }));
  }
  if (kind === 'order') {
    const { records } = await quietCall(order.page, { query });
    return records.map((r) => ({ kind, id: r.id, title: r.title, number: r.number }));
  }
  if (kind === 'quotation') {
    const { records } = await quietCall(inquiry.myQuotations, { query });
    return records.map((r) => ({ kind, id: r.id, title: r.inquiry.title, number: r.number }));
  }
  return findInquiries(query, v);
};
