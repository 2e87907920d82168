import { noCaptions } from '#contract/content/captions.ts';
import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { SpeakerDraft } from '#contract/fairs/desk/written.ts';
import type { Speaker } from '#contract/fairs/forums.ts';
import { fairDeskErrors } from '#contract/operator/fairs.ts';
import type { operatorTalks } from '#contract/operator/fairs-talks.ts';
import { type Ctx, emit, type FieldError, refuse } from '#server/platform/context.ts';
import { captionFaults } from '#server/platform/captions/index.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { companiesByIds, keepCompanies } from '#server/rooms/enterprise/index.ts';
import { claimFiles, releaseFilesOf } from '#server/rooms/files/index.ts';
import { forumCancelled, forumMoved } from '../events.ts';
import { countIn } from '../forums/store.ts';
import { handOn } from '../forums/take-place.ts';
import type { FairRecord } from '../store.ts';
import { type Done, iso, nameOf, textOf } from './said.ts';
import { findHallOf, lockFair } from './store.ts';
import {
  findSeats,
  findTalk,
  forgetReminders,
  insertTalk,
  lockTalk,
  markCancelled,
  type TalkRecord,
  writeTalk,
} from './talk-store.ts';

type Draft = ParsedOf<typeof operatorTalks.save>['body'];
/** Where a talk is held, and when. */
export type Place = Pick<Draft, 'hallId' | 'stage' | 'startsAt' | 'endsAt' | 'places'>;

/** A speaker's name is written once and stands in every language. */
export const speakersOf = (speakers: SpeakerDraft[]): Speaker[] => {
  const same = (s: string) => ({ cn: s, en: s, es: s });
  return speakers.map((s) => ({
    name: same(s.name),
    company: s.company ? same(s.company) : {},
    ...(s.role && { role: same(s.role) }),
  }));
};

/** A talk lies within the days of its fair, in a hall of it and on a stage that is there, or in none. @throws Refused common.invalid */
export const checkPlace = async (tx: Ctx, fair: FairRecord, place: Place): Promise<void> => {
  const faults: Record<string, FieldError> = {};
  if (Date.parse(place.startsAt) < Date.parse(fair.startsAt) || Date.parse(place.endsAt) > Date.parse(fair.endsAt))
    faults['startsAt'] = { code: 'withinFair' };
  if (place.hallId) {
    const found = await findHallOf(tx, place.hallId);
    if (found?.fair.id !== fair.id) throw refuse(fairDeskErrors.wrongHall);
    const stages = Math.max(1, found.hall.plan.stages.length);
    if (place.stage > stages) faults['stage'] = { code: 'atMost', params: { n: stages } };
  }
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
};

const rowOf = (d: Draft) => ({
  hallId: d.hallId,
  stage: d.stage,
  entId: d.entId,
  title: textOf(d.title),
  about: textOf(d.about),
  language: d.language,
  speakers: speakersOf(d.speakers),
  startsAt: d.startsAt,
  endsAt: d.endsAt,
  places: d.places,
  recording: d.recording,
  ...(d.captions && { captions: d.recording ? d.captions : noCaptions }),
});
const factsOf = (t: Pick<TalkRecord, 'startsAt' | 'endsAt' | 'places' | 'hallId' | 'stage'>) => ({
  startsAt: iso(t.startsAt),
  endsAt: iso(t.endsAt),
  places: t.places,
  hall: t.hallId,
  stage: t.stage,
});

/** The film takes the place of the one before. */
const claimFilm = async (tx: Ctx, id: string, before: string | null, now: string | null): Promise<void> => {
  if (before === now) return;
  if (before) await releaseFilesOf(tx, 'forum', [id]);
  if (now) await claimFiles(tx, [now], { kind: 'forum', id }, 'film');
};

