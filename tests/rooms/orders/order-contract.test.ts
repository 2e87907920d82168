import { beforeAll, describe, expect, it } from 'vitest';
import { formats } from '#contract/core/formats.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { order } from '#contract/order/calls.ts';
import { orderChanges } from '#contract/order/changes.ts';
import { newId } from '#server/platform/ids.ts';
import { translate } from '#server/platform/translate.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { orderOf } from '../../world/orders.ts';
import { fetchPaper, readingsOfPdf, tight } from '../../world/papers.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

const download = (by: TestPerson, id: string, lang: Lang) =>
  fetchPaper(t, by, `/api/busi/order/contract/${id}?lang=${lang}`);
const read = async (by: TestPerson, id: string, lang: Lang) => {
  const res = await download(by, id, lang);
  expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { readings: await readingsOfPdf(res), name: res.headers.get('content-disposition') ?? '' };
};
/** Every program that reads the paper finds all of it. */
const expectSaid = (readings: string[], said: string[]) => {
  for (const text of readings) {
    for (const words of said) expect(text).toContain(tight(words));
    expect(text).not.toContain('[U+');
  }
};
const detail = (by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });

describe('the contract of an order (deals 67)', () => {
  it('says in three languages what binds: parties, numbers, every line, total, terms, plan', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    const d = await detail(b, id);
    for (const lang of langs)
      for (const by of [b, s]) {
        const { readings, name } = await read(by, id, lang);
        const f = formats[lang];
        expect(name).toContain(`${d.row.number}-v1-${lang}.pdf`);
        const said = [
          translate(lang, 'contract:title'),
          d.row.number,
          d.inquiryNumber ?? '',
          d.agreed?.quoted.number ?? '-',
          d.agreed?.buyer.name ?? '-',
          d.agreed?.supplier.name ?? '-',
          ...[d.agreed?.buyer.code, d.agreed?.supplier.code].filter((c) => c !== null && c !== undefined),
          ...d.lines.flatMap((l) => [
            pick(l.productName, lang),
            pick(l.specification, lang),
            f.number(l.quantity),
            f.money(l.price, d.row.currency, 4),
            f.money(l.total, d.row.currency),
          ]),
          f.money(d.row.total, d.row.currency),
          `${d.terms.tradeTerm} ${d.terms.place}`,
          f.day(d.terms.deliveryDate),
          translate(lang, `common:payment.${d.terms.paymentType}`),
          ...d.payments.plan.map((p) => f.money(p.amount, d.row.currency)),
          ...(d.agreed?.asked.certificates ?? []).map((c) => pick(c, lang)),
          ...(d.agreed?.lines ?? []).flatMap((l) => l.requirements.map((r) => pick(r.label, lang))),
          translate(lang, 'contract:page', { page: 1, pages: 1 }).slice(0, 3),
        ];
        expectSaid(readings, said);
      }
  });

  it('is nobody else’s', async () => {
    const { id } = await orderOf(t, b, s);
    const stranger = await buyer(t.platform);
    expect((await download(stranger, id, 'en')).status).toBe(404);
    expect((await download(b, newId(), 'en')).status).toBe(404);
  });

  it('is of the version that both sides agreed on last', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    const wish = {
      lines: [{ no: 1, quantity: '62.5', price: '33.3333' }],
      place: 'Łódź, España ≥ 2 °C, Ω',
      paymentType: 'deposit30',
    } as const;
    await t.as(s.token)(orderChanges.ask, {
      params: { id },
      body: { clientKey: newId(), wish: { ...wish, lines: [...wish.lines] }, reason: '模具延期' },
    });
    expectSaid((await read(b, id, 'es')).readings, ['Versión 1']);
    const changeId = (await detail(b, id)).changes.find((c) => c.state === 'open')?.id ?? '';
    await t.as(b.token)(orderChanges.answer, { params: { id }, body: { changeId, accept: true } });
    const { readings, name } = await read(b, id, 'es');
    const { currency } = (await detail(b, id)).row;
    const money = (n: string) => formats.es.money(n, currency);
    expect(name).toContain('-v2-es.pdf');
    expectSaid(readings, [
      'Versión 2',
      '62,5',
      money('2083.33'),
      money('624.99'),
      money('1458.34'),
      'España ≥ 2 °C, ohm',
    ]);
  });

  it('warns while the supplier has not confirmed', async () => {
    const { id } = await orderOf(t, b, s);
    expectSaid((await read(b, id, 'cn')).readings, ['供应商尚未确认本订单']);
  });
});

describe('people of an order (deals 68)', () => {
  it('are named to both sides', async () => {
    const { id } = await orderOf(t, b, s);
    const { people } = await detail(s, id);
    expect(people).toEqual((await detail(b, id)).people);
    expect(people.buyer && people.supplier).toBeTruthy();
  });
});
