import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { meetingErrors } from '#contract/fairs/meetings/meetings.ts';
import {
  meetingRule,
  type MeetingParty,
  type MeetingState,
  type MeetingStep,
} from '#contract/fairs/meetings/states.ts';
import { type Ctx, inTransaction, me, type Person, refuse } from '#server/platform/context.ts';
import { lockBooth } from '../booth-store.ts';
import { noteMeeting } from './note-meeting.ts';
import { findLive, findLiveOfPerson, findMeeting, type MeetingRecord, moveMeeting } from './store.ts';

/** Which side of a meeting somebody may act for: its guest, its host, or who sells for the exhibitor. */
export const partyOf = (m: MeetingRecord, p: Pick<Person, 'userId' | 'entId' | 'seat'>): 'guest' | 'host' | null => {
  if (m.guestId === p.userId) return 'guest';
  if (p.entId !== m.entId) return null;
  return m.hostId === p.userId || seatMay(p.seat, 'sell') ? 'host' : null;
};

type Given = { reason?: string; link?: string };
/** Takes a step and tells of it; under the lock of the booth. */
export const stepMeeting = async (
  tx: Ctx,
  m: Pick<MeetingRecord, 'id' | 'way'>,
  step: MeetingStep,
  by: MeetingParty,
  { reason = '', link = '' }: Given = {},
): Promise<MeetingState> => {
  const { to } = meetingRule(step);
  await moveMeeting(tx, m.id, {
    state: to,
    ...(to === 'agreed' ? { link: m.way === 'video' ? link : null } : { link: null, reason, endedBy: by }),
  });
  await noteMeeting(tx, m.id, { act: step, by, reason });
  return to;
};

/**
 * A step of who meets (fairs 68). A click that comes twice is one.
 * @throws Refused common.notFound for who has nothing to do with it, meetings.wrongState, begun, reasonNeeded, linkNeeded
 */
export const moveMine = (ctx: Ctx, id: string, step: 'agree' | 'decline' | 'cancel', given: Given = {}) =>
  inTransaction(ctx, async (tx) => {
    const before = await findMeeting(tx, id);
    const party = before && partyOf(before, me(tx));
    if (!before || !party) throw refuse(common.notFound);
    await lockBooth(tx, before.boothId);
    const m = (await findMeeting(tx, id)) ?? before;
    const rule = meetingRule(step);
    if (m.state === rule.to) return { id, state: m.state };
    if (!rule.from[party]?.includes(m.state)) throw refuse(meetingErrors.wrongState);
    if (Date.parse(m.startsAt) <= Date.now()) throw refuse(meetingErrors.begun);
    if (rule.reason?.includes(party) && !given.reason)
      throw refuse(meetingErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    if (step === 'agree' && m.way === 'video' && !given.link)
      throw refuse(meetingErrors.linkNeeded, {}, { link: { code: 'required' } });
    return { id, state: await stepMeeting(tx, m, step, party, given) };
  });

/** A booth changes hands, or is free: its meetings are cancelled. Under the booth's lock. */
export const cancelOfBooth = async (tx: Ctx, boothId: string): Promise<void> => {
  for (const { meeting } of await findLive(tx, { boothId })) await stepMeeting(tx, meeting, 'cancel', 'clock');
};

/** A fair has other hours: meetings outside of them are cancelled. May run twice. */
export const cancelOutside = async (ctx: Ctx, fairId: string): Promise<void> => {
  for (const { meeting } of await findLive(ctx, { fairId }))
    await inTransaction(ctx, async (tx) => {
      await lockBooth(tx, meeting.boothId);
      if ((await findLive(tx, { fairId })).some((m) => m.meeting.id === meeting.id))
        await stepMeeting(tx, meeting, 'cancel', 'clock');
    });
};

/** Somebody is gone: meetings with them are cancelled. May run twice. */
export const cancelOfPerson = async (ctx: Ctx, userId: string): Promise<void> => {
  for (const { id, boothId } of await findLiveOfPerson(ctx, userId))
    await inTransaction(ctx, async (tx) => {
      await lockBooth(tx, boothId);
      const m = (await findLiveOfPerson(tx, userId)).find((x) => x.id === id);
      if (m) await stepMeeting(tx, m, 'cancel', 'clock');
    });
};
