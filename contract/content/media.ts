import * as z from 'zod/mini';
import { id, line } from '../core/schemas.ts';
import { inThree } from './in-three.ts';

export const mediaLimits = {
  /** Pages of an issue, and characters of the text of one. */
  pages: 300,
  pageText: 20_000,
  /** Seconds of a film: two hours. */
  seconds: 7_200,
  /** Characters of a language's captions, and cues in them. */
  captions: 60_000,
  cues: 2_000,
  chapters: 20,
  chapter: 60,
  number: 20,
} as const;

/** Widths in pixels in which a page is kept: a thumbnail, a page of a spread, a page that is looked at closely. */
export const pageWidths = [160, 800, 1600] as const;
export type PageWidth = (typeof pageWidths)[number];

/** An issue of a journal: an edition a language, each an import of a PDF (content 19). */
export const journalMedia = z.object({
  kind: z.literal('journal'),
  number: line(1, mediaLimits.number),
  editions: z.object({ cn: z.nullable(id), en: z.nullable(id), es: z.nullable(id) }),
  /** Readers may take the PDF with them. */
  download: z.boolean(),
});
export type JournalMedia = z.infer<typeof journalMedia>;

const captionsOf = z.string().check(z.maxLength(mediaLimits.captions));
/** A film with captions in three languages, as WebVTT, and its chapters (content 22). */
export const videoMedia = z.object({
  kind: z.literal('video'),
  film: z.nullable(id),
  poster: z.nullable(id),
  seconds: z.int().check(z.gte(0), z.lte(mediaLimits.seconds)),
  captions: z.object({ cn: captionsOf, en: captionsOf, es: captionsOf }),
  chapters: z
    .array(z.object({ at: z.int().check(z.gte(0), z.lte(mediaLimits.seconds)), title: inThree(mediaLimits.chapter) }))
    .check(z.maxLength(mediaLimits.chapters)),
});
export type VideoMedia = z.infer<typeof videoMedia>;

export const media = z.discriminatedUnion('kind', [journalMedia, videoMedia]);
