import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { day, id, instant, page, pageQuery, text } from '../../core/schemas.ts';
import { fairPhases } from '../states.ts';
import { seesExhibiting } from '../exhibiting/access.ts';
import { visitModes } from '../visit-modes.ts';

/** The way from a booth to an order, in its order (fairs 60). */
export const leadSteps = ['visit', 'card', 'inquiry', 'quotation', 'order'] as const;
export type LeadStep = (typeof leadSteps)[number];

/** What the exhibitor does next about somebody, the most urgent first. */
const leadActs = ['quote', 'answerCard', 'order', 'quotation', 'chat'] as const;
export type LeadAct = (typeof leadActs)[number];

/** The most visitors of booths that a board is made of, the last ones first. */
export const mostLeads = 2000;

/** When somebody came to a step, and the record that it led to: the inquiry for an inquiry and its quotation, else the order. */
const reached = z.nullable(z.object({ at: instant, id: z.nullable(id) }));

/** Somebody who came to the company's booths and may be named to it. */
export const lead = z.object({
  userId: id,
  name: z.string(),
  company: z.nullable(z.object({ id, name: text })),
  /** The booth that they came to last. */
  booth: z.object({ id, number: z.string(), fair: text }),
  /** How they came the last time. */
  mode: z.enum(visitModes),
  visits: z.int(),
  brochures: z.int(),
  /** Whether they wrote into the guest book. */
  wrote: z.boolean(),
  visit: reached,
  card: reached,
  inquiry: reached,
  quotation: reached,
  order: reached,
  next: z.enum(leadActs),
});
export type Lead = z.infer<typeof lead>;

/** How many came to each step. `visitors` counts everybody; null while those who may not be named are too few to be counted. */
export const leadFunnel = z.object({
  visitors: z.nullable(z.int()),
  named: z.int(),
  card: z.int(),
  inquiry: z.int(),
  quotation: z.int(),
  order: z.int(),
});
export type LeadFunnel = z.infer<typeof leadFunnel>;

/** A fair at which the company has or had booths. */
const fairOfLeads = z.object({ id, name: text, phase: z.enum(fairPhases), booths: z.int() });

/** Calls of what came of a company's booths. */
export const leads = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/fair/leads',
    access: seesExhibiting,
    query: z.object({ ...pageQuery, fair: z.optional(id), step: z.optional(z.enum(leadSteps)) }),
    data: z.object({
      ...page(lead).shape,
      /** The fair that the answer is about: the one asked for, else the one that is open, else the newest; null without booths. */
      fair: z.nullable(id),
      funnel: leadFunnel,
      fairs: z.array(fairOfLeads),
    }),
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/busi/busiDataCenter/getExhibition',
    access: seesExhibiting,
    query: z.object({ fair: z.optional(id) }),
    data: z.object({
      fairs: z.array(
        z.object({
          ...fairOfLeads.shape,
          funnel: leadFunnel,
          /** Visits by the way people came; empty while there are too few visitors to be told. */
          modes: z.array(z.object({ mode: z.enum(visitModes), visits: z.int() })),
          /** Visits by day of China; empty likewise. */
          days: z.array(z.object({ day, visits: z.int(), brochures: z.int() })),
        }),
      ),
    }),
  }),
};
