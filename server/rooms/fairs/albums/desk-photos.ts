import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { operatorPhotos } from '#contract/operator/photos.ts';
import { afterCommit, type Ctx, emit, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { photoErrors } from '#contract/fairs/albums/albums.ts';
import { photoDecided } from '../events.ts';
import { findAlbum, findFairsForAlbums, findPhotos, findWaiting, insertAlbum, setState } from './album-store.ts';
import { findBoothAt } from './own-album-store.ts';
import { namesOfExhibitors, readAlbums } from './read-albums.ts';

/** What the desk has to decide of photographs, with the albums that there are. */
export const readPhotoDesk = async (ctx: Ctx): Promise<AnswerOf<typeof operatorPhotos.list>> => {
  const [waiting, albums, fairs] = await Promise.all([findWaiting(ctx), readAlbums(ctx), findFairsForAlbums(ctx)]);
  const people = new Map(
    (await peopleByIds(ctx, [...new Set(waiting.map((w) => w.photo.userId))])).map((p) => [p.id, p.name]),
  );
  const exhibitors = await namesOfExhibitors(
    ctx,
    waiting.map((w) => w.album),
  );
  return {
    waiting: waiting.map(({ photo: p, album }) => ({
      id: p.id,
      url: `/api/busi/busifile/${p.file}`,
      caption: p.caption,
      revision: p.revision,
      album: { id: album.id, title: exhibitors.get(album.entId ?? '') ?? album.title },
      by: people.get(p.userId) ?? '',
      at: new Date(p.createdAt).toISOString(),
    })),
    albums,
    fairs,
  };
};

type Decision = { id: string; state: 'shown' | 'refused'; reason: string; revision?: number | undefined };

/**
 * Shows or refuses a photograph, once; one that is shown can be taken out. Its sender is told (fairs 65).
 * @throws Refused common.notFound where there is nothing to decide, photos.changed where its words are others than the desk has read
 */
export const decidePhoto = async (tx: Ctx, o: Decision) => {
  const photo = await setState(tx, o);
  if (!photo) {
    const [now] = await findPhotos(tx, [o.id]);
    throw refuse(now && o.revision && now.revision !== o.revision ? photoErrors.changed : common.notFound);
  }
  const found = await findAlbum(tx, photo.albumId);
  const { fairId = '', entId = null } = found?.album ?? {};
  const exhibitors = await namesOfExhibitors(tx, [{ entId }]);
  const booth = entId ? await findBoothAt(tx, { fairId, entId }) : undefined;
  await emit(tx, photoDecided, {
    photoId: o.id,
    albumId: photo.albumId,
    title: exhibitors.get(entId ?? '') ?? found?.album.title ?? {},
    ...(booth && { boothId: booth.id }),
    userId: photo.userId,
    state: o.state,
    reason: o.reason,
  });
  return { id: photo.id, state: photo.state };
};

/** An album of a published fair. @throws Refused common.notFound */
export const createAlbum = async (tx: Ctx, fairId: string, title: Text): Promise<{ id: string }> => {
  if (!(await findFairsForAlbums(tx)).some((f) => f.id === fairId)) throw refuse(common.notFound);
  const id = newId();
  await insertAlbum(tx, { id, fairId, title });
  return { id };
};

/** A photograph that is shown can be reported by every member but its sender. */
export const moderatedPhotos: Moderated = {
  kind: 'photo',
  find: async (ctx, ids, reporterId) => {
    const rows = (await findPhotos(ctx, ids)).filter(
      (p) => reporterId === null || (p.userId !== reporterId && p.state === 'shown'),
    );
    return new Map(
      rows.map((p) => {
        const text = Object.values(p.caption).join(' ') || p.id;
        return [p.id, { about: text, text, authorId: p.userId }];
      }),
    );
  },
  hide: async (tx, id) => {
    await setState(tx, { id, state: 'refused', reason: '' });
    // Once it is committed: a page that is rendered before would keep the picture.
    await afterCommit(tx, async () => tx.platform.changes.touch(['fairs']));
  },
};
