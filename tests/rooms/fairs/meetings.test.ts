import { beforeAll, expect, it } from 'vitest';
import { meetings } from '#contract/fairs/meetings/meetings.ts';
import { slotsOf } from '#contract/fairs/meetings/slots.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { lapseMeetings, remindOfMeetings } from '#server/rooms/fairs/meetings/clock.ts';
import { cancelOfBooth, cancelOfPerson } from '#server/rooms/fairs/meetings/move-meeting.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { noticesOf } from '#tests/harness/told.ts';

let t: TestPlatform;
let host: TestPerson;
let boothId: string;
let slots: string[];
/** Days of the fair on which the host is there the whole day. */
const hoursFrom = (now: number) =>
  [1, 2, 3].map((n) => ({
    day: new Date(now + n * 86_400_000).toISOString().slice(0, 10),
    from: '09:00',
    to: '17:00',
  }));
beforeAll(async () => {
  t = await testPlatform();
  host = await supplier(t.platform);
  const { booths } = await fairOf(t, { exhibitors: [host], opens: -1, closes: 120 });
  boothId = booths[0] ?? '';
  const hours = hoursFrom(Date.now());
  await t.platform.pool.query('update booth_staff set hours = $1 where booth_id = $2', [
    JSON.stringify(hours),
    boothId,
  ]);
  slots = slotsOf(hours, 'Asia/Shanghai');
});
const slot = (i: number): string => slots[i] ?? '';
const asking = (startsAt: string, way: 'booth' | 'video' = 'booth') => ({
  params: { id: boothId },
  body: { clientKey: newId(), hostId: host.userId, startsAt, way, subject: '风电主梁用预浸料，年需 12 吨' },
});

it('gives a half hour to exactly one of fifty at once (fairs 67)', async () => {
  const guests = await Promise.all(Array.from({ length: 50 }, () => buyer(t.platform)));
  const answers = await Promise.all(guests.map((g) => refused(t.as(g.token)(meetings.ask, asking(slot(0))))));
  expect(answers.filter((a) => a === 'done')).toHaveLength(1);
  expect(new Set(answers.filter((a) => a !== 'done'))).toEqual(new Set(['409 meetings.taken']));
  const offer = await t.as(guests[0]?.token)(meetings.offer, { params: { id: boothId } });
  expect(offer.people[0]?.slots.find((s) => s.startsAt === slot(0))).toEqual({ startsAt: slot(0), free: false });
}, 60_000);

it('makes one meeting of a click that comes twice, and keeps a guest from meeting two at once (fairs 67)', async () => {
  const guest = await buyer(t.platform);
  const click = asking(slot(1));
  const twice = await Promise.all([1, 2].map(() => t.as(guest.token)(meetings.ask, click)));
  expect(twice[0]?.id).toBe(twice[1]?.id);
  const other = await supplier(t.platform);
  const { booths } = await fairOf(t, { exhibitors: [other], opens: -1, closes: 120 });
  await t.platform.pool.query('update booth_staff set hours = $1 where booth_id = $2', [
    JSON.stringify(hoursFrom(Date.now())),
    booths[0],
  ]);
  const elsewhere = { ...asking(slot(1)), params: { id: booths[0] ?? '' } };
  const wish = { ...elsewhere, body: { ...elsewhere.body, hostId: other.userId } };
  expect(await refused(t.as(guest.token)(meetings.ask, wish))).toBe('409 meetings.busy');
});

it('offers what the hours hold, and nothing that has begun (fairs 66)', async () => {
  const guest = await buyer(t.platform);
  const past = new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000 - 1_800_000).toISOString();
  for (const at of [
    past,
    '2026-11-25T09:10:00.000Z',
    slotsOf([{ day: '2027-01-01', from: '09:00', to: '10:00' }], 'UTC')[0] ?? '',
  ])
    expect(await refused(t.as(guest.token)(meetings.ask, asking(at)))).toBe('409 meetings.gone');
  expect(await refused(t.as(host.token)(meetings.ask, asking(slot(2))))).toBe('409 meetings.own');
});

it('is agreed to with its link, told to the guest, and read by nobody else (fairs 68, 69)', async () => {
  const guest = await buyer(t.platform);
  const { id } = await t.as(guest.token)(meetings.ask, asking(slot(3), 'video'));
  await t.until(async () => ((await noticesOf(t, host, 'meetingAsked')).length ? true : null));
  const agree = (link: string, who = host) => t.as(who.token)(meetings.agree, { params: { id }, body: { link } });
  expect(await refused(agree(''))).toBe('422 meetings.linkNeeded');
  expect(await refused(agree('javascript:alert(1)'))).toBe('400 common.invalid');
  const stranger = await supplier(t.platform);
  expect(await refused(agree('https://meet.example.com/a', stranger))).toBe('404 common.notFound');
  expect(await refused(agree('https://meet.example.com/a', guest))).toBe('409 meetings.wrongState');
  expect(await agree('https://meet.example.com/a')).toEqual({ id, state: 'agreed' });
  expect(await agree('https://meet.example.com/b')).toEqual({ id, state: 'agreed' });
  const [row] = (await t.as(guest.token)(meetings.page, { query: {} })).records;
  expect(row).toMatchObject({
    id,
    party: 'guest',
    state: 'agreed',
    link: 'https://meet.example.com/a',
    steps: ['cancel'],
  });
  expect((await t.as(stranger.token)(meetings.page, { query: {} })).records).toEqual([]);
  await t.until(async () => ((await noticesOf(t, guest, 'meetingAgreed')).length ? true : null));
});

