import type { Lead } from '#contract/fairs/leads/leads.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { leftCards } from '#server/rooms/cards/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { whoAgreed } from '#server/rooms/footprints/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { dealsOfBuyers } from '#server/rooms/inquiry/index.ts';
import { ordersOfBuyers } from '#server/rooms/order/index.ts';
import { type BoothVisitor, findGuests } from './lead-store.ts';

export type Followed = Omit<Lead, 'booth' | 'next'> & { boothId: string; lastAt: string; cardWaits: boolean };

/** Days after the beginning of a day of China count as after the visit: the visit is written a moment after what is done first. */
const since = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
const instant = (at: string | null | undefined) => (at ? new Date(at).toISOString() : null);

/**
 * Visitors of a company's booths, followed by name to what came of it (fairs 60, 61): those who agreed to be named, left their card
 * with the company or wrote into its guest book. Deals are those of the visitor's side with this company alone.
 * @returns the named ones, and how many others came; own people and people who are gone are neither
 */
export const followLeads = async (
  ctx: Ctx,
  entId: string,
  visitors: BoothVisitor[],
): Promise<{ named: Followed[]; unnamed: string[] }> => {
  const ids = visitors.map((v) => v.visitorId);
  const people = new Map(
    (await peopleByIds(ctx, ids))
      .filter((p) => !p.removedAt && p.entId !== entId && p.userType !== 9)
      .map((p) => [p.id, p]),
  );
  const [agreed, cards, guests] = await Promise.all([
    whoAgreed(ctx, ids),
    leftCards(ctx, entId, ids),
    findGuests(ctx, entId, ids),
  ]);
  const cardOf = new Map(cards.map((c) => [c.userId, c]));
  const known = new Set([...agreed, ...cardOf.keys(), ...guests]);
  const came = visitors.filter((v) => people.has(v.visitorId));
  const followed = came.filter((v) => known.has(v.visitorId));
  const sides = followed.flatMap(({ visitorId }) => {
    const p = people.get(visitorId);
    return p ? [{ userId: p.id, entId: p.entId }] : [];
  });
  const [companies, deals, orders] = await Promise.all([
    companyBriefs(ctx, [...new Set(sides.flatMap((p) => p.entId ?? []))]),
    dealsOfBuyers(ctx, entId, sides),
    ordersOfBuyers(ctx, entId, sides),
  ]);
  const nameOf = new Map<string, Text>(companies.map((c) => [c.id, c.name]));
  const named = followed.map((v): Followed => {
    const person = people.get(v.visitorId);
    const after = (at: string) => Date.parse(at) >= since(v.firstDay);
    const isTheirs = (d: { entId: string | null; userId: string }) =>
      person?.entId ? d.entId === person.entId : d.entId === null && d.userId === v.visitorId;
    const card = cardOf.get(v.visitorId);
    const inquiry = deals.find((d) => isTheirs(d) && d.askedAt && after(d.askedAt));
    const quotation = deals.find((d) => isTheirs(d) && d.quotedAt && after(d.quotedAt));
    const order = orders.find((o) => isTheirs(o) && after(o.at));
    const company = person?.entId ? nameOf.get(person.entId) : undefined;
    return {
      userId: v.visitorId,
      name: person?.name ?? '',
      company: company && person?.entId ? { id: person.entId, name: company } : null,
      boothId: v.boothId,
      lastAt: v.lastAt,
      mode: v.mode,
      visits: v.visits,
      brochures: v.brochures,
      wrote: guests.includes(v.visitorId),
      visit: { at: instant(v.firstAt) ?? '', id: null },
      card: card && after(card.at) ? { at: instant(card.at) ?? '', id: null } : null,
      inquiry: inquiry ? { at: instant(inquiry.askedAt) ?? '', id: inquiry.inquiryId } : null,
      quotation: quotation ? { at: instant(quotation.quotedAt) ?? '', id: quotation.inquiryId } : null,
      order: order ? { at: instant(order.at) ?? '', id: order.id } : null,
      cardWaits: card?.waits ?? false,
    };
  });
  return { named, unnamed: came.filter((v) => !known.has(v.visitorId)).map((v) => v.visitorId) };
};
