import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorRates } from '#contract/operator/rates/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { publish } from '#tests/world/inquiries.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let [editor, reviewer, b] = [] as unknown as [TestPerson, TestPerson, TestPerson];
const day = (ago: number) => chinaDay(Date.now() - ago * 86_400_000);
const rate = { currency: 'EUR' as const, cny: '7.8125', source: 'CFETS' };
const add = (o: object = {}, by = editor) =>
  t.as(by.token)(operatorRates.add, { body: { ...rate, day: day(10), ...o } as typeof rate & { day: string } });
const correct = (o: object) =>
  t.as(editor.token)(operatorRates.correct, {
    body: { ...rate, day: day(10), was: '7.8125', reason: 'two digits exchanged', ...o } as never,
  });
const list = () => t.as(editor.token)(operatorRates.list);
const acts = async () =>
  (
    await t.pool.query(`select act, subject, reason, before->>'cny' as before, after->>'cny' as after
    from operator_audit where act like 'rate.%' order by at, id`)
  ).rows;

beforeAll(async () => {
  t = await testPlatform();
  const operatorOf = (level: 'editor' | 'reviewer') =>
    person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes[level]] });
  [editor, reviewer, b] = await Promise.all([operatorOf('editor'), operatorOf('reviewer'), buyer(t.platform)]);
});

describe('exchange rates at the desk (deals 183 to 185)', () => {
  it('are due until each currency has one of the last seven days', async () => {
    const due = async () => (await t.as(editor.token)(operator.settings)).staleRates;
    const asked = async () => (await t.as(reviewer.token)(operator.queue, { query: {} })).staleRates;
    expect((await list()).stale).toBe(true);
    await add();
    await add({ currency: 'USD', cny: '7.1', day: day(1) });
    expect([(await list()).stale, await due(), await asked()]).toEqual([true, true, false]);
    await add({ day: day(7) });
    expect((await list()).stale).toBe(false);
  });

  it('have one row a day: twice the same is one, another is refused, and so is a day to come', async () => {
    await add({ day: day(5) });
    const before = (await acts()).length;
    await add({ day: day(5) });
    expect((await acts()).length).toBe(before);
    expect(await refused(add({ day: day(5), cny: '7.9' }))).toBe('409 rates.taken');
    expect(Object.keys((await refusal(add({ day: day(-1) }))).fields)).toEqual(['day']);
    for (const cny of ['0', '7.1234567', '-1', '78125'])
      expect(Object.keys((await refusal(add({ day: day(4), cny }))).fields)).toEqual(['cny']);
    const both = await Promise.allSettled([add({ day: day(3) }), add({ day: day(3), cny: '7.82' })]);
    expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('that lie far off the one before are asked about', async () => {
    const far = await refusal(add({ day: day(2), cny: '78.125' }));
    expect([far.error, Object.keys(far.fields)]).toEqual(['rates.farOff', ['cny']]);
    await add({ day: day(2), cny: '8.8', sure: true });
  });

  it('are corrected with a reason, and the audit keeps both', async () => {
    expect(await refused(correct({ day: day(60) }))).toBe('404 common.notFound');
    expect(await refused(correct({ day: day(2), was: '7.8125', cny: '7.83' }))).toBe('409 rates.changed');
    expect(Object.keys((await refusal(correct({ day: day(2), was: '8.8', reason: '' }))).fields)).toEqual(['reason']);
    await correct({ day: day(2), was: '8.8', cny: '7.83' });
    expect((await acts()).at(-1)).toEqual({
      act: 'rate.correct',
      subject: `EUR ${day(2)}`,
      reason: 'two digits exchanged',
      before: '8.8',
      after: '7.83',
    });
    expect((await list()).rates.find((r) => r.currency === 'EUR')).toMatchObject({ day: day(2), cny: '7.83' });
  });

  it('are read by the comparison with day and source, and written by who looks after settings alone', async () => {
    const { id } = await publish(t, b);
    const { rates } = await t.as(b.token)(inquiry.own, { params: { id } });
    expect(rates.find((r) => r.currency === 'EUR')).toEqual({ ...rate, cny: '7.83', day: day(2) });
    expect(await refused(add({ day: day(1) }, reviewer))).toMatch(/^403/);
    expect(await refused(add({ day: day(1) }, b))).toMatch(/^403/);
  });
});
