import * as z from 'zod/mini';
import { company } from '../catalogue/calls.ts';
import { identified, open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { id, idParams, instant, line, nothing, page, pageQuery, text } from '../core/schemas.ts';

export const forumErrors = refusals('forums', { over: 409, notLive: 409, notIn: 403, tooMany: 409 });

export const forumPhases = ['coming', 'live', 'past'] as const;
export type ForumPhase = (typeof forumPhases)[number];
/** Where a talk stands in time: it follows from its hours and is kept nowhere. */
export const forumPhaseAt = (f: { startsAt: string; endsAt: string }, now: number): ForumPhase => {
  if (now < Date.parse(f.startsAt)) return 'coming';
  return now < Date.parse(f.endsAt) ? 'live' : 'past';
};

/** `in` has a place, `waiting` gets one when somebody leaves. */
export const seatStates = ['in', 'waiting'] as const;
export type SeatState = (typeof seatStates)[number];
/** Letters of a question, and questions that one person asks in a talk. */
export const questionLimits = { letters: 300, each: 10 } as const;

/** Seconds for which a talk has to be open, while it goes on, until who has a place in it counts as present (fairs 70). */
export const presentSeconds = 60;

const speaker = z.object({ name: text, company: text, role: z.optional(text) });
export type Speaker = z.infer<typeof speaker>;

export const forumRow = z.object({
  id,
  fair: z.object({ id, name: text, zone: z.string() }),
  hall: z.nullable(z.object({ id, no: z.int(), name: text })),
  stage: z.int(),
  title: text,
  about: text,
  speakers: z.array(speaker),
  host: z.nullable(company),
  startsAt: instant,
  endsAt: instant,
  phase: z.enum(forumPhases),
  language: z.enum(langs),
  places: z.int(),
  taken: z.int(),
  waiting: z.int(),
  /** Whether what was said there can be seen again. */
  recorded: z.boolean(),
});
export type ForumRow = z.infer<typeof forumRow>;

const question = z.object({
  id,
  text: z.string(),
  name: z.string(),
  at: instant,
  votes: z.int(),
  voted: z.boolean(),
  own: z.boolean(),
  answered: z.boolean(),
});
export type ForumQuestion = z.infer<typeof question>;

const forumView = z.object({
  ...forumRow.shape,
  /** The reader's seat; null without one, and for visitors. */
  seat: z.nullable(z.object({ state: z.enum(seatStates), place: z.int() })),
  /** Address of the film, for members. */
  film: z.nullable(z.string()),
  /** Languages that the film has captions in. */
  captions: z.array(z.enum(langs)),
  /** Whether the reader leads it: marks questions as answered. */
  leads: z.boolean(),
  whole: z.boolean(),
});
export type ForumView = z.infer<typeof forumView>;

const seat = z.object({ state: z.enum(seatStates), place: z.int() });
const list = z.object({ questions: z.array(question), mayAsk: z.boolean(), leads: z.boolean() });

/** Calls of the talks of fairs: programme, places, questions. */
export const forums = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/busifairmeetingforum/open/page',
    access: open,
    shows: ['fairs', 'forums', 'companies'],
    query: z.object({ ...pageQuery, fair: z.optional(id), phase: z.optional(z.enum(forumPhases)) }),
    data: page(forumRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/fair/forum/{id}',
    access: open,
    shows: ['fairs', 'forums', 'companies'],
    params: idParams,
    data: forumView,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/busi/fair/forum/{id}/signUp',
    access: session,
    limit: { points: 60, seconds: 3600, by: 'person' },
    touches: ['forums'],
    params: idParams,
    data: seat,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/busi/fair/forum/{id}/leave',
    access: session,
    touches: ['forums'],
    params: idParams,
    data: nothing,
  }),
  captions: endpoint({
    method: 'GET',
    path: '/api/busi/fair/forum/{id}/captions/{lang}',
    access: session,
    params: z.object({ id, lang: z.enum(langs) }),
    file: 'any',
    data: z.any(),
  }),
  attend: endpoint({
    method: 'POST',
    path: '/api/busi/fair/forum/{id}/attend',
    access: session,
    limit: { points: 600, seconds: 3600, by: 'person' },
    params: idParams,
    data: z.object({ present: z.boolean() }),
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/busi/fair/forum/{id}/questions',
    access: session,
    params: idParams,
    data: list,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/busi/fair/forum/{id}/questions',
    access: identified,
    limit: { points: 20, seconds: 3600, by: 'person' },
    params: idParams,
    body: z.object({ text: line(4, questionLimits.letters) }),
    data: z.object({ id }),
  }),
  vote: endpoint({
    method: 'POST',
    path: '/api/busi/fair/forum/question/{id}/vote',
    access: session,
    limit: { points: 200, seconds: 3600, by: 'person' },
    params: idParams,
    data: nothing,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/busi/fair/forum/question/{id}/answer',
    access: session,
    params: idParams,
    body: z.object({ answered: z.boolean() }),
    data: nothing,
  }),
};
