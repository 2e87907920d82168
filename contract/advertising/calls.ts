import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import {
  currency,
  day,
  decimal,
  id,
  idParams,
  instant,
  line,
  named,
  nothing,
  page,
  pageQuery,
  slug,
  text,
} from '../core/schemas.ts';
import { booksAds, seesAds } from './access.ts';
import { adLimits as limits, adPlaces } from './places.ts';
import { adActs, adParties, adPhases, adStates, adSteps } from './states.ts';

/**
 * `taken`: on a day all slots are somebody else's. `priceChanged`: the day costs another price than the one that was agreed to.
 * `noWords`: a language that it is shown in has no words.
 */
export const adErrors = refusals('advertising', {
  noCompany: 409,
  notVerified: 409,
  closed: 409,
  taken: 409,
  priceChanged: 409,
  tooMany: 409,
  wrongDays: 422,
  noWords: 422,
  notYours: 422,
  wrongState: 409,
  reasonNeeded: 422,
});

const place = z.enum(adPlaces);
const words = (most: number) => z.object({ cn: line(0, most), en: line(0, most), es: line(0, most) });

/** What is shown, where it leads, and to whom. */
export const adContent = z.object({
  title: words(limits.title),
  line: words(limits.line),
  picture: z.nullable(id),
  /** One of the company's own listed products; null leads to its page. */
  productId: z.nullable(id),
  /** Languages in which it is shown. */
  langs: z.array(z.enum(langs)).check(z.minLength(1), z.maxLength(langs.length)),
  /** Fields of use to which it is narrowed; none for all. */
  fields: z.array(slug).check(z.maxLength(limits.fields)),
  note: line(0, limits.note),
});
export type AdContent = z.infer<typeof adContent>;

/** An advertisement as a page shows it. */
export const shownAd = z.object({
  id,
  place,
  company: z.object({ name: text, slug: z.string() }),
  title: z.string(),
  line: z.string(),
  picture: z.nullable(z.string()),
  /** Address within the platform. */
  to: z.string(),
  byField: z.boolean(),
});
export type ShownAd = z.infer<typeof shownAd>;

export const adRow = z.object({
  id,
  number: z.string(),
  state: z.enum(adStates),
  place,
  firstDay: day,
  lastDay: day,
  phase: z.enum(adPhases),
  title: text,
  company: z.object({ id, name: text }),
  total: z.string(),
  currency,
  /** How often it was seen and opened so far. */
  shown: z.int(),
  opened: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdRow = z.infer<typeof adRow>;

/** Figures of a day: times seen, times opened, people who saw it. */
export const adDay = z.object({ day, shown: z.int(), opened: z.int(), readers: z.int() });
/** An act in the course of an advertisement. */
export const adEvent = z.object({
  id,
  act: z.enum(adActs),
  party: z.enum(adParties),
  text: z.string(),
  at: instant,
});
export const adView = z.object({
  row: adRow,
  content: adContent,
  pictureUrl: z.nullable(z.string()),
  product: z.nullable(z.object({ id, name: text })),
  fields: z.array(named),
  pricePerDay: z.string(),
  days: z.int(),
  paid: z.nullable(z.object({ on: day, reference: z.string() })),
  timeline: z.array(adEvent),
  figures: z.object({
    days: z.array(adDay),
    langs: z.array(z.object({ lang: z.enum(langs), shown: z.int(), opened: z.int() })),
  }),
  steps: z.array(z.enum(adSteps)),
});
export type AdView = z.infer<typeof adView>;

/** A place with its price and the days that are full. */
export const adPlaceView = z.object({
  place,
  open: z.boolean(),
  slots: z.int(),
  cap: z.int(),
  pricePerDay: z.string(),
  currency,
  byField: z.boolean(),
  /** How many slots are free on the days that may be booked, where that is fewer than all. */
  busy: z.array(z.object({ day, free: z.int() })),
});
export type AdPlaceView = z.infer<typeof adPlaceView>;

const moved = z.object({ id, state: z.enum(adStates) });

/** What pages ask for while somebody reads them (advertising 5 and 6). */
export const advertising = {
  openOne: endpoint({
    method: 'POST',
    path: '/api/busi/pc/busiadvertisement/openOneAdFor',
    access: open,
    limit: { points: 240, seconds: 60, by: 'address' },
    body: z.object({ place, field: z.optional(slug) }),
    data: z.nullable(shownAd),
  }),
  log: endpoint({
    method: 'POST',
    path: '/api/busi/pc/busiadvertisement/openAdForLog',
    access: open,
    limit: { points: 240, seconds: 60, by: 'address' },
    body: z.object({ id, act: z.enum(['shown', 'opened']) }),
    data: nothing,
  }),
};

/** Calls of companies that advertise. */
export const ownAds = {
  places: endpoint({
    method: 'GET',
    path: '/api/busi/advertisement/places',
    access: seesAds,
    data: z.object({
      from: day,
      to: day,
      places: z.array(adPlaceView),
      /** Listed products of the company that an advertisement may lead to. */
      products: z.array(z.object({ id, name: text })),
    }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/advertisement/page',
    access: seesAds,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(adStates)) }),
    data: page(adRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/advertisement/detail/{id}',
    access: seesAds,
    params: idParams,
    data: adView,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/busi/advertisement/ask',
    access: booksAds,
    limit: { points: 30, seconds: 3600, by: 'person' },
    body: z.object({
      clientKey: id,
      place,
      firstDay: day,
      lastDay: day,
      /** The total that the company agrees to. */
      total: decimal(2),
      ...adContent.shape,
    }),
    data: moved,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/busi/advertisement/change/{id}',
    access: booksAds,
    limit: { points: 60, seconds: 3600, by: 'person' },
    params: idParams,
    body: adContent,
    data: moved,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/advertisement/withdraw/{id}',
    access: booksAds,
    params: idParams,
    data: moved,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/busi/advertisement/cancel/{id}',
    access: booksAds,
    params: idParams,
    body: z.object({ reason: line(0, limits.reason) }),
    data: moved,
  }),
};
