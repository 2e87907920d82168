import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { wordsGiven } from '#contract/core/text.ts';
import { homeMedia, type VideoRow } from '#contract/content/media-calls.ts';
import type { VideoMedia } from '#contract/content/media.ts';
import type { Ctx } from '#server/platform/context.ts';
import { captionedIn, cuesOf } from '#server/platform/captions/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { presentParts, presentRow } from '../present.ts';
import { findShownOf } from '../reading/find-piece.ts';
import { findNewest, findRelated, findShownPage, type ShownPiece } from '../reading/reading-store.ts';

const mostNext = 4;

const mediaOf = ({ content: c }: ShownPiece): VideoMedia | null => (c.media?.kind === 'video' ? c.media : null);
const addressOf = (id: string, file: string | null | undefined): string | null =>
  file ? homeMedia.file.path.replace('{id}', id).replace('{file}', file) : null;

/** Videos as lists show them, with the size of what would be loaded. */
const presentVideos = async (ctx: Ctx, found: ShownPiece[]): Promise<VideoRow[]> => {
  const films = await fileFacts(
    ctx,
    found.flatMap((x) => mediaOf(x)?.film ?? []),
  );
  const sizes = new Map(films.map((f) => [f.id, f.size]));
  return found.map((x) => {
    const media = mediaOf(x);
    return {
      ...presentRow(x),
      poster: addressOf(x.piece.id, media?.poster),
      film: addressOf(x.piece.id, media?.film),
      seconds: media?.seconds ?? 0,
      bytes: sizes.get(media?.film ?? '') ?? 0,
      captions: captionedIn(media?.captions),
    };
  });
};

/** Videos, the newest first. */
export const readVideos = async (
  ctx: Ctx,
  q: ParsedOf<typeof homeMedia.videos>['query'],
): Promise<AnswerOf<typeof homeMedia.videos>> => {
  const { rows, total } = await findShownPage(ctx, { kind: 'video' }, q);
  return pageOf(await presentVideos(ctx, rows), total, q);
};

/** A video with what is said in it, and four to go on with: what is about the same first. @throws Refused common.notFound */
export const readVideo = async (ctx: Ctx, idOrSlug: string): Promise<AnswerOf<typeof homeMedia.video>> => {
  const found = await findShownOf(ctx, idOrSlug, 'video');
  const media = mediaOf(found);
  const [parts, related, newest] = await Promise.all([
    presentParts(ctx, found.content),
    findRelated(ctx, found, mostNext),
    findNewest(ctx, 'video', mostNext + 1),
  ]);
  const next = newest.filter((x) => x.piece.id !== found.piece.id).slice(0, mostNext);
  const [row, ...others] = await presentVideos(ctx, [found, ...next]);
  return {
    row: row as VideoRow,
    gate: 'none',
    parts,
    related: related.filter((x) => x.piece.kind !== 'video').map(presentRow),
    chapters: (media?.chapters ?? [])
      .map((c) => ({ at: c.at, title: wordsGiven(c.title) }))
      .toSorted((a, b) => a.at - b.at),
    transcript: cuesOf(media?.captions[ctx.lang] ?? ''),
    tracks: captionedIn(media?.captions).map((lang) => ({
      lang,
      url: homeMedia.captions.path.replace('{id}', found.piece.id).replace('{lang}', lang),
    })),
    next: others,
  };
};
