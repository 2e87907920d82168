import { beforeAll, expect, it } from 'vitest';
import { carnival } from '#contract/carnival/calls.ts';
import { operatorCarnival } from '#contract/operator/carnival.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let editor: TestPerson;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
  editor = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_EDITOR'] });
});
const three = (text: string) => ({ cn: text, en: text, es: text });
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const draft = (o: object = {}) => ({
  id: null,
  version: 0,
  clientKey: newId(),
  name: three('抽奖'),
  about: three('抽奖'),
  zone: 'Asia/Shanghai' as const,
  startsAt: at(2),
  endsAt: at(50),
  slots: 100,
  claimDays: 7,
  tasks: [{ kind: 'card' as const, need: 1, draws: 1 }],
  prizes: [{ name: three('样料'), provider: three('复材汇'), kind: 'postal' as const, stock: 10 }],
  ...o,
});
const desk = () => t.as(editor.token);
const save = (o: object = {}) => desk()(operatorCarnival.save, { body: draft(o) });

it('is made once, changed by one at a time, and published before its beginning alone (carnival 20, 21)', async () => {
  const clientKey = newId();
  const [a, b] = await Promise.all([save({ clientKey }), save({ clientKey })]);
  expect(a.id).toBe(b.id);
  expect(await save({ id: a.id, version: 1, slots: 60 })).toEqual({ id: a.id, version: 2 });
  expect(await refused(save({ id: a.id, version: 1, slots: 70 }))).toBe('409 deskCarnival.changed');
  const params = { id: a.id };
  expect(await refused(t.as()(carnival.detail, { params }))).toBe('404 common.notFound');
  const [one, two] = await Promise.all([
    desk()(operatorCarnival.publish, { params }),
    desk()(operatorCarnival.publish, { params }),
  ]);
  expect(one.commitment).toMatch(/^[\da-f]{64}$/);
  expect(two).toEqual(one);
  expect((await t.as()(carnival.detail, { params })).campaign).toMatchObject({
    slots: 60,
    seed: null,
    commitment: one.commitment,
    phase: 'coming',
  });
  expect(await refused(save({ id: a.id, version: 2 }))).toBe('409 deskCarnival.published');
  expect(await refused(desk()(operatorCarnival.remove, { params }))).toBe('409 deskCarnival.published');
  const late = await save({ startsAt: at(-1) });
  expect(await refused(desk()(operatorCarnival.publish, { params: { id: late.id } }))).toBe('409 deskCarnival.begun');
  await desk()(operatorCarnival.remove, { params: { id: late.id } });
  expect(await refused(desk()(operatorCarnival.detail, { params: { id: late.id } }))).toBe('404 common.notFound');
  const { rows } = await t.pool.query<{ act: string }>(
    'select act from operator_audit where subject_id = $1 order by id',
    [a.id],
  );
  expect(rows.map((r) => r.act)).toEqual(['carnival.save', 'carnival.save', 'carnival.publish']);
});

it('takes no more prizes than slots, dates in their order, and each task once (carnival 20)', async () => {
  const twice = [
    { kind: 'card' as const, need: 1, draws: 1 },
    { kind: 'card' as const, need: 2, draws: 1 },
  ];
  for (const wrong of [{ slots: 9 }, { endsAt: at(1) }, { endsAt: at(24 * 200) }, { tasks: twice }, { tasks: [] }])
    expect(await refused(save(wrong))).toBe('400 common.invalid');
});

it('is the editors’ alone (carnival 20)', async () => {
  const reviewer = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_REVIEWER'] });
  const list = { query: { current: 1, size: 20 } };
  expect(await refused(t.as(reviewer.token)(operatorCarnival.list, list))).toBe('403 common.forbidden');
  expect(await refused(t.as((await buyer(t.platform)).token)(operatorCarnival.list, list))).toBe(
    '403 common.forbidden',
  );
  expect(await refused(t.as()(operatorCarnival.list, list))).toBe('401 common.login');
});
