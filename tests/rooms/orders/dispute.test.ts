import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { answerWithinDays, type DisputeEnd, order } from '#contract/order/calls.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { systemContext } from '#server/platform/context.ts';
import { escalateDue } from '#server/rooms/order/disputes/escalate-due.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { uploaded } from '../../world/files.ts';
import { messagesTo } from '../../world/login.ts';
import { orderOf, step } from '../../world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

const detail = (by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });
const say = (
  by: TestPerson,
  id: string,
  text: string,
  o: { offer?: DisputeEnd; annexes?: string[]; key?: string } = {},
) =>
  t.as(by.token)(order.statement, {
    params: { id },
    body: { clientKey: o.key ?? newId(), text, annexes: o.annexes ?? [], offer: o.offer },
  });
const disputed = async (by: TestPerson = b) => {
  const { id, inquiryId } = await orderOf(t, b, s, ['confirm', 'ship']);
  await step(t, by, id, 'dispute', '面密度低于下限');
  return { id, inquiryId };
};
const age = (id: string, days: number) =>
  t.platform.pool.query(`update orders set disputed_at = now() - make_interval(days => $2) where id = $1`, [id, days]);

describe('a dispute', () => {
  it('is answered by both with evidence that both, and nobody else, can read', async () => {
    const { id } = await disputed();
    expect((await told(t, s, 'orderDisputed', id)).params).toMatchObject({ reason: '面密度低于下限' });
    const report = await uploaded(t, s, 'informe.pdf');
    const key = newId();
    await Promise.all([0, 1].map(() => say(s, id, 'El lote cumple; véase el informe', { annexes: [report], key })));
    await say(b, id, '复检仍不合格');
    await told(t, b, 'disputeStatement', id);
    const seen = await detail(b, id);
    expect(seen.timeline.map((e) => [e.step, e.party, e.reason]).slice(-3)).toEqual([
      ['dispute', 'buyer', '面密度低于下限'],
      ['statement', 'supplier', 'El lote cumple; véase el informe'],
      ['statement', 'buyer', '复检仍不合格'],
    ]);
    const file = seen.timeline.findLast((e) => e.annexes.length)!.annexes[0]!;
    expect(file.name).toBe('informe.pdf');
    const read = async (who: TestPerson) =>
      (await t.api.request(file.url, { headers: { authorization: `Bearer ${who.token}` } })).status;
    const theirs = await uploaded(t, b, 'x.pdf');
    expect(await refused(say(s, id, 'x', { annexes: [theirs] }))).toBe('422 files.notYours');
    const elsewhere = await disputed();
    expect(await refused(say(s, elsewhere.id, 'x', { key }))).toBe('409 common.conflict');
    const rival = await supplier(t.platform);
    expect([await read(b), await read(s), await read(rival)]).toEqual([200, 200, 404]);
    expect(await refused(say(rival, id, 'x'))).toBe('404 common.notFound');
    const reader = await person(t.platform, { userType: 3, roles: ['ROLE_GYS'], entId: s.entId, seat: 'reader' });
    expect(await refused(say(reader, id, 'x'))).toBe('403 common.seat');
    expect((await detail(reader, id)).dispute?.mayAnswer).toBe(false);
  });

  it('ends as one side offers and the other agrees', async () => {
    const { id } = await disputed();
    await say(s, id, '补发两卷', { offer: 'completed' });
    await say(s, id, '改为继续履行', { offer: 'resume' });
    await told(t, b, 'disputeOffer', id);
    const offers = (await detail(b, id)).timeline.filter((e) => e.offer);
    expect(offers.map((e) => e.open)).toEqual([false, true]);
    expect((await detail(s, id)).timeline.some((e) => e.open)).toBe(false);
    const agree = (by: TestPerson, offerId: string) =>
      t.as(by.token)(order.agree, { params: { id }, body: { offerId } });
    expect(await refused(agree(b, offers[0]!.id))).toBe('409 order.offerGone');
    expect(await refused(agree(s, offers[1]!.id))).toBe('409 order.offerGone');
    const both = await Promise.all([agree(b, offers[1]!.id), agree(b, offers[1]!.id)]);
    expect(both.map((x) => x.state)).toEqual(['shipped', 'shipped']);
    expect((await detail(b, id)).timeline.filter((e) => e.step === 'agree')).toHaveLength(1);
    expect(await refused(say(b, id, 'x'))).toBe('409 order.noDispute');
    expect((await detail(b, id)).steps).toContain('receive');
  });

  it('that ends in cancelling frees the lines', async () => {
    const { id, inquiryId } = await disputed();
    await say(b, id, '取消吧', { offer: 'cancelled' });
    const offer = (await detail(s, id)).timeline.find((e) => e.open)!;
    await t.as(s.token)(order.agree, { params: { id }, body: { offerId: offer.id } });
    const open = await t.as(b.token)(inquiry.own, { params: { id: inquiryId } });
    expect([open.row.state, open.parts.lines[0]?.awarded, open.quotations[0]?.state]).toEqual([
      'quoting',
      'open',
      'withdrawn',
    ]);
  });

  it('is dropped by who raised it alone, and can be raised again', async () => {
    const { id } = await disputed(s);
    expect((await detail(b, id)).steps).toEqual([]);
    expect(await refused(step(t, b, id, 'drop', 'x'))).toBe('403 order.notYourStep');
    expect((await detail(s, id)).steps).toEqual(['drop']);
    await step(t, s, id, 'drop', '已收到款');
    expect((await step(t, s, id, 'drop', '已收到款')).state).toBe('shipped');
    await step(t, s, id, 'dispute', '又未付款');
    const news = await t.until(async () => {
      const found = (await t.as(b.token)(notices.page, { query: { size: 100 } })).records;
      const of = found.filter((n) => n.kind === 'orderDisputed' && n.link.includes(id));
      return of.length === 2 ? of : undefined;
    });
    expect(news[0]?.params['reason']).toBe('又未付款');
  });

  it('can be handed to the operator by either side after a week, once', async () => {
    const { id } = await disputed();
    const escalate = (by: TestPerson) => t.as(by.token)(order.escalate, { params: { id } });
    expect(await refused(escalate(s))).toBe('409 order.tooEarly');
    await age(id, 8);
    await escalate(s);
    await Promise.all([escalate(s), escalate(b)]);
    const seen = await detail(b, id);
    expect(seen.dispute?.escalatedAt).toBeTruthy();
    expect(seen.timeline.filter((e) => e.step === 'escalate')).toHaveLength(1);
    await told(t, b, 'disputeEscalated', id);
  });

  it('that the other side leaves unanswered goes to the operator by itself, once; both sides and the desk hear of it', async () => {
    const desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
    const { id } = await disputed();
    const answered = await disputed();
    const ctx = systemContext(t.platform);
    const days = (Date.parse((await detail(s, id)).dispute?.answerBy ?? '') - Date.now()) / 86_400_000;
    expect([days > answerWithinDays - 0.1, days <= answerWithinDays]).toEqual([true, true]);
    await escalateDue(ctx);
    expect((await detail(b, id)).dispute?.escalatedAt).toBeNull();
    // Who raised it says more: that is no answer.
    await say(b, id, '附上复检报告');
    const runOut = (which: string) =>
      t.platform.pool.query(`update orders set answer_until = now() - interval '2 days' where id = $1`, [which]);
    await Promise.all([runOut(id), runOut(answered.id)]);
    // An answer that comes late, but before the job, still counts.
    await say(s, answered.id, '复检由我方安排');
    await Promise.all([escalateDue(ctx), escalateDue(ctx)]);
    await escalateDue(ctx);
    const seen = await detail(s, id);
    expect(seen.dispute?.escalatedAt).toBeTruthy();
    expect(seen.timeline.filter((e) => e.step === 'escalateDue').map((e) => e.party)).toEqual(['clock']);
    expect((await detail(s, answered.id)).dispute).toMatchObject({ answerBy: null, escalatedAt: null });
    for (const who of [b, s])
      await t.until(async () =>
        (await t.as(who.token)(notices.page, { query: {} })).records.find(
          (n) => n.kind === 'orderNews' && n.link.includes(id),
        ),
      );
    const mail = await t.until(async () => (await messagesTo(t, desk.email)).find((m) => m.body.includes(id)));
    expect(mail.body).toContain(`/operator/disputes?id=${id}`);
    expect((await t.as(desk.token)(operatorDisputes.list)).rows.map((r) => r.id)).toContain(id);
  });

  it('is decided by the operator, who reads all of it; both sides are told why, and the audit keeps it', async () => {
    const desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
    const as = t.as(desk.token);
    const { id, inquiryId } = await disputed();
    const report = await uploaded(t, s, 'informe.pdf');
    await say(s, id, 'véase el informe', { annexes: [report] });
    expect(await refused(as(operatorDisputes.read, { params: { id } }))).toBe('404 common.notFound');
    const early = { params: { id }, body: { end: 'completed' as const, reason: '太早了吧' } };
    expect(await refused(as(operatorDisputes.decide, early))).toBe('409 order.noDispute');
    await age(id, 8);
    await t.as(s.token)(order.escalate, { params: { id } });
    const mail = await t.until(async () => (await messagesTo(t, desk.email))[0]);
    expect(mail.body).toContain(`/operator/disputes?id=${id}`);
    expect((await as(operatorDisputes.list)).rows.map((r) => r.id)).toContain(id);
    const seen = await as(operatorDisputes.read, { params: { id } });
    expect(seen.timeline.map((e) => e.step).slice(-3)).toEqual(['dispute', 'statement', 'escalate']);
    const file = (fileId: string, who = desk) =>
      t.api.request(`/api/operator/disputes/${id}/document/${fileId}`, {
        headers: { authorization: `Bearer ${who.token}` },
      });
    const foreign = await uploaded(t, b, 'x.pdf');
    expect([(await file(report)).status, (await file(foreign)).status, (await file(report, b)).status]).toEqual([
      200, 404, 403,
    ]);
    const decide = () =>
      as(operatorDisputes.decide, { params: { id }, body: { end: 'cancelled', reason: '批次不合格' } });
    const both = await Promise.all([decide(), decide()]);
    expect(both.map((x) => x.state)).toEqual(['cancelled', 'cancelled']);
    for (const who of [b, s])
      expect((await told(t, who, 'disputeDecided', id)).params).toMatchObject({ reason: '批次不合格' });
    const open = await t.as(b.token)(inquiry.own, { params: { id: inquiryId } });
    expect([open.row.state, open.parts.lines[0]?.awarded]).toEqual(['quoting', 'open']);
    const { rows } = await t.platform.pool.query(
      `select act, count(*)::int as n from operator_audit where subject_id = $1 group by act order by act`,
      [id],
    );
    expect(rows).toEqual([
      { act: 'dispute.decide', n: 1 },
      { act: 'dispute.view', n: 1 },
      { act: 'document.view', n: 1 },
    ]);
  });
});
