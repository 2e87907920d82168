/** The desk's side of fairs: the fairs themselves, their halls and plans, and who has which booth (fairs 40 to 45). */
import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, nothing, text } from '../core/schemas.ts';
import { boothClasses } from '../fairs/classes.ts';
import { fairLimits, hours, inOrder, knownZone, written, writtenOnce } from '../fairs/desk/written.ts';
import { hallPlan, outline, sides } from '../fairs/plan.ts';
import { planLimits } from '../fairs/desk/plan-rules.ts';
import { boothSizes, boothStates, fairPhases } from '../fairs/states.ts';

export const fairDeskErrors = refusals('fairDesk', {
  /** Somebody saved it meanwhile; nothing was changed. */
  changed: 409,
  hasVisitors: 409,
  hasBooths: 409,
  hasTalks: 409,
  /** It can be published once all words are there in three languages and there is a hall. */
  unfinished: 409,
  planFaults: 409,
  boothKept: 409,
  boothUsed: 409,
  notFree: 409,
  noCompany: 404,
  wrongState: 409,
  wrongHall: 409,
  over: 409,
  badSvg: 422,
});

const fairDraft = {
  name: writtenOnce(fairLimits.name),
  about: written(fairLimits.about),
  place: written(fairLimits.place),
  zone: knownZone,
  slug: z.string().check(z.maxLength(60), z.regex(/^[a-z\d]+(-[a-z\d]+)*$/)),
  ...hours,
};

const deskHallRow = z.object({
  id,
  no: z.int(),
  name: text,
  booths: z.int(),
  free: z.int(),
  held: z.int(),
  taken: z.int(),
  talks: z.int(),
  /** Faults that its plan has now. */
  faults: z.int(),
});
export type DeskHallRow = z.infer<typeof deskHallRow>;

export const deskFairRow = z.object({
  id,
  slug: z.string(),
  name: text,
  about: text,
  place: text,
  zone: z.string(),
  startsAt: instant,
  endsAt: instant,
  phase: z.enum(fairPhases),
  publishedAt: z.nullable(instant),
  version: z.int(),
  halls: z.array(deskHallRow),
  registered: z.int(),
  visits: z.int(),
  talks: z.int(),
  /** Proposals of talks that wait for the desk. */
  waiting: z.int(),
});
export type DeskFairRow = z.infer<typeof deskFairRow>;

const deskBooth = z.object({
  id,
  number: line(1, planLimits.number),
  outline,
  front: z.enum(sides),
  class: z.enum(boothClasses),
  size: z.enum(boothSizes),
});
const deskHall = z.object({
  id,
  no: z.int(),
  name: text,
  version: z.int(),
  fair: z.object({ id, name: text, published: z.boolean(), phase: z.enum(fairPhases) }),
  plan: hallPlan,
  booths: z.array(
    z.object({
      ...deskBooth.shape,
      state: z.enum(boothStates),
      company: z.nullable(z.object({ id, name: text })),
    }),
  ),
});
export type DeskHall = z.infer<typeof deskHall>;

/** Letters and elements of an SVG that is read: a call carries no more. */
export const svgLimits = { letters: 200_000, elements: 5_000 } as const;
/** Why a shape of an SVG becomes no booth. */
const svgReasons = ['curve', 'turned', 'tiny', 'outside', 'corners', 'open', 'kind', 'many'] as const;
export type SvgReason = (typeof svgReasons)[number];
const svgRead = z.object({
  width: z.number(),
  depth: z.number(),
  booths: z.array(z.object({ number: z.string(), outline })),
  left: z.array(z.object({ what: z.string(), why: z.enum(svgReasons), n: z.int() })),
});
export type SvgRead = z.infer<typeof svgRead>;

const hallName = writtenOnce(fairLimits.name);
const reason = line(4, fairLimits.reason);

export const operatorFairs = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/fairs',
    access: editors,
    data: z.object({ fairs: z.array(deskFairRow) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/operator/fairs',
    access: editors,
    body: z.object({ ...fairDraft, clientKey: id }).check(inOrder),
    data: z.object({ id }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/operator/fairs/{id}',
    access: editors,
    params: idParams,
    data: deskFairRow,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/operator/fairs/{id}',
    access: editors,
    touches: ['fairs', 'forums'],
    params: idParams,
    body: z.object({ ...fairDraft, version: z.int() }).check(inOrder),
    data: z.object({ version: z.int() }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/operator/fairs/{id}/publish',
    access: editors,
    touches: ['fairs', 'forums'],
    params: idParams,
    body: z.object({ published: z.boolean() }),
    data: z.object({ publishedAt: z.nullable(instant) }),
  }),
  addHall: endpoint({
    method: 'POST',
    path: '/api/operator/fairs/{id}/halls',
    access: editors,
    touches: ['fairs'],
    params: idParams,
    body: z.object({ name: hallName, copyOf: z.nullable(id), clientKey: id }),
    data: z.object({ id }),
  }),
  saveHall: endpoint({
    method: 'POST',
    path: '/api/operator/fairHalls/{id}',
    access: editors,
    touches: ['fairs', 'forums'],
    params: idParams,
    body: z.object({ name: hallName, no: z.int().check(z.gte(1), z.lte(99)) }),
    data: nothing,
  }),
  removeHall: endpoint({
    method: 'POST',
    path: '/api/operator/fairHalls/{id}/remove',
    access: editors,
    touches: ['fairs'],
    params: idParams,
    data: nothing,
  }),
  hall: endpoint({
    method: 'GET',
    path: '/api/operator/fairHalls/{id}',
    access: editors,
    params: idParams,
    data: deskHall,
  }),
  savePlan: endpoint({
    method: 'POST',
    path: '/api/operator/fairHalls/{id}/plan',
    access: editors,
    touches: ['fairs'],
    params: idParams,
    body: z.object({
      version: z.int(),
      plan: hallPlan,
      booths: z.array(z.object({ ...deskBooth.shape })).check(z.maxLength(planLimits.booths)),
    }),
    data: z.object({ version: z.int() }),
  }),
  readSvg: endpoint({
    method: 'POST',
    path: '/api/operator/fairPlans/readSvg',
    access: editors,
    limit: { points: 60, seconds: 600, by: 'person' },
    body: z.object({
      svg: z.string().check(z.minLength(1), z.maxLength(svgLimits.letters)),
      /** Metres that the drawing is wide. */
      width: z.number().check(z.gte(planLimits.least), z.lte(planLimits.most)),
    }),
    data: svgRead,
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/operator/fairCompanies',
    access: editors,
    query: z.object({ q: z.string().check(z.trim(), z.maxLength(80)) }),
    data: z.object({ companies: z.array(z.object({ id, name: text, city: text })) }),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/operator/fairBooths/{id}/assign',
    access: editors,
    touches: ['fairs', 'forums'],
    params: idParams,
    body: z.object({ entId: id, state: z.enum(['held', 'taken']) }),
    data: nothing,
  }),
  free: endpoint({
    method: 'POST',
    path: '/api/operator/fairBooths/{id}/free',
    access: editors,
    touches: ['fairs', 'forums'],
    params: idParams,
    body: z.object({ reason }),
    data: nothing,
  }),
};
