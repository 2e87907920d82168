import { roleCodes } from '#contract/core/access.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type Preparation, preparations, type stands } from '#contract/fairs/exhibiting/stands.ts';
import { standLacks, type StandLack } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { findPeopleOf, peopleByIds } from '#server/rooms/identity/index.ts';
import { findLiveOf } from '../orders/order-store.ts';
import { fairOf, hallOf } from './read-stands.ts';
import { readContents } from './stand-content.ts';
import { findBoothsOf } from './stand-store.ts';

/** What a booth lacks stands in the way of each. */
const needs: Record<Exclude<Preparation, 'paid'>, readonly StandLack[]> = {
  words: ['headline', 'headlineWords', 'intro', 'introWords'],
  goods: ['products'],
  brochure: ['brochure'],
  staff: ['staff'],
  hours: ['hours', 'staff'],
};
/** The most people who are looked through for providers. */
const most = 1_000;

/** Companies whose verified people hold the provider's role, but for the reader's own. */
const readProviders = async (ctx: Ctx, entId: string | null) => {
  const ids = await findPeopleOf(ctx, { role: roleCodes.provider, verified: true }, { after: null, most });
  const people = await peopleByIds(ctx, ids);
  const companies = [...new Set(people.flatMap((p) => p.entId ?? []))].filter((c) => c !== entId);
  return (await companiesByIds(ctx, companies)).map((c) => ({
    company: {
      id: c.id,
      name: c.name,
      city: c.city,
      countryCode: c.countryCode,
      verified: c.supplierVerified,
    },
    slug: c.slug,
    services: c.categories.map((slug) => ({ slug, name: materialLabel(slug) })),
  }));
};

/** Booths of the company at fairs that are not over with what is ready, and who can help (fairs 38). */
export const readPreparation = async (ctx: Ctx): Promise<AnswerOf<typeof stands.preparation>> => {
  const { entId } = me(ctx);
  const now = Date.now();
  const found = entId
    ? (await findBoothsOf(ctx, entId)).filter((r) => r.booth.state === 'taken' && phaseAt(r.fair, now) !== 'past')
    : [];
  const [contents, orders, providers] = await Promise.all([
    readContents(
      ctx,
      found.map((r) => r.booth),
    ),
    entId ? findLiveOf(ctx, entId) : [],
    readProviders(ctx, entId),
  ]);
  return {
    booths: found.toReversed().map(({ booth, hall, fair }) => {
      const kept = contents.get(booth.id);
      const lacks = kept ? standLacks(kept.content, kept.revision > 0) : [];
      const order = orders.find((o) => o.boothId === booth.id);
      return {
        id: booth.id,
        number: booth.number,
        fair: fairOf(fair),
        hall: hallOf(hall),
        daysLeft: Math.max(0, Math.ceil((Date.parse(fair.startsAt) - now) / 86_400_000)),
        checks: preparations
          .filter((key) => key !== 'paid' || order)
          .map((key) => ({
            key,
            done: key === 'paid' ? order?.state === 'paid' : !needs[key].some((l) => lacks.includes(l)),
          })),
      };
    }),
    providers,
  };
};
