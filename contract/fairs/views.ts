import * as z from 'zod/mini';
import { company, productRow } from '../catalogue/calls.ts';
import { langs } from '../core/langs.ts';
import { day, id, instant, text } from '../core/schemas.ts';
import { boothClasses } from './classes.ts';
import { hallPlan, outline, sides } from './plan.ts';
import { boothAccents, boothSizes, boothStates, boothTemplates, fairPhases } from './states.ts';

/** A hall as fairs name it. */
export const hallBrief = z.object({
  id,
  no: z.int(),
  name: text,
  booths: z.int(),
  taken: z.int(),
  /** When it was laid out. */
  since: instant,
});

/** A fair in a list. */
export const fairRow = z.object({
  id,
  slug: z.string(),
  name: text,
  about: text,
  place: text,
  zone: z.string(),
  startsAt: instant,
  endsAt: instant,
  phase: z.enum(fairPhases),
  halls: z.array(hallBrief),
});
export type FairRow = z.infer<typeof fairRow>;

/** A booth on the plan. `headline` is what its exhibitor says there in a line. */
export const boothOnPlan = z.object({
  id,
  number: z.string(),
  outline,
  front: z.enum(sides),
  class: z.enum(boothClasses),
  size: z.enum(boothSizes),
  state: z.enum(boothStates),
  exhibitor: z.nullable(company),
  headline: text,
  template: z.nullable(z.enum(boothTemplates)),
  accent: z.nullable(z.enum(boothAccents)),
  /** Pictures of the goods that stand in it, by subject, for plan and hall. */
  wares: z.array(z.string()),
});
export type BoothOnPlan = z.infer<typeof boothOnPlan>;

/** A whole hall: everything that its drawing, the walkable hall and the list are made of. */
export const hallView = z.object({
  fair: fairRow,
  id,
  no: z.int(),
  name: text,
  plan: hallPlan,
  version: z.int(),
  booths: z.array(boothOnPlan),
});
export type HallView = z.infer<typeof hallView>;

/** Somebody of the exhibitor who looks after a booth. */
export const boothPerson = z.object({
  id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  duty: text,
  languages: z.array(z.enum(langs)),
  /** When they are there, in the zone of the fair. */
  hours: z.array(z.object({ day, from: z.string(), to: z.string() })),
});

/** A booth as a reader may see it. Visitors are told nothing of what members alone may read. */
export const boothView = z.object({
  ...boothOnPlan.shape,
  fair: z.object({ id, slug: z.string(), name: text, phase: z.enum(fairPhases), zone: z.string() }),
  hall: z.object({ id, no: z.int(), name: text }),
  intro: text,
  products: z.array(productRow),
  /** For members: addresses of its files. */
  brochure: z.nullable(z.object({ id, name: z.string(), size: z.int(), url: z.string() })),
  film: z.nullable(
    z.object({
      id,
      name: z.string(),
      size: z.int(),
      url: z.string(),
      /** Languages that it has captions in. */
      captions: z.array(z.enum(langs)),
    }),
  ),
  pictures: z.array(z.object({ url: z.string(), words: text })),
  staff: z.array(boothPerson),
  /** The exhibitor's album of the fair; null while it shows nothing. */
  album: z.nullable(id),
  /** Whether the reader is a member, who gets the whole of it. */
  whole: z.boolean(),
});
export type BoothView = z.infer<typeof boothView>;

/** A booth that a search over all fairs has found, with the first of its goods. */
export const boothFound = z.object({
  id,
  number: z.string(),
  class: z.enum(boothClasses),
  size: z.enum(boothSizes),
  exhibitor: company,
  headline: text,
  fair: z.object({ id, name: text, phase: z.enum(fairPhases) }),
  hall: z.object({ id, no: z.int(), name: text }),
  products: z.array(productRow),
});
export type BoothFound = z.infer<typeof boothFound>;

/** What each filter leaves, with the other filters as they are. */
export const boothCounts = z.object({
  classes: z.array(z.object({ class: z.enum(boothClasses), n: z.int() })),
  sizes: z.array(z.object({ size: z.enum(boothSizes), n: z.int() })),
  fairs: z.array(z.object({ id, name: text, n: z.int() })),
  regions: z.array(z.object({ code: z.string(), n: z.int() })),
});
