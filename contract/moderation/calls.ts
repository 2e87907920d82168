import * as z from 'zod/mini';
import { identified } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, line } from '../core/schemas.ts';

/** What can be reported; each kind is answered for by the room that shows it (`moderation.moderated`). */
export const reportKinds = [
  'rating',
  'project',
  'message',
  'consultation',
  'guestbook',
  'forumQuestion',
  'photo',
  'vacancy',
  'comment',
  'inquiry',
  'product',
  'productQuestion',
] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportStates = ['open', 'hidden', 'kept', 'restored'] as const;

export const moderationErrors = refusals('moderation', { decided: 409 });

/** What members write is reported here, and judged at the operator’s desk. */
export const moderation = {
  report: endpoint({
    method: 'POST',
    path: '/api/busi/moderation/report',
    access: identified,
    limit: { points: 20, seconds: 3600, by: 'person' },
    body: z.object({ kind: z.enum(reportKinds), subjectId: id, reason: line(4, 500) }),
    data: z.object({ id }),
  }),
};
