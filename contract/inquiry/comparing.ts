import * as z from 'zod/mini';
import { buyersAndSuppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { currency, id, idParams, instant, timeZone } from '../core/schemas.ts';

/** What a colleague of the buyer says of a quotation. */
export const voteChoices = ['for', 'against'] as const;
export const maxVoteReason = 300;
/** The most characters of a note. */
export const maxNote = 2000;

/** A vote as the buyer's side reads it; `revision` is what it was given for. */
export const voteView = z.object({
  quotationId: id,
  revision: z.int(),
  choice: z.enum(voteChoices),
  reason: z.nullable(z.string()),
  name: z.string(),
  mine: z.boolean(),
  at: instant,
});
export type VoteView = z.infer<typeof voteView>;

/** What somebody of the buyer's side noted of a quotation, as that side reads it; `at` is when it was written last. */
export const noteView = z.object({
  quotationId: id,
  text: z.string(),
  name: z.string(),
  mine: z.boolean(),
  at: instant,
});
export type NoteView = z.infer<typeof noteView>;

const paper = { limit: { points: 30, seconds: 600, by: 'person' } as const, params: idParams, data: z.any() };
const lang = z.optional(z.enum(langs));
/** What of a comparison is looked at; left out it is as the page begins. */
const looked = z.object({
  lang,
  zone: timeZone,
  tier: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(3)), 1),
  currency: z.optional(currency),
  /** Without what the buyer assumes until delivery. */
  landed: z.optional(z.enum(['0', '1'])),
  /** Without rows that say the same everywhere. */
  differences: z.optional(z.enum(['0', '1'])),
});

const reads = within(buyersAndSuppliers, 'seeBuying');

/** What the buyer's side does with quotations beside one another, and quotations as a file for both sides. */
export const inquiryComparing = {
  vote: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/vote/{id}',
    access: reads,
    params: idParams,
    body: z.object({
      /** `null` takes the vote back. */
      choice: z.nullable(z.enum(voteChoices)),
      reason: z.optional(z.string().check(z.maxLength(maxVoteReason))),
    }),
    data: z.object({ id }),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/notes/{id}',
    access: reads,
    params: idParams,
    data: z.object({ notes: z.array(noteView) }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/note/{id}',
    access: reads,
    limit: { points: 120, seconds: 600, by: 'person' },
    params: idParams,
    /** An empty text takes the note away. */
    body: z.object({ text: z.string().check(z.maxLength(maxNote)) }),
    data: z.object({ id }),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/comparison/pdf/{id}',
    access: reads,
    query: looked,
    file: 'pdf',
    ...paper,
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/comparison/xlsx/{id}',
    access: reads,
    /** `notes` adds what the buyer's side noted: the file is its own. */
    query: z.extend(looked, { notes: z.optional(z.enum(['0', '1'])) }),
    file: 'sheet',
    ...paper,
  }),
  quotation: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/quotation/pdf/{id}',
    access: buyersAndSuppliers,
    query: z.object({ lang, zone: timeZone }),
    file: 'pdf',
    ...paper,
  }),
};
