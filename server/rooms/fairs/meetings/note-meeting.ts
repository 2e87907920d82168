import type { MeetingAct, MeetingParty } from '#contract/fairs/meetings/states.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { meetingMoved } from '../events.ts';
import { findMeetingsAt } from './store.ts';

/** Tells of an act on a meeting, in the transaction of the act. */
export const noteMeeting = async (
  tx: Ctx,
  id: string,
  { act, by, reason = '' }: { act: MeetingAct; by: MeetingParty; reason?: string },
): Promise<void> => {
  const [at] = await findMeetingsAt(tx, [id]);
  if (!at) return;
  const { meeting: m, booth, fair } = at;
  const names = new Map((await peopleByIds(tx, [m.hostId, m.guestId])).map((p) => [p.id, p.name]));
  await emit(tx, meetingMoved, {
    meetingId: m.id,
    act,
    by,
    reason,
    startsAt: new Date(m.startsAt).toISOString(),
    zone: fair.zone,
    fair: fair.name,
    booth: booth.number,
    entId: m.entId,
    hostId: m.hostId,
    host: names.get(m.hostId) ?? '',
    guestId: m.guestId,
    guest: names.get(m.guestId) ?? '',
  });
};
