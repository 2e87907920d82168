import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { homeWork } from '#contract/home/work.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { sample } from '#contract/sample/calls.ts';
import { sampleStates, sampleStepsFor } from '#contract/sample/states.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { expireSamples } from '#server/rooms/sample/expire.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { added } from '#tests/world/catalogue.ts';
import { uploaded } from '#tests/world/files.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { told } from '#tests/harness/told.ts';
import { callers, race, times } from '#tests/world/races.ts';
import { sampleActs } from '#tests/world/samples.ts';

let t: TestPlatform;
let [b, other, s, s2] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
let product = '';
let act: ReturnType<typeof sampleActs>;
beforeAll(async () => {
  t = await testPlatform();
  [b, other, s, s2] = await Promise.all([
    buyer(t.platform),
    buyer(t.platform),
    supplier(t.platform),
    supplier(t.platform),
  ]);
  product = (await added(t, s)).id;
  act = sampleActs(t);
});

/** A product of its own for each order: of one, one sample is under way at a time. */
const fresh = async (by = b) => (await act.ask(by, { product: (await added(t, s)).id })).id;
const tasksOf = async (by: TestPerson, id: string) =>
  (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.to.includes(id)).map((x) => x.kind);

describe('a sample order', () => {
  it('goes from the request over price, shipment and receipt to the evaluation, and tells both sides', async () => {
    const { id, number } = await act.ask(b, { product });
    expect(number).toMatch(/^YP\d{8}-\d{4}$/);
    await told(t, s, 'sampleRequested', id);
    expect(await tasksOf(s, id)).toEqual(['answerSample']);
    expect(await act.offer(s, id)).toEqual({ id, state: 'offered' });
    expect(await act.offer(s, id)).toEqual({ id, state: 'offered' });
    await told(t, b, 'sampleOffered', id);
    expect(await tasksOf(b, id)).toEqual(['agreeSample']);
    expect(await act.step(b, id, 'agree')).toEqual({ id, state: 'agreed' });
    await told(t, s, 'sampleAgreed', id);
    expect(await tasksOf(s, id)).toEqual(['sendSample']);
    const certificate = await uploaded(t, s, 'certificate.pdf');
    await act.send(s, id, [certificate]);
    await told(t, b, 'sampleSent', id);
    expect(await tasksOf(b, id)).toEqual(['receiveSample']);
    await act.step(b, id, 'receive');
    expect(await tasksOf(b, id)).toEqual(['evaluateSample']);
    const report = await uploaded(t, b, 'report.pdf');
    expect(await act.evaluate(b, id, 'conditional', [report])).toEqual({ id, state: 'evaluated' });
    await told(t, s, 'sampleEvaluated', id);
    const seen = await act.detail(s, id);
    expect(seen).toMatchObject({
      row: { state: 'evaluated', party: 'supplier', verdict: 'conditional', price: '60.00', quantity: '2.5' },
      sending: { carrier: '顺丰', certificates: [{ id: certificate }] },
      evaluation: { verdict: 'conditional', reports: [{ id: report }] },
      steps: [],
    });
    expect(seen.timeline.map((e) => e.act)).toEqual(['request', 'offer', 'agree', 'send', 'receive', 'evaluate']);
    const read = async (who: TestPerson) =>
      (await t.api.request(`/api/busi/busifile/${report}`, { headers: { authorization: `Bearer ${who.token}` } }))
        .status;
    expect(await Promise.all([b, s, other].map(read))).toEqual([200, 200, 404]);
  });

  it('that is free is agreed at once', async () => {
    const id = await fresh();
    expect(await act.offer(s, id, '0')).toEqual({ id, state: 'agreed' });
    await told(t, b, 'sampleFree', id);
  });

  it('is refused what the table does not hold, and absent for everybody else', async () => {
    const id = await fresh();
    for (const who of [other, s2]) {
      expect(await refused(act.detail(who, id))).toBe('404 common.notFound');
      expect(await refused(act.step(who, id, 'cancel', '不要了'))).toBe('404 common.notFound');
    }
    expect(await refused(act.send(s, id))).toBe('409 sample.wrongState');
    expect(await refused(act.step(s, id, 'agree'))).toBe('403 sample.notYourStep');
    expect(await refused(act.step(s, id, 'decline'))).toMatch(/^422 sample.reasonNeeded/);
    expect(await refused(act.step(s, id, 'cancel', '不做'))).toBe('409 sample.wrongState');
    const reader = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat: 'reader' });
    expect((await act.detail(reader, id)).steps).toEqual([]);
    expect(await refused(act.step(reader, id, 'cancel', '不要了'))).toMatch(/^403 common\.seat/);
    expect(await act.step(s, id, 'decline', '没有小样')).toEqual({ id, state: 'declined' });
    await told(t, b, 'sampleDeclined', id);
    expect(await refused(act.step(b, id, 'cancel', '不要了'))).toBe('409 sample.wrongState');
  });

  it('holds its table: what is over has no steps, and what was sent is cancelled by the buyer alone', () => {
    for (const state of sampleStates)
      for (const party of ['buyer', 'supplier'] as const) {
        const steps = sampleStepsFor(state, party);
        if (['evaluated', 'declined', 'cancelled', 'expired'].includes(state)) expect(steps).toEqual([]);
        if (state === 'received' || (state === 'sent' && party === 'supplier')) expect(steps).not.toContain('cancel');
      }
  });

  it('is one for a product at a time, and not of one’s own company', async () => {
    const p = (await added(t, s)).id;
    await act.ask(b, { product: p });
    expect(await refused(act.ask(b, { product: p }))).toBe('409 sample.alreadyAsked');
    expect(await refused(act.ask(s, { product: p }))).toBe('403 sample.ownCompany');
    expect(await refused(act.ask(b, {}))).toMatch(/^400 common\.invalid/);
    expect(await refused(act.ask(b, { product: newId() }))).toBe('404 common.notFound');
    await act.ask(other, { product: p });
  });
});

