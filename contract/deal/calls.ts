import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { id, idParams, instant, text, timeZone } from '../core/schemas.ts';

/** What a deal hangs on: an inquiry, a big-buyer purchase, or a sample order that came of no inquiry. */
const dealSubjects = ['inquiry', 'purchase', 'sample'] as const;
export type DealSubject = (typeof dealSubjects)[number];

/** What a deal consists of, in the order in which it usually comes. */
export const dealKinds = [
  'inquiry',
  'purchase',
  'application',
  'offer',
  'agreement',
  'question',
  'quotation',
  'sample',
  'award',
  'order',
  'change',
  'delivery',
  'payment',
  'complaint',
  'document',
  'rating',
  'chat',
] as const;
export type DealKind = (typeof dealKinds)[number];
const dealActors = ['buyer', 'supplier', 'operator', 'clock'] as const;
export type DealActor = (typeof dealActors)[number];

/** One thing that happened, in the words of the reader's language; `link` is the page where it stands. */
export const dealEvent = z.object({
  id: z.string(),
  kind: z.enum(dealKinds),
  at: instant,
  title: z.string(),
  detail: z.string(),
  number: z.string(),
  party: z.enum(dealActors),
  /** Whose company it was, where the reader may know; null for the platform. */
  company: z.nullable(z.object({ id, name: text })),
  /** Who of the reader's own side. */
  person: z.string(),
  /** Something went wrong, or well. */
  tone: z.enum(['plain', 'good', 'bad']),
  link: z.string(),
});
export type DealEvent = z.infer<typeof dealEvent>;

export const dealView = z.object({
  id,
  of: z.enum(dealSubjects),
  number: z.string(),
  title: text,
  party: z.enum(['buyer', 'supplier']),
  events: z.array(dealEvent),
  /** There is more than a page shows. */
  capped: z.boolean(),
});
export type DealView = z.infer<typeof dealView>;

/** What the id is of; an inquiry where it is not said. */
const of = z.optional(z.enum(dealSubjects));
/** In which language a document is, and in which time zone its moments are: an IANA name, China's where none is known. */
export const dealPaper = z.object({
  lang: z.optional(z.enum(langs)),
  zone: timeZone,
});
const paper = z.object({ ...dealPaper.shape, of });

/** The most of a deal that one page, or one archive, holds. */
export const dealLimits = { events: 2000, files: 200, sheets: 40, bytes: 200 * 1024 * 1024 } as const;

/** Calls of a deal's timeline: what it hangs on with all that came of it, as far as the caller may see it. */
export const deal = {
  timeline: endpoint({
    method: 'GET',
    path: '/api/busi/deal/timeline/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    query: z.object({ of }),
    data: dealView,
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/busi/deal/paper/{id}',
    access: buyersAndSuppliers,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    query: paper,
    file: 'pdf',
    data: z.any(),
  }),
  archive: endpoint({
    method: 'GET',
    path: '/api/busi/deal/archive/{id}',
    access: buyersAndSuppliers,
    limit: { points: 10, seconds: 3600, by: 'person' },
    params: idParams,
    query: paper,
    file: 'zip',
    data: z.any(),
  }),
};
