import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { PhotoState } from '#contract/fairs/albums/albums.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fairs } from '../tables.ts';
import { albumPhotos, fairAlbums } from './tables.ts';

export type PhotoRecord = typeof albumPhotos.$inferSelect;
const isPublished = isNotNull(fairs.publishedAt);
/** An exhibitor's album is there for others once it shows a photograph. */
const isThere = or(
  isNull(fairAlbums.entId),
  sql`exists (select 1 from album_photos p where p.album_id = ${fairAlbums.id} and p.state = 'shown')`,
);

/**
 * Albums of published fairs with how many photographs each shows and the first of them: the newest fair first, of each the desk's
 * before the exhibitors'.
 */
export const findAlbums = (ctx: Ctx, fairId?: string) =>
  ctx.db
    .select({
      id: fairAlbums.id,
      title: fairAlbums.title,
      entId: fairAlbums.entId,
      fair: { id: fairs.id, name: fairs.name },
      photos: sql<number>`(select count(*) from album_photos p where p.album_id = ${fairAlbums.id} and p.state = 'shown')::int`,
      cover: sql<
        string | null
      >`(select p.file from album_photos p where p.album_id = ${fairAlbums.id} and p.state = 'shown' order by p.place, p.created_at, p.id limit 1)`,
    })
    .from(fairAlbums)
    .innerJoin(fairs, eq(fairs.id, fairAlbums.fairId))
    .where(and(isPublished, isThere, fairId ? eq(fairs.id, fairId) : undefined))
    .orderBy(desc(fairs.startsAt), sql`${fairAlbums.entId} is not null`, asc(fairAlbums.createdAt), asc(fairAlbums.id))
    .limit(200);

export const findAlbum = async (ctx: Ctx, id: string) =>
  (
    await ctx.db
      .select({ album: fairAlbums, fair: fairs })
      .from(fairAlbums)
      .innerJoin(fairs, eq(fairs.id, fairAlbums.fairId))
      .where(and(eq(fairAlbums.id, id), isPublished))
  )[0];

/** Fairs that may get an album, the newest first. */
export const findFairsForAlbums = (ctx: Ctx) =>
  ctx.db
    .select({ id: fairs.id, name: fairs.name })
    .from(fairs)
    .where(isPublished)
    .orderBy(desc(fairs.startsAt), desc(fairs.id));

export const insertAlbum = async (ctx: Ctx, row: typeof fairAlbums.$inferInsert): Promise<void> => {
  await ctx.db.insert(fairAlbums).values(row);
};

/** What an album shows: in the exhibitor's order, else the oldest first. */
export const findShown = (ctx: Ctx, albumId: string, most: number): Promise<PhotoRecord[]> =>
  ctx.db
    .select()
    .from(albumPhotos)
    .where(and(eq(albumPhotos.albumId, albumId), eq(albumPhotos.state, 'shown')))
    .orderBy(asc(albumPhotos.place), asc(albumPhotos.createdAt), asc(albumPhotos.id))
    .limit(most);

/** A person's photographs of an album that it does not show. */
export const findOwnUnshown = (ctx: Ctx, albumId: string, userId: string): Promise<PhotoRecord[]> =>
  ctx.db
    .select()
    .from(albumPhotos)
    .where(and(eq(albumPhotos.albumId, albumId), eq(albumPhotos.userId, userId), ne(albumPhotos.state, 'shown')))
    .orderBy(desc(albumPhotos.createdAt), desc(albumPhotos.id))
    .limit(50);

export const countOf = (tx: Ctx, albumId: string, userId: string): Promise<number> =>
  tx.db.$count(
    albumPhotos,
    and(eq(albumPhotos.albumId, albumId), eq(albumPhotos.userId, userId), ne(albumPhotos.state, 'refused')),
  );

/** @returns the photograph of this file, which may have been sent before */
export const insertPhoto = async (
  tx: Ctx,
  row: Pick<PhotoRecord, 'id' | 'albumId' | 'userId' | 'file' | 'width' | 'height' | 'caption'> & {
    place?: number;
  },
): Promise<Pick<PhotoRecord, 'id' | 'state'> | undefined> => {
  await tx.db.insert(albumPhotos).values(row).onConflictDoNothing();
  return (
    await tx.db
      .select({ id: albumPhotos.id, state: albumPhotos.state })
      .from(albumPhotos)
      .where(and(eq(albumPhotos.file, row.file), eq(albumPhotos.userId, row.userId)))
  )[0];
};

/** Photographs that wait for the desk, the longest first. */
export const findWaiting = (ctx: Ctx) =>
  ctx.db
    .select({ photo: albumPhotos, album: { id: fairAlbums.id, title: fairAlbums.title, entId: fairAlbums.entId } })
    .from(albumPhotos)
    .innerJoin(fairAlbums, eq(fairAlbums.id, albumPhotos.albumId))
    .where(eq(albumPhotos.state, 'waiting'))
    .orderBy(asc(albumPhotos.createdAt), asc(albumPhotos.id))
    .limit(100);

export const findPhotos = (ctx: Ctx, ids: string[]): Promise<PhotoRecord[]> =>
  ids.length ? ctx.db.select().from(albumPhotos).where(inArray(albumPhotos.id, ids)) : Promise.resolve([]);

/**
 * Decides a photograph: one that waits, or one that is shown and is taken out. @param revision what the desk has read of it
 * @returns it; undefined where neither holds
 */
export const setState = async (
  tx: Ctx,
  o: { id: string; state: Exclude<PhotoState, 'waiting'>; reason: string; revision?: number | undefined },
): Promise<PhotoRecord | undefined> =>
  (
    await tx.db
      .update(albumPhotos)
      .set({ state: o.state, reason: o.reason, decidedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(albumPhotos.id, o.id),
          o.revision ? eq(albumPhotos.revision, o.revision) : undefined,
          o.state === 'refused' ? ne(albumPhotos.state, 'refused') : eq(albumPhotos.state, 'waiting'),
        ),
      )
      .returning()
  )[0];

export const findPhotosOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      albumId: albumPhotos.albumId,
      file: albumPhotos.file,
      caption: albumPhotos.caption,
      state: albumPhotos.state,
      at: albumPhotos.createdAt,
    })
    .from(albumPhotos)
    .where(eq(albumPhotos.userId, userId))
    .orderBy(desc(albumPhotos.createdAt), desc(albumPhotos.id));

/** A person's photographs go with their account; those in a company's album are the company's, and stay. @returns their ids */
export const deletePhotosOf = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const ofDesk = ctx.db.select({ id: fairAlbums.id }).from(fairAlbums).where(isNull(fairAlbums.entId));
  return (
    await ctx.db
      .delete(albumPhotos)
      .where(and(eq(albumPhotos.userId, userId), inArray(albumPhotos.albumId, ofDesk)))
      .returning({ id: albumPhotos.id })
  ).map((r) => r.id);
};

/** Albums of published fairs, for sitemaps. */
export const findListedAlbums = (ctx: Ctx, { limit, offset }: { limit: number; offset: number }) =>
  ctx.db
    .select({ id: fairAlbums.id, changed: fairAlbums.createdAt })
    .from(fairAlbums)
    .innerJoin(fairs, eq(fairs.id, fairAlbums.fairId))
    .where(and(isPublished, isThere))
    .orderBy(fairAlbums.id)
    .limit(limit)
    .offset(offset);
