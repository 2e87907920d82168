import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { langs } from '#contract/core/langs.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type Edition, type homeMedia, type JournalRow, textPages } from '#contract/content/media-calls.ts';
import type { JournalMedia } from '#contract/content/media.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { presentParts, presentRow } from '../present.ts';
import { findNeighbours, findRelated, findShownPage, type ShownPiece } from '../reading/reading-store.ts';
import { findShownOf } from '../reading/find-piece.ts';
import { mayPreview } from '../reading/preview.ts';
import { findCovers, findIssue, findIssues, findPagesWith, findShownWith, findTexts } from './issue-store.ts';

const mostHits = 60;
/** Characters that are shown around a hit. */
const around = 48;
const mostRelated = 4;

const mediaOf = ({ content: c }: ShownPiece): JournalMedia | null => (c.media?.kind === 'journal' ? c.media : null);
const idsOf = (m: JournalMedia | null) => (m ? langs.flatMap((l) => m.editions[l] ?? []) : []);

/** Issues as lists show them, with what of their editions is there. */
const presentJournals = async (ctx: Ctx, found: ShownPiece[]): Promise<JournalRow[]> => {
  const ids = found.flatMap((x) => idsOf(mediaOf(x)));
  const [rows, covers] = await Promise.all([findIssues(ctx, ids), findCovers(ctx, ids)]);
  const issues = new Map(rows.map((r) => [r.id, r]));
  const sizes = new Map(covers.map((c) => [c.issueId, c]));
  return found.map((x) => {
    const media = mediaOf(x);
    const editions = langs.flatMap((lang): Edition[] => {
      const one = issues.get(media?.editions[lang] ?? '');
      const size = one && sizes.get(one.id);
      return one && size
        ? [{ lang, id: one.id, pages: one.pages ?? one.done, done: one.done, width: size.width, height: size.height }]
        : [];
    });
    return { ...presentRow(x), number: media?.number ?? '', editions, download: media?.download ?? false };
  });
};

/** Issues of journals, the newest first. */
export const readJournals = async (
  ctx: Ctx,
  q: ParsedOf<typeof homeMedia.journals>['query'],
): Promise<AnswerOf<typeof homeMedia.journals>> => {
  const { rows, total } = await findShownPage(ctx, { kind: 'journal' }, q);
  return pageOf(await presentJournals(ctx, rows), total, q);
};

/** The first page of the part that a page's text comes with. */
const partOf = (page: number): number => Math.floor((page - 1) / textPages) * textPages + 1;

/** An issue, with the text around the page asked for. @throws Refused common.notFound */
export const readJournal = async (
  ctx: Ctx,
  idOrSlug: string,
  q: ParsedOf<typeof homeMedia.journal>['query'],
): Promise<AnswerOf<typeof homeMedia.journal>> => {
  const found = await findShownOf(ctx, idOrSlug, 'journal');
  const [[row], parts, related, { newer, older }] = await Promise.all([
    presentJournals(ctx, [found]),
    presentParts(ctx, found.content),
    findRelated(ctx, found, mostRelated),
    findNeighbours(ctx, found),
  ]);
  if (!row) throw refuse(common.notFound);
  const of = (lang: string | undefined) => row.editions.find((e) => e.lang === lang);
  const edition = of(q.edition) ?? of(ctx.lang) ?? row.editions[0] ?? null;
  const from = partOf(Math.min(q.page ?? 1, edition?.pages ?? 1));
  return {
    row,
    gate: 'none',
    parts,
    related: related.map(presentRow),
    edition,
    texts: edition ? await findTexts(ctx, edition.id, from, textPages) : [],
    newer: newer && presentRow(newer),
    older: older && presentRow(older),
  };
};

/** What of an issue everybody may read; editors also what is not published. @throws Refused common.notFound */
export const readableIssue = async (
  ctx: Ctx,
  id: string,
): Promise<{ fileId: string; slug: string; media: unknown }> => {
  const shown = await findShownWith(ctx, id);
  if (shown) return shown;
  const own = mayPreview(ctx) ? await findIssue(ctx, id) : undefined;
  if (!own) throw refuse(common.notFound);
  return { fileId: own.fileId, slug: 'issue', media: { download: true } };
};

export const readTexts = async (ctx: Ctx, id: string, page: number): Promise<AnswerOf<typeof homeMedia.texts>> => {
  await readableIssue(ctx, id);
  return { texts: await findTexts(ctx, id, partOf(page), textPages) };
};

const escaped = (s: string) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where words stand in an edition, in the order of its pages (content 21). @throws Refused common.notFound */
export const searchIssue = async (ctx: Ctx, id: string, q: string): Promise<AnswerOf<typeof homeMedia.search>> => {
  await readableIssue(ctx, id);
  const rows = await findPagesWith(ctx, id, q);
  const hits = rows.flatMap(({ no, text }) => {
    const flat = text.replace(/\s+/g, ' ');
    return [...flat.matchAll(new RegExp(escaped(q), 'giu'))].map(({ 0: hit, index }) => ({
      no,
      before: flat.slice(Math.max(0, index - around), index),
      hit,
      after: flat.slice(index + hit.length, index + hit.length + around),
    }));
  });
  return { hits: hits.slice(0, mostHits), pages: rows.map((r) => r.no), more: hits.length > mostHits };
};
