import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { deal, type DealSubject } from '#contract/deal/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { systemContext } from '#server/platform/context.ts';
import { drawing } from '#tests/fixtures/drawings.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { sampleActs } from '#tests/world/samples.ts';
import { admitted, apply, award, close, decide, linesOf, price, release } from '#tests/world/tenders.ts';

let t: TestPlatform;
let [b, s1, s2, s3] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  [s1, s2, s3] = await Promise.all([supplier(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const read = (by: TestPerson, id: string, of: DealSubject) =>
  t.as(by.token)(deal.timeline, { params: { id }, query: { of } });
const archive = async (by: TestPerson, id: string, of: DealSubject) => {
  const res = await t.api.request(`/api/busi/deal/archive/${id}?lang=en&of=${of}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  expect(res.status).toBe(200);
  return Object.keys(unzipSync(new Uint8Array(await res.arrayBuffer())));
};

describe('the timeline of a purchase (timeline 9)', () => {
  it('tells the buyer of documents, applications, prices, awards and orders, and a supplier of its own', async () => {
    const [open, inner] = [
      await uploaded(t, b, 'open.pdf', await drawing(1)),
      await uploaded(t, b, 'inner.pdf', await drawing(2)),
    ];
    const { id } = await release(t, b, {
      documents: [
        { file: open, kind: 'specification', shownTo: 'all' },
        { file: inner, kind: 'drawing', shownTo: 'admitted' },
      ],
    });
    const won = await admitted(t, b, s1, id);
    await admitted(t, b, s2, id);
    await decide(t, b, (await apply(t, s3, id)).id, 'refused');
    await price(t, s1, id, ['100', '50']);
    await price(t, s1, id, ['98', '50']);
    await price(t, s2, id, ['111', '61']);
    await close(t, id);
    const lines = await linesOf(t, b, id);
    await award(t, b, id, [{ applicationId: won, lines: lines.map((l) => ({ lineId: l.id, quantity: l.quantity })) }], {
      others: '已选定价格更低的供应商',
    });
    const { events, party, of } = await read(b, id, 'purchase');
    expect([party, of]).toEqual(['buyer', 'purchase']);
    const count = (kind: string) => events.filter((e) => e.kind === kind).length;
    expect({ documents: count('document'), offers: count('offer'), awards: count('award') }).toEqual({
      documents: 2,
      offers: 3,
      awards: 1,
    });
    expect(new Set(events.filter((e) => e.kind === 'application').map((e) => e.company?.id))).toEqual(
      new Set([s1.entId, s2.entId, s3.entId, b.entId]),
    );
    expect(events.find((e) => e.kind === 'purchase' && e.party === 'clock')).toBeDefined();
    const [mine, lost, out] = await Promise.all([s1, s2, s3].map((who) => read(who, id, 'purchase')));
    expect(mine?.events.filter((e) => e.kind === 'offer')).toHaveLength(2);
    expect(mine?.events.some((e) => e.kind === 'award')).toBe(true);
    for (const [view, others] of [
      [mine, [s2, s3]],
      [lost, [s1, s3]],
      [out, [s1, s2]],
    ] as const)
      for (const other of others) expect(JSON.stringify(view)).not.toContain(other.entId);
    expect(lost?.events.some((e) => e.kind === 'award' || e.kind === 'order')).toBe(false);
    // What is for the admitted alone is neither in the line nor in the archive of who was refused.
    expect(out?.events.filter((e) => e.kind === 'document')).toHaveLength(1);
    const names = await archive(s3, id, 'purchase');
    expect(names.some((n) => n.endsWith('open.pdf'))).toBe(true);
    expect(names.some((n) => n.endsWith('inner.pdf') || n.startsWith('order/'))).toBe(false);
    expect((await archive(b, id, 'purchase')).filter((n) => n.startsWith('order/'))).toHaveLength(2);
  });

  it('says nothing of hidden prices before the deadline but that they came', async () => {
    const { id } = await release(t, b, { hidePrices: true });
    await admitted(t, b, s1, id);
    await price(t, s1, id, ['12345.67', '50']);
    const amounts = async (who: TestPerson) =>
      (await read(who, id, 'purchase')).events.filter((e) => e.kind === 'offer').map((e) => e.detail);
    expect(await amounts(b)).toEqual(['']);
    expect((await amounts(s1))[0]).toContain('12,348,795');
    await close(t, id);
    expect((await amounts(b))[0]).toContain('12,348,795');
  });

  it('is absent for whoever has no part in it', async () => {
    const { id } = await release(t, b);
    const sales = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: b.entId, seat: 'sales' });
    for (const who of [s1, await buyer(t.platform), sales])
      expect(await refused(read(who, id, 'purchase'))).toBe('404 common.notFound');
    expect(await refused(read(b, id, 'inquiry'))).toBe('404 common.notFound');
  });
});

describe('the timeline of a sample order that came of no inquiry', () => {
  it('is for its two sides, with its files', async () => {
    const productId = newId();
    await insertCatalogue(systemContext(t.platform), [
      {
        id: productId,
        entId: s1.entId!,
        name: { cn: '碳纤维', en: 'Carbon fibre', es: 'Fibra de carbono' },
        companyName: {},
        model: 'T700',
        category: 'carbon-fibre-small-tow',
        per: 'kg',
        values: [],
      },
    ]);
    const acts = sampleActs(t);
    const { id } = await acts.ask(b, { product: productId });
    await acts.offer(s1, id, '0');
    await acts.send(s1, id, [await uploaded(t, s1, 'mill-certificate.pdf', await drawing(1))]);
    for (const who of [b, s1]) {
      const { events, of } = await read(who, id, 'sample');
      expect([of, new Set(events.map((e) => e.kind))]).toEqual(['sample', new Set(['sample'])]);
      expect(events.length).toBeGreaterThanOrEqual(3);
      expect((await archive(who, id, 'sample')).some((n) => n.endsWith('mill-certificate.pdf'))).toBe(true);
    }
    expect(await refused(read(s2, id, 'sample'))).toBe('404 common.notFound');
    expect(await refused(read(b, id, 'purchase'))).toBe('404 common.notFound');
  });
});
