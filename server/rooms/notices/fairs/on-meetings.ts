import type { MeetingAct } from '#contract/fairs/meetings/states.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { meetingMoved, meetingNear } from '#server/rooms/fairs/events.ts';
import { nameOf } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';
import { momentIn } from '#contract/core/zones/clock.ts';

const kinds: Record<MeetingAct, NoticeKind> = {
  ask: 'meetingAsked',
  agree: 'meetingAgreed',
  decline: 'meetingDeclined',
  cancel: 'meetingCancelled',
  lapse: 'meetingLapsed',
};

/** Who hears of an act: the other side, and both of what the clock does to what was under way (fairs 69). */
const heardBy = (e: Payload<typeof meetingMoved>): string[] => {
  if (e.act === 'lapse') return [e.guestId];
  if (e.by === 'clock') return [e.hostId, e.guestId];
  return [e.by === 'guest' ? e.hostId : e.guestId];
};

export const onMeeting = async (ctx: Ctx, e: Payload<typeof meetingMoved>): Promise<void> => {
  const company = await nameOf(ctx, e.entId);
  const params = { title: e.fair, number: e.booth, at: momentIn(e.startsAt, e.zone), name: e.guest, company };
  await tell(
    ctx,
    heardBy(e).map((userId): Told => ({
      userId,
      kind: kinds[e.act],
      params: { ...params, reason: e.reason },
      link: pageTo('fairMeetings'),
      dedupe: `meeting:${e.meetingId}:${e.act}`,
    })),
  );
};

export const onMeetingNear = (ctx: Ctx, e: Payload<typeof meetingNear>): Promise<void> =>
  tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind: 'meetingSoon',
      params: { title: e.fair, number: e.booth, at: momentIn(e.startsAt, e.zone) },
      link: pageTo('fairMeetings'),
      dedupe: `meetingSoon:${e.meetingId}`,
    })),
  );
