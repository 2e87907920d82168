import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { newId } from '#server/platform/ids.ts';
import { releaseFilesOf } from '#server/rooms/files/index.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';
import type { PhotoRecord } from './album-store.ts';
import { albumPhotos, fairAlbums } from './tables.ts';

type Whose = { fairId: string; entId: string };
const isOf = (o: Whose) => and(eq(fairAlbums.fairId, o.fairId), eq(fairAlbums.entId, o.entId));

/** @returns the id of a company's album of a fair */
export const findOwnAlbum = async (ctx: Ctx, o: Whose): Promise<string | undefined> =>
  (await ctx.db.select({ id: fairAlbums.id }).from(fairAlbums).where(isOf(o)))[0]?.id;

/** The same, once it shows a photograph. */
export const findShownAlbum = async (ctx: Ctx, o: Whose): Promise<string | undefined> =>
  (
    await ctx.db
      .select({ id: fairAlbums.id })
      .from(fairAlbums)
      .innerJoin(albumPhotos, and(eq(albumPhotos.albumId, fairAlbums.id), eq(albumPhotos.state, 'shown')))
      .where(isOf(o))
      .limit(1)
  )[0]?.id;

/** Photographs of an album in the order of choice, whatever their state. */
export const findAllOf = (ctx: Ctx, albumId: string): Promise<PhotoRecord[]> =>
  ctx.db
    .select()
    .from(albumPhotos)
    .where(eq(albumPhotos.albumId, albumId))
    .orderBy(asc(albumPhotos.place), asc(albumPhotos.createdAt), asc(albumPhotos.id));

/** The company's album of a fair under its lock: two who write to it do so one after the other. */
export const lockOwnAlbum = async (tx: Ctx, o: Whose): Promise<string | undefined> => {
  const id = await findOwnAlbum(tx, o);
  if (!id) return undefined;
  taking(tx, 'fairAlbum', [id]);
  return (
    await tx.db.select({ id: fairAlbums.id }).from(fairAlbums).where(eq(fairAlbums.id, id)).for('no key update')
  )[0]?.id;
};

/** The same, made where there is none yet. */
export const keepOwnAlbum = async (tx: Ctx, o: Whose): Promise<string> => {
  await tx.db
    .insert(fairAlbums)
    .values({ id: newId(), ...o, title: {} })
    .onConflictDoNothing();
  const id = await lockOwnAlbum(tx, o);
  if (!id) throw new Error('no album was made');
  return id;
};

/** A photograph of an exhibitor's album with its fair. */
export const findOwnPhoto = async (ctx: Ctx, id: string, entId: string) =>
  (
    await ctx.db
      .select({ photo: albumPhotos, fair: fairs })
      .from(albumPhotos)
      .innerJoin(fairAlbums, eq(fairAlbums.id, albumPhotos.albumId))
      .innerJoin(fairs, eq(fairs.id, fairAlbums.fairId))
      .where(and(eq(albumPhotos.id, id), eq(fairAlbums.entId, entId)))
  )[0];

/** Which of these photographs are in an album of the company. */
export const photosOfCompany = async (ctx: Ctx, ids: string[], entId: string): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: albumPhotos.id })
      .from(albumPhotos)
      .innerJoin(fairAlbums, eq(fairAlbums.id, albumPhotos.albumId))
      .where(and(inArray(albumPhotos.id, ids), eq(fairAlbums.entId, entId)))
  ).map((r) => r.id);

/** What is written under it anew, which waits for the desk again. @returns undefined where it was changed meanwhile, or is gone */
export const writeCaption = async (tx: Ctx, o: { id: string; base: number; caption: Text }) =>
  (
    await tx.db
      .update(albumPhotos)
      .set({
        caption: o.caption,
        state: 'waiting',
        reason: '',
        decidedAt: null,
        revision: sql`${albumPhotos.revision} + 1` as never,
      })
      .where(and(eq(albumPhotos.id, o.id), eq(albumPhotos.revision, o.base)))
      .returning({ revision: albumPhotos.revision, state: albumPhotos.state })
  )[0];

export const writeOrder = async (tx: Ctx, albumId: string, ids: string[]): Promise<void> => {
  await tx.db
    .update(albumPhotos)
    .set({ place: sql`array_position(${sql.param(ids)}::uuid[], ${albumPhotos.id}) - 1` as never })
    .where(and(eq(albumPhotos.albumId, albumId), inArray(albumPhotos.id, ids)));
};

export const deletePhoto = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.delete(albumPhotos).where(eq(albumPhotos.id, id));
};

/** Albums go with all their photographs and files. */
const dropAlbums = async (tx: Ctx, ids: string[]): Promise<void> => {
  if (!ids.length) return;
  const gone = await tx.db
    .delete(albumPhotos)
    .where(inArray(albumPhotos.albumId, ids))
    .returning({ id: albumPhotos.id });
  await tx.db.delete(fairAlbums).where(inArray(fairAlbums.id, ids));
  await releaseFilesOf(
    tx,
    'albumPhoto',
    gone.map((p) => p.id),
  );
};

/** Albums of a company that has nobody any more. */
export const dropAlbumsOf = async (tx: Ctx, entId: string): Promise<void> =>
  dropAlbums(
    tx,
    (await tx.db.select({ id: fairAlbums.id }).from(fairAlbums).where(eq(fairAlbums.entId, entId))).map((a) => a.id),
  );

/** A company gives a booth back: its album of the fair goes with the last of its booths there (fairs 75). */
export const dropAlbumWith = async (tx: Ctx, booth: { id: string; hallId: string; entId: string | null }) => {
  if (!booth.entId) return;
  const [hall] = await tx.db.select({ fairId: fairHalls.fairId }).from(fairHalls).where(eq(fairHalls.id, booth.hallId));
  if (!hall) return;
  const id = await lockOwnAlbum(tx, { fairId: hall.fairId, entId: booth.entId });
  if (!id || (await findBoothAt(tx, { ...hall, entId: booth.entId }, booth.id))) return;
  await dropAlbums(tx, [id]);
};

/** The first of the company's booths at a fair, by number. @param but one that does not count */
export const findBoothAt = async (ctx: Ctx, o: Whose, but?: string) =>
  (
    await ctx.db
      .select({ id: fairBooths.id, number: fairBooths.number })
      .from(fairBooths)
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
      .where(
        and(
          eq(fairHalls.fairId, o.fairId),
          eq(fairBooths.entId, o.entId),
          eq(fairBooths.state, 'taken'),
          isNotNull(fairs.publishedAt),
          but ? ne(fairBooths.id, but) : undefined,
        ),
      )
      .orderBy(asc(fairBooths.number), asc(fairBooths.id))
      .limit(1)
  )[0];
