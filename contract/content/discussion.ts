/** What members say of a piece, praise and collect (content 24 to 27). */
import * as z from 'zod/mini';
import { identified, open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, nothing, page, pageQuery } from '../core/schemas.ts';

/** Characters of a comment. */
export const commentLimits = { least: 2, most: 800 } as const;

export const discussionErrors = refusals('discussion', {
  /** The same id was used for another comment. */
  changed: 409,
});

export const comment = z.object({
  id,
  name: z.string(),
  text: z.string(),
  at: instant,
  /** The reader wrote it, and may delete it. */
  own: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const base = '/api/busi/busicompositenew';
const mark = { body: z.object({ on: z.boolean() }), data: z.object({ on: z.boolean(), n: z.int() }) };
const often = { points: 240, seconds: 3_600, by: 'person' } as const;

export const discussion = {
  comments: endpoint({
    method: 'GET',
    path: `${base}/comments/{id}`,
    access: open,
    shows: ['comments'],
    limit: { points: 240, seconds: 60, by: 'address' },
    params: idParams,
    query: z.object({ ...pageQuery }),
    data: z.object({
      ...page(comment).shape,
      praises: z.int(),
      collects: z.int(),
      /** Whether the reader has praised or collected it. */
      praised: z.boolean(),
      collected: z.boolean(),
      /** How many follow who says it, and whether the reader does; of a statement alone, else 0 and false. */
      follows: z.int(),
      followed: z.boolean(),
    }),
  }),
  say: endpoint({
    method: 'POST',
    path: `${base}/comments/{id}`,
    access: identified,
    touches: ['comments'],
    limit: { points: 20, seconds: 3_600, by: 'person' },
    params: idParams,
    body: z.object({
      /** Made by the client: the same id again is the same comment. */
      commentId: id,
      text: line(commentLimits.least, commentLimits.most),
    }),
    data: comment,
  }),
  remove: endpoint({
    method: 'POST',
    path: `${base}/comment/delete/{id}`,
    access: session,
    touches: ['comments'],
    params: idParams,
    data: nothing,
  }),
  praise: endpoint({
    method: 'POST',
    path: `${base}/praise/{id}`,
    access: session,
    touches: ['comments'],
    limit: often,
    params: idParams,
    ...mark,
  }),
  collect: endpoint({
    method: 'POST',
    path: `${base}/collect/{id}`,
    access: session,
    touches: ['comments'],
    limit: often,
    params: idParams,
    ...mark,
  }),
  /** Follows who says a statement, through any of their statements. */
  follow: endpoint({
    method: 'POST',
    path: `${base}/follow/{id}`,
    access: session,
    touches: ['comments'],
    limit: often,
    params: idParams,
    ...mark,
  }),
};
