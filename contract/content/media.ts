import * as z from 'zod/mini';
import { id, line } from '../core/schemas.ts';
import { filmCaptions } from './captions.ts';
import { inThree } from './in-three.ts';
import { mediaLimits } from './media-limits.ts';

export { mediaLimits };

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

/** A film with captions in three languages, as WebVTT, and its chapters (content 22). */
export const videoMedia = z.object({
  kind: z.literal('video'),
  film: z.nullable(id),
  poster: z.nullable(id),
  seconds: z.int().check(z.gte(0), z.lte(mediaLimits.seconds)),
  captions: filmCaptions,
  chapters: z
    .array(z.object({ at: z.int().check(z.gte(0), z.lte(mediaLimits.seconds)), title: inThree(mediaLimits.chapter) }))
    .check(z.maxLength(mediaLimits.chapters)),
});
export type VideoMedia = z.infer<typeof videoMedia>;

export const media = z.discriminatedUnion('kind', [journalMedia, videoMedia]);
