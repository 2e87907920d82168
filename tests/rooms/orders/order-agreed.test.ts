import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { order } from '#contract/order/calls.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { uploaded } from '../../world/files.ts';
import { inquiryInput, publish, quote } from '../../world/inquiries.ts';
import { award, twoLines } from '../../world/orders.ts';
import { buyer, company, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

const read = async (by: TestPerson, path: string) =>
  (await t.api.request(path, { headers: { authorization: `Bearer ${by.token}` } })).status;
const detail = (by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });

describe('the order', () => {
  it('says what was agreed: requirements, answers, deviations, annexes, notes, terms, names', async () => {
    const [drawing, report] = [await uploaded(t, b, '图纸.pdf'), await uploaded(t, s, 'informe.pdf')];
    const [line] = inquiryInput().lines;
    const requirements = [
      {
        field: 'fibre-tensile-strength',
        op: 'min' as const,
        value: '4900',
        unit: 'MPa',
        standard: 'ISO 10618',
        must: true,
      },
      { field: 'fibre-type', op: 'is' as const, value: 'carbon', must: false },
    ];
    const asked = inquiryInput({
      lines: [{ ...line!, requirements }],
      note: '须附批次报告',
      annexes: [drawing],
      processes: ['pultrusion'],
      deliveryDate: dayAfter(new Date(), 30),
    });
    const { id } = await t.as(b.token)(inquiry.publish, { body: asked });
    const seen = await t.as(s.token)(inquiry.forSupplier, { params: { id } });
    const answers = [
      { verdict: 'deviates' as const, value: '4850', note: 'un 1 % por debajo' },
      { verdict: 'meets' as const, value: 'carbon' },
    ];
    const q = await quote(t, s, id, '62.5', {
      lines: [{ lineId: seen.parts!.lines[0]!.id, prices: ['62.5', '61', null], answers, moq: '500' }],
      tradeTerm: 'FCA',
      place: 'Vigo',
      paymentType: 'deposit30',
      leadDays: 45,
      annexes: [report],
      note: 'Precio con embalaje',
    });
    const { orders } = await award(t, b, id, [
      { quotationId: q.id, lines: [{ lineId: seen.parts!.lines[0]!.id, tier: 2 }] },
    ]);
    const at = orders[0]!.id;
    const mine = await detail(b, at);
    expect(await detail(s, at)).toMatchObject({ agreed: mine.agreed, lines: mine.lines, terms: mine.terms });

    expect(mine.lines).toMatchObject([{ quantity: '5000', price: '61', total: '305000.00', unit: 'kg' }]);
    expect(mine.terms).toEqual({
      tradeTerm: 'FCA',
      place: 'Vigo',
      paymentType: 'deposit30',
      leadDays: 45,
      deliveryDate: dayAfter(new Date(), 45),
      expectedEnd: null,
      version: 1,
    });
    const agreed = mine.agreed!;
    expect(agreed.differs).toEqual(['late', 'tradeTerm', 'place', 'paymentType']);
    expect(agreed.asked).toMatchObject({
      tradeTerm: 'DAP',
      paymentType: 'net30',
      deliveryDate: asked.deliveryDate,
      note: { cn: '须附批次报告' },
    });
    expect(agreed.quoted).toMatchObject({ number: q.number, revision: 1, moq: null, note: 'Precio con embalaje' });
    expect(agreed.lines).toMatchObject([{ no: 1, inquiryNo: 1, tier: 2, moq: '500' }]);
    expect(agreed.lines[0]?.requirements.map((r) => r.asked)).toEqual(requirements);
    expect(agreed.lines[0]?.requirements.map((r) => r.answer)).toEqual(answers);
    expect(agreed.lines[0]?.requirements.map((r) => [r.label.es, r.option?.es])).toEqual([
      ['Resistencia a tracción de la fibra', undefined],
      ['Tipo de fibra', 'Carbono'],
    ]);
    expect([agreed.asked.annexes, agreed.quoted.annexes].flat().map((a) => a.name)).toEqual([
      '图纸.pdf',
      'informe.pdf',
    ]);
    for (const file of [...agreed.asked.annexes, ...agreed.quoted.annexes])
      for (const who of [b, s]) expect(await read(who, file.url)).toBe(200);
    const rival = await supplier(t.platform);
    expect(await read(rival, agreed.quoted.annexes[0]!.url)).toBe(404);
  });

  it('keeps what was agreed when the dictionary, a name or the inquiry’s text changes later', async () => {
    const { id } = await publish(t, b, twoLines());
    const q = await quote(t, s, id);
    const { orderId } = await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
    const before = await detail(b, orderId!);
    await t.platform.pool.query(`update enterprises set name = '{"cn":"改名"}' where id = $1`, [s.entId]);
    await t.platform.pool.query(`update inquiry_lines set requirements = '[]' where inquiry_id = $1`, [id]);
    await t.platform.pool.query(`update quotations set lines = '[]', note = 'x' where id = $1`, [q.id]);
    await t.platform.pool.query('update quotation_prices set price = 1 where quotation_id = $1', [q.id]);
    expect((await detail(b, orderId!)).agreed).toEqual(before.agreed);
  });

  it('keeps what the accepted quotation stated of costs and whose word each was, on page and contract (deals 200)', async () => {
    const { id } = await publish(t, b, twoLines());
    const costs = { freight: ['300', '480.5', null], origin: 'ES', taxIncluded: false, taxPercent: '21' };
    const q = await quote(t, s, id, '62.5', { tradeTerm: 'FCA', place: 'Vigo', costs });
    const { orderId } = await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
    const kept = (await detail(b, orderId!)).agreed?.quoted.costs;
    expect(kept).toMatchObject({
      term: 'FCA',
      freight: { from: 'supplier', amounts: [{ tier: 1, amount: '300' }] },
      duty: { from: 'nobody', percent: null },
      tax: { from: 'supplier', included: false, percent: '21' },
      origin: { from: 'supplier', country: 'ES', name: { en: 'Spain' } },
    });
    expect((await detail(s, orderId!)).agreed?.quoted.costs).toEqual(kept);
    await t.platform.pool.query(
      `update quotations set costs = '{"freightIncluded":true}', trade_term = 'DDP' where id = $1`,
      [q.id],
    );
    expect((await detail(b, orderId!)).agreed?.quoted.costs).toEqual(kept);
    const paper = await t.api.request(`/api/busi/order/contract/${orderId}?lang=en`, {
      headers: { authorization: `Bearer ${s.token}` },
    });
    const { text } = await extractText(new Uint8Array(await paper.arrayBuffer()), { mergePages: true });
    const tight = text.replace(/\s/g, '');
    for (const said of ['¥300inaddition', 'statedbythesupplier', 'Spain', 'Notincluded,21%', 'Notstated'])
      expect(tight).toContain(said);
    // What the trade term means is its word, not the supplier's.
    const other = await publish(t, b);
    const delivered = await quote(t, s, other.id, '62.5', { tradeTerm: 'DDP', place: '盐城' });
    const next = await t.as(b.token)(inquiry.decide, { params: { id: delivered.id }, body: { decision: 'accepted' } });
    expect((await detail(b, next.orderId!)).agreed?.quoted.costs).toMatchObject({
      freight: { from: 'term', amounts: [] },
      duty: { from: 'term' },
      tax: { from: 'nobody', included: null },
    });
  });

  it('names the sides as they are registered, in the language of their register', async () => {
    const mexican = await company(t.platform, {
      name: { cn: '墨西哥碳', en: 'Mexico Carbon', es: 'Carbono de México S.A.' },
      countryCode: 'MX',
      profile: { creditCode: 'CMX900101AB1' },
    });
    const one = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: mexican });
    const { id } = await publish(t, one);
    const q = await quote(t, s, id);
    const { orderId } = await t.as(one.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
    const { agreed } = await detail(one, orderId!);
    expect(agreed?.buyer).toEqual({ name: 'Carbono de México S.A.', code: 'CMX900101AB1' });
  });
});
