import { beforeAll, expect, it } from 'vitest';
import { cards } from '#contract/cards/calls.ts';
import { carnival } from '#contract/carnival/calls.ts';
import { hostTalks } from '#contract/fairs/desk/proposals.ts';
import { forums } from '#contract/fairs/forums.ts';
import { boothVisits } from '#contract/fairs/visits.ts';
import { following } from '#contract/following/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { onBoothVisited } from '#server/rooms/carnival/deeds.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { campaignOf } from '#tests/world/carnival.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { forumOf } from '#tests/world/forums.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
const mineOf = async (p: TestPerson, id: string) =>
  (await t.as(p.token)(carnival.detail, { params: { id } })).mine ?? { tasks: [], earned: -1 };

it('counts booths of a day once each, and earns once a day (carnival 4, 5)', async () => {
  const id = await campaignOf(t, { tasks: [{ kind: 'booths', need: 2, draws: 1 }] });
  const exhibitors = await Promise.all([supplier(t.platform), supplier(t.platform), supplier(t.platform)]);
  const { booths } = await fairOf(t, { exhibitors });
  const p = await buyer(t.platform);
  const visit = (booth: string | undefined) =>
    t.as(p.token)(boothVisits.visit, { params: { id: booth ?? '' }, body: { mode: 'plan' } });
  await visit(booths[0]);
  await visit(booths[0]);
  await t.until(async () => (await mineOf(p, id)).tasks[0]?.today === 1);
  expect(await mineOf(p, id)).toMatchObject({ earned: 0, tasks: [{ today: 1, done: false }] });
  await visit(booths[1]);
  await t.until(async () => (await mineOf(p, id)).earned === 1);
  await visit(booths[2]);
  await t.until(async () => (await mineOf(p, id)).tasks[0]?.today === 3);
  expect(await mineOf(p, id)).toMatchObject({ earned: 1, tasks: [{ done: true }] });
  // The exhibitor's own people visit nothing.
  const [own] = exhibitors;
  if (own) await t.as(own.token)(boothVisits.visit, { params: { id: booths[0] ?? '' }, body: { mode: 'plan' } });
  const day = await t.pool.query(`update carnival_deeds set day = day - 1 where campaign_id = $1 and user_id = $2`, [
    id,
    p.userId,
  ]);
  expect(day.rowCount).toBe(3);
  expect(await mineOf(p, id)).toMatchObject({ earned: 1, tasks: [{ today: 0, done: false, earned: 1 }] });
});

it('counts a deed that is told twice once (carnival 4)', async () => {
  const id = await campaignOf(t, { tasks: [{ kind: 'booths', need: 1, draws: 1 }] });
  const p = await buyer(t.platform);
  const told = { boothId: newId(), visitorId: p.userId, mode: 'plan' as const };
  const job = newId();
  for (let i = 0; i < 3; i += 1) await onBoothVisited(systemContext(t.platform), told, job);
  expect(await mineOf(p, id)).toMatchObject({ tasks: [{ today: 1 }] });
});

it('counts a card that was left and a company that is followed, while the campaign is open (carnival 4)', async () => {
  const tasks = [
    { kind: 'card' as const, need: 1, draws: 1 },
    { kind: 'follow' as const, need: 1, draws: 2 },
  ];
  const [open, coming] = [await campaignOf(t, { tasks }), await campaignOf(t, { tasks, starts: 2 })];
  const [p, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
  const entId = s.entId ?? '';
  await t.as(p.token)(cards.exchange, { query: { enterpriseId: entId } });
  await t.as(p.token)(following.follow, { params: { id: entId } });
  await t.until(async () => (await mineOf(p, open)).earned === 3);
  await t.as(p.token)(following.unfollow, { params: { id: entId } });
  await t.as(p.token)(following.follow, { params: { id: entId } });
  expect(await mineOf(p, coming)).toMatchObject({ earned: 0 });
});

it('counts a talk that one had a place in and was present at, once, and none of one’s own company (carnival 3, fairs 70)', async () => {
  const id = await campaignOf(t, { tasks: [{ kind: 'talk', need: 1, draws: 2 }] });
  const [guest, waiting, host] = await Promise.all([buyer(t.platform), buyer(t.platform), supplier(t.platform)]);
  const { fairId } = await fairOf(t, { exhibitors: [host] });
  const talk = await forumOf(t, { fairId, entId: host.entId, places: 2 });
  const later = await forumOf(t, { fairId, starts: 1, ends: 2 });
  for (const p of [guest, host, waiting]) await t.as(p.token)(forums.signUp, { params: { id: talk } });
  await t.as(guest.token)(forums.signUp, { params: { id: later } });
  const attend = async (p: TestPerson, forum = talk) =>
    (await t.as(p.token)(forums.attend, { params: { id: forum } })).present;
  for (const p of [guest, host, waiting]) expect(await attend(p)).toBe(false);
  expect(await attend(guest)).toBe(false);
  expect(await attend(guest, later)).toBe(false);
  await t.pool.query(`update forum_seats set entered_at = now() - interval '61 seconds'`);
  expect(await Promise.all([attend(guest), attend(guest)])).toContain(true);
  for (const p of [host, waiting]) expect(await attend(p)).toBe(false);
  expect(await attend(guest, later)).toBe(false);
  expect(await attend(guest)).toBe(true);
  await t.until(async () => (await mineOf(guest, id)).earned === 2);
  expect(await mineOf(guest, id)).toMatchObject({ tasks: [{ today: 1, done: true }] });
  const { talks } = await t.as(host.token)(hostTalks.list);
  expect(talks.find((f) => f.id === talk)).toMatchObject({ taken: 2, present: 1 });
});
