/** How issues of journals and films come in at the desk (content 19 to 22). */
import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, nothing } from '../core/schemas.ts';
import { uploadForm } from '../files/calls.ts';

export const issueStates = ['reading', 'done', 'failed'] as const;
/** Why an issue could not be read in: it is no PDF that opens, it has too many pages. */
export const issueFaults = ['unreadable', 'tooManyPages'] as const;

export const deskMediaErrors = refusals('deskMedia', {
  /** Pages of an issue are still being read in, or could not be. */
  notRead: 409,
});

/** An edition on its way in. */
export const issueProgress = z.object({
  id,
  name: z.string(),
  state: z.enum(issueStates),
  fault: z.nullable(z.enum(issueFaults)),
  /** Null until the PDF was opened. */
  pages: z.nullable(z.int()),
  done: z.int(),
  updatedAt: instant,
});
export type IssueProgress = z.infer<typeof issueProgress>;

const stored = z.object({ id, url: z.string(), name: z.string(), size: z.int(), uid: z.nullable(z.string()) });

export const operatorMedia = {
  upload: endpoint({
    method: 'POST',
    path: '/api/operator/content-file/{kind}',
    access: editors,
    encoding: 'multipart',
    limit: { points: 60, seconds: 3_600, by: 'person' },
    params: z.object({ kind: z.enum(['issue', 'film', 'picture']) }),
    body: uploadForm,
    data: stored,
  }),
  importIssue: endpoint({
    method: 'POST',
    path: '/api/operator/content/{id}/issue',
    access: editors,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    params: idParams,
    /** `issueId` is made by the client: the same again is the same import. */
    body: z.object({ issueId: id, file: id }),
    data: issueProgress,
  }),
  issues: endpoint({
    method: 'GET',
    path: '/api/operator/content/{id}/issues',
    access: editors,
    params: idParams,
    data: z.object({ issues: z.array(issueProgress) }),
  }),
  retryIssue: endpoint({
    method: 'POST',
    path: '/api/operator/content-issue/{id}/retry',
    access: editors,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    params: idParams,
    data: nothing,
  }),
};
