import * as z from 'zod/mini';
import { identified, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, nothing, page, pageQuery, searchWords, text } from '../core/schemas.ts';

/** A company answers one request at a time, and after it declined is left alone for a while. */
export const cardErrors = refusals('cards', { own: 409, declined: 409, answered: 409, tooMany: 409 });
/** Days after which a company that declined may be asked again. */
export const declinedDays = 30;
/** Cards that one person holds. */
export const maxCards = 2_000;

/** What a card may show besides name, position and company; its owner chooses. */
export const cardParts = ['phone', 'email', 'address'] as const;
export type CardPart = (typeof cardParts)[number];

const short = z.object({
  cn: z.optional(line(0, 60)),
  en: z.optional(line(0, 60)),
  es: z.optional(line(0, 60)),
});
const long = z.object({
  cn: z.optional(line(0, 160)),
  en: z.optional(line(0, 160)),
  es: z.optional(line(0, 160)),
});
const has = (t: { cn?: string | undefined; en?: string | undefined; es?: string | undefined }): boolean =>
  Boolean((t.cn ?? '') || (t.en ?? '') || (t.es ?? ''));

/** A person's card as a reader sees it: what it does not show is empty. */
const card = z.object({
  userId: id,
  name: text,
  position: text,
  company: z.nullable(z.object({ id, name: text })),
  address: text,
  phone: z.string(),
  email: z.string(),
});
export type Card = z.infer<typeof card>;
const ownCard = z.object({
  ...card.shape,
  shows: z.array(z.enum(cardParts)),
  /** Whether the owner has looked over it: until then it is made of the account. */
  kept: z.boolean(),
  /** The card in the reader's language as a vCard, short enough for a QR code. */
  code: z.string(),
});

export const cardSources = ['exchange', 'kept'] as const;
const received = z.object({
  id,
  /** A person's card, or what everybody may know of a company. */
  person: z.nullable(card),
  company: z.nullable(z.object({ id, name: text, city: text, countryCode: z.string() })),
  source: z.enum(cardSources),
  note: z.string(),
  at: instant,
});
export type ReceivedCard = z.infer<typeof received>;

export const exchangeStates = ['pending', 'accepted', 'declined'] as const;
const incoming = z.object({ id, card, at: instant });
const outgoing = z.object({
  id,
  company: z.object({ id, name: text }),
  state: z.enum(exchangeStates),
  at: instant,
});

/** Calls of business cards: one's own, those received, and their exchange with companies. */
export const cards = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/businessCard/showCard',
    access: session,
    query: z.object({ userId: z.optional(id) }),
    data: ownCard,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/admin/businessCard/save',
    access: identified,
    body: z.object({
      name: short.check(z.refine(has, { params: { rule: 'required' } })),
      position: short,
      address: long,
      phone: z.string().check(z.trim(), z.maxLength(30), z.regex(/^\+?[\d\s()-]*$/)),
      email: z.union([z.literal(''), z.email().check(z.maxLength(120))]),
      shows: z.array(z.enum(cardParts)).check(z.maxLength(cardParts.length)),
    }),
    data: nothing,
  }),
  vcard: endpoint({
    method: 'GET',
    path: '/api/admin/businessCard/vcard/{id}',
    access: session,
    params: idParams,
    file: 'any',
    data: z.any(),
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/busi/busiBusiness/save',
    access: identified,
    limit: { points: 30, seconds: 3_600, by: 'person' },
    query: z.object({
      enterpriseId: id,
      /** 1: leave one's card and ask for theirs; 0: keep the company's. */
      isCard: z._default(z.enum(['0', '1']), '1'),
      languageType: z.optional(z.string().check(z.maxLength(10))),
    }),
    data: z.object({ state: z.enum(['kept', ...exchangeStates]) }),
  }),
  received: endpoint({
    method: 'GET',
    path: '/api/admin/businessCard/received',
    access: session,
    query: z.object({ ...pageQuery, q: searchWords }),
    data: page(received),
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/admin/businessCard/requests',
    access: session,
    data: z.object({ incoming: z.array(incoming), outgoing: z.array(outgoing) }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/admin/businessCard/answer/{id}',
    access: identified,
    params: idParams,
    body: z.object({ accept: z.boolean() }),
    data: nothing,
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/businessCard/note/{id}',
    access: session,
    params: idParams,
    body: z.object({ note: line(0, 300) }),
    data: nothing,
  }),
  drop: endpoint({
    method: 'DELETE',
    path: '/api/admin/businessCard/received/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
};
