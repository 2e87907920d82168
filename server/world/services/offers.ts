import { readFileSync } from 'node:fs';
import type { Text } from '#contract/core/schemas.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import type { PriceLine } from '#contract/services/schemas.ts';
import type { SeedServices } from '#server/rooms/services/seed.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';

type SampleTour = { place: Text; from: number; days: number; places: number; price: string };
type SampleOffer = {
  slug: string;
  company: string;
  kind: ServiceKind;
  name: Text;
  summary: Text;
  about: Text;
  conditions: Text;
  prices: PriceLine[];
  tours?: SampleTour[];
  /** Ratings: how many and their stars together, and how many applications were finished. */
  rated: [n: number, stars: number, done: number];
  /** In CNY, for the order by price. */
  lowest: string | null;
};
type SampleProvider = {
  company: string;
  about: Text;
  strengths: Text;
  accreditations: string[];
  contact: { name: string; role: Text; phone: string; mail: string; hours: Text };
};

const data = JSON.parse(readFileSync(new URL('../data/services.json', import.meta.url), 'utf8')) as {
  providers: SampleProvider[];
  offers: SampleOffer[];
};
export const sampleOffers = data.offers;

/** Providers and what they offer. */
export const buildOffers = (days: Days): Pick<SeedServices, 'providers' | 'offers' | 'tours'> => ({
  providers: data.providers.map(({ company, contact, ...p }) => ({
    ...p,
    entId: idOf('company', company),
    contacts: [contact],
  })),
  offers: data.offers.map(({ slug, company, tours: _, rated: [ratings, stars, done], ...o }, i) => ({
    ...o,
    id: idOf('service', slug),
    clientKey: idOf('serviceKey', slug),
    entId: idOf('company', company),
    state: 'listed' as const,
    ratings,
    stars,
    done,
    createdAt: days.at(-120 + i),
    updatedAt: days.at(-40 + i),
  })),
  tours: data.offers.flatMap(({ slug, tours = [] }) =>
    tours.map((t, n) => ({
      id: idOf('serviceTour', `${slug}.${n}`),
      offerId: idOf('service', slug),
      place: t.place,
      from: days.date(t.from),
      to: days.date(t.from + t.days),
      until: days.date(t.from - 21),
      places: t.places,
      price: t.price,
      currency: 'CNY' as const,
    })),
  ),
});
