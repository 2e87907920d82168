/** The desk's side of what the platform publishes (content 6 to 15). */
import * as z from 'zod/mini';
import { pieceView } from './calls.ts';
import { contentKinds } from './kinds.ts';
import { pieceContent } from './piece.ts';
import { approvals, deskActs, pieceActs, pieceStates } from './states.ts';
import { langs } from '../core/langs.ts';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, page, pageQuery, searchWords, text } from '../core/schemas.ts';

/** Days ahead that a moment may lie. */
export const contentDays = 365;

export const deskPieceRow = z.object({
  id,
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: text,
  state: z.enum(pieceStates),
  /** Whether readers see a version of it. */
  shown: z.boolean(),
  /** Languages in which nothing is missing. */
  complete: z.array(z.string()),
  by: z.string(),
  updatedAt: instant,
  publishAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
});
export type DeskPieceRow = z.infer<typeof deskPieceRow>;

const versionRow = z.object({ no: z.int(), by: z.string(), at: instant, shown: z.boolean() });
const moveRow = z.object({
  act: z.enum(pieceActs),
  no: z.int(),
  by: z.string(),
  reason: z.string(),
  /** Approved without a second editor, since there was none. */
  alone: z.boolean(),
  at: instant,
});
const namedOne = z.object({ id, name: text });

export const deskPiece = z.object({
  row: deskPieceRow,
  /** Goes up with every act; what is sent names the one that it was made from. */
  turn: z.int(),
  content: pieceContent,
  companies: z.array(namedOne),
  products: z.array(namedOne),
  /** As its readers would see it. */
  view: pieceView,
  approval: z.enum(approvals),
  /** The language whose words are a company's, which the desk does not change; null where all are the desk's. */
  theirs: z.nullable(z.enum(langs)),
  /** The contribution that it came of; null for what the desk wrote. */
  contributionId: z.nullable(id),
  /** Its author took it back; it is not handed in again. */
  barred: z.boolean(),
  versions: z.array(versionRow),
  moves: z.array(moveRow),
});
export type DeskPiece = z.infer<typeof deskPiece>;

const slugOf = z.string().check(z.maxLength(80), z.regex(/^[\dA-Za-z]+(-[\dA-Za-z]+)*$/));
const turn = z.int().check(z.gte(0), z.lte(2_000_000_000));
const done = z.object({ id, turn: z.int(), state: z.enum(pieceStates) });

export const operatorContent = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/content',
    access: editors,
    query: z.object({
      ...pageQuery,
      q: searchWords,
      kind: z.optional(z.enum(contentKinds)),
      state: z.optional(z.enum(pieceStates)),
    }),
    data: z.object({ ...page(deskPieceRow).shape, waiting: z.int() }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/operator/content/{id}',
    access: editors,
    params: idParams,
    data: deskPiece,
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/operator/content/{id}/versions/{no}',
    access: editors,
    params: z.object({ id, no: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000_000_000)) }),
    data: z.object({ content: pieceContent, companies: z.array(namedOne), products: z.array(namedOne) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/operator/content',
    access: editors,
    touches: ['content'],
    limit: { points: 600, seconds: 3_600, by: 'person' },
    body: z.object({
      /** Made by the client: the same id again is the same piece. */
      pieceId: id,
      turn,
      kind: z.enum(contentKinds),
      slug: slugOf,
      content: pieceContent,
    }),
    data: done,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/operator/content/{id}/move',
    access: editors,
    params: idParams,
    touches: ['content'],
    body: z.object({
      turn,
      act: z.enum(deskActs),
      reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
      /** When it goes to its readers, where it is handed in for a moment; at once after the approval otherwise. */
      at: z._default(z.nullable(instant), null),
    }),
    data: done,
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/operator/content/companies',
    access: editors,
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
    data: z.object({ found: z.array(namedOne) }),
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/operator/content/products',
    access: editors,
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
    data: z.object({ found: z.array(namedOne) }),
  }),
};
