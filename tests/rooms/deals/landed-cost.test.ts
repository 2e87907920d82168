import { beforeAll, describe, expect, it } from 'vitest';
import type { CallError } from '#contract/core/client.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { publish, quote } from '../../world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let [owner, seller, rival] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let [inquiryId, quotationId] = ['', ''];
const assumed = { currency: 'EUR' as const, freight: ['1200.50', null], dutyPercent: '4.5', other: [null, '80'] };
const assume = (by: TestPerson, body: object = assumed) =>
  t.as(by.token)(inquiry.assume, { params: { id: quotationId }, body: body as typeof assumed });
const refused = async (p: Promise<unknown>) =>
  p.then(
    () => 'was not refused',
    (err: CallError) => `${err.status} ${err.error} ${Object.keys(err.fields).join()}`.trim(),
  );
const seenBy = async (by: TestPerson) => (await t.as(by.token)(inquiry.own, { params: { id: inquiryId } })).assumptions;

beforeAll(async () => {
  t = await testPlatform();
  owner = await buyer(t.platform);
  seller = await supplier(t.platform);
  rival = await supplier(t.platform);
  inquiryId = (await publish(t, owner)).id;
  quotationId = (await quote(t, seller, inquiryId)).id;
  await quote(t, rival, inquiryId);
});

describe("the buyer's own assumptions of a quotation", () => {
  it('are kept as they were written, changed by a colleague who buys, read by one who only reads', async () => {
    expect(await assume(owner)).toEqual({ quotationId, ...assumed });
    const colleague = (seat: 'purchasing' | 'reader' | 'sales') =>
      person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: owner.entId, seat });
    const [buys, reads, sells] = [await colleague('purchasing'), await colleague('reader'), await colleague('sales')];
    expect(await seenBy(reads)).toEqual([{ quotationId, ...assumed }]);
    expect(await refused(assume(reads))).toMatch(/^403/);
    expect(await refused(assume(sells))).toMatch(/^403/);
    const other = { ...assumed, freight: ['900', null], dutyPercent: null };
    await assume(buys, other);
    expect(await seenBy(owner)).toEqual([{ quotationId, ...other }]);
    await assume(owner);
  });

  it('stand in no answer to a supplier, and suppliers cannot write them', async () => {
    for (const by of [seller, rival]) {
      const answers = [
        await t.as(by.token)(inquiry.forSupplier, { params: { id: inquiryId } }),
        await t.as(by.token)(inquiry.detail, { params: { id: inquiryId } }),
        await t.as(by.token)(inquiry.myQuotations, { query: {} }),
        await t.as(by.token)(inquiry.businessPage, { query: {} }),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/1200\.50|assum|freight|dutyPercent/);
      expect(await refused(assume(by))).toBe('404 common.notFound');
      expect(await refused(t.as(by.token)(inquiry.own, { params: { id: inquiryId } }))).toBe('404 common.notFound');
    }
    expect(await seenBy(owner)).toEqual([{ quotationId, ...assumed }]);
  });

  it('are amounts of minor units and a percentage; anything else is named by its field', async () => {
    for (const [body, field] of [
      [{ ...assumed, freight: ['1.005'] }, 'freight.0'],
      [{ ...assumed, freight: ['-1'] }, 'freight.0'],
      [{ ...assumed, other: [null, '1e3'] }, 'other.1'],
      [{ ...assumed, dutyPercent: '100.01' }, 'dutyPercent'],
      [{ ...assumed, dutyPercent: 'viel' }, 'dutyPercent'],
      [{ ...assumed, currency: 'GBP' }, 'currency'],
      [{ ...assumed, other: ['1', '1', '1', '1'] }, 'other'],
    ] as const)
      expect(await refused(assume(owner, body)), field).toBe(`400 common.invalid ${field}`);
    expect(await seenBy(owner)).toEqual([{ quotationId, ...assumed }]);
  });

  it('are forgotten when nothing is assumed any more', async () => {
    expect(await assume(owner, { currency: 'EUR', freight: [null], dutyPercent: null, other: [] })).toBeNull();
    expect(await seenBy(owner)).toEqual([]);
  });
});
