import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { homeWork } from '#contract/home/work.ts';
import { identity } from '#contract/identity/calls.ts';
import { cards } from '#contract/cards/calls.ts';
import { following } from '#contract/following/calls.ts';
import { drafts } from '#contract/drafts/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { sites } from '#contract/sites/calls.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { statementsOf } from '#tests/harness/statements.ts';
import { decideAs, submitAs } from '#tests/world/applications.ts';
import { inquiryInput, publish, quote } from '#tests/world/inquiries.ts';
import { productRows } from '#tests/world/lists.ts';
import { orderOf, step } from '#tests/world/orders.ts';
import { buyer, company, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let op: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
});

type Work = DataOf<typeof homeWork.work>;
const whole = (who: TestPerson): Promise<Work> => t.as(who.token)(homeWork.work);
/** Without the pages that every supplier is asked to write, which have a test of their own. */
const work = async (who: TestPerson): Promise<Work> => {
  const w = await whole(who);
  return { ...w, tasks: w.tasks.filter((x) => x.kind !== 'completeSite') };
};
const kinds = (w: Work) => w.tasks.map((x) => x.kind);
const page = { current: 1, size: 100 };
const back = (table: string, id: string, set: string) => t.pool.query(`update ${table} set ${set} where id = $1`, [id]);

describe('a buyer’s Monday', () => {
  it('has the late order first, then the inquiry to decide; every count is that of the list behind it', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const toDecide = await publish(t, b, { title: '主梁拉挤板' });
    await quote(t, s, toDecide.id, '88', {
      validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    });
    await back('inquiries', toDecide.id, `deadline = now() - interval '1 hour'`);
    const open = await publish(t, b, { title: '蒙皮用预浸料' });
    const quiet = await publish(t, b, { title: '灌注用多轴布' });
    await back('inquiries', quiet.id, `published_at = now() - interval '4 days'`);
    await t.as(b.token)(inquiry.saveDraft, { body: { base: 0, content: { title: '叶根螺栓' } } });
    const late = await orderOf(t, b, s, ['confirm']);
    await back('orders', late.id, `delivery_date = current_date - 5`);

    const w = await work(b);
    expect(kinds(w)).toEqual(['lateOrder', 'decideQuotations', 'noQuotations', 'continueInquiry']);
    expect(w.tasks[0]).toMatchObject({
      kind: 'lateOrder',
      id: late.id,
      may: true,
      to: `/orderCenter/orderDetail?id=${late.id}`,
    });
    expect(w.tasks.find((x) => x.kind === 'decideQuotations')).toMatchObject({
      id: toDecide.id,
      n: 1,
      number: toDecide.number,
    });
    expect(w.tasks.find((x) => x.kind === 'noQuotations')).toMatchObject({ id: quiet.id });
    expect(w.tasks.find((x) => x.kind === 'continueInquiry')?.title).toEqual({ cn: '叶根螺栓' });
    expect(w.count).toMatchObject({ tasks: 4, overdue: 1 });

    const own = await t.as(b.token)(inquiry.ownPage, { query: page });
    expect(w.buying?.all).toBe(own.total);
    for (const thread of w.buying?.threads ?? []) {
      const row = own.records.find((r) => r.id === thread.id);
      expect(row).toMatchObject({ state: thread.state, matched: thread.matched, quotations: thread.quotations });
    }
    expect(w.buying?.threads.map((x) => x.id)).toEqual(expect.arrayContaining([open.id, quiet.id, toDecide.id]));
    expect(w.buying?.threads.find((x) => x.id === late.inquiryId)).toMatchObject({ state: 'awarded', orders: 1 });
    expect(w.buying?.decision).toMatchObject({ id: toDecide.id, quotations: [{ meets: 1, asked: 1, lowest: false }] });
    expect(w.orders?.all).toBe((await t.as(b.token)(order.page, { query: page })).total);
    expect(w.selling).toBeNull();
    expect(w.start.fresh).toBe(false);
  });

  it('ranks quotations only where they can be compared', async () => {
    const [b, s, other] = [await buyer(t.platform), await supplier(t.platform), await supplier(t.platform)];
    const { id } = await publish(t, b);
    await quote(t, s, id, '90');
    await quote(t, other, id, '80');
    await back('inquiries', id, `deadline = now() - interval '1 hour'`);
    expect((await work(b)).buying?.decision?.quotations.map((q) => q.lowest)).toEqual([true, false]);
    await t.pool.query(`update quotations set currency = 'EUR' where inquiry_id = $1 and ent_id = $2`, [id, s.entId]);
    expect((await work(b)).buying?.decision?.quotations.map((q) => q.lowest)).toEqual([false, false]);
  });

  it('releases again what closed without a quotation, and decides applications for a purchase', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const { id } = await publish(t, b);
    await back('inquiries', id, `deadline = now() - interval '2 days'`);
    const bought = await t.as(b.token)(purchase.add, {
      body: {
        clientKey: newId(),
        title: { cn: '碳纤维年度采购' },
        description: { cn: '采购一年用量的 T700 级碳纤维，按月交货，须先寄样品做试制。' },
        products: ['carbon-fibre-small-tow'],
        certificates: [],
        deadline: new Date(Date.now() + 864_000_000).toISOString(),
      },
    });
    await t.as(s.token)(purchase.apply, {
      params: { id: bought.id },
      body: { clientKey: newId(), message: '我司可按要求供货，附证书。', annexes: [] },
    });
    const w = await work(b);
    expect(kinds(w)).toEqual(['decideApplications', 'releaseAgain']);
    expect(w.tasks[1]?.to).toContain(`copy=${id}`);
    await back('inquiries', id, `deadline = now() - interval '30 days', updated_at = now() - interval '30 days'`);
    expect(kinds(await work(b))).toEqual(['decideApplications']);
  });
});

