import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { InputOf } from '#contract/core/endpoint.ts';
import { homeWork } from '#contract/home/work.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
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
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

type Amend = InputOf<typeof inquiryLife.amend>['body'];
const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
/** The inquiry as it stands, as the amendment of nothing. */
const bodyOf = async (id: string, o: Partial<Amend> = {}): Promise<Amend> => {
  const { row, parts, version } = await own(id);
  return {
    base: version,
    title: row.title.cn ?? '',
    lines: parts.lines.map((l) => ({
      id: l.id,
      product: l.product,
      specification: l.specification.cn ?? '',
      unit: 'kg',
      tiers: l.tiers,
      requirements: l.requirements,
    })),
    processes: [],
    certificates: ['iso-9001'],
    paymentType: 'net30',
    tradeTerm: 'DAP',
    deliveryPlace: '盐城',
    deliveryDate: row.deliveryDate,
    deadline: row.deadline,
    annexes: [],
    maxQuotations: row.maxQuotations,
    ...o,
  };
};
const send = (who: TestPerson, id: string, body: Amend) => t.as(who.token)(inquiryLife.amend, { params: { id }, body });
const amend = async (id: string, o: Partial<Amend> = {}) => send(b, id, await bodyOf(id, o));
/** The first line with other quantities. */
const tiers = async (id: string, to: string[]): Promise<Amend> => {
  const body = await bodyOf(id);
  return { ...body, lines: body.lines.map((l) => ({ ...l, tiers: to })) };
};
const confirm = (who: TestPerson, id: string, version: number) =>
  t.as(who.token)(inquiryLife.confirm, { params: { id }, body: { version } });
const history = (who: TestPerson, id: string) => t.as(who.token)(inquiryLife.history, { params: { id } });
const seen = (who: TestPerson, id: string) => t.as(who.token)(inquiry.forSupplier, { params: { id } });
const accept = (id: string, version?: number) =>
  t.as(b.token)(inquiry.decide, { params: { id }, body: { decision: 'accepted', tier: 1, version } });
const kindsOf = async (who: TestPerson, id: string) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((r) => r.link.includes(id)).map((r) => r.kind);

