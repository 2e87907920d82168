import { beforeAll, expect, it } from 'vitest';
import { brands } from '#contract/fairs/brands.ts';
import { intentions } from '#contract/fairs/intentions.ts';
import { majors } from '#contract/fairs/majors.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { productRows } from '#tests/world/lists.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});
const reader = () => person(t.platform, { userType: 2, roles: [] });

it('makes one ticket of a double click, and none for a fair that is over (fairs 21)', async () => {
  const { fairId: id } = await fairOf(t, {});
  const me = t.as((await reader()).token);
  const tickets = await Promise.all(Array.from({ length: 5 }, () => me(visiting.register, { params: { id } })));
  expect(new Set(tickets.map((x) => x.code)).size).toBe(1);
  expect((await me(visiting.mine, { params: { id } })).ticket?.code).toBe(tickets[0]?.code);
  expect((await t.as()(visiting.detail, { params: { id } })).registered).toBe(1);
  const kept = await t.pool.query('select code_hash, code::text as code from fair_visitors');
  expect(JSON.stringify(kept.rows)).not.toContain(tickets[0]?.code);
  await me(visiting.cancel, { params: { id } });
  expect((await me(visiting.mine, { params: { id } })).ticket).toBeNull();
  expect(await refused(me(visiting.ticket, { params: { code: tickets[0]!.code } }))).toBe('404 common.notFound');
  const past = await fairOf(t, { opens: -9, closes: -1 });
  expect(await refused(me(visiting.register, { params: { id: past.fairId } }))).toBe('409 visiting.over');
  const hidden = await fairOf(t, { published: false });
  expect(await refused(me(visiting.register, { params: { id: hidden.fairId } }))).toBe('404 common.notFound');
});

it('lets a visitor in exactly once, by operators and staff of a booth (fairs 21)', async () => {
  const [s, other, visitor, stranger] = await Promise.all([
    supplier(t.platform),
    supplier(t.platform),
    reader(),
    reader(),
  ]);
  const { fairId: id } = await fairOf(t, { exhibitors: [s] });
  await fairOf(t, { exhibitors: [other] });
  const { code } = await t.as(visitor.token)(visiting.register, { params: { id } });
  const params = { code };
  expect(await refused(t.as(stranger.token)(visiting.ticket, { params }))).toBe('404 common.notFound');
  expect(await refused(t.as(other.token)(visiting.checkIn, { params }))).toBe('404 common.notFound');
  expect(await refused(t.as(visitor.token)(visiting.checkIn, { params }))).toBe('403 common.forbidden');
  expect(await t.as(s.token)(visiting.ticket, { params })).toMatchObject({ own: false, mayCheck: true, usedAt: null });
  const desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const scans = await Promise.all([s, desk, s, desk].map((p) => t.as(p.token)(visiting.checkIn, { params })));
  expect(scans.filter((x) => x.first)).toHaveLength(1);
  expect(new Set(scans.map((x) => x.usedAt)).size).toBe(1);
  expect(await refused(t.as(visitor.token)(visiting.cancel, { params: { id } }))).toBe('409 visiting.used');
  const own = { code: (await t.as(s.token)(visiting.register, { params: { id } })).code };
  expect(await t.as(s.token)(visiting.ticket, { params: own })).toMatchObject({ own: true, mayCheck: false });
  expect(await refused(t.as(s.token)(visiting.checkIn, { params: own }))).toBe('403 common.forbidden');
  const coming = await fairOf(t, { exhibitors: [s], opens: 5, closes: 9 });
  const early = await t.as(visitor.token)(visiting.register, { params: { id: coming.fairId } });
  expect(await refused(t.as(s.token)(visiting.checkIn, { params: { code: early.code } }))).toBe('409 visiting.notYet');
});

it('shows exhibitors by name to members, and to visitors how many (fairs 22)', async () => {
  const s = await supplier(t.platform);
  const { fairId: id, booths } = await fairOf(t, { exhibitors: [s] });
  const params = { id };
  expect(await t.as()(visiting.detail, { params })).toMatchObject({ exhibitors: 1, list: [], whole: false });
  const member = await t.as((await reader()).token)(visiting.detail, { params });
  expect(member.list).toMatchObject([{ company: { id: s.entId }, booth: { id: booths[0], number: 'A1' } }]);
  const all = await t.as()(visiting.overview);
  expect(all.fairs.find((f) => f.id === id)).toMatchObject({ exhibitors: 1, registered: 0, next: null });
});

it('keeps one wish to exhibit a company and fair (fairs 26)', async () => {
  const b = await buyer(t.platform);
  const { fairId } = await fairOf(t, { opens: 5, closes: 9 });
  const wish = { fairId, class: 'fibre' as const, size: 'small' as const, wishes: '', contact: 'Lin Xiao' };
  const save = (more: object) => t.as(b.token)(intentions.save, { body: { ...wish, ...more } });
  await Promise.all([save({}), save({})]);
  await save({ size: 'large', wishes: 'Near the stage' });
  const { rows } = await t.pool.query('select size from fair_intentions where fair_id = $1', [fairId]);
  expect(rows).toEqual([{ size: 'large' }]);
  expect((await t.as(b.token)(visiting.mine, { params: { id: fairId } })).intention).toMatchObject({ size: 'large' });
  const open = await fairOf(t, {});
  expect(await refused(save({ fairId: open.fairId }))).toBe('409 intentions.over');
  expect(await refused(t.as((await reader()).token)(intentions.save, { body: wish }))).toBe('409 intentions.noCompany');
});

it('lists classes with their exhibitors, and those that somebody follows (fairs 27)', async () => {
  const all = await t.as()(majors.page, { query: {} });
  expect(all).toMatchObject({ total: 9, current: 1, pages: 1 });
  const me = t.as((await reader()).token);
  for (const kind of ['resin', 'core', 'core'] as const) await me(majors.follow, { params: { class: kind } });
  expect((await me(majors.attention, { query: {} })).records.map((r) => r.class)).toEqual(['core', 'resin']);
  await me(majors.unfollow, { params: { class: 'core' } });
  expect(await me(majors.attention, { query: {} })).toMatchObject({ total: 1, records: [{ class: 'resin' }] });
});

it('shows exhibitors as brands with their product lines; products are for members (fairs 28)', async () => {
  const s = await supplier(t.platform);
  const products = await productRows(t, s.entId!, 2);
  const { booths } = await fairOf(t, { exhibitors: [s], products });
  const params = { id: s.entId! };
  const visitor = await t.as()(brands.detail, { params });
  expect(visitor).toMatchObject({ whole: false, booths: [{ id: booths[0] }], classes: ['fibre'] });
  expect(visitor.lines.flatMap((l) => l.products)).toEqual([]);
  const member = await t.as((await reader()).token)(brands.detail, { params });
  expect(member.lines.reduce((n, l) => n + l.n, 0)).toBe(2);
  const list = await t.as()(brands.page, { query: { class: 'fibre', size: 100 } });
  expect(list.records.some((r) => r.company.id === s.entId)).toBe(true);
  const never = await supplier(t.platform);
  expect(await refused(t.as()(brands.detail, { params: { id: never.entId! } }))).toBe('404 common.notFound');
});
