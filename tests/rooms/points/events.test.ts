import { beforeAll, expect, it } from 'vitest';
import { following } from '#contract/following/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { points } from '#contract/points/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { emit, inTransaction, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { personCompleted, personRegistered } from '#server/rooms/identity/events.ts';
import { orderRated, ratingHidden } from '#server/rooms/order/events.ts';
import { verificationApproved } from '#server/rooms/verification/events.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
const balanceOf = (p: TestPerson) => t.as(p.token)(points.currentScore);
const has = (p: TestPerson, wanted: Partial<Awaited<ReturnType<typeof balanceOf>>>) =>
  t.until(async () => {
    const now = await balanceOf(p);
    return Object.entries(wanted).every(([k, v]) => now[k as 'available'] === v);
  });
const linesOf = async (p: TestPerson) => (await t.as(p.token)(points.page, { query: { sort: 'oldest' } })).records;

it('earns by a public inquiry, held, and loses it when that is withdrawn; the member is told (points 5, 10)', async () => {
  const p = await buyer(t.platform);
  const { id, number } = await publish(t, p);
  await has(p, { pending: 30 });
  expect(await linesOf(p)).toMatchObject([{ rule: 'PUBLISH_INQUIRY', about: number, amount: 30, pending: 30 }]);
  await t.as(p.token)(inquiry.withdraw, { params: { id }, body: { reason: '不再需要' } });
  await has(p, { pending: 0 });
  expect((await linesOf(p)).at(-1)).toMatchObject({ act: 'reverse', about: number, amount: -30 });
  const told = await t.until(async () =>
    (await t.as(p.token)(notices.page, { query: {} })).records.find((n) => n.kind === 'pointsReversed'),
  );
  expect(told.link).toBe('/integralManagedata/integralManage');
});

it('earns by the first version of a quotation, and loses it with that (points 10)', async () => {
  const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
  const { id } = await publish(t, b);
  const { id: quotation } = await quote(t, s, id);
  await has(s, { pending: 15 });
  await t.as(s.token)(inquiryQuoting.withdraw, { params: { id: quotation }, body: { reason: '产能不足' } });
  await has(s, { pending: 0 });
});

it('earns by what other rooms tell: profile, verification, invitation, rating, following (points 10, 11, 12)', async () => {
  const ctx = systemContext(t.platform);
  const [inviter, p, s] = [await buyer(t.platform), await buyer(t.platform), await supplier(t.platform)];
  await t.pool.query('update users set inviter_id = $1 where id = $2', [inviter.userId, p.userId]);
  const ratingId = newId();
  const approved = {
    applicationId: newId(),
    applicantId: p.userId,
    kind: 'personal' as const,
    number: 'RZ-1',
    submission: 1,
  };
  await inTransaction(ctx, async (tx) => {
    for (let i = 0; i < 2; i += 1) {
      await emit(tx, personRegistered, { userId: p.userId });
      await emit(tx, personCompleted, { userId: p.userId });
      await emit(tx, verificationApproved, { ...approved, reasons: [], note: null });
      await emit(tx, orderRated, { ratingId, orderId: newId(), number: 'DD-1', userId: p.userId });
    }
  });
  await t.as(p.token)(following.follow, { params: { id: s.entId ?? '' } });
  await has(p, { available: 200 + 300 + 20 + 2 });
  await has(inviter, { available: 100, pending: 20 });
  await inTransaction(ctx, (tx) => emit(tx, ratingHidden, { ratingId }));
  await has(p, { available: 502 });
});
