import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { boothCalled, guestWrote, photoDecided } from '#server/rooms/fairs/events.ts';
import { tell, type Told } from './tell.ts';

/** Somebody waits at a booth: whoever looks after it hears of it, once a call. */
export const onBoothCalled = async (ctx: Ctx, e: Payload<typeof boothCalled>): Promise<void> =>
  tell(
    ctx,
    e.staff.map((userId): Told => ({
      userId,
      kind: 'boothCalled',
      params: { name: e.name, number: e.number },
      link: pageTo('fairHall', { id: e.hallId, booth: e.boothId }),
      dedupe: `called:${e.boothId}:${e.byUserId}:${e.at}`,
    })),
  );

/** The people of a booth are told that somebody wrote into its guest book. */
export const onGuestWrote = (ctx: Ctx, e: Payload<typeof guestWrote>): Promise<void> =>
  tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind: 'guestWrote',
      params: { name: e.name, number: e.number },
      link: pageTo('booth', { id: e.boothId }),
      dedupe: `guest:${e.entryId}`,
    })),
  );

/** Who sent a photograph is told what the desk decided, and why. */
export const onPhotoDecided = (ctx: Ctx, e: Payload<typeof photoDecided>): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: e.state === 'shown' ? 'photoShown' : 'photoRefused',
      params: { title: e.title, reason: e.reason },
      link: e.boothId ? pageTo('standEditor', { id: e.boothId, step: 'album' }) : pageTo('album', { id: e.albumId }),
      dedupe: `photo:${e.photoId}:${e.state}`,
    },
  ]);
