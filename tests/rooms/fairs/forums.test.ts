import { beforeAll, expect, it } from 'vitest';
import { forums } from '#contract/fairs/forums.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { systemContext } from '#server/platform/context.ts';
import { remind } from '#server/rooms/fairs/forums/remind.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { forumOf } from '#tests/world/forums.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { noticesOf } from '#tests/harness/told.ts';

let t: TestPlatform;
let fairId: string;
let host: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  host = await supplier(t.platform);
  ({ fairId } = await fairOf(t, { exhibitors: [host] }));
});
const reader = () => person(t.platform, { userType: 2, roles: [] });

it('gives the last place to exactly one of a hundred at once (fairs 23)', async () => {
  const id = await forumOf(t, { fairId, places: 3 });
  const early = await Promise.all([reader(), reader()]);
  for (const p of early) await t.as(p.token)(forums.signUp, { params: { id } });
  const people = await Promise.all(Array.from({ length: 100 }, reader));
  const seats = await Promise.all(people.map((p) => t.as(p.token)(forums.signUp, { params: { id } })));
  expect(seats.filter((s) => s.state === 'in')).toHaveLength(1);
  expect(
    seats
      .filter((s) => s.state === 'waiting')
      .map((s) => s.place)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 99 }, (_, i) => i + 1));
  expect(await t.as()(forums.detail, { params: { id } })).toMatchObject({ taken: 3, waiting: 99, seat: null });
}, 60_000);

it('hands a place that is given back to the first who waits, and tells them (fairs 23)', async () => {
  const id = await forumOf(t, { fairId, places: 1 });
  const [first, second, third] = await Promise.all([reader(), reader(), reader()]);
  for (const p of [first, second, third]) await t.as(p.token)(forums.signUp, { params: { id } });
  expect(await t.as(third.token)(forums.signUp, { params: { id } })).toEqual({ state: 'waiting', place: 2 });
  await t.as(first.token)(forums.leave, { params: { id } });
  expect((await t.as(second.token)(forums.detail, { params: { id } })).seat).toEqual({ state: 'in', place: 0 });
  expect((await t.as(third.token)(forums.detail, { params: { id } })).seat).toEqual({ state: 'waiting', place: 1 });
  const [notice] = await t.until(async () => {
    const list = await noticesOf(t, second, 'forumPlace');
    return list.length ? list : null;
  });
  expect(notice).toMatchObject({ link: `/fairForum.html?id=${id}` });
  expect(await noticesOf(t, third, 'forumPlace')).toEqual([]);
});

it('gives places that were added to who waits before who signs up (fairs 23)', async () => {
  const id = await forumOf(t, { fairId, places: 1 });
  const [first, second, third] = await Promise.all([reader(), reader(), reader()]);
  for (const p of [first, second]) await t.as(p.token)(forums.signUp, { params: { id } });
  await t.platform.pool.query('update fair_forums set places = 2 where id = $1', [id]);
  expect(await t.as(third.token)(forums.signUp, { params: { id } })).toEqual({ state: 'waiting', place: 1 });
  expect((await t.as(second.token)(forums.detail, { params: { id } })).seat).toEqual({ state: 'in', place: 0 });
});

it('reminds who has a place once, and nobody who waits (fairs 24)', async () => {
  const id = await forumOf(t, { fairId, places: 1, starts: 0.5, ends: 2 });
  const [first, second] = await Promise.all([reader(), reader()]);
  for (const p of [first, second]) await t.as(p.token)(forums.signUp, { params: { id } });
  await Promise.all([remind(systemContext(t.platform)), remind(systemContext(t.platform))]);
  await t.until(async () => ((await noticesOf(t, first, 'forumSoon')).length ? true : null));
  await remind(systemContext(t.platform));
  expect(await noticesOf(t, first, 'forumSoon')).toHaveLength(1);
  expect(await noticesOf(t, second, 'forumSoon')).toEqual([]);
});

