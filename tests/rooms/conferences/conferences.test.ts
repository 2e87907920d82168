import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { conferences } from '#contract/conferences/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { emit, systemContext } from '#server/platform/context.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { remind } from '#server/rooms/conferences/remind.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal as refused } from '#tests/harness/refused.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';
import { race, times } from '#tests/world/races.ts';
import { conferenceActs, conferenceInput } from '#tests/world/rooms/conferences.ts';

let t: TestPlatform;
let act: ReturnType<typeof conferenceActs>;
let [one, two, three, desk] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  act = conferenceActs(t);
  [one, two, three, desk] = await Promise.all([
    buyer(t.platform),
    buyer(t.platform),
    buyer(t.platform),
    person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes.administrator] }),
  ]);
});

const told = (by: TestPerson, kind: string) =>
  t.until(async () => (await t.as(by.token)(notices.newest, { query: {} })).records.find((r) => r.kind === kind));
const acts = async (): Promise<string[]> =>
  (await t.as(desk.token)(operator.audit, { query: { size: 100 } })).records.map((r) => r.act);
/** Moves the hours of a conference, as if time had passed. */
const shift = (id: string, by: string) =>
  t.pool.query(
    `update conferences set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval,
     sign_up_until = sign_up_until + $2::interval where id = $1`,
    [id, by],
  );

describe('a place', () => {
  it('goes to who comes first; who comes later waits, and gets it when somebody leaves', async () => {
    const { id, slug } = await act.save(desk);
    expect(await act.signUp(one, id)).toEqual({ state: 'in', turn: 0 });
    expect(await act.signUp(one, id)).toEqual({ state: 'in', turn: 0 });
    await act.signUp(two, id);
    expect(await act.signUp(three, id)).toEqual({ state: 'waiting', turn: 1 });
    expect((await act.detail(null, slug)).row).toMatchObject({ taken: 2, waiting: 1 });
    expect((await act.mine(three)).find((m) => m.row.id === id)?.seat).toEqual({ state: 'waiting', turn: 1 });
    await act.leave(one, id);
    await act.leave(one, id);
    expect((await act.detail(three, slug)).seat).toEqual({ state: 'in', turn: 0 });
    expect((await told(three, 'conferencePlace'))?.link).toContain(slug);
    expect((await act.mine(one)).map((m) => m.row.id)).not.toContain(id);
  });

  it('is given once, however many ask at once for the last ones', async () => {
    const { id, slug } = await act.save(desk, { places: 3 });
    const people = await Promise.all(times(12, () => buyer(t.platform)));
    await race([...people, ...people].map((p) => async () => act.signUp(p, id)));
    expect((await act.detail(null, slug)).row).toMatchObject({ taken: 3, waiting: 9 });
    await race(people.slice(0, 6).map((p) => async () => act.leave(p, id)));
    expect((await act.detail(null, slug)).row).toMatchObject({ taken: 3, waiting: 3 });
  });

  it('goes to who waits where the desk raises the places, and where somebody is gone', async () => {
    const { id, slug } = await act.save(desk, { places: 1 });
    const leaver = await buyer(t.platform);
    await act.signUp(leaver, id);
    await act.signUp(two, id);
    await act.signUp(three, id);
    await act.save(desk, { slug, places: 2 }, id, 1);
    expect((await act.detail(two, slug)).seat?.state).toBe('in');
    expect((await act.detail(three, slug)).seat).toEqual({ state: 'waiting', turn: 1 });
    await emit(systemContext(t.platform), personRemoved, { userId: leaver.userId, entId: null });
    await t.until(async () => (await act.detail(three, slug)).seat?.state === 'in' || undefined);
    expect((await act.people(desk, id)).map((p) => p.userId)).toEqual([two.userId, three.userId]);
  });

  it('is not given after sign-up has closed, in what is over, or to visitors', async () => {
    const { id, slug } = await act.save(desk);
    expect((await refused(act.signUp(null, id))).status).toBe(401);
    expect((await act.detail(null, slug)).may).toBe('login');
    await shift(id, '-9.5 days');
    expect((await act.detail(one, slug)).may).toBe('closed');
    expect((await refused(act.signUp(one, id))).error).toBe('conferences.closed');
    await shift(id, '-2 days');
    expect((await act.detail(one, slug)).may).toBe('over');
    expect((await refused(act.signUp(one, id))).error).toBe('conferences.over');
    expect((await refused(act.signUp(one, newId()))).error).toBe('common.notFound');
  });
});

