import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type meetings, meetingErrors } from '#contract/fairs/meetings/meetings.ts';
import { isAhead, slotsOf } from '#contract/fairs/meetings/slots.ts';
import { meetingLimits, type MeetingState } from '#contract/fairs/meetings/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { lockPeople } from '#server/rooms/identity/index.ts';
import { lockBooth } from '../booth-store.ts';
import { readStaff } from '../read-booth.ts';
import { findBooth } from '../store.ts';
import { noteMeeting } from './note-meeting.ts';
import { findAhead, findByKey, insertMeeting } from './store.ts';

type Input = ParsedOf<typeof meetings.ask>['body'];
type Asked = { id: string; state: MeetingState };

/**
 * A member asks somebody of a booth for one of their half hours, which is kept for them until it is answered (fairs 67). Of many at
 * once exactly one gets it; a click that comes twice is one meeting.
 * @throws Refused common.notFound, meetings.own, gone, taken, busy, tooMany
 */
export const askForMeeting = async (ctx: Ctx, boothId: string, input: Input): Promise<Asked> => {
  const { userId } = me(ctx);
  const known = await findByKey(ctx, userId, input.clientKey);
  if (known) return { id: known.id, state: known.state };
  return inTransaction(ctx, async (tx) => {
    // The guest's meetings are counted under their lock.
    const guest = (await lockPeople(tx, { people: [userId] })).find((p) => p.id === userId);
    if (!guest || guest.removedAt || guest.suspendedAt) throw refuse(common.login);
    await lockBooth(tx, boothId);
    const found = await findBooth(tx, boothId);
    if (!found?.booth.entId || found.booth.state !== 'taken') throw refuse(common.notFound);
    const { entId } = found.booth;
    const first = await findByKey(tx, userId, input.clientKey);
    if (first) return { id: first.id, state: first.state };
    if (guest.entId === entId || input.hostId === userId) throw refuse(meetingErrors.own);
    const host = (await readStaff(tx, boothId, entId)).find((p) => p.id === input.hostId);
    const startsAt = new Date(input.startsAt).toISOString();
    const offered = host && slotsOf(host.hours, found.fair.zone).includes(startsAt);
    if (!offered || !isAhead(startsAt, found.fair, Date.now())) throw refuse(meetingErrors.gone);
    const ahead = await findAhead(tx, userId);
    if (ahead.some((m) => Date.parse(m.startsAt) === Date.parse(startsAt))) throw refuse(meetingErrors.busy);
    const withCompany = ahead.filter((m) => m.entId === entId).length;
    if (withCompany >= meetingLimits.company || ahead.length >= meetingLimits.ahead)
      throw refuse(meetingErrors.tooMany, {
        n: String(withCompany >= meetingLimits.company ? meetingLimits.company : meetingLimits.ahead),
      });
    const row = {
      id: newId(),
      boothId,
      entId,
      hostId: input.hostId,
      guestId: userId,
      guestEntId: guest.entId,
      clientKey: input.clientKey,
      startsAt,
      state: 'asked' as const,
      way: input.way,
      subject: input.subject,
    };
    if (!(await insertMeeting(tx, row))) throw refuse(meetingErrors.taken);
    await noteMeeting(tx, row.id, { act: 'ask', by: 'guest' });
    return { id: row.id, state: 'asked' };
  });
};
