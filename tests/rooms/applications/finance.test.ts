import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '#contract/core/endpoint.ts';
import { finance } from '#contract/finance/calls.ts';
import { financeRules } from '#contract/finance/rules.ts';
import { notices } from '#contract/notices/calls.ts';
import { orderDocuments } from '#contract/order/documents.ts';
import { serviceApplications } from '#contract/services/applications.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { expireApplications } from '#server/rooms/services/applications/expire.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { orderOf } from '#tests/world/orders.ts';
import { buyer, provider, supplier, type TestPerson } from '#tests/world/people.ts';
import { dayIn, serviceActs } from '#tests/world/rooms/services.ts';

let t: TestPlatform;
let [b, s, bank, rival] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
let services: ReturnType<typeof serviceActs>;
let [offer, other] = ['', ''];

beforeAll(async () => {
  t = await testPlatform();
  [b, s, bank, rival] = await Promise.all([
    buyer(t.platform),
    supplier(t.platform),
    provider(t.platform),
    provider(t.platform),
  ]);
  services = serviceActs(t);
  [offer, other] = await Promise.all([
    services.offer(bank, { kind: 'chainFinance', prices: [] }),
    services.offer(rival, { kind: 'chainFinance', prices: [] }),
  ]);
});

const error = async (call: Promise<unknown>) => (await refusal(call)).error;
const ordersOf = async (by: TestPerson) => (await t.as(by.token)(finance.orders)).orders;
const apply = (by: TestPerson, order: string, o: Partial<InputOf<typeof finance.apply>['body']> = {}) =>
  t.as(by.token)(finance.apply, {
    body: {
      clientKey: newId(),
      offer,
      order,
      amount: '10000',
      creditDays: 90,
      documents: [],
      consent: 'v1',
      ...o,
    },
  });
/** A confirmed order over 100,000. */
const confirmed = async () => {
  const { id } = await orderOf(t, b, s, ['confirm']);
  await t.platform.db.execute(sql`update orders set total = 100000 where id = ${id}`);
  return id;
};
const shared = async (by: TestPerson, id: string) => (await t.as(by.token)(finance.shared, { params: { id } })).shared;
const file = async (by: TestPerson, id: string, fileId: string) =>
  (
    await t.api.request(`/api/busi/finance/shared/${id}/${fileId}`, {
      headers: { authorization: `Bearer ${by.token}` },
    })
  ).status;

describe('orders that can be financed', () => {
  it('are one’s own in the states of the rules, up to their share of what is unpaid', async () => {
    const { id: fresh } = await orderOf(t, b, s);
    const id = await confirmed();
    const of = async (by: TestPerson) => (await ordersOf(by)).find((o) => o.id === id);
    expect(await of(s)).toMatchObject({ form: 'receivable', most: '80000.00', busy: false });
    expect(await of(b)).toMatchObject({ form: 'purchase', most: '70000.00' });
    expect(await of(bank)).toBeUndefined();
    expect((await ordersOf(s)).some((o) => o.id === fresh)).toBe(false);
    expect(financeRules.receivable.share).toBe(80);
    await t.platform.db.execute(sql`update orders set state = 'received' where id = ${id}`);
    expect([await of(s), await of(b)].map((o) => o?.form)).toEqual(['receivable', undefined]);
    await t.platform.db.execute(sql`update orders set state = 'cancelled' where id = ${id}`);
    expect(await of(s)).toBeUndefined();
    expect(await error(apply(s, id))).toBe('finance.orderUnknown');
  });

  it('are nobody else’s, nor financed above the limit, twice at once, by an old text or through the plain form', async () => {
    const id = await confirmed();
    expect(await error(apply(await supplier(t.platform), id))).toBe('finance.orderUnknown');
    expect(await error(apply(s, id, { amount: '80000.01' }))).toBe('finance.tooMuch');
    expect(await error(apply(b, id, { amount: '70000.01' }))).toBe('finance.tooMuch');
    expect((await refusal(apply(s, id, { amount: '9999.99' }))).fields['amount']).toBeTruthy();
    expect((await refusal(apply(s, id, { consent: 'v0' as 'v1' }))).status).toBe(400);
    const lab = await services.offer(bank);
    expect(await error(apply(s, id, { offer: lab }))).toBe('finance.notChain');
    const plain = services.apply(s, offer, { values: { orderNumber: 'DD1', amount: '10000', creditDays: '90' } });
    expect(await error(plain)).toBe('services.fromRecord');
    const clientKey = newId();
    const twice = await Promise.all([apply(s, id, { clientKey }), apply(s, id, { clientKey })]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await error(apply(s, id, { offer: other }))).toBe('finance.orderBusy');
    expect((await ordersOf(s)).find((o) => o.id === id)?.busy).toBe(true);
    // What is over lets the order go.
    await services.step(s, twice[0].id, 'cancel', 'changed our mind');
    expect((await ordersOf(s)).find((o) => o.id === id)?.busy).toBe(false);
    await apply(s, id, { offer: other });
  });
});

