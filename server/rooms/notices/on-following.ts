import { pageTo, withQuery } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { productFound, suppliersFound } from '#server/rooms/alerts/events.ts';
import type * as cards from '#server/rooms/cards/events.ts';
import type * as following from '#server/rooms/following/events.ts';
import { membersWithRight, nameOf } from './on-events.ts';
import { tell, type Told } from './tell.ts';

/** Somebody new follows the company: its people hear of it once a day, and never of whom. */
export const onFollowed = async (ctx: Ctx, e: Payload<typeof following.companyFollowed>): Promise<void> => {
  const people = await membersWithRight(ctx, [e.entId]);
  const params = { company: await nameOf(ctx, e.entId) };
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: 'companyFollowed',
      params,
      link: pageTo('recentVisits'),
      dedupe: `followed:${e.entId}:${e.day}`,
    })),
  );
};

/** New products of what somebody follows: one notice a day and company, material or process. */
export const onListed = async (ctx: Ctx, e: Payload<typeof following.followedListed>): Promise<void> => {
  const kind = e.about === 'company' ? 'followedListed' : 'interestListed';
  await tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind,
      params: { name: e.name, n: e.n },
      link: pageTo('myInterest'),
      dedupe: `listed:${e.subject}:${e.day}`,
    })),
  );
};

/** New products that a kept search finds: one notice a day and search. */
export const onProductFound = async (ctx: Ctx, e: Payload<typeof productFound>): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: 'productAlert',
      params: { name: e.name, n: e.n },
      link: withQuery(pageTo('search', { sort: 'newest' }), e.query),
      dedupe: `found:${e.alertId}:${e.day}`,
    },
  ]);

/** Suppliers that a kept search finds for the first time: one notice a day and search. */
export const onSuppliersFound = async (ctx: Ctx, e: Payload<typeof suppliersFound>): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: 'supplierAlert',
      params: { name: e.name, n: e.n },
      link: withQuery(pageTo('search', { kind: 'suppliers' }), e.query),
      dedupe: `suppliers:${e.alertId}:${e.day}`,
    },
  ]);

/** Whoever buys or sells for the company may answer a card that was left with it. */
export const onCardRequested = async (ctx: Ctx, e: Payload<typeof cards.cardRequested>): Promise<void> => {
  const [sellers, buyers] = await Promise.all([
    membersWithRight(ctx, [e.entId], 'sell'),
    membersWithRight(ctx, [e.entId], 'buy'),
  ]);
  await tell(
    ctx,
    [...new Set([...sellers, ...buyers].map((p) => p.id))].map((userId): Told => ({
      userId,
      kind: 'cardRequested',
      params: { name: e.name },
      link: pageTo('myCards'),
      dedupe: `card:${e.exchangeId}`,
    })),
  );
};

export const onCardExchanged = async (ctx: Ctx, e: Payload<typeof cards.cardExchanged>): Promise<void> => {
  const params = { company: await nameOf(ctx, e.entId) };
  await tell(ctx, [
    {
      userId: e.fromUserId,
      kind: 'cardExchanged',
      params,
      link: pageTo('myCards'),
      dedupe: `card:${e.exchangeId}:answered`,
    },
  ]);
};
