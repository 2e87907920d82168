import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import {
  currency,
  id,
  idParams,
  instant,
  named,
  nothing,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';
import { conferenceKinds, conferenceModes, conferencePhases, participations, signUpAnswers } from './rules.ts';

/** Refusals of conferences. */
export const conferenceErrors = refusals('conferences', {
  closed: 409,
  cancelled: 409,
  changed: 409,
  addressTaken: 409,
  hasPeople: 409,
  over: 409,
});

/** What narrows the list of conferences. */
export const conferenceWish = z.object({
  q: searchWords,
  phase: z.optional(z.enum(conferencePhases)),
  kind: z.optional(z.enum(conferenceKinds)),
  mode: z.optional(z.enum(conferenceModes)),
  field: z.optional(slug),
});
export type ConferenceWish = z.infer<typeof conferenceWish>;

export const participationSchema = z.enum(participations);

export const conferenceRow = z.object({
  id,
  slug: z.string(),
  name: text,
  kind: z.enum(conferenceKinds),
  mode: z.enum(conferenceModes),
  organiser: text,
  city: text,
  countryCode: z.string(),
  zone: z.string(),
  startsAt: instant,
  endsAt: instant,
  signUpUntil: instant,
  phase: z.enum(conferencePhases),
  cancelled: z.boolean(),
  places: z.int(),
  taken: z.int(),
  waiting: z.int(),
  /** What the organiser charges a person; null where taking part is free. */
  fee: z.nullable(z.object({ amount: z.string(), currency })),
  languages: z.array(z.enum(langs)),
  fields: z.array(named),
  /** Invented for the demonstration. */
  demo: z.boolean(),
});
export type ConferenceRow = z.infer<typeof conferenceRow>;

/** A point of the programme. */
export const programmeItem = z.object({
  startsAt: instant,
  title: text,
  speaker: z.string(),
  company: z.string(),
});
export type ProgrammeItem = z.infer<typeof programmeItem>;

/** The reader's own place; the turn counts from 1 among those who wait, 0 for who has a place. */
export const seat = z.object({ state: participationSchema, turn: z.int() });

/** What a conference's page shows, and what its reader may do there. */
export const conferenceDetail = z.object({
  row: conferenceRow,
  about: text,
  venue: text,
  programme: z.array(programmeItem),
  /** Whether all of it is there: visitors are told name, dates, place and organiser. */
  whole: z.boolean(),
  /** Why it does not take place; empty where it does. */
  cancelReason: text,
  may: z.enum(signUpAnswers),
  seat: z.nullable(seat),
  /** Where people meet online, for who has a place. */
  meetingLink: z.nullable(z.string()),
  others: z.array(conferenceRow),
});
export type ConferenceDetail = z.infer<typeof conferenceDetail>;

/** Calls of conferences. */
export const conferences = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/conference/page',
    access: open,
    shows: ['conferences'],
    query: z.object({ ...pageQuery, ...conferenceWish.shape }),
    data: page(conferenceRow),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/conference/mine',
    access: session,
    query: z.object(pageQuery),
    data: page(z.object({ row: conferenceRow, seat })),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/conference/one/{slug}',
    access: open,
    shows: ['conferences'],
    params: z.object({ slug }),
    data: conferenceDetail,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/busi/conference/place/{id}',
    access: session,
    limit: { points: 60, seconds: 3600, by: 'person' },
    touches: ['conferences'],
    params: idParams,
    data: seat,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/busi/conference/place/{id}',
    access: session,
    touches: ['conferences'],
    params: idParams,
    data: nothing,
  }),
};