it('frees the half hour when it is declined with words, or taken back (fairs 68)', async () => {
  const [first, second] = await Promise.all([buyer(t.platform), buyer(t.platform)]);
  const { id } = await t.as(first.token)(meetings.ask, asking(slot(4)));
  const decline = (reason: string) => t.as(host.token)(meetings.decline, { params: { id }, body: { reason } });
  expect(await refused(decline(''))).toBe('422 meetings.reasonNeeded');
  expect(await decline('那时我们在另一个展馆')).toEqual({ id, state: 'declined' });
  const again = await t.as(second.token)(meetings.ask, asking(slot(4)));
  expect(await t.as(second.token)(meetings.cancel, { params: { id: again.id }, body: { reason: '' } })).toMatchObject({
    state: 'cancelled',
  });
  await t.as(first.token)(meetings.ask, asking(slot(4)));
  const [row] = (await t.as(first.token)(meetings.page, { query: { view: 'past' } })).records;
  expect(row).toMatchObject({ state: 'declined', reason: '那时我们在另一个展馆', endedBy: 'host', steps: [] });
});

it('holds two meetings of a guest with one company at the most (fairs 67)', async () => {
  const guest = await buyer(t.platform);
  for (const i of [5, 6]) await t.as(guest.token)(meetings.ask, asking(slot(i)));
  expect(await refused(t.as(guest.token)(meetings.ask, asking(slot(7))))).toBe('409 meetings.tooMany');
});

it('agrees and cancels at once to one outcome that both sides read (fairs 68)', async () => {
  for (const i of [8, 9, 10, 11]) {
    const guest = await buyer(t.platform);
    const { id } = await t.as(guest.token)(meetings.ask, asking(slot(i)));
    await Promise.allSettled([
      t.as(host.token)(meetings.agree, { params: { id }, body: { link: '' } }),
      t.as(guest.token)(meetings.cancel, { params: { id }, body: { reason: '' } }),
    ]);
    const { rows } = await t.platform.pool.query<{ state: string }>('select state from fair_meetings where id = $1', [
      id,
    ]);
    expect(rows[0]?.state).toBe('cancelled');
  }
});

it('reminds both once, and ends what nobody answered (fairs 68, 69)', async () => {
  const [first, second] = await Promise.all([buyer(t.platform), buyer(t.platform)]);
  const agreed = await t.as(first.token)(meetings.ask, asking(slot(12)));
  await t.as(host.token)(meetings.agree, { params: { id: agreed.id }, body: { link: '' } });
  const open = await t.as(second.token)(meetings.ask, asking(slot(13)));
  const soon = Math.ceil((Date.now() + 1_000) / 1_800_000) * 1_800_000;
  const move = (id: string, at: number) =>
    t.platform.pool.query('update fair_meetings set starts_at = $1 where id = $2', [new Date(at).toISOString(), id]);
  await move(agreed.id, soon);
  await move(open.id, soon - 1_800_000);
  const system = systemContext(t.platform);
  await Promise.all([remindOfMeetings(system), remindOfMeetings(system), lapseMeetings(system), lapseMeetings(system)]);
  await t.until(async () => ((await noticesOf(t, first, 'meetingSoon')).length ? true : null));
  await t.until(async () => ((await noticesOf(t, second, 'meetingLapsed')).length ? true : null));
  expect(await noticesOf(t, first, 'meetingSoon')).toHaveLength(1);
  expect(await noticesOf(t, second, 'meetingLapsed')).toHaveLength(1);
});

it('is cancelled with the booth, and with the account of one side (fairs 68)', async () => {
  const guests = await Promise.all([buyer(t.platform), person(t.platform, { userType: 2, roles: [] })]);
  const [leaving, staying] = guests as [TestPerson, TestPerson];
  await t.as(leaving.token)(meetings.ask, asking(slot(14)));
  await t.as(staying.token)(meetings.ask, asking(slot(15)));
  const system = systemContext(t.platform);
  await cancelOfPerson(system, leaving.userId);
  await cancelOfPerson(system, leaving.userId);
  expect((await t.as(leaving.token)(meetings.page, { query: { view: 'past' } })).records[0]).toMatchObject({
    state: 'cancelled',
    endedBy: 'clock',
  });
  expect((await t.as(staying.token)(meetings.page, { query: {} })).records).toHaveLength(1);
  await cancelOfBooth(system, boothId);
  expect((await t.as(staying.token)(meetings.page, { query: {} })).records).toEqual([]);
});
