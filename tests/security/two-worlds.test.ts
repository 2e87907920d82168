import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { alerts } from '#contract/alerts/calls.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { productSorts } from '#contract/catalogue/rules.ts';
import { home } from '#contract/home/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { findableBy } from '#server/rooms/catalogue/search-text.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { products } from '#server/rooms/catalogue/tables.ts';
import { matchInquiry } from '#server/rooms/inquiry/matching/match-inquiry.ts';
import { inquiries, inquiryLines, inquiryMatches } from '#server/rooms/inquiry/tables.ts';
import { insertPurchases } from '#server/rooms/purchase/seed.ts';
import { purchases } from '#server/rooms/purchase/tables.ts';
import { testPlatform, type TestPlatform } from '../harness/platform.ts';
import { inquiryInput, publish } from '../world/inquiries.ts';
import { buyer, company, person, supplier, type TestPerson } from '../world/people.ts';

/**
 * Two worlds that differ in one gated value must be one to whoever may not read it: every list, count, order, suggestion and
 * page answers the same before and after the value is changed in the database, whatever is asked for.
 */
let t: TestPlatform;
let b: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  // Limits off: thousands of questions are asked here.
  t.platform.limits.take = async () => 0;
  b = await buyer(t.platform);
});

const secret = 'zirconium';
const words = [secret, 'zircon', 'T700', 'XJ', '采购', 'cn', 'pultrusion'];
const text = (s: string) => ({ cn: s, en: s, es: s });

/** What the hall and the home page say, asked for every word and every value that the two worlds could differ in. */
const hallAnswers = async (token: string | undefined, id: string) => {
  const call = t.as(token);
  const filters = [
    ...words.map((q) => ({ q })),
    ...['pultrusion', 'rtm', 'prepreg-layup'].map((p) => ({ process: [p] })),
    ...['iso-9001', 'as9100d'].map((c) => ({ certificate: [c] })),
    ...['wind-energy', 'aerospace', 'marine'].map((field) => ({ field })),
    { category: 'carbon-fibre' },
    { nda: '1' as const },
    {},
  ];
  const asked = [];
  for (const query of filters)
    asked.push(
      await call(inquiry.page, { query: { ...query, size: 100 } }),
      await call(inquiry.page, { query: { ...query, size: 100, sort: 'deadline' } }),
      await call(inquiry.facets, { query }),
    );
  const suggestions = [];
  for (const q of words) suggestions.push(await call(home.suggest, { query: { q } }));
  return [
    asked,
    suggestions,
    await call(inquiry.figures),
    await call(home.weave),
    await call(inquiry.detail, { params: { id } }),
  ];
};

type Change = {
  name: string;
  inquiry?: Partial<typeof inquiries.$inferInsert>;
  line?: Partial<typeof inquiryLines.$inferInsert>;
};
const gatedForVisitors: Change[] = [
  { name: 'specification', line: { specification: text(`T700 ${secret}`) } },
  {
    name: 'requirements',
    line: { requirements: [{ field: 'fibre-tensile-strength', op: 'min', value: '6000', unit: 'MPa', must: true }] },
  },
  { name: 'target price', line: { targetPrice: '17.5' } },
  { name: 'yearly need', line: { annual: '123456' } },
  { name: 'smaller quantities', line: { tiers: ['7', '8', '20000'] } },
  { name: 'note', inquiry: { note: text(secret) } },
  { name: 'terms of payment', inquiry: { paymentType: 'prepaid' } },
];
const gatedWhenConfidential: Change[] = [
  ...gatedForVisitors,
  { name: 'processes', inquiry: { processes: ['rtm'] } },
  { name: 'certificates', inquiry: { certificates: ['as9100d'] } },
  { name: 'field of use', inquiry: { field: 'marine' } },
];

const change = async (id: string, c: Change) => {
  if (c.inquiry) await t.platform.db.update(inquiries).set(c.inquiry).where(eq(inquiries.id, id));
  if (c.line) await t.platform.db.update(inquiryLines).set(c.line).where(eq(inquiryLines.inquiryId, id));
};

