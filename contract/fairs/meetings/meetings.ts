import * as z from 'zod/mini';
import { identified, session } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { langs } from '../../core/langs.ts';
import { id, idParams, instant, line, page, pageQuery, text } from '../../core/schemas.ts';
import { meetingLimits, meetingParties, meetingStates, meetingSteps, meetingWays } from './states.ts';

/**
 * `taken`: somebody else was faster. `busy`: the guest meets somebody else then. `gone`: the half hour is no longer offered.
 * `begun`: the meeting has begun, or is over. `linkNeeded`: a meeting by video needs a link.
 */
export const meetingErrors = refusals('meetings', {
  taken: 409,
  busy: 409,
  gone: 409,
  begun: 409,
  own: 409,
  tooMany: 409,
  wrongState: 409,
  reasonNeeded: 422,
  linkNeeded: 422,
});

const theBooth = z.object({ id, number: z.string(), hall: z.object({ no: z.int(), name: text }) });
const theFair = z.object({ id, name: text, zone: z.string() });

/** Half hours of a booth's people, those that can be asked for and those that are taken. */
export const meetingOffer = z.object({
  fair: theFair,
  people: z.array(
    z.object({
      userId: id,
      name: z.string(),
      duty: text,
      languages: z.array(z.enum(langs)),
      slots: z.array(z.object({ startsAt: instant, free: z.boolean() })),
    }),
  ),
});
export type MeetingOffer = z.infer<typeof meetingOffer>;

export const meetingRow = z.object({
  id,
  state: z.enum(meetingStates),
  /** Which side the reader is on. */
  party: z.enum(['guest', 'host']),
  startsAt: instant,
  endsAt: instant,
  fair: theFair,
  booth: theBooth,
  /** The exhibitor. */
  company: z.object({ id, name: text }),
  host: z.object({ userId: id, name: z.string() }),
  guest: z.object({ userId: id, name: z.string(), company: z.nullable(text) }),
  way: z.enum(meetingWays),
  subject: z.string(),
  /** Where a meeting by video is held, once it is agreed. */
  link: z.nullable(z.string()),
  /** What was said when it was declined or cancelled. */
  reason: z.string(),
  endedBy: z.nullable(z.enum(meetingParties)),
  /** Steps that the reader may take now. */
  steps: z.array(z.enum(meetingSteps)),
});
export type MeetingRow = z.infer<typeof meetingRow>;

/** An address of a video room: https alone, so that nobody is sent anywhere else. */
const link = z.string().check(z.trim(), z.maxLength(meetingLimits.link), z.regex(/^(https:\/\/[^\s/]+\S*)?$/));
const reason = z.string().check(z.trim(), z.maxLength(meetingLimits.reason));
const moved = z.object({ id, state: z.enum(meetingStates) });

const meetingViews = ['coming', 'past'] as const;
export type MeetingView = (typeof meetingViews)[number];

/** Calls of meetings at booths. */
export const meetings = {
  offer: endpoint({
    method: 'GET',
    path: '/api/busi/fair/meeting/offer/{id}',
    access: session,
    params: idParams,
    data: meetingOffer,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/busi/fair/meeting/ask/{id}',
    access: identified,
    limit: { points: 30, seconds: 3600, by: 'person' },
    params: idParams,
    body: z.object({
      clientKey: id,
      hostId: id,
      startsAt: instant,
      way: z.enum(meetingWays),
      subject: line(4, meetingLimits.subject),
    }),
    data: moved,
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/fair/meeting/page',
    access: session,
    query: z.object({ ...pageQuery, view: z.optional(z.enum(meetingViews)) }),
    data: page(meetingRow),
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/busi/fair/meeting/agree/{id}',
    access: session,
    params: idParams,
    body: z.object({ link }),
    data: moved,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/busi/fair/meeting/decline/{id}',
    access: session,
    params: idParams,
    body: z.object({ reason }),
    data: moved,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/busi/fair/meeting/cancel/{id}',
    access: session,
    params: idParams,
    body: z.object({ reason }),
    data: moved,
  }),
};
