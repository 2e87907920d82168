import * as z from 'zod/mini';
import { session, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { cursorPage, cursorQuery, day, id, idParams, instant, line, nothing, text } from '../core/schemas.ts';
import { message, talkCompany, talkPerson } from './calls.ts';
import { isZone } from '../core/zones/countries.ts';

export const consultErrors = refusals('consult', {
  noCompany: 403,
  taken: 409,
  closed: 409,
  noSuchColleague: 422,
  tooManyReplies: 409,
  tooManyNotes: 409,
  rated: 409,
  tooLate: 409,
  notClosed: 409,
});

/** What a company's desk keeps (chat 46, 48). */
export const deskLimits = { replies: 50, title: 40, reply: 1_000, notes: 200, note: 1_000, holidays: 60, words: 500 };
/** Days in which the person who asked may say how it was (chat 52). */
export const rateWithin = 7;

/** How a consultation stands: its question waits, is answered, or the consultation is closed. */
const consultStates = ['waiting', 'answered', 'closed'] as const;
/** What the desk can be asked for, as its tabs. */
export const consultTabs = ['queue', 'mine', 'colleagues', 'answered', 'closed'] as const;
export type ConsultTab = (typeof consultTabs)[number];
/** What a colleague does to a consultation. */
const consultMoves = ['take', 'assign', 'handBack', 'close'] as const;
/** What its history tells: what colleagues did, and what happened by itself. */
export const consultActs = [...consultMoves, 'open', 'reopen', 'answer', 'leave', 'rate'] as const;
export type ConsultAct = (typeof consultActs)[number];

/** A consultation as the company's desk sees it. */
export const consultation = z.object({
  id,
  conversationId: id,
  state: z.enum(consultStates),
  /** From 1, one more each time it was opened again. */
  round: z.int(),
  asker: talkPerson,
  company: z.nullable(talkCompany),
  assignee: z.nullable(talkPerson),
  waitingSince: z.nullable(instant),
  openedAt: instant,
  answeredAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  closedBy: z.nullable(talkPerson),
  stars: z.nullable(z.int()),
  last: z.nullable(message),
});
export type Consultation = z.infer<typeof consultation>;

/** The same for the person who asked: nothing of who handles it. */
export const askedConsultation = z.object({
  id,
  conversationId: id,
  state: z.enum(consultStates),
  company: z.nullable(talkCompany),
  openedAt: instant,
  answeredAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  stars: z.nullable(z.int()),
  /** Until when it can be rated; null where it can't. */
  rateUntil: z.nullable(instant),
});

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Text in three languages of which one at least is there. */
const words = (most: number) =>
  z
    .object({ cn: z.optional(line(0, most)), en: z.optional(line(0, most)), es: z.optional(line(0, most)) })
    .check(z.refine((t) => Object.values(t).some(Boolean), { params: { rule: 'oneLanguage' } }));
const hoursShape = {
  zone: z.string().check(
    z.maxLength(60),
    z.refine((name) => isZone(name), { params: { rule: 'consultZone' } }),
  ),
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  opens: time,
  closes: time,
  holidays: z.array(day).check(z.maxLength(deskLimits.holidays)),
};
export const deskHours = z.object({
  ...hoursShape,
  /** What is answered outside of the hours; null where nothing is. */
  reply: z.nullable(text),
});
export type DeskHours = z.infer<typeof deskHours>;
/** When a company answers, as the other side reads it. */
export const shownHours = z.object({
  ...hoursShape,
  open: z.boolean(),
  /** When it answers again, or closes. */
  changesAt: z.nullable(instant),
});

export const cannedReply = z.object({ id, title: text, text });
export type CannedReply = z.infer<typeof cannedReply>;
export const deskNote = z.object({
  id,
  author: talkPerson,
  body: z.string(),
  at: instant,
  own: z.boolean(),
  mayRemove: z.boolean(),
});
export type DeskNote = z.infer<typeof deskNote>;

const seconds = z.nullable(z.number());
const colleagueFigures = z.object({
  person: talkPerson,
  answered: z.int(),
  closed: z.int(),
  median: seconds,
});
export const deskFigures = z.object({
  days: z.int(),
  waiting: z.int(),
  waitingSince: z.nullable(instant),
  /** Seconds from a question to the first answer of a person. */
  answered: z.int(),
  median: seconds,
  p90: seconds,
  byDay: z.array(z.object({ day, opened: z.int(), answered: z.int(), closed: z.int() })),
  /** Empty for who does not manage the company. */
  colleagues: z.array(colleagueFigures),
  rated: z.int(),
  stars: z.nullable(z.number()),
  /** How many gave one star, two, to five. */
  byStars: z.array(z.int()),
});

const talking = within(session, 'talk');
const managing = within(session, 'manage');

/** The desk at which a company handles what it is asked in conversations (decision 0064). */
export const consult = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/consultations',
    access: talking,
    poll: true,
    query: z.object({ ...cursorQuery, tab: z._default(z.enum(consultTabs), 'queue') }),
    data: z.object({
      ...cursorPage(consultation).shape,
      counts: z.object({ queue: z.int(), mine: z.int(), colleagues: z.int(), answered: z.int() }),
    }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/consultations/{id}/move',
    access: talking,
    params: idParams,
    body: z
      .object({
        act: z.enum(consultMoves),
        /** Who has it, as the caller saw: of two who take it at once the second is refused. */
        from: z.nullable(id),
        to: z.optional(id),
        /** The last message that the caller saw: closing does not end a question that came after it. */
        seen: z.optional(z.int().check(z.gte(0), z.lte(9_007_199_254_740_991))),
      })
      .check(z.refine((b) => b.act !== 'assign' || Boolean(b.to), { path: ['to'], params: { rule: 'required' } })),
    data: consultation,
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/session/{id}',
    access: session,
    poll: true,
    params: idParams,
    data: z.object({
      /** When the company answers; null where it says nothing of it, or where the reader is of the company. */
      hours: z.nullable(shownHours),
      /** What the reader may rate; null where nothing. */
      rate: z.nullable(z.object({ id, until: instant })),
      /** For the company’s side alone; null for the other. */
      desk: z.nullable(
        z.object({
          consultation: z.nullable(consultation),
          colleagues: z.array(talkPerson),
          notes: z.int(),
          /** The language of the other side. */
          lang: z.enum(langs),
        }),
      ),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/session/{id}/history',
    access: talking,
    params: idParams,
    data: z.array(
      z.object({
        id,
        act: z.enum(consultActs),
        by: z.nullable(talkPerson),
        to: z.nullable(talkPerson),
        round: z.int(),
        at: instant,
      }),
    ),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/session/{id}/notes',
    access: talking,
    params: idParams,
    data: z.array(deskNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/session/{id}/notes',
    access: talking,
    limit: { points: 60, seconds: 60, by: 'person' },
    params: idParams,
    body: z.object({ clientId: id, body: line(1, deskLimits.note) }),
    data: deskNote,
  }),
  removeNote: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/note/{id}/remove',
    access: talking,
    params: idParams,
    data: nothing,
  }),
  replies: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/replies',
    access: talking,
    data: z.array(cannedReply),
  }),
  addReply: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/replies',
    access: managing,
    body: z.object({ clientId: id, title: words(deskLimits.title), text: words(deskLimits.reply) }),
    data: cannedReply,
  }),
  saveReply: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/replies/{id}',
    access: managing,
    params: idParams,
    body: z.object({ title: words(deskLimits.title), text: words(deskLimits.reply) }),
    data: cannedReply,
  }),
  removeReply: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/replies/{id}/remove',
    access: managing,
    params: idParams,
    data: nothing,
  }),
  hours: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/hours',
    access: talking,
    data: z.nullable(deskHours),
  }),
  saveHours: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/hours',
    access: managing,
    body: z
      .object({ ...hoursShape, reply: z.nullable(words(deskLimits.reply)) })
      .check(z.refine((h) => h.opens !== h.closes, { path: ['closes'], params: { rule: 'consultCloses' } })),
    data: nothing,
  }),
  asked: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/asked',
    access: session,
    query: z.object(cursorQuery),
    data: cursorPage(askedConsultation),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/chat/v1/desk/consultations/{id}/rate',
    access: session,
    params: idParams,
    body: z.object({
      /** Null says that the person does not want to. */
      stars: z.nullable(z.int().check(z.gte(1), z.lte(5))),
      words: z._default(line(0, deskLimits.words), ''),
    }),
    data: nothing,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/figures',
    access: talking,
    query: z.object({ days: z._default(z.enum(['7', '30']), '7') }),
    data: deskFigures,
  }),
  ratings: endpoint({
    method: 'GET',
    path: '/api/chat/v1/desk/ratings',
    access: managing,
    query: z.object(cursorQuery),
    data: cursorPage(
      z.object({
        id,
        conversationId: id,
        asker: talkPerson,
        stars: z.int(),
        words: z.string(),
        closedBy: z.nullable(talkPerson),
        at: instant,
      }),
    ),
  }),
};
