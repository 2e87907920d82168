import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { InputOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { notices } from '#contract/notices/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { expireInquiries } from '#server/rooms/inquiry/inquiries/expire-inquiries.ts';
import { remind } from '#server/rooms/inquiry/suppliers/remind.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quotationInput, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([
    buyer(t.platform),
    supplier(t.platform),
    supplier(t.platform, { countryCode: 'ES' }),
  ]);
});

const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();
const set = (id: string, what: string) => t.pool.query(`update inquiries set ${what} where id = $1`, [id]);
const move = (who: TestPerson, id: string, deadline: string, more: object = {}) =>
  t.as(who.token)(inquiryLife.moveDeadline, { params: { id }, body: { deadline, ...more } });
const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
const seen = (who: TestPerson, id: string) => t.as(who.token)(inquiry.forSupplier, { params: { id } });
type Decline = InputOf<typeof inquiryLife.decline>['body'];
const decline = (who: TestPerson, id: string, body: Decline = { reason: 'capacity' }) =>
  t.as(who.token)(inquiryLife.decline, { params: { id }, body });
const noticesOf = async (who: TestPerson, id: string) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((r) => r.link.includes(id));

describe('deadline, hall and invitations (deals 43 to 47)', () => {
  it('extends a deadline, tells in the reader’s time, never nearer than an hour', async () => {
    const { id } = await publish(t, b);
    await jobsDone(t);
    const to = inDays(20);
    expect(await refused(move(s1, id, to))).toMatch(/^40[34]/);
    expect(await refused(move(b, id, new Date(Date.now() + 1_800_000).toISOString()))).toMatch(/common.invalid/);
    await Promise.all([move(b, id, to), move(b, id, to)]);
    expect((await own(id)).changes).toBe(1);
    await jobsDone(t);
    const [told] = (await noticesOf(s2, id)).filter((n) => n.kind === 'inquiryExtended');
    expect(told?.params['until']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC\+[12] \(.* UTC\+8\)$/);
    const [china] = (await noticesOf(s1, id)).filter((n) => n.kind === 'inquiryExtended');
    expect(china?.params['until']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC\+8$/);
  });

  it('opens anew what is out of date, also at the second of the deadline, with another day of delivery', async () => {
    const { id } = await publish(t, b);
    const body = await quotationInput(t, s1, id);
    await set(id, `deadline = now() - interval '1 second', delivery_date = current_date + 2`);
    expect(await refused(t.as(s1.token)(inquiry.quote, { body }))).toBe('409 inquiry.deadlinePassed');
    expect(await refused(move(b, id, inDays(5)))).toMatch(/common.invalid/);
    await move(b, id, inDays(5), { deliveryDate: inDays(30).slice(0, 10) });
    expect((await own(id)).row.state).toBe('quoting');
    expect(await refused(t.as(s1.token)(inquiry.quote, { body }))).toBe('409 life.amended');
    await t.as(s1.token)(inquiry.quote, { body: { ...body, version: 2 } });
    // Of a quotation and the deadline's move at its very second each is judged by the clock under the lock.
    const late = await publish(t, b);
    const racing = await quotationInput(t, s1, late.id);
    await set(late.id, `deadline = clock_timestamp() + interval '30 milliseconds'`);
    const out = await Promise.all([
      refused(move(b, late.id, inDays(9))),
      refused(t.as(s1.token)(inquiry.quote, { body: racing })),
    ]);
    expect(out[0]).toBe('done');
    expect(['done', '409 inquiry.deadlinePassed']).toContain(out[1]);
    expect((await own(late.id)).row.state).toBe('quoting');
  });

  it('moves an inquiry up in the hall once a day, one of many at once', async () => {
    const { id } = await publish(t, b);
    const later = await publish(t, b);
    const refresh = () => refused(t.as(b.token)(inquiryLife.refresh, { body: { id } }));
    expect(await refresh()).toBe('409 life.refreshedToday');
    await set(id, `listed_at = listed_at - interval '1 day'`);
    const first = async () => (await t.as()(inquiry.page, { query: { size: 1 } })).records[0]?.id;
    expect(await first()).toBe(later.id);
    const out = await Promise.all(Array.from({ length: 5 }, refresh));
    expect(out.filter((o) => o === 'done')).toHaveLength(1);
    expect(await first()).toBe(id);
  });

  it('invites suppliers after publishing, and tells the new ones once', async () => {
    const { id } = await publish(t, b, { visibility: 'invited', invited: [s1.entId!] });
    await jobsDone(t);
    expect(await refused(seen(s2, id))).toBe('404 common.notFound');
    const invite = (companies: string[]) => t.as(b.token)(inquiryLife.invite, { params: { id }, body: { companies } });
    expect(await refused(invite([b.entId!]))).toMatch(/common.invalid/);
    const out = await Promise.all([invite([s2.entId!]), invite([s2.entId!, s1.entId!])]);
    expect(out.map((o) => o.invited)).toEqual([2, 2]);
    await jobsDone(t);
    expect((await noticesOf(s2, id)).filter((n) => n.kind === 'inquiryMatched')).toHaveLength(1);
    expect((await own(id)).told.map((x) => [x.invited, x.told])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('tells bidders why it was withdrawn', async () => {
    const { id } = await publish(t, b);
    await quote(t, s1, id);
    await t.as(b.token)(inquiry.withdraw, { params: { id }, body: { reason: '项目取消' } });
    await jobsDone(t);
    expect((await noticesOf(s1, id))[0]).toMatchObject({
      kind: 'inquiryWithdrawnFor',
      params: { reason: { cn: '项目取消' } },
    });
    expect((await seen(s1, id)).withdrawnReason).toEqual({ cn: '项目取消' });
  });

  it('keeps templates of a company, by name', async () => {
    const save = (name: string, title: string) =>
      t.as(b.token)(inquiryLife.saveTemplate, { body: { name, content: { title } } });
    const [one, two] = [await save('季度', '甲'), await save('季度', '乙')];
    expect(two.id).toBe(one.id);
    const read = (who: TestPerson) => t.as(who.token)(inquiryLife.template, { params: { id: one.id } });
    expect((await read(b)).content).toEqual({ title: '乙' });
    expect(await refused(read(await buyer(t.platform)))).toBe('404 common.notFound');
    await t.as(b.token)(inquiryLife.removeTemplate, { params: { id: one.id } });
    expect((await t.as(b.token)(inquiryLife.templates)).templates).toEqual([]);
  });

  it('answers the calls of older clients', async () => {
    const { id } = await publish(t, b);
    const outline = await t.as(b.token)(inquiryLife.outline, { params: { id } });
    expect(outline).toMatchObject({ parts: null, buyer: null, talk: null, own: true });
    const lines = await t.as(b.token)(inquiryLife.lines, { query: { size: 1 } });
    expect(lines.records[0]).toMatchObject({ no: 1, inquiry: { id }, product: { slug: 'carbon-fibre-small-tow' } });
    const q = await quote(t, s1, id);
    const done = await t.as(b.token)(inquiryLife.decideNamed, { body: { id: q.id, decision: 'refused' } });
    expect(done.id).toBe(q.id);
  });
});

describe('who declines, and who is reminded (deals 48 and 49)', () => {
  it('shows the buyer alone who looked, asked and declined; twenty at once are one', async () => {
    const { id } = await publish(t, b);
    await jobsDone(t);
    await seen(s1, id);
    const out = await Promise.all(Array.from({ length: 20 }, () => refused(decline(s1, id))));
    expect(new Set(out)).toEqual(new Set(['done']));
    await jobsDone(t);
    expect((await noticesOf(b, id)).filter((n) => n.kind === 'inquiryDeclined')).toHaveLength(1);
    const row = (await own(id)).told.find((x) => x.company.id === s1.entId);
    expect(row).toMatchObject({ told: true, asked: 0, quoted: false, declined: { reason: 'capacity' } });
    expect(row?.looked).not.toBeNull();
    expect(await seen(s1, id)).toMatchObject({ declined: { reason: 'capacity' }, mayDecline: true });
    expect(JSON.stringify(await seen(s2, id))).not.toContain('capacity');
    await t.as(s1.token)(inquiryLife.undoDecline, { params: { id } });
    expect((await seen(s1, id)).declined).toBeNull();
    await decline(s1, id, { reason: 'other', note: '产线检修' });
    await quote(t, s1, id);
    expect((await own(id)).told.find((x) => x.company.id === s1.entId)).toMatchObject({ quoted: true, declined: null });
    expect(await refused(decline(s1, id))).toBe('409 life.alreadyQuoted');
  });

  it('reminds invited companies that said nothing, once a time, and nobody who had no more time than that', async () => {
    const invited = [s1.entId!, s2.entId!];
    const { id } = await publish(t, b, { visibility: 'invited', invited });
    const short = await publish(t, b, { visibility: 'invited', invited, deadline: inDays(2) });
    await jobsDone(t);
    const reminded = async (who: TestPerson, of: string) => {
      await Promise.all([remind(systemContext(t.platform)), remind(systemContext(t.platform))]);
      await jobsDone(t);
      return (await noticesOf(who, of)).filter((n) => n.kind === 'inquiryClosing').map((n) => n.params['days']);
    };
    expect(await reminded(s1, id)).toEqual([]);
    await decline(s2, id);
    await t.platform.db.execute(sql`update inquiry_matches set told_at = told_at - interval '9 days'`);
    await set(id, `deadline = now() + interval '2 days', published_at = published_at - interval '9 days'`);
    expect(await reminded(s1, id)).toEqual([3]);
    expect(await reminded(s1, id)).toEqual([3]);
    await set(id, `deadline = deadline - interval '30 hours'`);
    expect(new Set(await reminded(s1, id))).toEqual(new Set([1, 3]));
    expect(await reminded(s2, id)).toEqual([]);
    expect(await reminded(s1, short.id)).toEqual([]);
  });

  it('tells the buyer once that the deadline has passed, with what waits for a decision (deals 11)', async () => {
    const [full, empty, sealed] = [await publish(t, b), await publish(t, b), await publish(t, b, { sealed: true })];
    await quote(t, s1, full.id);
    await jobsDone(t);
    for (const { id } of [full, empty, sealed]) await set(id, `deadline = now() - interval '1 second'`);
    await Promise.all([expireInquiries(systemContext(t.platform)), expireInquiries(systemContext(t.platform))]);
    await jobsDone(t);
    const closed = async (id: string) =>
      (await noticesOf(b, id)).filter((n) => n.kind.startsWith('inquiryClosed')).map((n) => [n.kind, n.params['n']]);
    expect(await closed(full.id)).toEqual([['inquiryClosed', 1]]);
    expect(await closed(empty.id)).toEqual([['inquiryClosedEmpty', 0]]);
    // Nothing is opened of a sealed one to which nobody quoted: the buyer hears of its end here.
    expect(await closed(sealed.id)).toEqual([['inquiryClosedEmpty', 0]]);
    expect((await noticesOf(s1, full.id)).some((n) => n.kind.startsWith('inquiryClosed'))).toBe(false);
  });
});
