import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { VideoMedia } from '#contract/content/media.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { captionsAnswer } from '#server/platform/captions/index.ts';
import { heldFile, sendShown } from '#server/rooms/files/index.ts';
import { mayPreview } from '../reading/preview.ts';
import { findShown } from '../reading/reading-store.ts';
import { findPiece, findVersion } from '../store.ts';

/** What a film and a poster hang on. */
export const pieceSubject = (id: string) => ({ kind: 'piece', id });

const mediaFor = async (ctx: Ctx, id: string): Promise<VideoMedia | null> => {
  const shown = await findShown(ctx, id);
  const media = shown?.content.media;
  return media?.kind === 'video' ? media : null;
};

/**
 * The film or the poster of a video that readers see, in whole or a range; editors also those of a version that is not published
 * yet. @throws Refused common.notFound
 */
export const sendVideoFile = async (ctx: Ctx, http: Context, id: string, file: string): Promise<Response> => {
  const media = await mediaFor(ctx, id);
  const open = media?.film === file || media?.poster === file;
  if (!open && !mayPreview(ctx)) throw refuse(common.notFound);
  const held = await heldFile(ctx, file, pieceSubject(id));
  if (!held) throw refuse(common.notFound);
  return sendShown(ctx, http, held, open ? 'public, max-age=86400' : 'private, no-store');
};

/** Captions in one language, made of words and times alone (content 22). @throws Refused common.notFound */
export const sendCaptions = async (ctx: Ctx, id: string, lang: Lang): Promise<Response> => {
  const piece = mayPreview(ctx) ? await findPiece(ctx, id) : undefined;
  const own = piece && (await findVersion(ctx, id, piece.head))?.content.media;
  const shown = await mediaFor(ctx, id);
  const media = shown ?? (own?.kind === 'video' ? own : null);
  const sent = captionsAnswer(media?.captions[lang] ?? '', shown ? 'public, max-age=300' : 'private, no-store');
  if (!sent) throw refuse(common.notFound);
  return sent;
};
