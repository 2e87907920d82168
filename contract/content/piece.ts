import * as z from 'zod/mini';
import { richText } from '../core/rich-text.ts';
import { id, line, slug } from '../core/schemas.ts';
import { inThree } from './in-three.ts';
import { helpTopics } from './kinds.ts';
import { media } from './media.ts';

export type { InThree } from './in-three.ts';

export const pieceLimits = {
  title: 90,
  summary: 260,
  html: 12_000,
  quote: 400,
  label: 90,
  value: 80,
  source: 160,
  blocks: 20,
  rows: 20,
  tags: 8,
} as const;

const html = z.object({
  cn: richText(pieceLimits.html),
  en: richText(pieceLimits.html),
  es: richText(pieceLimits.html),
});

/** An address of this site without language. */
const ownPath = z.string().check(z.trim(), z.maxLength(200), z.regex(/^\/(?![/\\])[^\s\\]*$/));

export const textBlock = z.object({ kind: z.literal('text'), html });
export const figuresBlock = z.object({
  kind: z.literal('figures'),
  title: inThree(pieceLimits.label),
  rows: z
    .array(z.object({ label: inThree(pieceLimits.label), value: inThree(pieceLimits.value) }))
    .check(z.minLength(1), z.maxLength(pieceLimits.rows)),
});
export const quoteBlock = z.object({
  kind: z.literal('quote'),
  text: inThree(pieceLimits.quote),
  by: inThree(pieceLimits.label),
});
export const linkBlock = z.object({ kind: z.literal('link'), label: inThree(pieceLimits.label), to: ownPath });

/** What a piece is built of, from top to bottom. */
export const block = z.discriminatedUnion('kind', [textBlock, figuresBlock, quoteBlock, linkBlock]);
export type Block = z.infer<typeof block>;
export type BlockKind = Block['kind'];

export const person = z.object({
  name: inThree(pieceLimits.label),
  role: inThree(pieceLimits.label),
  firm: inThree(pieceLimits.label),
});

const tags = z.array(slug).check(z.maxLength(pieceLimits.tags));
const few = z.array(id).check(z.maxLength(pieceLimits.tags));

/** Everything that a version of a piece says. */
export const pieceContent = z.object({
  title: inThree(pieceLimits.title),
  summary: inThree(pieceLimits.summary),
  /** One of the site's own pictures: subject and number. */
  picture: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*-\d$/)),
  blocks: z.array(block).check(z.maxLength(pieceLimits.blocks)),
  person: z.nullable(person),
  materials: tags,
  processes: tags,
  fields: tags,
  companies: few,
  products: few,
  standards: z.array(line(1, 60)).check(z.maxLength(pieceLimits.tags)),
  source: inThree(pieceLimits.source),
  /** Invented to show how such a piece looks; readers are told so. */
  example: z.boolean(),
  /** The pages of a journal, the film of a video; null for every other kind. */
  media: z._default(z.nullable(media), null),
  /** A picture that a company sent with it; shown in the place of `picture`. */
  photo: z._default(z.nullable(id), null),
  /** What a help text helps with; null for every other kind. */
  topic: z._default(z.nullable(z.enum(helpTopics)), null),
});
export type PieceContent = z.infer<typeof pieceContent>;