describe('what readers see', () => {
  it('is the whole for members, and for visitors neither the programme nor the link', async () => {
    const meetingLink = 'https://meet.example.com/weft-9';
    const { id, slug } = await act.save(desk, { mode: 'online', meetingLink, places: 1 });
    const visitor = await act.detail(null, slug);
    expect(visitor).toMatchObject({ whole: false, about: {}, programme: [], meetingLink: null });
    expect(await act.detail(one, slug)).toMatchObject({ whole: true, meetingLink: null });
    await act.signUp(one, id);
    await act.signUp(two, id);
    expect((await act.detail(one, slug)).meetingLink).toBe(meetingLink);
    // Who only waits is not let in.
    expect((await act.detail(two, slug)).meetingLink).toBeNull();
  });

  it('has no draft, and is found by words, kind, mode and time', async () => {
    const name = { cn: '独墅湖培训', en: 'Dushu course', es: 'Curso Dushu' };
    const { slug } = await act.save(desk, { name, kind: 'training', mode: 'online' });
    const draft = await act.save(desk, { name, state: 'draft' });
    expect((await refused(act.detail(one, draft.slug))).error).toBe('common.notFound');
    expect((await refused(act.signUp(one, draft.id))).error).toBe('common.notFound');
    const found = async (query: object) => (await t.as()(conferences.page, { query })).records.map((r) => r.slug);
    expect(await found({ q: 'Dushu' })).toEqual([slug]);
    expect(await found({ q: 'Dushu', kind: 'training', mode: 'online', phase: 'coming' })).toEqual([slug]);
    expect(await found({ q: 'Dushu', phase: 'past' })).toEqual([]);
    expect(await found({ q: 'Dushu', field: 'marine' })).toEqual([]);
  });
});

describe('the desk', () => {
  it('writes over the version that was read, once however often the click comes', async () => {
    const id = newId();
    const input = conferenceInput();
    const made = await act.save(desk, input, id);
    expect(await act.save(desk, input, id)).toEqual(made);
    // Other words under the same id are no second click: they are refused, never lost in silence.
    expect((await refused(act.save(desk, { ...input, places: 9 }, id))).error).toBe('conferences.changed');
    expect((await refused(act.save(desk, { slug: input.slug }))).error).toBe('conferences.addressTaken');
    expect((await act.save(desk, input, id, 1)).version).toBe(2);
    expect((await refused(act.save(desk, input, id, 1))).error).toBe('conferences.changed');
    const { fields } = await refused(act.save(desk, { fields: ['no-such-field'] }));
    expect(Object.keys(fields)).toEqual(['fields']);
    const late = { signUpUntil: input.endsAt, endsAt: input.startsAt, startsAt: input.startsAt };
    expect(Object.keys((await refused(act.save(desk, late))).fields).toSorted()).toEqual(['endsAt', 'signUpUntil']);
  });

  it('tells who signed up of another time or place, and of nothing else', async () => {
    const wholeSecond = new Date(Math.ceil(Date.now() / 1000) * 1000 + 864_000_000).toISOString();
    const input = conferenceInput({ startsAt: wholeSecond });
    const { id } = await act.save(desk, input);
    const guest = await buyer(t.platform);
    await act.signUp(guest, id);
    // The same moment written otherwise is no other time.
    const startsAt = wholeSecond.replace('.000Z', 'Z');
    await act.save(desk, { ...input, startsAt, about: { cn: '新介绍', en: 'New', es: 'Nuevo' } }, id, 1);
    await act.save(desk, { ...input, venue: { cn: '二号厅', en: 'Hall 2', es: 'Sala 2' } }, id, 2);
    await told(guest, 'conferenceMoved');
    const kinds = (await t.as(guest.token)(notices.newest, { query: {} })).records.map((r) => r.kind);
    expect(kinds.filter((k) => k === 'conferenceMoved')).toHaveLength(1);
    expect((await refused(act.save(desk, { ...input, state: 'draft' }, id, 3))).error).toBe('conferences.hasPeople');
  });

  it('cancels with a reason, which everybody reads and who signed up is told', async () => {
    const { id, slug } = await act.save(desk);
    const guest = await buyer(t.platform);
    await act.signUp(guest, id);
    await act.cancel(desk, id);
    await act.cancel(desk, id);
    await told(guest, 'conferenceCancelled');
    expect(await act.detail(null, slug)).toMatchObject({ may: 'cancelled', cancelReason: { en: 'Z conference' } });
    expect((await refused(act.signUp(one, id))).error).toBe('conferences.cancelled');
    expect((await refused(act.save(desk, { slug }, id, 2))).error).toBe('conferences.cancelled');
    expect((await acts()).filter((a) => a === 'conference.cancel')).toHaveLength(1);
  });

  it('is asked by editors alone', async () => {
    const { id } = await act.save(desk);
    expect((await refused(act.people(one, id))).status).toBe(403);
    const reviewer = await person(t.platform, { userType: 9, roles: [roleCodes.reviewer] });
    expect((await refused(act.cancel(reviewer, id))).status).toBe(403);
  });
});

it('reminds who has a place a day before, once, and again when it moved', async () => {
  const input = conferenceInput();
  const { id } = await act.save(desk, input);
  const guest = await buyer(t.platform);
  await act.signUp(guest, id);
  const count = async () =>
    (await t.as(guest.token)(notices.newest, { query: {} })).records.filter((r) => r.kind === 'conferenceSoon').length;
  await remind(systemContext(t.platform));
  await shift(id, '-9.5 days');
  await Promise.all([remind(systemContext(t.platform)), remind(systemContext(t.platform))]);
  await told(guest, 'conferenceSoon');
  await remind(systemContext(t.platform));
  await act.save(desk, input, id, 1);
  await shift(id, '-9.3 days');
  await remind(systemContext(t.platform));
  await t.until(async () => (await count()) === 2 || undefined);
});
