import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type AlbumRow, type albums, type AlbumView, teaserPhotos } from '#contract/fairs/albums/albums.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { publicUrl } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findAlbum, findAlbums, findOwnUnshown, findShown } from './album-store.ts';
import { findBoothAt } from './own-album-store.ts';
import { takesPhotos } from './send-photo.ts';

/** The most photographs that an album shows at once. */
const most = 500;
const iso = (at: string): string => new Date(at).toISOString();

/** Names of companies whose albums these are, by id: such an album bears the name of its exhibitor. */
export const namesOfExhibitors = async (ctx: Ctx, albums: { entId: string | null }[]): Promise<Map<string, Text>> => {
  const ids = [...new Set(albums.flatMap((a) => a.entId ?? []))];
  return new Map(ids.length ? (await companyBriefs(ctx, ids)).map((c) => [c.id, c.name]) : []);
};

export const readAlbums = async (ctx: Ctx, fair?: string): Promise<AlbumRow[]> => {
  const found = await findAlbums(ctx, fair);
  const names = await namesOfExhibitors(ctx, found);
  return found.flatMap(({ entId, title, cover, ...a }) => {
    const shown = entId ? names.get(entId) : title;
    return shown ? [{ ...a, exhibitor: entId, title: shown, cover: cover && publicUrl(cover) }] : [];
  });
};

export const readAlbumList = async (ctx: Ctx, fair?: string): Promise<AnswerOf<typeof albums.list>> => ({
  albums: await readAlbums(ctx, fair),
});

/** An album: all of it for members, the first few photographs without names and captions for visitors (fairs 64). */
export const readAlbum = async (ctx: Ctx, id: string): Promise<AlbumView> => {
  const found = await findAlbum(ctx, id);
  if (!found) throw refuse(common.notFound);
  const { album, fair } = found;
  const { entId } = album;
  const reader = ctx.person?.userId;
  const shown = await findShown(ctx, id, most);
  const [names, booth] = await Promise.all([
    namesOfExhibitors(ctx, [album]),
    entId ? findBoothAt(ctx, { fairId: fair.id, entId }) : undefined,
  ]);
  const title = entId ? names.get(entId) : album.title;
  // An exhibitor's album is there once it shows something; the exhibitor edits it where it furnishes the booth.
  if (!title || (entId && shown.length === 0)) throw refuse(common.notFound);
  // What an exhibitor shows it shows as a company.
  const isNamed = Boolean(reader) && !entId;
  const [people, own] = await Promise.all([
    isNamed ? peopleByIds(ctx, [...new Set(shown.map((p) => p.userId))]) : [],
    isNamed && reader ? findOwnUnshown(ctx, id, reader) : [],
  ]);
  const nameOf = new Map(people.map((p) => [p.id, p.removedAt ? '' : p.name]));
  return {
    id,
    title,
    fair: { id: fair.id, name: fair.name },
    exhibitor: entId ? { id: entId, booth: booth ?? null } : null,
    photos: (reader ? shown : shown.slice(0, teaserPhotos)).map((p) => ({
      id: p.id,
      url: publicUrl(p.file),
      ratio: p.width / p.height,
      caption: reader ? p.caption : {},
      by: nameOf.get(p.userId) ?? '',
      mine: p.userId === reader,
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
    takes: !entId && takesPhotos(fair, Date.now()),
    whole: Boolean(reader),
  };
};
