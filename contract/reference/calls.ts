import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { sectionKeys } from './sections.ts';

/** A field of a request or an answer. `name` is its path: `lines.tiers`; `[]` behind a list. */
export const fieldView = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  about: z.string(),
});
export type FieldView = z.infer<typeof fieldView>;

/** What a call refuses, with its text in the reader's language. */
export const refusalView = z.object({ status: z.int(), code: z.string(), text: z.string() });

/** One call as a page shows it. `who` and `limit` are in the reader's language, what the call does is in English. */
export const callView = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  aliases: z.array(z.string()),
  summary: z.string(),
  about: z.string(),
  who: z.string(),
  limit: z.nullable(z.string()),
  parameters: z.array(z.object({ ...fieldView.shape, in: z.enum(['path', 'query']) })),
  body: z.nullable(z.object({ type: z.string(), fields: z.array(fieldView) })),
  answer: z.object({ type: z.string(), fields: z.array(fieldView) }),
  request: z.string(),
  response: z.nullable(z.string()),
  refusals: z.array(refusalView),
});
export type CallView = z.infer<typeof callView>;

/** Calls of the pages for developers; `/api/openapi.json` says the same to machines. */
export const reference = {
  sections: endpoint({
    method: 'GET',
    path: '/api/busi/reference/sections',
    access: open,
    shows: [],
    data: z.array(
      z.object({
        key: z.enum(sectionKeys),
        calls: z.array(z.object({ id: z.string(), method: z.string(), path: z.string(), summary: z.string() })),
      }),
    ),
  }),
  section: endpoint({
    method: 'GET',
    path: '/api/busi/reference/section/{key}',
    access: open,
    shows: [],
    params: z.object({ key: z.enum(sectionKeys) }),
    data: z.object({ about: z.string(), calls: z.array(callView) }),
  }),
};
