import * as z from 'zod/mini';
import { filmCaptions } from '../../content/captions.ts';
import { company } from '../../catalogue/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { langs } from '../../core/langs.ts';
import { day, draftBase, id, idParams, instant, named, text } from '../../core/schemas.ts';
import { pictureWords } from '../albums/own-albums.ts';
import { boothOrderStates } from './order-states.ts';
import { exhibits, seesExhibiting } from './access.ts';
import { standLackKinds } from './stand-lacks.ts';
import { boothAccents, boothStates, boothTemplates, displayLimits, fairPhases } from '../states.ts';
import { boothOnPlan } from '../views.ts';

/**
 * `changed`: saved by somebody else meanwhile; the refusal carries what stands now. `held`: the order is not confirmed yet.
 * `past`: the fair is over, and its booths stay as they are.
 */
export const standErrors = refusals('stands', { changed: 409, held: 409, past: 409 });

/** Letters of what a booth says. */
export const standLengths = { headline: 120, intro: 2_000, duty: 60 } as const;
/** Spans that one person gives for a fair. */
export const mostSpans = 62;

const once = (list: readonly string[]) => new Set(list).size === list.length;
const words = (most: number) => {
  const one = z.optional(z.string().check(z.trim(), z.maxLength(most)));
  return z.object({ cn: one, en: one, es: one });
};
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const staffSpan = z
  .object({ day, from: time, to: time })
  .check(z.refine((s) => s.from < s.to, { params: { rule: 'spanBackwards' }, path: ['to'] }));
const ids = (most: number) =>
  z.array(id).check(
    z.maxLength(most),
    z.refine((v) => once(v), { params: { rule: 'choice' } }),
  );

const staff = z.object({
  userId: id,
  duty: words(standLengths.duty),
  languages: z.array(z.enum(langs)).check(
    z.maxLength(langs.length),
    z.refine((v) => once(v), { params: { rule: 'choice' } }),
  ),
  hours: z.array(staffSpan).check(z.maxLength(mostSpans)),
});
export const standContent = z.object({
  template: z.enum(boothTemplates),
  accent: z.enum(boothAccents),
  headline: words(standLengths.headline),
  intro: words(standLengths.intro),
  products: ids(displayLimits.products),
  brochure: z.nullable(id),
  film: z.nullable(id),
  /** What is said in the film. */
  captions: filmCaptions,
  pictures: ids(displayLimits.pictures),
  /** What each picture shows, by its id; words of others are left out. */
  pictureWords: z.record(id, pictureWords),
  staff: z.array(staff).check(
    z.maxLength(displayLimits.staff),
    z.refine((v) => once(v.map((s) => s.userId)), { params: { rule: 'choice' } }),
  ),
});

const theFair = z.object({
  id,
  name: text,
  phase: z.enum(fairPhases),
  startsAt: instant,
  endsAt: instant,
  zone: z.string(),
});
const theHall = z.object({ id, no: z.int(), name: text });
const lacks = z.array(z.enum(standLackKinds));

/** A booth of the reader's company: where it is, what it lacks, and what came of it so far. */
export const standRow = z.object({
  booth: boothOnPlan,
  state: z.enum(boothStates),
  fair: theFair,
  hall: theHall,
  lacks,
  visits: z.int(),
  entries: z.int(),
  order: z.nullable(z.object({ id, number: z.string(), state: z.enum(boothOrderStates) })),
});
export type StandRow = z.infer<typeof standRow>;

const file = z.object({ id, name: z.string(), size: z.int(), url: z.string() });
/** A booth as its company furnishes it. `revision` is 0 until it has been. */
export const standView = z.object({
  booth: boothOnPlan,
  fair: theFair,
  hall: theHall,
  content: standContent,
  revision: z.int(),
  savedAt: z.nullable(instant),
  /** Whether the reader's seat may save it, and the fair is not over. */
  mayEdit: z.boolean(),
  files: z.object({ brochure: z.nullable(file), film: z.nullable(file) }),
  /** What may be chosen: the company's listed products and its people. */
  products: z.array(z.object({ id, name: text, subject: z.nullable(z.string()) })),
  people: z.array(z.object({ userId: id, name: z.string() })),
});
export type StandView = z.infer<typeof standView>;

/** What is to be ready before a fair, each done or not. */
export const preparations = ['paid', 'words', 'goods', 'brochure', 'staff', 'hours'] as const;
export type Preparation = (typeof preparations)[number];

const preparing = z.object({
  id,
  number: z.string(),
  fair: theFair,
  hall: theHall,
  daysLeft: z.int(),
  checks: z.array(z.object({ key: z.enum(preparations), done: z.boolean() })),
});
/** A company whose verified people provide services here. */
const provider = z.object({ company, slug: z.string(), services: z.array(named) });

/** Calls of companies that furnish their booths. */
export const stands = {
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/stand/mine',
    access: seesExhibiting,
    data: z.object({ booths: z.array(standRow) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/stand/detail/{id}',
    access: seesExhibiting,
    params: idParams,
    data: standView,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/busi/stand/save/{id}',
    access: exhibits,
    limit: { points: 120, seconds: 600, by: 'person' },
    touches: ['fairs'],
    params: idParams,
    body: z.object({
      base: draftBase,
      /** Captions and words of pictures that are not given stay as they are. */
      content: z.object({
        ...standContent.shape,
        captions: z.optional(filmCaptions),
        pictureWords: z.optional(standContent.shape.pictureWords),
      }),
    }),
    data: z.object({ revision: z.int(), savedAt: instant }),
  }),
  preparation: endpoint({
    method: 'GET',
    path: '/api/busi/stand/preparation',
    access: seesExhibiting,
    data: z.object({ booths: z.array(preparing), providers: z.array(provider) }),
  }),
};
