/** Journals and videos as readers get them (content 19 to 23). */
import * as z from 'zod/mini';
import { pieceRow, pieceView } from './calls.ts';
import { mediaLimits, pageWidths } from './media.ts';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { id, nothing, page, pageQuery, text } from '../core/schemas.ts';

/** Pages whose text comes at once. */
export const textPages = 24;

/** The edition of an issue in one language, with what of it has been read in so far. */
export const edition = z.object({
  lang: z.enum(langs),
  id,
  pages: z.int(),
  /** Pages that are there; fewer than `pages` while the issue is being read in. */
  done: z.int(),
  /** Width by height of its first page, in points. */
  width: z.int(),
  height: z.int(),
});
export type Edition = z.infer<typeof edition>;

export const journalRow = z.object({
  ...pieceRow.shape,
  number: z.string(),
  editions: z.array(edition),
  download: z.boolean(),
});
export type JournalRow = z.infer<typeof journalRow>;

export const videoRow = z.object({
  ...pieceRow.shape,
  /** Addresses of poster and film; null where there is none yet. */
  poster: z.nullable(z.string()),
  film: z.nullable(z.string()),
  seconds: z.int(),
  bytes: z.int(),
  /** Languages that it has captions in. */
  captions: z.array(z.enum(langs)),
});
export type VideoRow = z.infer<typeof videoRow>;

const cue = z.object({ from: z.number(), to: z.number(), text: z.string() });
const pageText = z.object({ no: z.int(), text: z.string() });
const idOrSlug = z.object({ id: z.string().check(z.regex(/^[\dA-Za-z]+(-[\dA-Za-z]+)*$/), z.maxLength(80)) });
const pageNo = z.coerce.number().check(z.int(), z.gte(1), z.lte(mediaLimits.pages));
const base = '/api/busi/pc/busi/home';

export const journalView = z.object({
  ...pieceView.shape,
  row: journalRow,
  /** The edition that is read: the one asked for, else that of the reader's language, else the first. */
  edition: z.nullable(edition),
  /** Text of `textPages` pages of it, from the one that begins the part with the page asked for. */
  texts: z.array(pageText),
  newer: z.nullable(pieceRow),
  older: z.nullable(pieceRow),
});
export type JournalView = z.infer<typeof journalView>;

export const videoView = z.object({
  ...pieceView.shape,
  row: videoRow,
  chapters: z.array(z.object({ at: z.int(), title: text })),
  /** What is said, in the language of the call. */
  transcript: z.array(cue),
  tracks: z.array(z.object({ lang: z.enum(langs), url: z.string() })),
  next: z.array(videoRow),
});
export type VideoView = z.infer<typeof videoView>;

export const homeMedia = {
  videos: endpoint({
    method: 'GET',
    path: `${base}/video/list`,
    access: open,
    shows: ['content', 'dictionaries'],
    query: z.object({ ...pageQuery }),
    data: page(videoRow),
  }),
  video: endpoint({
    method: 'GET',
    path: `${base}/video/{id}`,
    access: open,
    shows: ['content', 'companies', 'products', 'dictionaries'],
    params: idOrSlug,
    data: videoView,
  }),
  journals: endpoint({
    method: 'GET',
    path: `${base}/journal/list`,
    access: open,
    shows: ['content', 'dictionaries'],
    query: z.object({ ...pageQuery }),
    data: page(journalRow),
  }),
  journal: endpoint({
    method: 'GET',
    path: `${base}/journal/{id}`,
    access: open,
    shows: ['content', 'companies', 'products', 'dictionaries'],
    params: idOrSlug,
    query: z.object({ edition: z.optional(z.enum(langs)), page: z.optional(pageNo) }),
    data: journalView,
  }),
  /** Of an issue that readers see: `id` is an edition's. */
  texts: endpoint({
    method: 'GET',
    path: `${base}/journal/{id}/text`,
    access: open,
    shows: ['content'],
    limit: { points: 240, seconds: 600, by: 'address' },
    params: z.object({ id }),
    query: z.object({ page: pageNo }),
    data: z.object({ texts: z.array(pageText) }),
  }),
  search: endpoint({
    method: 'GET',
    path: `${base}/journal/{id}/search`,
    access: open,
    shows: ['content'],
    limit: { points: 60, seconds: 60, by: 'address' },
    params: z.object({ id }),
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    data: z.object({
      /** Hits in the order of the pages, `most` at most, with what stands around them. */
      hits: z.array(z.object({ no: z.int(), before: z.string(), hit: z.string(), after: z.string() })),
      pages: z.array(z.int()),
      more: z.boolean(),
    }),
  }),
  picture: endpoint({
    method: 'GET',
    path: `${base}/journal/{id}/page/{no}/{width}`,
    access: open,
    shows: [],
    params: z.object({
      id,
      no: pageNo,
      width: z.coerce.number().check(z.refine((w) => (pageWidths as readonly number[]).includes(w))),
    }),
    file: 'picture',
    data: z.any(),
  }),
  issue: endpoint({
    method: 'GET',
    path: `${base}/journal/{id}/pdf`,
    access: open,
    shows: [],
    limit: { points: 60, seconds: 600, by: 'address' },
    params: z.object({ id }),
    file: 'any',
    data: z.any(),
  }),
  /** The film or the poster of a video, in whole or a range. */
  file: endpoint({
    method: 'GET',
    path: `${base}/video/{id}/file/{file}`,
    access: open,
    shows: [],
    params: z.object({ id, file: id }),
    file: 'any',
    data: z.any(),
  }),
  captions: endpoint({
    method: 'GET',
    path: `${base}/video/{id}/captions/{lang}`,
    access: open,
    shows: [],
    params: z.object({ id, lang: z.enum(langs) }),
    file: 'any',
    data: z.any(),
  }),
  position: endpoint({
    method: 'GET',
    path: `${base}/video/{id}/position`,
    access: session,
    params: z.object({ id }),
    data: z.object({ seconds: z.int() }),
  }),
  keepPosition: endpoint({
    method: 'POST',
    path: `${base}/video/{id}/position`,
    access: session,
    limit: { points: 600, seconds: 3_600, by: 'person' },
    params: z.object({ id }),
    body: z.object({ seconds: z.int().check(z.gte(0), z.lte(mediaLimits.seconds)) }),
    data: nothing,
  }),
};
