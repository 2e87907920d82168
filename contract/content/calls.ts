import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, named, nothing, page, pageQuery, searchWords, slug, text } from '../core/schemas.ts';
import { campaignSlots, contentKinds, helpTopics, listedKinds } from './kinds.ts';
import { block, linkBlock, person } from './piece.ts';

export const contentErrors = refusals('content', {
  /** Somebody else saved or moved it meanwhile; nothing was changed. */
  changed: 409,
  wrongState: 409,
  /** Something is missing in a language, or what its kind asks for. */
  incomplete: 409,
  /** There is another editor, who has to approve. */
  needsSecond: 403,
  slugTaken: 409,
  /** A member's own words are not changed by the desk. */
  theirWords: 409,
  /** Its author took it back. */
  barred: 409,
});

/** A piece as a list shows it: what everybody may read of it. */
export const pieceRow = z.object({
  id,
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: text,
  summary: text,
  picture: z.string(),
  /** Address of a picture of the company's own, shown instead; null without one. */
  photo: z.nullable(z.string()),
  person: z.nullable(person),
  materials: z.array(named),
  example: z.boolean(),
  publishedAt: instant,
  /** When readers got another version than the first; null where they never did. */
  revisedAt: z.nullable(instant),
});
export type PieceRow = z.infer<typeof pieceRow>;

/** What a kind may keep from visitors. */
const parts = z.object({
  blocks: z.array(block),
  processes: z.array(named),
  fields: z.array(named),
  companies: z.array(z.object({ id, name: text })),
  products: z.array(z.object({ id, name: text })),
  standards: z.array(z.string()),
  source: text,
});
export const pieceView = z.object({
  row: pieceRow,
  gate: z.enum(['none', 'login']),
  /** Null behind the gate. */
  parts: z.nullable(parts),
  related: z.array(pieceRow),
});
export type PieceView = z.infer<typeof pieceView>;

export const centreRow = z.object({ ...pieceRow.shape, read: z.boolean() });
/** What the news centre shows: what one follows, everything, or what one has collected; all of it, or what is unread. */
const centreScopes = ['followed', 'all', 'collected'] as const;
export type CentreScope = (typeof centreScopes)[number];

/** An id, or a slug that the piece has or had. */
const idOrSlug = z.object({ id: z.string().check(z.regex(/^[\dA-Za-z]+(-[\dA-Za-z]+)*$/), z.maxLength(80)) });
const listed = { kind: z.optional(z.enum(listedKinds)) };

/** What the site announces (content 39): which version that is, its words, and where it leads. */
const announcement = z.object({ version: z.int(), title: text, summary: text, links: z.array(linkBlock) });

/** News, statements, cases and campaign pages (content 1 to 5). */
export const content = {
  latest: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/queryList',
    access: open,
    shows: ['content', 'dictionaries'],
    query: z.object({ ...listed, size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10) }),
    data: z.array(pieceRow),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/all/page',
    access: open,
    shows: ['content', 'dictionaries'],
    query: z.object({
      ...pageQuery,
      ...listed,
      q: searchWords,
      material: z.optional(slug),
      process: z.optional(slug),
    }),
    data: page(pieceRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/compositeId/{id}',
    access: open,
    shows: ['content', 'companies', 'products', 'dictionaries'],
    params: idOrSlug,
    data: pieceView,
  }),
  campaigns: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/campaigns',
    access: open,
    shows: ['content'],
    data: z.array(z.object({ slug: z.enum(campaignSlots), title: text })),
  }),
  /** The popups of a visit; null where nothing is announced. */
  announcements: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/announcements',
    access: open,
    shows: ['content'],
    data: z.object({ beta: z.nullable(announcement), daily: z.nullable(announcement) }),
  }),
  /** Every text that helps to use the platform, by what it helps with. */
  help: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/help',
    access: open,
    shows: ['content'],
    data: z.array(z.object({ slug: z.string(), title: text, summary: text, topic: z.enum(helpTopics) })),
  }),
  topics: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/topics',
    access: open,
    shows: ['content', 'dictionaries'],
    query: z.object(listed),
    data: z.object({ materials: z.array(z.object({ ...named.shape, n: z.int() })) }),
  }),
  centre: endpoint({
    method: 'GET',
    path: '/api/busi/busicompositenew/centre/page',
    access: session,
    query: z.object({
      ...pageQuery,
      scope: z._default(z.enum(centreScopes), 'followed'),
      unread: z.optional(z.literal('1')),
    }),
    data: z.object({
      ...page(centreRow).shape,
      /** Materials and processes that the reader follows. */
      interests: z.int(),
      /** People whose statements the reader follows, each with one of them. */
      experts: z.array(z.object({ name: text, slug: z.string() })),
      /** What is unread in this scope. */
      unread: z.int(),
    }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/busi/busicompositenew/read/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/busi/busicompositenew/read',
    access: session,
    data: nothing,
  }),
};
