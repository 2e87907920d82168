import * as z from 'zod/mini';
import { identified, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, nothing, page, pageQuery, text } from '../core/schemas.ts';
import { visitModes } from './visit-modes.ts';

/** Letters of an entry in a guest book, and of its answer. */
export const guestbookLength = { least: 2, most: 500 } as const;
/** Entries that one person leaves at one booth. */
export const mostEntries = 10;
/** The exhibitor's own people write answers, not entries. */
export const guestbookErrors = refusals('booths', { own: 409, tooMany: 409 });

const words = line(guestbookLength.least, guestbookLength.most);

/** An entry as its readers see it. Hidden ones are shown to the exhibitor and to who wrote them alone. */
export const guestEntry = z.object({
  id,
  name: z.string(),
  company: z.nullable(z.object({ id, name: text })),
  text: z.string(),
  at: instant,
  /** What the exhibitor says to it; null until then. */
  answer: z.nullable(z.object({ text: z.string(), at: instant })),
  hidden: z.boolean(),
  /** Whether the reader wrote it. */
  mine: z.boolean(),
});
export type GuestEntry = z.infer<typeof guestEntry>;

/** Calls of those who come to a booth: visits, and its guest book. */
export const boothVisits = {
  visit: endpoint({
    method: 'POST',
    path: '/api/busi/fair/booth/{id}/visit',
    access: session,
    limit: { points: 120, seconds: 60, by: 'person' },
    params: idParams,
    body: z.object({ mode: z.enum(visitModes) }),
    data: nothing,
  }),
  guestbook: endpoint({
    method: 'GET',
    path: '/api/busi/fair/booth/{id}/guestbook',
    access: session,
    params: idParams,
    query: z.object(pageQuery),
    data: z.object({
      ...page(guestEntry).shape,
      /** Whether the reader is of the exhibitor, who may answer and hide. */
      keeper: z.boolean(),
    }),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/busi/fair/booth/{id}/guestbook',
    access: identified,
    limit: { points: 20, seconds: 3_600, by: 'person' },
    params: idParams,
    body: z.object({ text: words }),
    data: z.object({ id }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/busi/fair/guestbook/{id}/answer',
    access: identified,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    params: idParams,
    body: z.object({ text: words }),
    data: nothing,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/busi/fair/guestbook/{id}/hide',
    access: identified,
    params: idParams,
    body: z.object({ hidden: z.boolean() }),
    data: nothing,
  }),
};
