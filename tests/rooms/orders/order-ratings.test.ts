import { beforeAll, describe, expect, it } from 'vitest';
import { moderation } from '#contract/moderation/calls.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { order } from '#contract/order/calls.ts';
import { criteria, orderRatings } from '#contract/order/ratings.ts';
import { sites } from '#contract/sites/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { showDueRatings } from '#server/rooms/order/ratings/rating-store.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused as refusedWith } from '../../harness/refused.ts';
import { orderOf, step } from '../../world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { times } from '../../world/races.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

/** The code alone. */
const refused = async (call: Promise<unknown>) => (await refusedWith(call)).replace(/^\d+ /, '');
const detail = (by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });
const completed = async () => {
  const { id } = await orderOf(t, b, s, ['confirm', 'ship', 'receive']);
  await step(t, b, id, 'complete');
  return id;
};
const rate = (by: TestPerson, id: string, score: number, text?: string) =>
  t.as(by.token)(orderRatings.rate, {
    params: { id },
    body: {
      scores: criteria[by === b ? 'buyer' : 'supplier'].map((criterion) => ({ criterion, score })),
      ...(text && { text }),
    },
  });

describe('ratings (deals 63 to 66)', () => {
  it('are given once by each side after completion, and show together', async () => {
    const running = (await orderOf(t, b, s, ['confirm'])).id;
    expect(await refused(rate(b, running, 5))).toBe('order.wrongState');
    const id = await completed();
    const partial = t.as(b.token)(orderRatings.rate, {
      params: { id },
      body: { scores: [{ criterion: 'payment', score: 5 }] },
    });
    expect(await refused(partial)).toBe('order.criteria');
    await Promise.all(times(8, () => rate(b, id, 4, '准时，包装好')));
    const before = await detail(s, id);
    expect(before.ratings).toMatchObject({ other: null, otherGiven: true, mayRate: true });
    expect(JSON.stringify(before.ratings)).not.toContain('准时');
    await rate(s, id, 5, 'Pago puntual');
    const seen = await detail(s, id);
    expect(seen.ratings.other).toMatchObject({ by: 'buyer', text: '准时，包装好', mayReply: true, mayReport: true });
    expect((await detail(b, id)).ratings.other?.text).toBe('Pago puntual');
    expect(seen.timeline.filter((e) => e.step === 'rate')).toHaveLength(2);
    const ratingId = seen.ratings.other!.id;
    const reply = (by: TestPerson, text: string) =>
      t.as(by.token)(orderRatings.reply, { params: { id: ratingId }, body: { text } });
    expect(await refused(reply(b, '谢谢'))).toBe('order.notYourStep');
    await reply(s, 'Gracias');
    await reply(s, 'Otra vez');
    expect((await detail(b, id)).ratings.own?.reply).toBe('Gracias');
    const other = await supplier(t.platform);
    expect(
      await refused(t.as(other.token)(orderRatings.reply, { params: { id: ratingId }, body: { text: 'no' } })),
    ).toBe('common.notFound');
  });

  it('of one side alone show after fourteen days, and none is given after sixty', async () => {
    const id = await completed();
    await rate(b, id, 3, '一般');
    await showDueRatings(systemContext(t.platform));
    expect((await detail(s, id)).ratings.other).toBeNull();
    await t.pool.query(`update order_ratings set created_at = now() - interval '15 days' where order_id = $1`, [id]);
    await Promise.all([0, 1].map(() => showDueRatings(systemContext(t.platform))));
    expect((await detail(s, id)).ratings.other?.text).toBe('一般');
    await t.pool.query(`update order_events set at = at - interval '61 days' where order_id = $1`, [id]);
    expect(await refused(rate(s, id, 1))).toBe('order.tooLate');
  });

  it('make a figure for members, and a public one from three on', async () => {
    const fresh = await supplier(t.platform);
    const trade = async () => {
      const { id } = await orderOf(t, b, fresh, ['confirm', 'ship', 'receive']);
      await step(t, b, id, 'complete');
      await rate(b, id, 4);
      await rate(fresh, id, 5);
    };
    const ofMembers = async () =>
      (await t.as(b.token)(orderRatings.ofCompany, { params: { id: fresh.entId ?? '' } })).figure;
    const ofAll = async () => (await t.as()(sites.index, { params: { id: fresh.entId ?? '' } })).rating;
    expect([await ofMembers(), await ofAll()]).toEqual([null, null]);
    await trade();
    expect([await ofMembers(), await ofAll()]).toEqual([{ n: 1, average: '4.0' }, null]);
    await trade();
    await trade();
    expect(await ofAll()).toEqual({ n: 3, average: '4.0' });
  });

  it('can be reported by the side that they are about; the operator hides or keeps, and both are told', async () => {
    const op = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
    const id = await completed();
    await rate(b, id, 1, '骗子公司，联系人王某电话 139…');
    await rate(s, id, 5);
    const ratingId = (await detail(s, id)).ratings.other!.id;
    const report = (by: TestPerson) =>
      t.as(by.token)(moderation.report, {
        body: { kind: 'rating', subjectId: ratingId, reason: 'Nombra a una persona ajena' },
      });
    expect(await refused(report(b))).toBe('common.notFound');
    expect(await refused(report(await supplier(t.platform)))).toBe('common.notFound');
    const made = await Promise.all(times(6, () => report(s)));
    expect(new Set(made.map((r) => r.id)).size).toBe(1);
    const { rows } = await t.as(op.token)(operatorReports.list);
    const row = rows.find((r) => r.id === made[0]!.id)!;
    expect(row).toMatchObject({ kind: 'rating', text: '骗子公司，联系人王某电话 139…' });
    expect(await refused(t.as(s.token)(operatorReports.list))).toBe('common.forbidden');
    const decide = (hide: boolean) =>
      t.as(op.token)(operatorReports.decide, { params: { id: row.id }, body: { hide, reason: '含第三人隐私' } });
    await Promise.all([decide(true), decide(true)]);
    expect(await refused(decide(false))).toBe('moderation.decided');
    expect((await detail(s, id)).ratings.other).toMatchObject({ hidden: true, text: null, mayReport: false });
    await told(t, s, 'reportHidden');
    await told(t, b, 'contentHidden');
    expect(
      await refused(
        t.as(op.token)(operatorReports.decide, { params: { id: newId() }, body: { hide: true, reason: '含第三人' } }),
      ),
    ).toBe('common.notFound');
  });
});
