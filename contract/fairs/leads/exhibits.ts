import * as z from 'zod/mini';
import { company, productRow } from '../../catalogue/calls.ts';
import { open } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, text } from '../../core/schemas.ts';
import { boothClasses } from '../classes.ts';
import { fairPhases } from '../states.ts';

/** A booth where something is shown. */
const shownAt = z.object({
  id,
  number: z.string(),
  class: z.enum(boothClasses),
  headline: text,
  hall: z.object({ id, no: z.int(), name: text }),
  fair: z.object({ id, name: text, phase: z.enum(fairPhases) }),
});

/** A product as an exhibitor shows it at a booth (fairs 63). */
export const exhibitView = z.object({
  product: productRow,
  exhibitor: company,
  booth: shownAt,
  /** What else stands there, in the exhibitor's order; the exhibit itself is left out. */
  others: z.array(productRow),
  /** Other booths that show it, the newest fair first. */
  elsewhere: z.array(shownAt),
});
export type ExhibitView = z.infer<typeof exhibitView>;

/** Calls of what is shown at booths. */
export const exhibits = {
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/fair/exhibit',
    access: open,
    shows: ['fairs', 'companies', 'products', 'dictionaries'],
    query: z.object({ booth: z.optional(id), product: z.optional(id) }),
    data: z.nullable(exhibitView),
  }),
};