describe('amendments (deals 38 to 42)', () => {
  it('keeps versions, shows differences, tells, and a quotation is confirmed by one click', async () => {
    const { id } = await publish(t, b);
    await jobsDone(t);
    const q = await quote(t, s1, id);
    expect(await amend(id)).toEqual({ id, version: 1 });
    expect(await amend(id, { note: '请附样品', reason: '补充说明' })).toEqual({ id, version: 2 });
    const [step] = (await history(s2, id)).changes;
    expect(step).toMatchObject({
      version: 2,
      reason: { cn: '补充说明' },
      changes: [{ field: 'note', line: null, before: [], after: [{ text: { cn: '请附样品' } }] }],
    });
    expect((await seen(s1, id)).stands).toBe('ask');
    expect((await own(id)).quotations[0]).toMatchObject({ forVersion: 1, asked: [{ no: 1 }] });
    expect((await t.as(s1.token)(homeWork.work)).tasks.map((x) => x.kind)).toContain('confirmQuotation');
    await jobsDone(t);
    expect(await kindsOf(s1, id)).toContain('inquiryAmendedQuoted');
    expect(await kindsOf(s2, id)).toContain('inquiryAmended');
    expect(await refused(accept(q.id))).toBe('409 life.notConfirmed');
    expect(await refused(confirm(s1, id, 1))).toBe('409 life.amended');
    expect(await refused(confirm(s2, id, 2))).toBe('404 common.notFound');
    await Promise.all([confirm(s1, id, 2), confirm(s1, id, 2)]);
    expect((await seen(s1, id)).stands).toBe('yes');
    await jobsDone(t);
    expect(await kindsOf(b, id)).toContain('quotationConfirmed');
    await accept(q.id);
  });

  it('asks for a revision where something priced has changed, and orders an old quotation as it was asked', async () => {
    const { id } = await publish(t, b);
    const q = await quote(t, s1, id, '10');
    await send(b, id, await tiers(id, ['2000', '6000', '20000']));
    expect((await seen(s1, id)).stands).toBe('no');
    expect(await refused(confirm(s1, id, 2))).toBe('409 life.mustRevise');
    const bought = await accept(q.id, 1);
    const deal = await t.as(b.token)(order.detail, { params: { id: bought.orderId! } });
    expect(deal.row.total).toBe('10000.00');
  });

  it('refuses a quotation that was typed against the version before, and says what changed', async () => {
    const { id } = await publish(t, b);
    const typed = await quotationInput(t, s1, id);
    const other = await quotationInput(t, s2, id);
    const body = await tiers(id, ['2000', '6000', '20000']);
    const [, first] = await Promise.all([send(b, id, body), refused(t.as(s2.token)(inquiry.quote, { body: other }))]);
    expect(['done', '409 life.amended']).toContain(first);
    const err = await t
      .as(s1.token)(inquiry.quote, { body: typed })
      .catch((e: { data: object }) => e);
    expect(err).toMatchObject({
      error: 'life.amended',
      data: { version: 2, changes: [{ field: 'tiers', line: 1 }] },
    });
    const anew = { ...typed, version: 2 };
    expect((await t.as(s1.token)(inquiry.quote, { body: anew })).revision).toBe(1);
    expect((await seen(s1, id)).stands).toBe('yes');
  });

  it('takes one of two amendments of one version, and one of a double click', async () => {
    const { id } = await publish(t, b);
    const [one, two] = [await bodyOf(id, { note: '甲' }), await bodyOf(id, { note: '乙' })];
    const out = await Promise.all([refused(send(b, id, one)), refused(send(b, id, two))]);
    expect(out.toSorted()).toEqual(['409 life.amended', 'done']);
    const three = await bodyOf(id, { note: '丙' });
    const twice = await Promise.all([send(b, id, three), send(b, id, three)]);
    expect(twice.map((x) => x.version)).toEqual([3, 3]);
    expect((await history(b, id)).changes).toHaveLength(2);
  });

  it('adds and removes lines by numbers that mean one line for ever, and keeps material, currency and what is awarded', async () => {
    const { id } = await publish(t, b);
    const body = await bodyOf(id);
    const [line] = body.lines;
    const fresh = { ...line!, id: undefined, specification: 'T800 12K' };
    await send(b, id, { ...body, lines: [line!, fresh] });
    await quote(t, s1, id, '9', { version: 2 });
    const now = await bodyOf(id);
    await send(b, id, { ...now, lines: [now.lines[1]!] });
    expect((await own(id)).parts.lines.map((l) => l.no)).toEqual([2]);
    expect((await seen(s1, id)).stands).toBe('no');
    const later = await bodyOf(id);
    await send(b, id, { ...later, lines: [...later.lines, { ...fresh, specification: 'M40' }] });
    expect((await own(id)).parts.lines.map((l) => l.no)).toEqual([2, 3]);
    const last = await bodyOf(id);
    const other = { ...last, lines: last.lines.map((l) => ({ ...l, product: 'carbon-fibre-large-tow' })) };
    expect(await refused(send(b, id, other))).toMatch(/^4\d\d common.invalid/);
    expect((await history(b, id)).changes.map((c) => c.changes[0]?.field)).toEqual(['line', 'line', 'line']);
  });

  it('shows nothing gated to who has not accepted the agreement, and tells them of nothing gated', async () => {
    const { id } = await publish(t, b, { confidential: true });
    await jobsDone(t);
    await amend(id, { note: '机密补充' });
    await jobsDone(t);
    expect((await history(s2, id)).changes).toEqual([]);
    expect(await t.as(s2.token)(inquiry.detail, { params: { id } })).toMatchObject({ version: null, changes: 0 });
    expect(await kindsOf(s2, id)).not.toContain('inquiryAmended');
    await amend(id, { tradeTerm: 'CIF', note: '机密补充二' });
    const [step, ...rest] = (await history(s2, id)).changes;
    expect(rest).toEqual([]);
    expect(step).toMatchObject({ version: null, reason: null, changes: [{ field: 'tradeTerm' }] });
    await t.as(s2.token)(inquiry.agree, { params: { id }, body: {} });
    expect((await history(s2, id)).changes).toHaveLength(2);
  });

  it('is refused after the deadline, in its last hour, and by everybody else', async () => {
    const { id } = await publish(t, b);
    const body = await bodyOf(id, { note: '晚了' });
    expect(await refused(send(await buyer(t.platform), id, body))).toBe('404 common.notFound');
    await t.platform.db.execute(sql`update inquiries set deadline = now() + interval '30 minutes' where id = ${id}`);
    const near = await bodyOf(id, { note: '晚了' });
    expect(await refused(send(b, id, near))).toMatch(/common.invalid/);
    await t.platform.db.execute(sql`update inquiries set deadline = now() - interval '1 second' where id = ${id}`);
    expect(await refused(send(b, id, body))).toBe('409 inquiry.deadlinePassed');
  });
});
