import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { formats } from '#contract/core/formats.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryComparing } from '#contract/inquiry/comparing.ts';
import { translate } from '#server/platform/translate.ts';
import { exportVotes } from '#server/rooms/inquiry/lists/export-own.ts';
import { systemContext } from '#server/platform/context.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { inquiryInput, publish, quotationInput, quote } from '#tests/world/inquiries.ts';
import { fetchPaper, readingsOfPdf, rowsOfSheet, tight } from '#tests/world/papers.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let colleague: TestPerson;
let [s1, s2, s3] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let id = '';
let quotations: [string, string, string] = ['', '', ''];

const seen = (who: TestPerson, of = id) => t.as(who.token)(inquiry.own, { params: { id: of } });
const voteOn = (who: TestPerson, of: string, choice: 'for' | 'against' | null, reason?: string) =>
  t.as(who.token)(inquiryComparing.vote, { params: { id: of }, body: { choice, ...(reason && { reason }) } });
const file = (who: TestPerson, kind: 'pdf' | 'xlsx', query: string, of = id) =>
  fetchPaper(t, who, `/api/busi/inquiry/comparison/${kind}/${of}?${query}`);
const quotationFile = (who: TestPerson, of: string, lang: Lang = 'en') =>
  fetchPaper(t, who, `/api/busi/inquiry/quotation/pdf/${of}?lang=${lang}`);

/** Two lines; the second supplier is dearer on the first line and cheaper on the other, the third quotes ex works in euros. */
beforeAll(async () => {
  t = await testPlatform();
  await t.pool.query(`insert into exchange_rates (currency, day, cny) values ('EUR', '2026-09-26', 7.985)`);
  [b, s1, s2, s3] = await Promise.all([
    buyer(t.platform),
    supplier(t.platform),
    supplier(t.platform),
    supplier(t.platform),
  ]);
  colleague = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat: 'reader' });
  const { lines } = inquiryInput();
  const two = [lines[0]!, { ...lines[0]!, product: 'carbon-fibre-standard-24k', tiers: ['200'] }];
  id = (await publish(t, b, { lines: two })).id;
  const one = async (
    by: TestPerson,
    prices: [string, string],
    { moq, ...o }: Parameters<typeof quote>[4] & { moq?: string } = {},
  ) => {
    const input = await quotationInput(t, by, id, '1', o);
    const body = {
      ...input,
      lines: input.lines.map((l, i) => ({ ...l, moq, prices: l.prices.map(() => prices[i]!) })),
    };
    return (await t.as(by.token)(inquiry.quote, { body })).id;
  };
  quotations = [
    await one(s1, ['98.5', '60'], { note: '含木箱包装，按卷编号' }),
    await one(s2, ['101.25', '41.3725'], { leadDays: 200, moq: '500' }),
    await one(s3, ['7', '3'], { currency: 'EUR', tradeTerm: 'EXW', place: 'Zaragoza' }),
  ];
});