describe('of a quotation', () => {
  it('it is asked by the buyer alone, for a line, until the award', async () => {
    const { id: inquiryId } = await publish(t, b);
    const q = await quote(t, s, inquiryId);
    for (const who of [other, s2]) expect(await refused(act.ask(who, { quotation: q.id }))).toBe('404 common.notFound');
    const subject = await t.as(b.token)(sample.subject, { query: { quotation: q.id } });
    expect(subject).toMatchObject({ inquiryId, supplier: { entId: s.entId }, live: [] });
    const { id } = await act.ask(b, { quotation: q.id, line: subject.lines[0]!.no! });
    expect(await act.detail(s, id)).toMatchObject({ inquiryId, quotationId: q.id, row: { party: 'supplier' } });
    const { parts } = await t.as(b.token)(inquiry.own, { params: { id: inquiryId } });
    const awards = [{ quotationId: q.id, lines: [{ lineId: parts.lines[0]!.id, tier: 1 }] }];
    await act.step(b, id, 'cancel', '直接下单');
    await t.as(b.token)(inquiry.award, { params: { id: inquiryId }, body: { awards } });
    expect(await refused(act.ask(b, { quotation: q.id }))).toBe('409 sample.notOffered');
  });

  it('a sealed one is as absent as one that is not there', async () => {
    const { id: inquiryId } = await publish(t, b, { sealed: true });
    const q = await quote(t, s, inquiryId);
    const absent = await refused(act.ask(b, { quotation: newId() }));
    expect(await refused(act.ask(b, { quotation: q.id }))).toBe(absent);
    expect(await refused(t.as(b.token)(sample.subject, { query: { quotation: q.id } }))).toBe(absent);
  });
});

describe('at once', () => {
  it('32 clicks of one key make one, and so do 32 of their own keys', async () => {
    const [x, y] = await Promise.all([buyer(t.platform), buyer(t.platform)]);
    const [p1, p2] = [(await added(t, s)).id, (await added(t, s)).id];
    const clientKey = newId();
    const made = await Promise.all(times(callers, () => act.ask(x, { product: p1, clientKey })));
    expect(new Set(made.map((m) => m.id)).size).toBe(1);
    const many = await race(times(callers, () => () => act.ask(y, { product: p2 })));
    expect(many.filter((r) => r === 'done')).toHaveLength(1);
    const rows = await t.platform.db.execute(
      sql`select count(*)::int n from samples where product_id in (${p1}, ${p2})`,
    );
    expect(rows.rows[0]).toEqual({ n: 2 });
  });

  it('agreeing, cancelling and expiring at once leave one end and one event', async () => {
    const id = await fresh();
    await act.offer(s, id);
    await race(
      times(
        callers,
        (i) => () => (i % 2 ? act.step(b, id, 'agree') : act.step(s, id, 'cancel', '停产')) as Promise<unknown>,
      ),
    );
    const { row, timeline } = await act.detail(b, id);
    expect(['agreed', 'cancelled']).toContain(row.state);
    const acts = timeline.map((e) => e.act).slice(2);
    expect(acts).toEqual([...new Set(acts)]);
    expect(acts.at(-1)).toBe(row.state === 'agreed' ? 'agree' : 'cancel');
  });
});

it('what nobody answers expires, once, however often the job runs', async () => {
  const id = await fresh();
  const late = sql`update samples set expires_at = clock_timestamp() - interval '1 second' where id = ${id}`;
  await t.platform.db.execute(late);
  await Promise.all([1, 2].map(() => expireSamples(systemContext(t.platform))));
  const { row, timeline, expiresAt } = await act.detail(b, id);
  expect([row.state, timeline.map((e) => e.act), expiresAt]).toEqual(['expired', ['request', 'expire'], null]);
  await told(t, s, 'sampleExpired', id);
  await told(t, b, 'sampleExpired', id);
});

it('lists show each side its own, stand in the export, and keep an account until they are over', async () => {
  const own = await person(t.platform, { userType: 2, roles: [roleCodes.buyer] });
  const p = (await added(t, s)).id;
  const { id, number } = await act.ask(own, { product: p });
  const list = (by: TestPerson, query = {}) => t.as(by.token)(sample.page, { query });
  expect((await list(own)).records.map((r) => r.id)).toEqual([id]);
  expect((await list(s, { q: number })).records.map((r) => r.party)).toEqual(['supplier']);
  expect((await list(s2)).total).toBe(0);
  expect((await t.as(own.token)(leaving.matters)).matters).toMatchObject([{ kind: 'sample', number }]);
  await act.step(own, id, 'cancel', '不要了');
  expect((await t.as(own.token)(leaving.matters)).matters).toEqual([]);
  const seller = await supplier(t.platform);
  const { id: lost } = await act.ask(own, { product: (await added(t, seller)).id });
  const held = async (by: TestPerson) =>
    (await t.as(by.token)(leaving.matters)).matters.filter((m) => m.kind === 'sample').length;
  await act.offer(seller, lost, '0');
  expect([await held(own), await held(seller)]).toEqual([1, 1]);
  await act.send(seller, lost);
  expect([await held(own), await held(seller)]).toEqual([1, 0]);
  expect(await refused(act.step(own, lost, 'cancel'))).toMatch(/^422 sample.reasonNeeded/);
  expect(await act.step(own, lost, 'cancel', '包裹遗失')).toEqual({ id: lost, state: 'cancelled' });
});
