import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line } from '../core/schemas.ts';
import { correspondent, letterLimits, letterThread } from '../letters/calls.ts';

/** An exchange of letters with the desk; `waits` while the newest is a member's. */
export const deskLetter = z.object({
  threadId: id,
  subject: z.string(),
  from: correspondent,
  waits: z.boolean(),
  at: instant,
});

/** The desk's calls on letters. */
export const operatorLetters = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/letters',
    access: reviewers,
    data: z.object({ rows: z.array(deskLetter) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/operator/letters/{id}',
    access: reviewers,
    params: idParams,
    data: letterThread,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/operator/letters/{id}/reply',
    access: reviewers,
    params: idParams,
    body: z.object({ body: line(1, letterLimits.body), clientKey: id }),
    data: z.object({ id, threadId: id }),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/operator/letters/{id}/settle',
    access: reviewers,
    params: idParams,
    /** The newest letter that was read: one that came after it waits on. */
    body: z.object({ newest: id }),
    data: z.object({ threadId: id, waits: z.boolean() }),
  }),
};
