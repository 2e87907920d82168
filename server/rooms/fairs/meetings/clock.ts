import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { lockBooth } from '../booth-store.ts';
import { meetingNear } from '../events.ts';
import { stepMeeting } from './move-meeting.ts';
import { findLapsed, findMeeting, findMeetingsAt, markReminded } from './store.ts';

/** Ends requests that nobody answered in time (fairs 68). May run twice, or late: each is read again under its lock. */
export const lapseMeetings = async (ctx: Ctx): Promise<void> => {
  for (const { id, boothId } of await findLapsed(ctx))
    await inTransaction(ctx, async (tx) => {
      await lockBooth(tx, boothId);
      const m = await findMeeting(tx, id);
      if (m && (await findLapsed(tx, id)).length) await stepMeeting(tx, m, 'lapse', 'clock');
    });
};

/** Tells both sides within the hour before: the mark and the event are one transaction (fairs 69). */
export const remindOfMeetings = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const found = await findMeetingsAt(tx, await markReminded(tx));
    await emitAll(
      tx,
      meetingNear,
      found.map(({ meeting: m, booth, fair }) => ({
        meetingId: m.id,
        startsAt: new Date(m.startsAt).toISOString(),
        zone: fair.zone,
        fair: fair.name,
        booth: booth.number,
        userIds: [m.hostId, m.guestId],
      })),
    );
  });