describe('a consent', () => {
  it('shows the bank what was named and nothing else, is logged, and closes all of it once it is withdrawn', async () => {
    const id = await confirmed();
    const [invoice, packing, drawing] = await Promise.all([
      uploaded(t, s, 'invoice.pdf'),
      uploaded(t, s, 'packing.pdf'),
      uploaded(t, s, 'drawing.pdf'),
    ]);
    const put = (kind: 'invoice' | 'packingList' | 'drawing', fileId: string) =>
      t.as(s.token)(orderDocuments.add, { params: { id }, body: { kind, files: [fileId] } });
    await put('invoice', invoice);
    await put('packingList', packing);
    await put('drawing', drawing);
    const own = (await ordersOf(s)).find((o) => o.id === id);
    expect(own?.documents.map((d) => d.id).toSorted()).toEqual([invoice, packing].toSorted());
    expect(await error(apply(s, id, { documents: [drawing] }))).toBe('finance.documentUnknown');
    expect(await error(apply(s, id, { documents: [newId()] }))).toBe('finance.documentUnknown');
    const sent = await apply(s, id, { documents: [invoice] });
    const seen = await shared(bank, sent.id);
    expect(seen).toMatchObject({
      consent: { version: 'v1', withdrawnAt: null },
      facts: { total: '100000.00', paid: '0.00', form: 'receivable' },
      documents: [{ id: invoice, kind: 'invoice' }],
      mayWithdraw: false,
    });
    expect(await Promise.all([invoice, packing, drawing].map((f) => file(bank, sent.id, f)))).toEqual([200, 404, 404]);
    for (const stranger of [rival, b]) {
      expect((await refusal(t.as(stranger.token)(finance.shared, { params: { id: sent.id } }))).status).toBe(404);
      expect(await file(stranger, sent.id, invoice)).toBe(404);
    }
    const direct = await t.api.request(`/api/busi/busifile/${invoice}`, {
      headers: { authorization: `Bearer ${bank.token}` },
    });
    expect(direct.status).toBe(404);
    const log = await t.as(s.token)(finance.consents, { query: {} });
    expect(log.records[0]).toMatchObject({ application: sent.id, items: 1, version: 'v1', withdrawnAt: null });
    expect((await t.as(bank.token)(finance.consents, { query: {} })).total).toBe(0);
    expect((await refusal(t.as(bank.token)(finance.withdraw, { params: { id: sent.id } }))).status).toBe(404);
    await t.as(s.token)(finance.withdraw, { params: { id: sent.id } });
    await t.as(s.token)(finance.withdraw, { params: { id: sent.id } });
    expect(await shared(bank, sent.id)).toMatchObject({ facts: null, documents: [] });
    expect(await file(bank, sent.id, invoice)).toBe(404);
    expect(await file(s, sent.id, invoice)).toBe(200);
    await t.until(async () =>
      (await t.as(bank.token)(notices.newest, { query: {} })).records.find(
        (r) => r.kind === 'serviceConsentWithdrawn' && r.link.includes(sent.id),
      ),
    );
    const { timeline } = await services.detail(s, sent.id);
    expect(timeline.filter((e) => e.act === 'withdrawConsent')).toHaveLength(1);
  });

  it('ends for the bank when it refuses, and what comes back corrected stays within the order’s limit', async () => {
    const id = await confirmed();
    const sent = await apply(s, id, { amount: '50000' });
    await t.as(bank.token)(serviceApplications.sendBack, {
      params: { id: sent.id },
      body: { fields: ['amount'], reason: '金额过高' },
    });
    const again = (amount: string) =>
      t.as(s.token)(serviceApplications.resubmit, {
        params: { id: sent.id },
        body: { values: { orderNumber: 'DD-another', amount, creditDays: '60' }, papers: {} },
      });
    expect(await error(again('90000'))).toBe('finance.tooMuch');
    await again('40000');
    const { values } = await services.detail(bank, sent.id);
    expect(values).toMatchObject({ amount: '40000', creditDays: '60' });
    expect(values['orderNumber']).not.toBe('DD-another');
    expect((await shared(bank, sent.id))?.facts).not.toBeNull();
    await services.step(bank, sent.id, 'refuse', '不符合条件');
    expect((await shared(bank, sent.id))?.facts).toBeNull();
    expect((await shared(s, sent.id))?.facts).not.toBeNull();
  });

  it('ends where nobody answers in time: the bank reads nothing more, both are told, and another bank is asked', async () => {
    const id = await confirmed();
    const sent = await apply(s, id, { amount: '80000' });
    expect((await shared(bank, sent.id))?.facts).not.toBeNull();
    expect(await error(apply(s, id, { offer: other }))).toBe('finance.orderBusy');
    await t.platform.db.execute(
      sql`update service_applications set expires_at = now() - interval '1 hour' where id = ${sent.id}`,
    );
    await expireApplications(systemContext(t.platform));
    expect((await services.detail(s, sent.id)).row.state).toBe('expired');
    for (const by of [s, bank])
      await t.until(async () =>
        (await t.as(by.token)(notices.newest, { query: {} })).records.find(
          (r) => r.kind === 'serviceExpired' && r.link.includes(sent.id),
        ),
      );
    expect((await shared(bank, sent.id))?.facts).toBeNull();
    expect((await refusal(services.step(bank, sent.id, 'refuse', '太晚'))).status).toBe(409);
    const again = await apply(s, id, { offer: other, amount: '80000' });
    expect((await shared(rival, again.id))?.facts).not.toBeNull();
    expect((await refusal(shared(bank, again.id))).status).toBe(404);
  });

  it('is not given to another bank by a key that was used before', async () => {
    const id = await confirmed();
    const clientKey = newId();
    const lab = await services.offer(rival);
    await services.apply(s, lab, { clientKey });
    expect((await refusal(apply(s, id, { clientKey }))).status).toBe(404);
    expect((await ordersOf(s)).find((o) => o.id === id)?.busy).toBe(false);
  });

  it('of an application that goes well stays open to the bank until the money is paid', async () => {
    const id = await confirmed();
    const sent = await apply(s, id);
    await t.as(bank.token)(serviceApplications.offer, {
      params: { id: sent.id },
      body: { price: '237.50', currency: 'CNY', promisedDay: dayIn(5), until: dayIn(4) },
    });
    await services.step(s, sent.id, 'accept');
    await services.step(bank, sent.id, 'start');
    await services.finish(bank, sent.id);
    expect((await shared(bank, sent.id))?.facts).not.toBeNull();
  });
});