describe('inquiries', () => {
  const open = () => publish(t, b, { processes: ['pultrusion'] });
  const confidential = () => publish(t, b, { processes: ['pultrusion'], confidential: true });

  /** One change after another is made to one inquiry, and what its readers are answered stays what it was at first. */
  const worlds = (of: () => Promise<{ id: string }>, tokens: () => Promise<(string | undefined)[]>) => {
    let id: string;
    let readers: (string | undefined)[];
    let first: unknown[];
    const answers = () => Promise.all(readers.map((r) => hallAnswers(r, id)));
    beforeAll(async () => {
      ({ id } = await of());
      readers = await tokens();
      first = await answers();
    });
    return async (c: Change) => {
      await change(id, c);
      expect(await answers()).toEqual(first);
    };
  };
  describe('a visitor cannot tell, of an open inquiry,', () => {
    const isOneAfter = worlds(open, () => Promise.resolve([undefined]));
    it.each(gatedForVisitors)('$name', isOneAfter);
  });
  describe('security 5: neither a visitor nor a supplier without agreement can tell', () => {
    const isOneAfter = worlds(confidential, async () => [undefined, (await supplier(t.platform)).token]);
    it.each(gatedWhenConfidential)('$name', isOneAfter);
  });

  it.each(gatedWhenConfidential)('a match tells a supplier without agreement nothing of $name', async (c) => {
    const strangers = [
      await supplier(t.platform),
      await supplier(t.platform, { processes: ['rtm'], fields: ['marine'], certificates: [] }),
    ];
    const { id } = await confidential();
    const ctx = systemContext(t.platform);
    const answers = async () => {
      await t.platform.db.delete(inquiryMatches).where(eq(inquiryMatches.inquiryId, id));
      await matchInquiry(ctx, { inquiryId: id });
      const seen = [];
      for (const s of strangers)
        seen.push(
          await t.as(s.token)(inquiry.businessPage, { query: { size: 100 } }),
          await t.as(s.token)(inquiry.forSupplier, { params: { id } }),
        );
      return [seen, await t.as()(home.weave)];
    };
    await answers();
    const before = await answers();
    await change(id, c);
    expect(await answers()).toEqual(before);
  });

  it('who accepts the agreement, and the buyer, get the whole degree', async () => {
    const s = await supplier(t.platform);
    const { id } = await confidential();
    await t.until(async () => (await t.as(s.token)(inquiry.forSupplier, { params: { id } })).score > 0);
    const before = await t.as(s.token)(inquiry.forSupplier, { params: { id } });
    expect(before.reasons.map((r) => r.code)).toEqual(['product']);
    await t.as(s.token)(inquiry.agree, { params: { id }, body: {} });
    const after = await t.as(s.token)(inquiry.forSupplier, { params: { id } });
    expect(after.reasons.map((r) => r.code)).toEqual(expect.arrayContaining(['product', 'process', 'certificate']));
    expect(after.score).toBeGreaterThan(before.score);
    const told = (await t.as(b.token)(inquiry.own, { params: { id } })).told.filter((x) => x.company.id === s.entId);
    for (const x of told) expect(x.score).toBe(after.score);
  });

  it('who may read it finds it: members an open specification, the buyer and who agreed a confidential one', async () => {
    const member = await person(t.platform, { userType: 2, roles: [] });
    const s = await supplier(t.platform);
    const lines = inquiryInput().lines.map((l) => ({ ...l, specification: 'T700 hafnium' }));
    const found = async (who?: TestPerson) =>
      (await t.as(who?.token)(inquiry.page, { query: { q: 'hafnium' } })).records.map((r) => r.id);
    const { id } = await publish(t, b, { lines });
    expect(await found(member)).toEqual([id]);
    expect(await found()).toEqual([]);
    const { id: closed } = await publish(t, b, { lines, confidential: true, processes: ['rtm'] });
    expect(await found(s)).toEqual([id]);
    expect(await found(b)).toEqual([closed, id]);
    await t.as(s.token)(inquiry.agree, { params: { id: closed }, body: {} });
    expect(await found(s)).toEqual([closed, id]);
    const rtm = async (who: TestPerson) =>
      (await t.as(who.token)(inquiry.page, { query: { process: ['rtm'], size: 100 } })).records.map((r) => r.id);
    expect(await rtm(s)).toContain(closed);
    expect(await rtm(member)).not.toContain(closed);
  });

  it('an alert hears nothing of what is confidential', async () => {
    const [watcher, control] = await Promise.all([
      person(t.platform, { userType: 2, roles: [] }),
      person(t.platform, { userType: 2, roles: [] }),
    ]);
    await t.as(watcher.token)(alerts.save, { body: { q: 'tantalum' } });
    await t.as(watcher.token)(alerts.save, { body: { process: ['rtm'], nda: '1' } });
    await t.as(control.token)(alerts.save, { body: { nda: '1' } });
    const lines = inquiryInput().lines.map((l) => ({ ...l, specification: 'tantalum' }));
    await publish(t, b, { lines, confidential: true, processes: ['rtm'] });
    const told = async (who: TestPerson) => (await t.as(who.token)(notices.newest, { query: {} })).records.length;
    await t.until(async () => (await told(control)) > 0);
    expect(await told(watcher)).toBe(0);
  });
});

