import sharp from 'sharp';
import { common } from '#contract/core/errors.ts';
import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { seatMay } from '#contract/core/seats.ts';
import { photoDays, photoErrors, type PhotoState } from '#contract/fairs/albums/albums.ts';
import { mostOwnPhotos, type OwnAlbum } from '#contract/fairs/albums/own-albums.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { claimFiles, ownPicture, releaseFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { lockBooth } from '../booth-store.ts';
import { findBooth } from '../store.ts';
import { insertPhoto } from './album-store.ts';
import {
  deletePhoto,
  findAllOf,
  findOwnAlbum,
  findOwnPhoto,
  keepOwnAlbum,
  lockOwnAlbum,
  writeCaption,
  writeOrder,
} from './own-album-store.ts';

type Given = { [L in keyof Text]?: string | undefined };
/** A text without the languages that say nothing. */
const said = (t: Given): Text => Object.fromEntries(langs.flatMap((l) => (t[l] ? [[l, t[l]]] : [])));

/** An exhibitor's album is open from the day that the booth is its own until some days after the fair (fairs 75). */
const isOpen = (fair: { endsAt: string }): boolean => Date.now() < Date.parse(fair.endsAt) + photoDays * 86_400_000;

/** A booth that is the reader's company's. @throws Refused common.notFound for everybody else */
const ownBooth = async (ctx: Ctx, id: string) => {
  const { entId } = me(ctx);
  const found = await findBooth(ctx, id);
  if (!found || !entId || found.booth.entId !== entId || found.booth.state !== 'taken') throw refuse(common.notFound);
  return { fair: found.fair, whose: { fairId: found.fair.id, entId } };
};

/** The company's album of the fair of a booth, with what waits and what was refused. */
export const readOwnAlbum = async (ctx: Ctx, boothId: string): Promise<OwnAlbum> => {
  const { entId, seat } = me(ctx);
  const found = await findBooth(ctx, boothId);
  if (!found || !entId || found.booth.entId !== entId) throw refuse(common.notFound);
  const { fair, booth } = found;
  const id = await findOwnAlbum(ctx, { fairId: fair.id, entId });
  const photos = id ? await findAllOf(ctx, id) : [];
  return {
    id: id ?? null,
    photos: photos.map((p) => ({
      id: p.id,
      url: `/api/busi/busifile/${p.file}`,
      caption: p.caption,
      state: p.state,
      reason: p.reason,
      revision: p.revision,
      at: new Date(p.createdAt).toISOString(),
    })),
    mayEdit: booth.state === 'taken' && isOpen(fair) && seatMay(seat, 'sell'),
  };
};

/**
 * An exhibitor sends a photograph for its album of the fair; the desk decides whether it is shown. The same file sent twice is one.
 * @throws Refused common.notFound, common.seat, photos.closed, photos.full; files.wrongType for what is no picture
 */
export const addOwnPhoto = async (
  ctx: Ctx,
  boothId: string,
  o: { file: string; caption: Given },
): Promise<{ id: string; state: PhotoState }> => {
  const { fair } = await ownBooth(ctx, boothId);
  if (!isOpen(fair)) throw refuse(photoErrors.closed);
  const { width, height } = await sharp(await ownPicture(ctx, o.file)).metadata();
  return inTransaction(ctx, async (tx) => {
    const { userId } = me(tx);
    await keepSeat(tx, 'sell');
    // Whoever frees the booth holds it too: no album is left behind without one.
    await lockBooth(tx, boothId);
    const { whose } = await ownBooth(tx, boothId);
    const albumId = await keepOwnAlbum(tx, whose);
    const before = await findAllOf(tx, albumId);
    const id = newId();
    const caption = said(o.caption);
    const place = (before.at(-1)?.place ?? -1) + 1;
    const photo = await insertPhoto(tx, { id, albumId, userId, file: o.file, width, height, caption, place });
    if (!photo) throw refuse(common.notFound);
    if (photo.id !== id) return photo;
    if (before.length >= mostOwnPhotos) throw refuse(photoErrors.full);
    await claimFiles(tx, [o.file], { kind: 'albumPhoto', id }, 'picture');
    return photo;
  });
};

/** The photograph under the lock of its album. @throws Refused common.notFound, photos.closed */
const lockOwn = async (tx: Ctx, id: string) => {
  const { entId } = me(tx);
  await keepSeat(tx, 'sell');
  const found = entId ? await findOwnPhoto(tx, id, entId) : undefined;
  if (!found || !entId) throw refuse(common.notFound);
  await lockOwnAlbum(tx, { fairId: found.fair.id, entId });
  return found;
};

/**
 * Changes what stands under a photograph, which waits for the desk again: nobody reads words that it has not seen (fairs 76).
 * @throws Refused common.notFound, common.seat, photos.closed, photos.changed
 */
export const describeOwnPhoto = (ctx: Ctx, id: string, o: { base: number; caption: Given }) =>
  inTransaction(ctx, async (tx) => {
    const { fair } = await lockOwn(tx, id);
    if (!isOpen(fair)) throw refuse(photoErrors.closed);
    const written = await writeCaption(tx, { id, base: o.base, caption: said(o.caption) });
    if (!written) throw refuse(photoErrors.changed);
    return written;
  });

/** Puts the album in order. @throws Refused common.notFound, common.seat, photos.closed, photos.changed where others are there */
export const orderOwnPhotos = (ctx: Ctx, boothId: string, ids: string[]) =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const { fair, whose } = await ownBooth(tx, boothId);
    if (!isOpen(fair)) throw refuse(photoErrors.closed);
    const albumId = await lockOwnAlbum(tx, whose);
    const kept = albumId ? (await findAllOf(tx, albumId)).map((p) => p.id) : [];
    const asked = new Set(ids);
    const isSame = ids.length === kept.length && kept.every((id) => asked.has(id));
    if (!isSame) throw refuse(photoErrors.changed);
    if (albumId && ids.length) await writeOrder(tx, albumId, ids);
    return null;
  });

/** Takes a photograph out for good, at any time. @throws Refused common.notFound, common.seat */
export const removeOwnPhoto = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (tx) => {
    await lockOwn(tx, id);
    await deletePhoto(tx, id);
    await releaseFiles(tx, { kind: 'albumPhoto', id });
    return null;
  });
