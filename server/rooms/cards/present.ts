import type { Card, CardPart } from '#contract/cards/calls.ts';
import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findCards } from './store.ts';

/** A card whole, with what its owner lets others read of it. */
export type WholeCard = Card & { shows: CardPart[]; kept: boolean; changedAt: Date };

const everywhere = (name: string): Text => Object.fromEntries(langs.map((l) => [l, name]));

/** Cards of people who are here; who has written none has name and mail address of the account. */
export const wholeCards = async (ctx: Ctx, userIds: string[]): Promise<Map<string, WholeCard>> => {
  const ids = [...new Set(userIds)];
  const [people, written] = await Promise.all([peopleByIds(ctx, ids), findCards(ctx, ids)]);
  const here = people.filter((p) => !p.removedAt);
  const companies = await companyBriefs(ctx, [...new Set(here.flatMap((p) => p.entId ?? []))]);
  const companyOf = new Map(companies.map((e) => [e.id, { id: e.id, name: e.name }]));
  const cardOf = new Map(written.map((c) => [c.userId, c]));
  return new Map(
    here.map((p) => {
      const own = cardOf.get(p.id);
      const company = companyOf.get(p.entId ?? '') ?? null;
      const kept = own !== undefined;
      const card = own ?? {
        name: everywhere(p.name),
        position: {},
        address: {},
        phone: '',
        email: p.email ?? '',
        shows: ['email' as const],
        updatedAt: p.createdAt,
      };
      const { name, position, address, phone, email, shows, updatedAt } = card;
      const whole = { userId: p.id, name, position, company, address, phone, email, shows, kept };
      return [p.id, { ...whole, changedAt: new Date(updatedAt) }];
    }),
  );
};

/** What others read of a card. */
export const shownCard = (c: WholeCard): Card => {
  const shows = (part: CardPart): boolean => c.shows.includes(part);
  const { userId, name, position, company } = c;
  return {
    userId,
    name,
    position,
    company,
    address: shows('address') ? c.address : {},
    phone: shows('phone') ? c.phone : '',
    email: shows('email') ? c.email : '',
  };
};

/** Name, position and company of people, for lists of those who hold their cards. */
export const cardBriefs = async (ctx: Ctx, userIds: string[]) =>
  [...(await wholeCards(ctx, userIds)).values()].map((c) => ({
    id: c.userId,
    name: c.name,
    position: c.position,
    company: c.company,
  }));
