import sharp from 'sharp';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { mostPhotos, photoDays, photoErrors, type PhotoState } from '#contract/fairs/albums/albums.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { claimFiles, ownPicture } from '#server/rooms/files/index.ts';
import { lockPeople } from '#server/rooms/identity/index.ts';
import { countOf, findAlbum, findPhotos, insertPhoto } from './album-store.ts';
import { photosOfCompany } from './own-album-store.ts';

/** Whether an album still takes photographs: from the beginning of its fair until some days after its end (fairs 65). */
export const takesPhotos = (fair: { startsAt: string; endsAt: string }, now: number): boolean =>
  now >= Date.parse(fair.startsAt) && now < Date.parse(fair.endsAt) + photoDays * 86_400_000;

/**
 * A member sends a photograph for an album, and the desk decides whether it is shown (fairs 65). The same file sent twice is one.
 * @throws Refused photos.closed, photos.tooMany; files.wrongType for what is no picture
 */
export const sendPhoto = async (
  ctx: Ctx,
  o: { album: string; file: string; caption: string },
): Promise<{ id: string; state: PhotoState }> => {
  const found = await findAlbum(ctx, o.album);
  // An exhibitor's album takes the exhibitor's photographs alone.
  if (!found || found.album.entId) throw refuse(common.notFound);
  if (!takesPhotos(found.fair, Date.now())) throw refuse(photoErrors.closed);
  const { width, height } = await sharp(await ownPicture(ctx, o.file)).metadata();
  const { userId } = me(ctx);
  return inTransaction(ctx, async (tx) => {
    // Two windows of one person send one after the other.
    await lockPeople(tx, { people: [userId] });
    const id = newId();
    const photo = await insertPhoto(tx, {
      id,
      albumId: o.album,
      userId,
      file: o.file,
      width,
      height,
      caption: o.caption ? { [ctx.lang]: o.caption } : {},
    });
    if (!photo) throw refuse(common.notFound);
    if (photo.id !== id) return photo;
    if ((await countOf(tx, o.album, userId)) > mostPhotos) throw refuse(photoErrors.tooMany);
    await claimFiles(tx, [o.file], { kind: 'albumPhoto', id }, 'picture');
    return photo;
  });
};

/** The file of a photograph before it is shown: for the desk, who sent it, and the people of its exhibitor who edit the album. */
export const readablePhotos = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { userId, userType, entId, seat } = me(ctx);
  const ofCompany = entId && seatMay(seat, 'seeSelling') ? await photosOfCompany(ctx, ids, entId) : [];
  return (await findPhotos(ctx, ids))
    .filter((p) => userType === 9 || p.userId === userId || ofCompany.includes(p.id))
    .map((p) => p.id);
};

/** What an album shows has an address that everybody may read. */
export const isShownPhoto = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await findPhotos(ctx, [id])).some((p) => p.state === 'shown');