describe('a supplier’s Monday', () => {
  it('has matches with reasons, what was begun, awards to confirm and orders to ship', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const soon = await publish(t, b);
    await back('inquiries', soon.id, `deadline = now() + interval '20 hours'`);
    const begun = await publish(t, b);
    const far = await publish(t, b);
    await t.until(
      async () =>
        (await t.pool.query('select 1 from inquiry_matches where ent_id = $1 and told_at is not null', [s.entId]))
          .rowCount! >= 3,
    );
    await t.as(s.token)(drafts.save, { body: { form: `quote.${begun.id}`, base: 0, content: { place: '盐城' } } });
    const awarded = await orderOf(t, b, s);
    const running = await orderOf(t, b, s, ['confirm']);
    const w = await work(s);
    expect(w.tasks.map((x) => [x.kind, x.id])).toEqual([
      ['quote', soon.id],
      ['confirmOrder', awarded.id],
      ['shipOrder', running.id],
      ['continueQuotation', begun.id],
    ]);
    expect(w.selling?.matches.map((m) => m.id)).toEqual(expect.arrayContaining([soon.id, far.id]));
    expect(w.selling?.matches[0]?.reasons.length).toBeGreaterThan(0);
    const list = await t.as(s.token)(inquiry.businessPage, { query: { ...page, filter: 'notOffered' } });
    expect(w.selling?.open).toBe(list.total);
    await quote(t, s, far.id);
    const after = await work(s);
    const sent = await t.as(s.token)(inquiry.myQuotations, { query: { ...page, state: 'submitted' } });
    expect([after.selling?.waiting, after.selling?.offers.map((o) => o.inquiryId)]).toEqual([sent.total, [far.id]]);
    expect(after.selling?.matches.map((m) => m.id)).not.toContain(far.id);
  });

  it('revises a price that ends before the buyer decides', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const { id } = await publish(t, b);
    const q = await quote(t, s, id);
    expect(kinds(await work(s))).not.toContain('reviseQuotation');
    await back('quotations', q.id, `valid_until = current_date + 1`);
    expect(kinds(await work(s))).toContain('reviseQuotation');
  });

  it('answers in a dispute when the other side has spoken', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const o = await orderOf(t, b, s, ['confirm']);
    await step(t, b, o.id, 'dispute', '两卷面密度低于下限');
    expect([kinds(await work(b)), kinds(await work(s))]).toEqual([[], ['answerDispute']]);
  });
});

