import type { cards, ReceivedCard } from '#contract/cards/calls.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { answersFor } from './exchange.ts';
import { shownCard, wholeCards } from './present.ts';
import { findHeld, findIncoming, findOutgoing, type HeldCard } from './store.ts';

/** Requests that a page shows of each side. */
export const mostRequests = 100;
const instant = (at: string): string => new Date(at).toISOString();

const present = async (ctx: Ctx, held: HeldCard[]): Promise<ReceivedCard[]> => {
  const [people, companies] = await Promise.all([
    wholeCards(
      ctx,
      held.flatMap((h) => h.personId ?? []),
    ),
    companyBriefs(
      ctx,
      held.flatMap((h) => h.entId ?? []),
    ),
  ]);
  const companyOf = new Map(companies.map((e) => [e.id, e]));
  return held.flatMap((h) => {
    const person = people.get(h.personId ?? '');
    const e = companyOf.get(h.entId ?? '');
    if (!person && !e) return [];
    const company = e ? { id: e.id, name: e.name, city: e.city, countryCode: e.countryCode } : null;
    const { id, source, note } = h;
    return [{ id, person: person ? shownCard(person) : null, company, source, note, at: instant(h.createdAt) }];
  });
};

/** All that a reader sees of a card, as text that words are sought in; what the card does not show is not in it. */
const searchable = (r: ReceivedCard): string => JSON.stringify([r.person, r.company?.name, r.note]).toLowerCase();

/** Cards that I hold, the newest first; words are sought in what I may read of them. */
export const readReceived = async (
  ctx: Ctx,
  q: ParsedOf<typeof cards.received>['query'],
): Promise<AnswerOf<typeof cards.received>> => {
  const all = await findHeld(ctx, me(ctx).userId);
  const words = q.q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const from = (q.current - 1) * q.size;
  if (!words.length) return pageOf(await present(ctx, all.slice(from, from + q.size)), all.length, q);
  const found = (await present(ctx, all)).filter((r) => words.every((w) => searchable(r).includes(w)));
  return pageOf(found.slice(from, from + q.size), found.length, q);
};

/** Every card that I hold, for the copy of my data. */
export const allReceived = async (ctx: Ctx): Promise<ReceivedCard[]> =>
  present(ctx, await findHeld(ctx, me(ctx).userId));

/** Requests that wait for my company, and what I asked of others. */
export const readRequests = async (ctx: Ctx): Promise<AnswerOf<typeof cards.requests>> => {
  const entId = answersFor(me(ctx));
  const [asked, own] = await Promise.all([
    entId ? findIncoming(ctx, entId, mostRequests) : [],
    findOutgoing(ctx, me(ctx).userId, mostRequests),
  ]);
  const [people, companies] = await Promise.all([
    wholeCards(
      ctx,
      asked.map((r) => r.fromUserId),
    ),
    companyBriefs(ctx, [...new Set(own.map((r) => r.toEntId))]),
  ]);
  const companyOf = new Map(companies.map((e) => [e.id, { id: e.id, name: e.name }]));
  return {
    incoming: asked.flatMap((r) => {
      const card = people.get(r.fromUserId);
      return card ? [{ id: r.id, card: shownCard(card), at: instant(r.createdAt) }] : [];
    }),
    outgoing: own.flatMap((r) => {
      const company = companyOf.get(r.toEntId);
      return company ? [{ id: r.id, company, state: r.state, at: instant(r.createdAt) }] : [];
    }),
  };
};
