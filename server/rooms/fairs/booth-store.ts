import { eq } from 'drizzle-orm';
import type { BoothClass } from '#contract/fairs/classes.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { releaseFiles } from '#server/rooms/files/index.ts';
import { dropAlbumWith } from './albums/own-album-store.ts';
import { boothVisits, guestEntries } from './guests/tables.ts';
import type { BoothRecord } from './store.ts';
import { boothDisplays, boothProducts, boothStaff, fairBooths } from './tables.ts';

/** A booth under its lock: whose it is, and what it shows, is changed by one at a time. */
export const lockBooth = async (tx: Ctx, id: string): Promise<BoothRecord | undefined> => {
  taking(tx, 'fairBooth', [id]);
  return (await tx.db.select().from(fairBooths).where(eq(fairBooths.id, id)).for('no key update'))[0];
};

/** The exhibitor of a booth, or the company that it is held for; nobody frees it. */
export const writeBoothState = async (
  tx: Ctx,
  id: string,
  to: { state: 'held' | 'taken'; entId: string },
): Promise<void> => {
  await tx.db.update(fairBooths).set(to).where(eq(fairBooths.id, id));
};
/** @param kind the class by which its company stands there, which may be another than the plan had meant */
export const giveBooth = async (tx: Ctx, id: string, kind: BoothClass): Promise<void> => {
  await tx.db.update(fairBooths).set({ state: 'taken', class: kind }).where(eq(fairBooths.id, id));
};

/** A booth that nobody has any more: what its company showed, and what was written to it, does not go on to the next. */
export const freeBooth = async (tx: Ctx, id: string): Promise<void> => {
  const [booth] = await tx.db.select().from(fairBooths).where(eq(fairBooths.id, id));
  if (booth) await dropAlbumWith(tx, booth);
  await tx.db.delete(boothDisplays).where(eq(boothDisplays.boothId, id));
  await tx.db.delete(boothProducts).where(eq(boothProducts.boothId, id));
  await tx.db.delete(boothStaff).where(eq(boothStaff.boothId, id));
  await tx.db.delete(boothVisits).where(eq(boothVisits.boothId, id));
  await tx.db.delete(guestEntries).where(eq(guestEntries.boothId, id));
  await tx.db.update(fairBooths).set({ state: 'free', entId: null }).where(eq(fairBooths.id, id));
  for (const kind of ['booth', 'boothPicture']) await releaseFiles(tx, { kind, id });
};