describe('what colleagues say of a quotation (deals 120)', () => {
  it('is one vote a person, changed and taken back, read by the buyer’s side alone', async () => {
    await voteOn(b, quotations[0], 'for', '模量最好');
    await voteOn(colleague, quotations[0], 'against', '交期太紧');
    await voteOn(colleague, quotations[0], 'for');
    await Promise.all([voteOn(b, quotations[1], 'against'), voteOn(b, quotations[1], 'against')]);
    const { votes } = await seen(b);
    expect(votes.map((v) => [v.quotationId, v.choice, v.reason, v.mine, v.revision])).toEqual([
      [quotations[0], 'for', '模量最好', true, 1],
      [quotations[0], 'for', null, false, 1],
      [quotations[1], 'against', null, true, 1],
    ]);
    expect(votes[1]?.name).toMatch(/^人/);
    expect((await seen(colleague)).votes.filter((v) => v.mine)).toHaveLength(1);
    await voteOn(b, quotations[1], null);
    expect((await seen(b)).votes).toHaveLength(2);
    for (const by of [s1, s2]) {
      expect(await refused(voteOn(by, quotations[0], 'for'))).toBe('404 common.notFound');
      const answers = [
        await t.as(by.token)(inquiry.forSupplier, { params: { id } }),
        await t.as(by.token)(inquiry.myQuotations, { query: {} }),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/模量最好|votes/);
    }
    const stranger = await buyer(t.platform);
    expect(await refused(voteOn(stranger, quotations[0], 'for'))).toBe('404 common.notFound');
    expect(await exportVotes(systemContext(t.platform), { userId: b.userId })).toMatchObject([
      { quotationId: quotations[0], choice: 'for', reason: '模量最好' },
    ]);
  });

  it('cannot be said before the opening of what is sealed, nor after the award', async () => {
    const sealed = (await publish(t, b, { sealed: true })).id;
    const closed = await quote(t, s1, sealed);
    expect(await refused(voteOn(b, closed.id, 'for'))).toMatch(/^409 seal\.stillSealed/);
    const other = (await publish(t, b)).id;
    const q = await quote(t, s1, other);
    await voteOn(b, q.id, 'for');
    const { parts } = await seen(b, other);
    const awards = [{ quotationId: q.id, lines: [{ lineId: parts.lines[0]!.id, tier: 1 }] }];
    await t.as(b.token)(inquiry.award, { params: { id: other }, body: { awards } });
    expect(await refused(voteOn(b, q.id, 'against'))).toMatch(/^409 inquiry\.already/);
    expect((await seen(b, other)).votes.map((v) => v.choice)).toEqual(['for']);
  });
});

describe('the comparison as files (deals 122)', () => {
  it('says in three languages what the page does: prices, totals, answers, terms, votes, the split award', async () => {
    const data = await seen(b);
    for (const lang of langs) {
      const f = formats[lang];
      const res = await file(b, 'pdf', `lang=${lang}&tier=1`);
      expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const readings = await readingsOfPdf(res);
      const said = [
        translate(lang, 'papers:comparison'),
        data.row.number,
        pick(data.row.title, lang),
        ...data.parts.lines.map((l) => pick(l.productName, lang)),
        ...data.quotations.flatMap((q) => [
          pick(q.company.name, lang),
          q.number,
          ...q.lines.map((l) => f.money(l.prices[0] ?? '', q.currency, 4)),
          `${q.tradeTerm} ${q.place}`,
          f.day(q.validUntil),
        ]),
        // 98.5 × 1000 + 60 × 200, and what splitting brings: 41.3725 × 200, but below the least quantity.
        f.money(110_500, 'CNY'),
        translate(lang, 'deciding:split.title'),
        translate(lang, 'deciding:split.why.moq', { lines: '2' }),
        translate(lang, 'deciding:split.why.term', { term: 'EXW' }),
        translate(lang, 'compare:head.otherTerm', { term: 'EXW' }),
        translate(lang, 'compare:votes.for'),
        '模量最好',
        '含木箱包装，按卷编号',
      ];
      for (const text of readings) {
        for (const words of said) expect(text).toContain(tight(words));
        expect(text).not.toContain('[U+');
      }
    }
  });

  it('holds figures and days in a spreadsheet, a column a quotation', async () => {
    const data = await seen(b);
    for (const lang of langs) {
      const rows = await rowsOfSheet(await file(b, 'xlsx', `lang=${lang}&tier=1`));
      const row = (label: string, n = 0) => rows.filter((r) => String(r[0]) === label)[n]?.slice(1);
      expect(rows[0]?.slice(1)).toEqual(data.quotations.map((q) => pick(q.company.name, lang)));
      expect(row(translate(lang, 'papers:price'))).toEqual([98.5, 101.25, 7]);
      expect(row(translate(lang, 'papers:price'), 1)).toEqual([60, 41.3725, 3]);
      expect(row(translate(lang, 'papers:lineTotal'))).toEqual([98_500, 101_250, 7000]);
      const cny = Number(data.rates.find((r) => r.currency === 'EUR')?.cny);
      expect(row(translate(lang, 'papers:total', { currency: 'CNY' }))).toEqual([
        110_500,
        109_524.5,
        Math.round(7600 * cny * 100) / 100,
      ]);
      expect(row(translate(lang, 'inquiry:quote.leadDays'))?.[0]).toBe(21);
      // Of each line in its unit (deals 180), here on both lines.
      const least = `${translate(lang, 'inquiry:quote.moq')} (kg)`;
      for (const n of [0, 1]) expect(row(least, n)).toEqual([null, 500, null]);
      const days = Date.parse(data.quotations[0]!.validUntil) / 86_400_000 + 25_569;
      expect(row(translate(lang, 'inquiry:quote.validUntil'))).toEqual([days, days, days]);
      expect(row(translate(lang, 'inquiry:quote.note'))?.[0]).toBe('含木箱包装，按卷编号');
    }
  });

  it('follows what is looked at: tier, currency, costs until delivery, differences alone', async () => {
    const body = { currency: 'CNY' as const, freight: ['800'], dutyPercent: null, other: [] };
    await t.as(b.token)(inquiry.assume, { params: { id: quotations[2] }, body });
    const label = (key: string, o = {}) => translate('en', `papers:${key}`, o);
    const of = async (query: string) => {
      const rows = await rowsOfSheet(await file(b, 'xlsx', `lang=en&${query}`));
      return (name: string) => rows.find((r) => r[0] === name)?.slice(1);
    };
    const eur = Number((await seen(b)).rates.find((r) => r.currency === 'EUR')?.cny);
    const cents = (n: number) => Math.round(n * 100) / 100;
    expect((await of('tier=3'))(label('lineTotal'))).toEqual([1_970_000, 2_025_000, 140_000]);
    expect((await of('tier=1'))(label('total', { currency: 'CNY' }))?.[2]).toBe(cents(7600 * eur + 800));
    expect((await of('tier=1&landed=0'))(label('total', { currency: 'CNY' }))?.[2]).toBe(cents(7600 * eur));
    expect((await of('currency=EUR'))(label('total', { currency: 'EUR' }))?.[0]).toBe(cents(110_500 / eur));
    const payment = translate('en', 'inquiry:quote.payment');
    expect((await of('differences=1'))(payment)).toBeUndefined();
    expect((await of('differences=0'))(payment)).toHaveLength(3);
  });

  it('is nobody else’s, and says nothing of what is sealed', async () => {
    const stranger = await buyer(t.platform);
    const sealed = (await publish(t, b, { sealed: true })).id;
    const closed = await quote(t, s1, sealed, '73519.37');
    for (const kind of ['pdf', 'xlsx'] as const) {
      for (const by of [s1, stranger]) expect((await file(by, kind, 'lang=en')).status).toBe(404);
      const res = await file(b, kind, 'lang=en', sealed);
      const text = JSON.stringify(kind === 'pdf' ? await readingsOfPdf(res) : await rowsOfSheet(res));
      expect(text).not.toMatch(/73,?519/);
    }
    expect((await quotationFile(b, closed.id)).status).toBe(404);
    for (const text of await readingsOfPdf(await quotationFile(s1, closed.id))) expect(text).toContain('¥73,519.37');
  });
});