it('lets people with a place ask and vote once, and its exhibitor mark what is answered (fairs 25)', async () => {
  const id = await forumOf(t, { fairId, entId: host.entId, places: 2 });
  const [asker, voter, outside] = await Promise.all([reader(), reader(), reader()]);
  for (const p of [asker, voter, outside]) await t.as(p.token)(forums.signUp, { params: { id } });
  const body = { text: 'Which cure cycle was used?' };
  expect(await refused(t.as(outside.token)(forums.ask, { params: { id }, body }))).toBe('403 forums.notIn');
  const asked = await t.as(asker.token)(forums.ask, { params: { id }, body });
  for (const p of [voter, voter, asker]) await t.as(p.token)(forums.vote, { params: { id: asked.id } });
  const seen = await t.as(voter.token)(forums.questions, { params: { id } });
  expect(seen).toMatchObject({ mayAsk: true, leads: false, questions: [{ id: asked.id, votes: 1, voted: true }] });
  expect((await t.as(outside.token)(forums.questions, { params: { id } })).questions).toEqual([]);
  expect(await refused(t.as(outside.token)(forums.vote, { params: { id: asked.id } }))).toBe('404 common.notFound');
  const answered = { answered: true };
  expect(await refused(t.as(voter.token)(forums.answer, { params: { id: asked.id }, body: answered }))).toBe(
    '403 common.forbidden',
  );
  await t.as(host.token)(forums.answer, { params: { id: asked.id }, body: answered });
  expect((await t.as(asker.token)(forums.questions, { params: { id } })).questions[0]).toMatchObject({
    own: true,
    answered: true,
  });
});

it('takes questions while a talk goes on, and hides one that the desk judges (fairs 25)', async () => {
  const id = await forumOf(t, { fairId });
  const [asker, other, outside] = await Promise.all([reader(), reader(), reader()]);
  for (const p of [asker, other]) await t.as(p.token)(forums.signUp, { params: { id } });
  const asked = await t.as(asker.token)(forums.ask, { params: { id }, body: { text: 'Something rude' } });
  const report = (p: TestPerson) =>
    t.as(p.token)(moderation.report, {
      body: { kind: 'forumQuestion', subjectId: asked.id, reason: 'It is an insult' },
    });
  expect(await refused(report(outside))).toBe('404 common.notFound');
  expect(await refused(report(asker))).toBe('404 common.notFound');
  const { id: reportId } = await report(other);
  const desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  await t.as(desk.token)(operatorReports.decide, {
    params: { id: reportId },
    body: { hide: true, reason: 'Insulting' },
  });
  expect((await t.as(other.token)(forums.questions, { params: { id } })).questions).toEqual([]);
  const coming = await forumOf(t, { fairId, starts: 3, ends: 4 });
  await t.as(asker.token)(forums.signUp, { params: { id: coming } });
  expect(await refused(t.as(asker.token)(forums.ask, { params: { id: coming }, body: { text: 'Too early' } }))).toBe(
    '409 forums.notLive',
  );
  const past = await forumOf(t, { fairId, starts: -4, ends: -3 });
  expect(await refused(t.as(asker.token)(forums.signUp, { params: { id: past } }))).toBe('409 forums.over');
});

it('shows the programme to everybody, and nothing of a fair that is not published (fairs 22)', async () => {
  const hidden = await fairOf(t, { published: false });
  const id = await forumOf(t, { fairId: hidden.fairId });
  const member = t.as((await buyer(t.platform)).token);
  expect(await refused(member(forums.detail, { params: { id } }))).toBe('404 common.notFound');
  expect(await refused(member(forums.signUp, { params: { id } }))).toBe('404 common.notFound');
  const open = await fairOf(t, {});
  const own = [
    await forumOf(t, { fairId: open.fairId, starts: 5, ends: 6 }),
    await forumOf(t, { fairId: open.fairId, starts: 2, ends: 3 }),
  ];
  const list = await t.as()(forums.page, { query: { fair: open.fairId } });
  expect(list).toMatchObject({ total: 2, records: [{ id: own[1] }, { id: own[0] }] });
  expect((await t.as()(forums.page, { query: { fair: open.fairId, phase: 'past' } })).total).toBe(0);
  // What a talk is about is for members, wherever it stands (fairs 22).
  await t.pool.query(`update fair_forums set about = '{"en":"For members alone"}' where fair_id = $1`, [open.fairId]);
  const answers = (as: ReturnType<typeof t.as>) =>
    Promise.all([
      as(forums.page, { query: { fair: open.fairId } }),
      as(forums.detail, { params: { id: own[0] ?? '' } }),
      as(visiting.overview),
      as(visiting.detail, { params: { id: open.fairId } }),
    ]);
  for (const a of await answers(t.as())) expect(JSON.stringify(a)).not.toContain('For members alone');
  for (const a of await answers(member)) expect(JSON.stringify(a)).toContain('For members alone');
});