describe('products', () => {
  const answers = async (id: string, token?: string) => {
    const call = t.as(token);
    const asked = [];
    for (const q of [...words, '4711'])
      for (const sort of [undefined, ...productSorts])
        asked.push(await call(catalogue.page, { query: { q, sort } }), await call(catalogue.facets, { query: { q } }));
    for (const sort of productSorts) asked.push(await call(catalogue.page, { query: { sort, size: 100 } }));
    for (const q of words) asked.push(await call(home.suggest, { query: { q } }));
    return [asked, await call(catalogue.detail, { params: { id } }), await call(catalogue.similar, { params: { id } })];
  };
  const values = (v: string) => [{ field: 'fibre-tensile-strength', value: v, unit: 'MPa' }];
  const made = async () => {
    const entId = await company(t.platform, { supplierVerified: true });
    const ids = [newId(), newId(), newId(), newId(), newId(), newId()];
    await insertCatalogue(
      systemContext(t.platform),
      ids.map((id, i) => ({
        id,
        entId,
        companyName: text('Maker'),
        name: text(`T700 ${i}`),
        model: `M${i}`,
        category: 'carbon-fibre-small-tow',
        values: values(String(4000 + i * 300)),
        price: String(100 + i),
        per: 'kg',
        brand: 'Brand',
      })),
    );
    return ids;
  };
  type Product = Partial<typeof products.$inferInsert>;
  const changes: [string, Product][] = [
    ['price', { price: '1' }],
    ['sample price', { samplePrice: '4711' }],
    ['least quantity', { moq: '4711' }],
    ['brand', { brand: secret }],
    ['values', { values: values('4711') }],
  ];
  it.each(changes)('a visitor cannot tell the %s', async (_name, set) => {
    const ids = await made();
    const id = ids[3]!;
    const before = await answers(ids[0]!);
    const [row] = await t.platform.db.select().from(products).where(eq(products.id, id));
    await t.platform.db
      .update(products)
      .set({ ...set, ...findableBy({ ...row!, ...(set as object) }, text('Maker')) })
      .where(eq(products.id, id));
    expect(await answers(ids[0]!)).toEqual(before);
  });

  it('a member finds by the datasheet and orders by price', async () => {
    const ids = await made();
    const member = await person(t.platform, { userType: 2, roles: [] });
    const page = await t.as(member.token)(catalogue.page, { query: { q: '4300MPa', sort: 'priceDown', size: 100 } });
    expect(page.records.map((r) => r.id)).toContain(ids[1]);
    const prices = page.records.map((r) => Number(r.price));
    expect(prices).toEqual(prices.toSorted((x, y) => y - x));
  });
});

describe('purchases', () => {
  const opening = '采购风电叶片主梁用拉挤板材，按年度框架供货。'.repeat(8);
  const answers = async (id: string) => {
    const asked = [];
    for (const q of words)
      asked.push(
        await t.as()(purchase.page, { query: { q, size: 100 } }),
        await t.as()(purchase.facets, { query: { q } }),
      );
    return [asked, await t.as()(purchase.detail, { params: { id } })];
  };
  it.each([
    ['description beyond its beginning', { description: { cn: `${opening}${secret}` } }],
    ['qualification', { qualification: { cn: secret } }],
  ] as const)('a visitor cannot tell the %s', async (_name, set) => {
    const id = newId();
    await insertPurchases(systemContext(t.platform), {
      purchases: [
        {
          id,
          clientKey: newId(),
          number: `CG-${id.slice(-6)}`,
          buyerId: b.userId,
          entId: b.entId,
          state: 'open',
          title: text('拉挤板材'),
          description: { cn: opening },
          qualification: { cn: '三年业绩' },
          products: ['carbon-fibre-small-tow'],
          certificates: [],
          deadline: new Date(Date.now() + 86_400_000).toISOString(),
          publishedAt: new Date().toISOString(),
        },
      ],
      applications: [],
      lines: [],
      criteria: [],
      documents: [],
      answers: [],
      offers: [],
      prices: [],
      awards: [],
      given: [],
    });
    const before = await answers(id);
    await t.platform.db.update(purchases).set(set).where(eq(purchases.id, id));
    expect(await answers(id)).toEqual(before);
  });
});
