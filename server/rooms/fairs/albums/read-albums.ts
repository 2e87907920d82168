import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type AlbumRow, type albums, type AlbumView, teaserPhotos } from '#contract/fairs/albums/albums.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { publicUrl } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findAlbum, findAlbums, findOwnUnshown, findShown } from './album-store.ts';
import { takesPhotos } from './send-photo.ts';

/** The most photographs that an album shows at once. */
const most = 500;
const iso = (at: string): string => new Date(at).toISOString();

export const readAlbums = async (ctx: Ctx, fair?: string): Promise<AlbumRow[]> =>
  (await findAlbums(ctx, fair)).map((a) => ({ ...a, cover: a.cover && publicUrl(a.cover) }));

export const readAlbumList = async (ctx: Ctx, fair?: string): Promise<AnswerOf<typeof albums.list>> => ({
  albums: await readAlbums(ctx, fair),
});

/** An album: all of it for members, the first few photographs without names for visitors (fairs 64). */
export const readAlbum = async (ctx: Ctx, id: string): Promise<AlbumView> => {
  const found = await findAlbum(ctx, id);
  if (!found) throw refuse(common.notFound);
  const { album, fair } = found;
  const reader = ctx.person?.userId;
  const shown = await findShown(ctx, id, most);
  const [people, own] = await Promise.all([
    reader ? peopleByIds(ctx, [...new Set(shown.map((p) => p.userId))]) : [],
    reader ? findOwnUnshown(ctx, id, reader) : [],
  ]);
  const nameOf = new Map(people.map((p) => [p.id, p.removedAt ? '' : p.name]));
  return {
    id,
    title: album.title,
    fair: { id: fair.id, name: fair.name },
    photos: (reader ? shown : shown.slice(0, teaserPhotos)).map((p) => ({
      id: p.id,
      url: publicUrl(p.file),
      ratio: p.width / p.height,
      caption: p.caption,
      by: nameOf.get(p.userId) ?? '',
      at: iso(p.createdAt),
    })),
    total: shown.length,
    own: own.map(({ id: photo, caption, state, reason, createdAt }) => ({
      id: photo,
      caption,
      state,
      reason,
      at: iso(createdAt),
    })),
    takes: takesPhotos(fair, Date.now()),
    whole: Boolean(reader),
  };
};
