import * as z from 'zod/mini';
import { session } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { refusals } from './core/errors.ts';
import { id, idParams, instant, many, nothing, text } from './core/schemas.ts';
import { tradeTerms } from './inquiry-states.ts';

export const alertErrors = refusals('alerts', { nothingAsked: 422, tooMany: 409 });
/** Alerts of one person. */
export const alertsMost = 20;

const slug = z.string().check(z.regex(/^[\w-]{1,60}$/));
/** Filters of the hall that say what somebody looks for; state, last day and order say only how a list is read. */
export const alertFilters = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  category: z.optional(slug),
  process: many(slug),
  certificate: many(slug),
  field: z.optional(slug),
  term: z.optional(z.enum(tradeTerms)),
  nda: z.optional(z.enum(['0', '1'])),
});
export type AlertFilters = z.infer<typeof alertFilters>;

const alert = z.object({
  id,
  /** The filters as the hall's address carries them, in one order: the same wish is the same text. */
  query: z.string(),
  names: z.array(text),
  createdAt: instant,
});
export type Alert = z.infer<typeof alert>;

export const alerts = {
  list: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/alert',
    access: session,
    summary: 'My alerts: searches of the hall that tell me of new inquiries',
    data: z.array(alert),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/alert',
    quiet: true,
    access: session,
    summary: 'Keeps a search; the same search twice is one alert',
    body: alertFilters,
    data: z.object({ id }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/busi/inquiry/alert/{id}',
    quiet: true,
    access: session,
    summary: 'Ends one of my alerts; one that is gone already is no error',
    params: idParams,
    data: nothing,
  }),
};