describe('a seat', () => {
  it('sees and counts only its own part, and a reader gets acts to read', async () => {
    const [both, s, b] = [await supplier(t.platform), await supplier(t.platform), await buyer(t.platform)];
    const entId = both.entId!;
    const roles = [roleCodes.buyer, roleCodes.supplier];
    await t.pool.query('update users set user_type = 3, roles = $2 where id = $1', [both.userId, roles]);
    const seat = (x: 'purchasing' | 'sales' | 'reader') => person(t.platform, { userType: 3, roles, entId, seat: x });
    const [purchasing, sales, reader] = [await seat('purchasing'), await seat('sales'), await seat('reader')];
    await orderOf(t, both, s, ['confirm', 'ship']);
    await orderOf(t, b, both);
    const seen = async (who: TestPerson) => {
      const w = await work(who);
      return {
        kinds: kinds(w),
        may: w.tasks.map((x) => x.may),
        orders: w.orders?.all,
        buys: w.buying !== null,
        sells: w.selling !== null,
      };
    };
    const yes = [true, true];
    expect(await seen(both)).toEqual({
      kinds: ['confirmOrder', 'receiveOrder'],
      may: yes,
      orders: 2,
      buys: true,
      sells: true,
    });
    expect(await seen(purchasing)).toEqual({
      kinds: ['receiveOrder'],
      may: [true],
      orders: 1,
      buys: true,
      sells: false,
    });
    expect(await seen(sales)).toEqual({ kinds: ['confirmOrder'], may: [true], orders: 1, buys: false, sells: true });
    expect(await seen(reader)).toEqual({
      kinds: ['confirmOrder', 'receiveOrder'],
      may: [false, false],
      orders: 2,
      buys: true,
      sells: true,
    });
    expect((await work(reader)).buying?.mayRelease).toBe(false);
    expect((await work(reader)).selling?.mayQuote).toBe(false);
  });

  it('of another company sees nothing of it', async () => {
    const [b, s, stranger] = [await buyer(t.platform), await supplier(t.platform), await buyer(t.platform)];
    await orderOf(t, b, s, ['confirm', 'ship']);
    const w = await work(stranger);
    expect([w.tasks, w.buying?.all, w.orders?.all]).toEqual([[], 0, 0]);
    const service = await person(t.platform, { userType: 4, roles: [roleCodes.customerService], entId: s.entId });
    const empty = await work(service);
    expect([empty.tasks, empty.buying, empty.selling, empty.orders, empty.start.way]).toEqual([
      [],
      null,
      null,
      null,
      'none',
    ]);
  });
});

describe('a newcomer', () => {
  it('who buys alone completes their information, then releases', async () => {
    const p = await person(t.platform, { userType: 2, roles: [roleCodes.buyer], isFinish: false });
    const first = await work(p);
    expect(first.start).toMatchObject({ way: 'buyer', now: 'complete', to: null, fresh: true, needsMail: false });
    await t.pool.query('update users set is_finish = true where id = $1', [p.userId]);
    const then = await work(p);
    expect(then.start).toMatchObject({ now: 'publish', fresh: true });
    expect(then.start.to).toMatch(/^\/buyerInquirydata\/releaseEnquiries/);
    await publish(t, p);
    expect((await work(p)).start).toMatchObject({ now: null, fresh: false });
  });

  it('who wants to supply is led from the company to its verification, as it stands', async () => {
    const entId = await company(t.platform);
    const p = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId, isFinish: false });
    await t.pool.query(`update users set profile = '{"wishes": ["supplier"]}' where id = $1`, [p.userId]);
    expect((await work(p)).start).toMatchObject({ way: 'supplier', now: 'company', fresh: true });
    await t.pool.query('update users set is_finish = true where id = $1', [p.userId]);
    expect((await work(p)).start).toMatchObject({
      now: 'verify',
      to: '/authenticationdata/beSupplier',
      verify: { state: 'none' },
    });
    const { id } = await submitAs(t, p);
    expect((await work(p)).start.verify).toMatchObject({ state: 'submitted' });
    await decideAs(t, op, id, 'askMore', { reasons: ['blurred'] });
    const asked = await work(p);
    expect([asked.start.verify.state, kinds(asked)]).toEqual(['moreAsked', ['sendDocuments']]);
    await submitAs(t, p);
    await decideAs(t, op, id, 'approve');
    expect((await work(p)).start).toMatchObject({ now: 'quote', to: '/supplierdata/supplierInquiryList' });
  });

  it('who has a phone alone is asked for a mail address', async () => {
    const p = await person(t.platform, { userType: 2, roles: [roleCodes.buyer] });
    await t.pool.query(`update users set email = null, phone = '13912340001' where id = $1`, [p.userId]);
    expect((await work(p)).start).toMatchObject({ needsMail: true, lacks: ['email', 'needs'] });
    expect((await t.as(p.token)(identity.userInfo)).sysUser.email).toBeNull();
  });
});