describe('a quotation as a file (deals 123)', () => {
  it('is the same for both sides, in three languages, and nobody else’s', async () => {
    const q = (await seen(b)).quotations[1]!;
    const { parts } = await seen(b);
    for (const lang of langs)
      for (const by of [b, s2]) {
        const res = await quotationFile(by, q.id, lang);
        expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        expect(res.headers.get('content-disposition')).toContain(`${q.number}-1-${lang}.pdf`);
        const readings = await readingsOfPdf(res);
        const f = formats[lang];
        const said = [
          translate(lang, 'papers:quotation'),
          q.number,
          pick(q.company.name, lang),
          ...parts.lines.flatMap((l) => [pick(l.productName, lang), ...l.tiers.map((n) => f.number(n))]),
          f.money('41.3725', 'CNY', 4),
          f.money(8274.5, 'CNY'),
          ...q.totals.map((x) => (x ? f.money(x, 'CNY') : '—')),
          translate(lang, 'inquiry:quote.days', { n: 200, count: 200 }),
          translate(lang, 'common:payment.net30'),
          f.day(q.validUntil),
        ];
        for (const text of readings) {
          for (const words of said) expect(text).toContain(tight(words));
          expect(text).not.toContain('[U+');
        }
      }
    for (const by of [s1, await buyer(t.platform)]) expect((await quotationFile(by, q.id)).status).toBe(404);
  });
});
