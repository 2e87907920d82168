import { beforeAll, expect, it } from 'vitest';
import { lookFor } from '#contract/fairs/avatar.ts';
import { avatars, presetLooks } from '#contract/fairs/visitors/avatars.ts';
import { fairTop, topRules } from '#contract/fairs/visitors/top.ts';
import { newId } from '#server/platform/ids.ts';
import { madeLook } from '#server/rooms/fairs/avatars/figure.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { actingAs } from '#tests/harness/acting-as.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});
const member = () => person(t.platform, { userType: 2, roles: ['ROLE_VIEWER'] });

it('ranks exhibitors by guests alone: neither their own people nor operators count (fairs 50, 51)', async () => {
  const [first, second] = await Promise.all([supplier(t.platform), supplier(t.platform)]);
  const { fairId, booths } = await fairOf(t, { exhibitors: [first, second] });
  const operator = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const visit = (booth: string | undefined, visitorId: string, hours: number) =>
    t.pool.query(
      `insert into booth_visits (booth_id, visitor_id, day, mode, first_at, last_at)
       values ($1, $2, (now() - make_interval(hours => $3))::date, 'plan', now() - make_interval(hours => $3), now())`,
      [booth, visitorId, hours],
    );
  for (let i = 0; i < 4; i += 1) await visit(booths[1], (await buyer(t.platform)).userId, 3);
  await visit(booths[0], (await buyer(t.platform)).userId, 3);
  await visit(booths[0], first.userId, 3);
  await visit(booths[0], operator.userId, 3);
  for (let i = 0; i < 6; i += 1) await visit(booths[0], (await buyer(t.platform)).userId, 24 * 8);
  const top = await t.as()(fairTop.read, { query: { fair: fairId } });
  expect(top.visits).toMatchObject([
    { rank: 1, n: 4, change: null, company: { id: second.entId } },
    { rank: 2, n: 1, change: -1, company: { id: first.entId } },
  ]);
  expect(top).toMatchObject({ fair: { id: fairId }, cards: null, collections: null });
  expect(Date.parse(top.to) - Date.parse(top.from)).toBe(topRules.days * 86_400_000);
  expect(await refused(t.as()(fairTop.read, { query: { fair: newId() } }))).toBe('404 common.notFound');
  const hidden = await fairOf(t, { published: false });
  expect(await refused(t.as()(fairTop.read, { query: { fair: hidden.fairId } }))).toBe('404 common.notFound');
});

it('keeps the figure that a member made, and gives everybody else theirs (fairs 53)', async () => {
  const p = await member();
  const as = t.as(p.token);
  expect(await as(avatars.mine)).toEqual({ look: lookFor(p.userId), made: false });
  const [look, other] = presetLooks();
  if (!look || !other) throw new Error('no looks');
  await Promise.all([as(avatars.save, { body: look }), as(avatars.save, { body: look })]);
  await as(avatars.save, { body: other });
  expect(await as(avatars.mine)).toEqual({ look: other, made: true });
  expect(await madeLook(actingAs(t, p, ''), p.userId)).toEqual(other);
  const bent = { ...look, hair: 'mohawk' as 'bob' };
  expect(await refused(as(avatars.save, { body: bent }))).toBe('400 common.invalid');
});

it('is for members who have a figure; looks to begin with are for everybody, page by page (fairs 53)', async () => {
  expect(await refused(t.as()(avatars.mine))).toBe('401 common.login');
  const operator = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  expect(await refused(t.as(operator.token)(avatars.mine))).toBe('403 common.forbidden');
  const page = await t.as()(avatars.page, { query: { size: 5, current: 3 } });
  expect(page).toMatchObject({ total: 12, size: 5, current: 3, pages: 3 });
  expect(page.records.map((r) => r.no)).toEqual([11, 12]);
});