it('a supplier is asked for its pages until they are whole and published; a seat that does not manage is not', async () => {
  const s = await supplier(t.platform);
  const sales = await person(t.platform, { userType: 1, roles: [roleCodes.supplier], entId: s.entId, seat: 'sales' });
  const lacking = async (who: TestPerson) => (await whole(who)).tasks.find((x) => x.kind === 'completeSite');
  expect(await lacking(s)).toMatchObject({
    n: 3,
    to: '/userBusinessdata/userBusiness',
    title: { en: 'The claim is missing' },
  });
  expect(await lacking(sales)).toBeUndefined();
  const text = { cn: '<p>一</p>', en: '<p>One</p>', es: '<p>Uno</p>' } as never;
  const block = { title: {}, body: text, picture: null };
  await t.as(s.token)(sites.updateHeader, { body: { claim: { cn: '一', en: 'One', es: 'Uno' }, banner: null } });
  await t.as(s.token)(sites.updateOverview, { body: block });
  await t.as(s.token)(sites.updateProduction, { body: { ...block, machines: [] } });
  expect(await lacking(s)).toMatchObject({ n: 0, title: { en: 'The draft is not published' } });
  await t.as(s.token)(sites.publish, { body: { base: 3 } });
  expect(await lacking(s)).toBeUndefined();
});

it('news of an alert stand until their notice is read', async () => {
  const s = await supplier(t.platform);
  await t.pool.query(
    `insert into notices (id, user_id, kind, params, link, dedupe) values ($1, $2, 'inquiryAlert', $3, '/moreInquiry.html', 'x')`,
    [newId(), s.userId, { number: 'XJ1', title: { cn: '碳布' } }],
  );
  const [news] = (await work(s)).tasks;
  expect(news).toMatchObject({ kind: 'alertNews', number: 'XJ1', title: { cn: '碳布' } });
  await t.as(s.token)(notices.read, { body: { ids: [news!.id] } });
  expect((await work(s)).tasks).toEqual([]);
});

it('news of a product search stand beside those of inquiries until their notice is read', async () => {
  const b = await buyer(t.platform);
  await t.pool.query(
    `insert into notices (id, user_id, kind, params, link, dedupe) values ($1, $2, 'productAlert', $3, '/search.html', 'x')`,
    [newId(), b.userId, { name: { cn: '“T700”' }, n: 3 }],
  );
  const [news] = (await work(b)).tasks;
  expect(news).toMatchObject({ kind: 'productNews', title: { cn: '“T700”' }, n: 3, to: '/search.html' });
  await t.as(b.token)(notices.read, { body: { ids: [news!.id] } });
  expect((await work(b)).tasks).toEqual([]);
});

it('a home takes as many statements however much waits', async () => {
  const s = await supplier(t.platform, { categories: ['glass-fibre'] });
  await t.pool.query('update users set user_type = 3, roles = $2 where id = $1', [
    s.userId,
    [roleCodes.buyer, roleCodes.supplier],
  ]);
  const [b, other] = [await buyer(t.platform), await supplier(t.platform)];
  const grow = async () => {
    const { id } = await publish(t, s, inquiryInput({ title: '我要采购' }));
    await quote(t, other, id);
    await back('inquiries', id, `deadline = now() - interval '1 hour'`);
    await orderOf(t, b, s);
    await orderOf(t, s, other, ['confirm', 'ship']);
    await quote(t, s, (await publish(t, b)).id);
    const [looks, made] = [await buyer(t.platform), await supplier(t.platform)];
    await t.as(looks.token)(cards.exchange, { query: { enterpriseId: s.entId!, isCard: '1' } });
    await t.as(s.token)(following.follow, { params: { id: made.entId! } });
    await productRows(t, made.entId!, 1);
    await t.pool.query(`update products set created_at = now() where ent_id = $1`, [made.entId]);
    await t.pool.query(`insert into footprint_settings (user_id, named) values ($1, true)`, [looks.userId]);
    await t.pool.query(`insert into visits (id, ent_id, visitor_id, day) values ($1, $2, $3, current_date)`, [
      newId(),
      s.entId,
      looks.userId,
    ]);
  };
  await grow();
  await work(s);
  const measure = async () => {
    // Jobs would hold connections: a statement that waits for one is not counted.
    await jobsDone(t);
    let n = 0;
    const sent = await statementsOf(async () => (n = (await work(s)).count.tasks));
    return { sent, n };
  };
  const before = await measure();
  await grow();
  await grow();
  const after = await measure();
  expect(after.n).toBeGreaterThan(before.n);
  expect(after.sent.length, after.sent.join('\n')).toBe(before.sent.length);
});