/** Whoever has a seat hears of other hours or another place (fairs 46). */
const tellMoved = async (tx: Ctx, fair: FairRecord, now: TalkRecord): Promise<void> => {
  const seats = await findSeats(tx, now.id);
  await forgetReminders(tx, now.id);
  await emit(tx, forumMoved, {
    forumId: now.id,
    fairId: now.fairId,
    title: now.title,
    entId: now.entId,
    userIds: seats.map((s) => s.userId),
    save: now.version,
    zone: fair.zone,
    startsAt: iso(now.startsAt),
  });
};

/**
 * Makes a talk, or saves what somebody has seen in this version. Places that are added go to who waits at once.
 * @throws Refused common.notFound, common.invalid, fairDesk.changed, fairDesk.noCompany, fairDesk.wrongHall, fairDesk.wrongState
 */
export const saveTalk = async (
  tx: Ctx,
  fairId: string,
  draft: Draft,
): Promise<Done<{ id: string; version: number }>> => {
  const { talkId: id, version, entId } = draft;
  if (entId) {
    if (!(await companiesByIds(tx, [entId])).length) throw refuse(fairDeskErrors.noCompany);
    await keepCompanies(tx, [entId]);
  }
  const fair = await lockFair(tx, fairId, 'keep');
  if (!fair) throw refuse(common.notFound);
  await checkPlace(tx, fair, draft);
  const faults = captionFaults(draft.captions ?? noCaptions, 'captions');
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  const row = rowOf(draft);
  const before = await lockTalk(tx, id);
  if (!before) {
    if (version) throw refuse(common.notFound);
    holdOwnRow(tx, 'forum', id);
    await insertTalk(tx, { id, fairId, ...row });
    await claimFilm(tx, id, null, row.recording);
    return { data: { id, version: 1 }, said: { subject: nameOf(row.title), subjectId: id, after: factsOf(row) } };
  }
  if (before.fairId !== fairId) throw refuse(common.notFound);
  if (before.cancelledAt) throw refuse(fairDeskErrors.wrongState);
  // Sent again with its id before anybody saved it anew, a new talk is the same.
  if (!version && before.version === 1) return { data: { id, version: 1 }, said: null };
  if (before.version !== version) throw refuse(fairDeskErrors.changed);
  const taken = await countIn(tx, id);
  if (row.places < taken) throw refuse(common.invalid, {}, { places: { code: 'atLeast', params: { n: taken } } });
  await claimFilm(tx, id, before.recording, row.recording);
  const now = await writeTalk(tx, id, row);
  const [was, is] = [factsOf(before), factsOf(now)];
  const moved = was.startsAt !== is.startsAt || was.endsAt !== is.endsAt || was.hall !== is.hall;
  if (fair.publishedAt && moved) await tellMoved(tx, fair, now);
  await handOn(tx, { forum: now });
  return {
    data: { id, version: now.version },
    said: { subject: nameOf(now.title), subjectId: id, before: was, after: is },
  };
};

/** Cancels a talk that is not over; who has a place or waits is told why. @throws Refused common.notFound, fairDesk.over */
export const cancelTalk = async (tx: Ctx, id: string, reason: string): Promise<Done<{ told: number }>> => {
  const found = await findTalk(tx, id);
  const fair = found && (await lockFair(tx, found.forum.fairId, 'keep'));
  const talk = fair && (await lockTalk(tx, id));
  if (!talk) throw refuse(common.notFound);
  const seats = await findSeats(tx, id);
  if (talk.cancelledAt) return { data: { told: seats.length }, said: null };
  if (Date.now() >= Date.parse(talk.endsAt)) throw refuse(fairDeskErrors.over);
  await markCancelled(tx, id, reason);
  if (fair.publishedAt)
    await emit(tx, forumCancelled, {
      forumId: id,
      fairId: talk.fairId,
      title: talk.title,
      entId: talk.entId,
      userIds: seats.map((s) => s.userId),
      reason,
    });
  return { data: { told: seats.length }, said: { subject: nameOf(talk.title), subjectId: id, reason } };
};
