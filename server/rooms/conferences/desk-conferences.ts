import { conferenceErrors as errors } from '#contract/conferences/calls.ts';
import type { operatorConferences } from '#contract/conferences/desk.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf, type Text } from '#contract/core/schemas.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { conferenceCancelled, conferenceMoved } from './events.ts';
import { factsOf, iso } from './present.ts';
import { countSeats, findPeople, forgetReminders } from './seat-store.ts';
import {
  type ConferenceRecord,
  findAll,
  findConference,
  insertConference,
  isSlugTaken,
  lockConference,
  markCancelled,
  rewriteConference,
} from './store.ts';
import { handOn } from './take-place.ts';

type Calls = typeof operatorConferences;
type Asked = ParsedOf<Calls['save']>['body'];

export const readDeskConferences = async (
  ctx: Ctx,
  q: ParsedOf<Calls['page']>['query'],
): Promise<AnswerOf<Calls['page']>> => {
  const { rows, total } = await findAll(ctx, q);
  const seated = await countSeats(
    ctx,
    rows.map((c) => c.id),
  );
  return pageOf(
    rows.map((c) => ({
      id: c.id,
      state: c.state,
      slug: c.slug,
      name: c.name,
      organiser: c.organiser,
      city: c.city,
      zone: c.zone,
      startsAt: iso(c.startsAt),
      endsAt: iso(c.endsAt),
      places: c.places,
      taken: seated(c.id, 'in'),
      waiting: seated(c.id, 'waiting'),
      demo: c.demo,
    })),
    total,
    q,
  );
};

const three = (t: ConferenceRecord['name']) => ({ cn: t.cn ?? '', en: t.en ?? '', es: t.es ?? '' });

type Written = Omit<Asked, 'base' | 'state'> | ConferenceRecord;
/** What the desk wrote, alike whether it was just asked or comes from the database: the same words are the same text. */
const draftOf = (c: Written) => ({
  slug: c.slug,
  kind: c.kind,
  mode: c.mode,
  name: three(c.name),
  organiser: three(c.organiser),
  city: three(c.city),
  countryCode: c.countryCode,
  venue: three(c.venue),
  about: three(c.about),
  meetingLink: c.meetingLink,
  zone: c.zone,
  startsAt: iso(c.startsAt),
  endsAt: iso(c.endsAt),
  signUpUntil: iso(c.signUpUntil),
  places: c.places,
  fee: Number(c.fee).toFixed(2),
  currency: c.currency,
  languages: c.languages,
  fields: c.fields,
  programme: c.programme.map(({ startsAt, title, speaker, company }) => ({
    startsAt: iso(startsAt),
    title: three(title),
    speaker,
    company,
  })),
});

/** @throws Refused common.notFound */
export const readDeskConference = async (ctx: Ctx, id: string): Promise<AnswerOf<Calls['one']>> => {
  const c = await findConference(ctx, id);
  if (!c) throw refuse(common.notFound);
  return {
    id,
    version: c.version,
    cancelReason: c.cancelReason,
    people: (await findPeople(ctx, id)).length,
    draft: { ...draftOf(c), state: c.state },
  };
};

/** Who takes part and who waits; the desk reads names and companies, and how to reach nobody. @throws Refused common.notFound */
export const readParticipants = async (ctx: Ctx, id: string): Promise<AnswerOf<Calls['participants']>> => {
  if (!(await findConference(ctx, id))) throw refuse(common.notFound);
  const seats = await findPeople(ctx, id);
  const people = new Map(
    (
      await peopleByIds(
        ctx,
        seats.map((s) => s.userId),
      )
    ).map((p) => [p.id, p]),
  );
  const entIds = [...new Set([...people.values()].flatMap((p) => p.entId ?? []))];
  const companies = new Map((await companyBriefs(ctx, entIds)).map((c) => [c.id, c.name]));
  return seats.flatMap(({ userId, state, at }) => {
    const p = people.get(userId);
    return p ? [{ userId, name: p.name, company: companies.get(p.entId ?? '') ?? null, state, at: iso(at) }] : [];
  });
};

/** Whether people who signed up have to be told: it is at another time or place than before. */
const isMoved = (before: ConferenceRecord, asked: Asked): boolean => {
  const where = (c: Written) => {
    const { startsAt, endsAt, mode, countryCode, city, venue } = draftOf(c);
    return JSON.stringify([startsAt, endsAt, mode, countryCode, city, venue]);
  };
  return where(before) !== where(asked);
};

/** A conference that is shown was written anew: who waits may get a place, and everybody hears that it moved. */
const follow = async (tx: Ctx, before: ConferenceRecord, asked: Asked): Promise<void> => {
  const after = await findConference(tx, before.id);
  if (!after || after.state !== 'shown') return;
  if (isMoved(before, asked)) {
    await forgetReminders(tx, before.id);
    const userIds = (await findPeople(tx, before.id)).map((s) => s.userId);
    if (userIds.length && Date.now() < Date.parse(after.endsAt))
      await emit(tx, conferenceMoved, { ...factsOf(after), userIds, save: after.version });
  }
  await handOn(tx, after);
};

/**
 * Makes a conference under the id given, or writes one anew over the version that was read (conferences 2, 3).
 * @returns the state before, null for a new one, and `again` where this click had come before
 * @throws Refused common.invalid, conferences.changed, conferences.addressTaken, conferences.cancelled, conferences.hasPeople
 */
export const saveConference = async (tx: Ctx, id: string, asked: Asked) => {
  const { base, ...row } = asked;
  if (!(await dictionaryHas(tx, 'ent_field', row.fields)))
    throw refuse(common.invalid, {}, { fields: { code: 'choice' } });
  const before = await lockConference(tx, id);
  if (!before) {
    if (base) throw refuse(common.notFound);
    if (await insertConference(tx, { ...row, id, createdBy: me(tx).userId }))
      return { id, version: 1, before: null, again: false };
    // The same click on another node was first, or the address is another's.
    if (await isSlugTaken(tx, row.slug, id)) throw refuse(errors.addressTaken);
    return { id, version: 1, before: null, again: true };
  }
  const isAgain = JSON.stringify(draftOf(before)) === JSON.stringify(draftOf(asked)) && before.state === asked.state;
  if (!base && before.version === 1 && isAgain) return { id, version: 1, before: null, again: true };
  if (before.version !== base) throw refuse(errors.changed);
  if (before.state === 'cancelled') throw refuse(errors.cancelled);
  if (await isSlugTaken(tx, row.slug, id)) throw refuse(errors.addressTaken);
  if (row.state === 'draft' && before.state === 'shown' && (await findPeople(tx, id)).length)
    throw refuse(errors.hasPeople);
  await rewriteConference(tx, id, row);
  await follow(tx, before, asked);
  return { id, version: base + 1, before: before.state, again: false };
};

/**
 * A conference that does not take place stays to be read, with the reason; everybody who signed up is told (conferences 3).
 * @throws Refused common.notFound, conferences.over
 */
export const cancelConference = async (tx: Ctx, id: string, reason: Text) => {
  const c = await lockConference(tx, id);
  if (!c || c.state === 'draft') throw refuse(common.notFound);
  if (c.state === 'cancelled') return { subject: c.name, again: true };
  if (Date.now() >= Date.parse(c.endsAt)) throw refuse(errors.over);
  await markCancelled(tx, id, reason);
  const userIds = (await findPeople(tx, id)).map((s) => s.userId);
  if (userIds.length) await emit(tx, conferenceCancelled, { ...factsOf(c), userIds, reason });
  return { subject: c.name, again: false };
};
