import * as z from 'zod/mini';
import { session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { draftBase, draftContent, draftStamp, nothing } from '../core/schemas.ts';

/** A saving is refused where a newer revision is there, which the refusal carries. */
export const draftErrors = refusals('drafts', { changed: 409 });
/** Drafts of one person, and the days after their last saving; the oldest beyond go first. */
export const draftLimits = { max: 50, days: 180 } as const;

/** The form, and what it is about: `quote.ID`. */
const form = z.string().check(z.regex(/^[a-z]+(\.[\w-]{1,60})?$/));

/** Calls of half-filled forms, kept for the person who fills them in. Inquiries have drafts of their own. */
export const drafts = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/draft',
    access: session,
    query: z.object({ form }),
    data: z.nullable(z.object({ content: z.record(z.string(), z.unknown()), ...draftStamp })),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/draft',
    access: session,
    body: z.object({ form, base: draftBase, content: draftContent }),
    limit: { points: 600, seconds: 600, by: 'person' },
    data: z.object(draftStamp),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/busi/draft',
    access: session,
    query: z.object({ form }),
    data: nothing,
  }),
};
