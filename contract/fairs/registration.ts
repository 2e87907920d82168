import * as z from 'zod/mini';
import { company } from '../catalogue/calls.ts';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, nothing, text } from '../core/schemas.ts';
import { boothClasses } from './classes.ts';
import { forumRow } from './forums.ts';
import { kept as keptIntention } from './intentions.ts';
import { boothSizes } from './states.ts';
import { fairRow } from './views.ts';

export const visitErrors = refusals('visiting', { over: 409, used: 409, notYet: 409 });

/** What a fair comes to in numbers; `visits` are tickets that were used at the door. */
const sums = {
  exhibitors: z.int(),
  registered: z.int(),
  visits: z.int(),
  forums: z.int(),
  recordings: z.int(),
  next: z.nullable(forumRow),
};

/** An exhibitor of a fair with its booth. */
const exhibitor = z.object({
  company,
  class: z.enum(boothClasses),
  size: z.enum(boothSizes),
  booth: z.object({ id, number: z.string(), hallId: id, hallNo: z.int() }),
});

const fairDetail = z.object({
  fair: fairRow,
  ...sums,
  classes: z.array(z.object({ class: z.enum(boothClasses), n: z.int() })),
  programme: z.array(forumRow),
  /** For members; nobody for visitors. */
  list: z.array(exhibitor),
  whole: z.boolean(),
});
export type FairDetail = z.infer<typeof fairDetail>;

/** A registration with the code of its ticket. */
const ticket = z.object({ code: z.string(), at: instant, usedAt: z.nullable(instant) });

const mine = z.object({
  ticket: z.nullable(ticket),
  forums: z.array(z.object({ id, state: z.enum(['in', 'waiting']) })),
  /** What the reader's company has said of exhibiting there. */
  intention: z.nullable(keptIntention),
});
export type FairMine = z.infer<typeof mine>;

const code = z.object({ code: z.string().check(z.regex(/^[\w-]{43}$/)) });
const ticketView = z.object({
  fair: fairRow,
  name: z.string(),
  company: z.nullable(text),
  at: instant,
  usedAt: z.nullable(instant),
  /** Whether it is the reader's own. */
  own: z.boolean(),
  /** Whether the reader may let people in. */
  mayCheck: z.boolean(),
});
export type TicketView = z.infer<typeof ticketView>;

/** Calls of fairs as dates that one goes to: numbers, exhibitors, programme, registration of visitors and their tickets. */
export const visiting = {
  overview: endpoint({
    method: 'GET',
    path: '/api/busi/fair/overview',
    access: open,
    shows: ['fairs', 'forums', 'companies'],
    data: z.object({ fairs: z.array(z.object({ id, ...sums })) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/fair/detail/{id}',
    access: open,
    shows: ['fairs', 'forums', 'companies'],
    params: idParams,
    data: fairDetail,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/fair/detail/{id}/mine',
    access: session,
    params: idParams,
    data: mine,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/busi/fair/detail/{id}/register',
    access: session,
    limit: { points: 30, seconds: 3600, by: 'person' },
    touches: ['forums'],
    params: idParams,
    data: ticket,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/busi/fair/detail/{id}/cancel',
    access: session,
    touches: ['forums'],
    params: idParams,
    data: nothing,
  }),
  ticket: endpoint({
    method: 'GET',
    path: '/api/busi/fair/ticket/{code}',
    access: session,
    params: code,
    data: ticketView,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/busi/fair/ticket/{code}/checkIn',
    access: session,
    limit: { points: 600, seconds: 3600, by: 'person' },
    touches: ['forums'],
    params: code,
    data: z.object({ usedAt: instant, first: z.boolean() }),
  }),
};
