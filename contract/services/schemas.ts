import * as z from 'zod/mini';
import { currency, day, decimal, id, instant, line, text } from '../core/schemas.ts';
import { offerStates, priceUnits, serviceKinds, serviceLimits } from './kinds.ts';

const words = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));
/** Words in each language; a rule of the form asks for one of them at least. */
const threeWords = (most: number) => z.object({ cn: words(most), en: words(most), es: words(most) });
const said = (most: number) =>
  threeWords(most).check(z.refine((v) => Boolean(v.cn || v.en || v.es), { params: { rule: 'oneLanguage' } }));

/** A line of a price sheet, as a provider states it. */
export const priceLine = z.object({
  name: text,
  unit: z.enum(priceUnits),
  price: z.string(),
  currency,
  /** Working days; null where it depends. */
  days: z.nullable(z.int()),
});
export type PriceLine = z.infer<typeof priceLine>;
const priceInput = z.object({
  name: said(120),
  unit: z.enum(priceUnits),
  price: decimal(2),
  currency,
  days: z.nullable(z.int().check(z.gte(1), z.lte(365))),
});

/** A date and place of a journey; `left` are the places that nobody has taken. */
export const serviceTour = z.object({
  id,
  place: text,
  from: day,
  to: day,
  /** Last day to apply. */
  until: day,
  places: z.int(),
  left: z.int(),
  price: z.string(),
  currency,
});
export type ServiceTour = z.infer<typeof serviceTour>;
const tourInput = z.object({
  id: z.optional(id),
  place: said(80),
  from: day,
  to: day,
  until: day,
  places: z.int().check(z.gte(1), z.lte(500)),
  price: decimal(2),
  currency,
});

const from = z.object({ price: z.string(), currency, unit: z.enum(priceUnits) });
const providerName = z.object({ id, name: text, city: text });
const rating = z.object({ stars: z.number(), n: z.int() });

/** An offer in a list. */
export const offerRow = z.object({
  id,
  kind: z.enum(serviceKinds),
  name: text,
  summary: text,
  provider: providerName,
  /** The lowest price of its sheet; null where there is none. */
  from: z.nullable(from),
  days: z.nullable(z.int()),
  rating: z.nullable(rating),
  /** Dates to come that have places left. */
  tours: z.int(),
  updatedAt: instant,
});
export type OfferRow = z.infer<typeof offerRow>;

export const offerDetail = z.object({
  row: offerRow,
  /** What members read; null for visitors. */
  whole: z.nullable(
    z.object({ about: text, conditions: text, prices: z.array(priceLine), tours: z.array(serviceTour) }),
  ),
  apply: z.enum(['yes', 'login', 'complete', 'own', 'seat']),
});
export type OfferDetail = z.infer<typeof offerDetail>;

/** Somebody to talk to. */
export const serviceContact = z.object({
  name: z.string(),
  role: text,
  phone: z.string(),
  mail: z.string(),
  hours: text,
});
const contactInput = z.object({
  name: line(1, 60),
  role: threeWords(60),
  phone: z.string().check(z.trim(), z.maxLength(40), z.regex(/^(\+?[\d\s()/-]{5,40})?$/)),
  mail: z.string().check(z.trim(), z.maxLength(120), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/)),
  hours: threeWords(80),
});

/** A provider as its pages show it. */
export const providerView = z.object({
  id,
  name: text,
  city: text,
  about: text,
  strengths: text,
  accreditations: z.array(z.string()),
  rating: z.nullable(rating),
  done: z.int(),
  /** Whom to talk to, for members; null for visitors. */
  contacts: z.nullable(z.array(serviceContact)),
  offers: z.array(offerRow),
});
export type ProviderView = z.infer<typeof providerView>;

/** What a provider writes of itself. */
export const introductionInput = z.object({
  about: said(3000),
  strengths: threeWords(1000),
  accreditations: z.array(line(1, 60)).check(z.maxLength(12)),
});
export const introduction = z.object({
  about: text,
  strengths: text,
  accreditations: z.array(z.string()),
  version: z.int(),
});
export const contactsInput = z.object({ contacts: z.array(contactInput).check(z.maxLength(serviceLimits.contacts)) });

/** An offer as its provider writes it. */
export const offerInput = z.object({
  kind: z.enum(serviceKinds),
  name: said(120),
  summary: said(300),
  about: threeWords(4000),
  conditions: threeWords(2000),
  prices: z.array(priceInput).check(z.maxLength(serviceLimits.prices)),
  tours: z.array(tourInput).check(z.maxLength(serviceLimits.tours)),
});
export const ownOffer = z.object({
  id,
  kind: z.enum(serviceKinds),
  state: z.enum(offerStates),
  name: text,
  summary: text,
  about: text,
  conditions: text,
  prices: z.array(priceLine),
  tours: z.array(serviceTour),
  /** Counts its saves; the next one names it. */
  version: z.int(),
  /** Applications for it that are under way. */
  live: z.int(),
  /** Why the desk took it down; empty where it did not. */
  hiddenReason: text,
  updatedAt: instant,
});
export type OwnOffer = z.infer<typeof ownOffer>;
