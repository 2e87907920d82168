import { beforeAll, expect, it } from 'vitest';
import { alerts, maxAlerts } from '#contract/alerts/calls.ts';
import { wishQuery } from '#contract/inquiry/hall-query.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { inquiryInput, publish } from '../../world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { noticesOf } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
});
const reader = () => person(t.platform, { userType: 2, roles: [] });
const group = 'carbon-fibre';

it('tells whoever looks for it, by the rule of the hall, and nobody else', async () => {
  const [above, words, other] = await Promise.all([reader(), reader(), reader()]);
  await t.as(above.token)(alerts.save, { body: { category: group, certificate: ['iso-9001'] } });
  await t.as(words.token)(alerts.save, { body: { q: 't700 12k' } });
  await t.as(other.token)(alerts.save, { body: { category: group, process: ['rtm'] } });
  const { id } = await publish(t, b);
  for (const who of [above, words]) {
    const [notice] = await t.until(async () => {
      const list = await noticesOf(t, who);
      return list.length ? list : null;
    });
    expect(notice).toMatchObject({ kind: 'inquiryAlert', link: `/moreInquiryDetails.html?id=${id}` });
  }
  expect(await noticesOf(t, other)).toEqual([]);
});

it('is silent about invited-only inquiries, my own and my colleagues’', async () => {
  const [s, watcher] = await Promise.all([supplier(t.platform), reader()]);
  const colleague = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: b.entId, seat: 'reader' });
  await t.as(colleague.token)(alerts.save, { body: { q: '只给' } });
  await t.as(watcher.token)(alerts.save, { body: { q: '只给受邀者' } });
  await t.as(b.token)(alerts.save, { body: { q: '只给' } });
  const lines = inquiryInput().lines.map((l) => ({ ...l, specification: '只给受邀者 12K' }));
  await publish(t, b, { lines, visibility: 'invited', invited: [s.entId!] });
  await t.until(async () => (await noticesOf(t, s)).length);
  await publish(t, b, { lines: lines.map((l) => ({ ...l, specification: '只给公开者 12K' })) });
  await t.until(async () => (await noticesOf(t, s)).length > 1);
  expect(await noticesOf(t, watcher)).toEqual([]);
  for (const mine of [b, colleague])
    expect((await noticesOf(t, mine)).filter((n) => n.kind === 'inquiryAlert')).toEqual([]);
});

it('a supplier whom the inquiry matches anyway hears of it once', async () => {
  const s = await supplier(t.platform);
  await t.as(s.token)(alerts.save, { body: { category: group } });
  const { id } = await publish(t, b);
  await t.until(async () => (await noticesOf(t, s)).some((n) => n.link.includes(id)));
  await publish(t, b, { title: '第二条，同样的碳纤维' });
  await t.until(async () => (await noticesOf(t, s)).length >= 2);
  const links = (await noticesOf(t, s)).map((n) => n.link.split('id=')[1]);
  expect(new Set(links).size).toBe(links.length);
});

it('the same wish is one alert, whoever clicks twice; the list names it; only its owner ends it', async () => {
  const [me, stranger] = await Promise.all([reader(), reader()]);
  const wish = { process: ['rtm', 'pultrusion'], field: undefined, nda: '1' as const };
  const save = () => t.as(me.token)(alerts.save, { body: wish });
  const ids = await Promise.all([save(), save(), save()]);
  expect(new Set(ids.map((x) => x.id)).size).toBe(1);
  const [mine, ...more] = await t.as(me.token)(alerts.list);
  expect(more).toEqual([]);
  expect(mine).toMatchObject({ query: 'process=pultrusion&process=rtm&nda=1' });
  expect(mine!.names.every((n) => n.cn && n.en && n.es)).toBe(true);
  await t.as(stranger.token)(alerts.remove, { params: { id: mine!.id } });
  expect(await t.as(me.token)(alerts.list)).toHaveLength(1);
  await t.as(me.token)(alerts.remove, { params: { id: mine!.id } });
  expect(await t.as(me.token)(alerts.list)).toEqual([]);
});

it('refuses an empty wish and one too many', async () => {
  const me = await reader();
  const save = (q: string) => t.as(me.token)(alerts.save, { body: { q } });
  await expect(save(' ')).rejects.toMatchObject({ status: 422, error: 'alerts.nothingAsked' });
  for (let i = 0; i < maxAlerts; i++) await save(`word ${i}`);
  await expect(save('one more')).rejects.toMatchObject({ status: 409, error: 'alerts.tooMany' });
  await expect(save('word 3')).resolves.toBeDefined();
  expect(wishQuery({ q: undefined, process: [] })).toBe('');
});
