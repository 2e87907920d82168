import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import {
  currency,
  decimal,
  id,
  idParams,
  instant,
  line,
  nothing,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';
import { countries } from '../enterprise/countries.ts';
import { inOrder, knownZone } from '../fairs/desk/written.ts';
import { participationSchema } from './calls.ts';
import { conferenceKinds, conferenceLimits as limits, conferenceModes, conferenceStates } from './rules.ts';

const inThree = (most: number, least = 1) =>
  z.object({ cn: line(least, most), en: line(least, most), es: line(least, most) });
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const programmeDraft = z.object({
  startsAt: instant,
  title: inThree(limits.item),
  speaker: line(0, limits.speaker),
  company: line(0, limits.company),
});
export type ProgrammeDraft = z.infer<typeof programmeDraft>;

const draftFields = {
  slug: slug.check(z.regex(/^[a-z0-9][a-z0-9-]{2,59}$/)),
  kind: z.enum(conferenceKinds),
  mode: z.enum(conferenceModes),
  name: inThree(limits.name),
  organiser: inThree(limits.organiser),
  city: inThree(limits.city),
  countryCode: z.string().check(z.refine((code) => countries.includes(code), { params: { rule: 'choice' } })),
  venue: inThree(limits.venue),
  about: inThree(limits.about),
  /** Where people meet online; empty until it is known. */
  meetingLink: z.string().check(z.trim(), z.maxLength(limits.link), z.regex(/^(https:\/\/[^\s/]+\S*)?$/)),
  zone: knownZone,
  startsAt: instant,
  endsAt: instant,
  signUpUntil: instant,
  places: whole(1, limits.places),
  /** What the organiser charges a person; 0 where taking part is free. */
  fee: decimal(2),
  currency,
  languages: z.array(z.enum(langs)).check(z.minLength(1), z.maxLength(langs.length)),
  fields: z.array(slug).check(z.minLength(1), z.maxLength(limits.fields)),
  programme: z.array(programmeDraft).check(z.maxLength(limits.programme)),
};
/** A conference as the desk writes it. */
export const conferenceDraft = z.object({ ...draftFields, state: z.enum(conferenceStates) });

const signedUpInTime = z.refine<{ signUpUntil: string; endsAt: string }>(
  (v) => Date.parse(v.signUpUntil) <= Date.parse(v.endsAt),
  {
    path: ['signUpUntil'],
    params: { rule: 'beforeEnd' },
  },
);

export const deskConference = z.object({
  id,
  state: z.enum(conferenceStates),
  slug: z.string(),
  name: text,
  organiser: text,
  city: text,
  zone: z.string(),
  startsAt: instant,
  endsAt: instant,
  places: z.int(),
  taken: z.int(),
  waiting: z.int(),
  demo: z.boolean(),
});

export const participant = z.object({
  userId: id,
  name: z.string(),
  company: z.nullable(text),
  state: participationSchema,
  at: instant,
});
export type Participant = z.infer<typeof participant>;

/** The desk's calls on conferences. */
export const operatorConferences = {
  page: endpoint({
    method: 'GET',
    path: '/api/operator/conference/page',
    access: editors,
    query: z.object({ ...pageQuery, q: searchWords, state: z.optional(z.enum(conferenceStates)) }),
    data: page(deskConference),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/operator/conference/{id}',
    access: editors,
    params: idParams,
    data: z.object({
      id,
      version: z.int(),
      cancelReason: text,
      /** People who have a place or wait; a conference with people is cancelled, never hidden. */
      people: z.int(),
      draft: conferenceDraft,
    }),
  }),
  participants: endpoint({
    method: 'GET',
    path: '/api/operator/conference/{id}/participants',
    access: editors,
    params: idParams,
    data: z.array(participant),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/operator/conference/{id}',
    access: editors,
    touches: ['conferences'],
    /** The conference that is changed, or the id that a new one gets. */
    params: idParams,
    body: z
      .object({
        /** The version that was read; 0 for a new one. */
        base: whole(0, 1_000_000),
        ...draftFields,
        state: z.enum(['draft', 'shown']),
      })
      .check(inOrder, signedUpInTime),
    data: z.object({ id, version: z.int() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/operator/conference/{id}/cancel',
    access: editors,
    touches: ['conferences'],
    params: idParams,
    body: z.object({ reason: inThree(limits.reason, 2) }),
    data: nothing,
  }),
};
