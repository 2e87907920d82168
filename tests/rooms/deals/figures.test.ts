import { beforeAll, describe, expect, it } from 'vitest';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { inquiryInput, publish, quote } from '../../world/inquiries.ts';
import { buyer, company, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
});

const line = (product: string) => ({ ...inquiryInput().lines[0]!, product, requirements: [] });
const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();

describe('counts of the hall', () => {
  it('say what each filter then shows, once an inquiry', async () => {
    const word = '计数专用';
    const make = (o: Parameters<typeof publish>[2]) => publish(t, b, { title: `${word}询盘`, ...o });
    await make({
      lines: [line('pvc-foam'), line('pet-foam'), line('aramid-honeycomb')],
      certificates: ['fsc', 'reach'],
    });
    await make({ lines: [line('pvc-foam')], certificates: ['reach'], tradeTerm: 'CIF', confidential: true });
    await make({ lines: [line('gelcoat')], processes: ['rtm'], certificates: [], deadline: inDays(3) });
    await make({ visibility: 'invited', invited: [(await supplier(t.platform)).entId!] });
    const q = { q: word };
    const call = t.as();
    const total = async (o: object) => (await call(inquiry.page, { query: { ...q, ...o } })).total;
    const counts = await call(inquiry.facets, { query: q });
    expect(counts.categories.map((c) => [c.slug, c.n, c.children.map((x) => [x.slug, x.n])])).toEqual([
      [
        'cores',
        2,
        [
          ['foam-core', 2],
          ['honeycomb', 1],
        ],
      ],
      ['resins', 1, [['gelcoat-coating', 1]]],
    ]);
    for (const c of counts.categories.flatMap((g) => [g, ...g.children]))
      expect(await total({ category: c.slug })).toBe(c.n);
    for (const c of counts.certificates) expect(await total({ certificate: [c.slug] })).toBe(c.n);
    for (const p of counts.processes) expect(await total({ process: p.slug })).toBe(p.n);
    for (const x of counts.terms) expect(await total({ term: x.term })).toBe(x.n);
    expect([counts.nda, await total({ nda: '1' }), await total({ nda: '0' })]).toEqual([1, 1, 2]);
    expect(counts.states).toEqual({ quoting: 3, outOfDate: 0, awarded: 0 });
    expect(counts.days).toHaveLength(14);
    expect(counts.days.reduce((sum, d) => sum + d.n, 0)).toBe(3);
    expect(await total({ until: counts.days[5]!.day })).toBe(1);
    // What the confidential one asks for counts for its buyer, and for no visitor.
    const under = { query: { ...q, category: 'cores', certificate: ['reach'] } };
    const counted = async (token?: string) => {
      const { categories, certificates } = await t.as(token)(inquiry.facets, under);
      return [categories, certificates].map((list) => list.map((c) => [c.slug, c.n]));
    };
    const fsc = ['fsc', 1];
    expect(await counted()).toEqual([[['cores', 1]], [fsc, ['reach', 1]]]);
    expect(await counted(b.token)).toEqual([[['cores', 2]], [['reach', 2], fsc]]);
  });

  it('refuses what it does not know', async () => {
    for (const query of [{ term: 'XXX' }, { until: 'soon' }, { nda: '2' }])
      await expect(t.as()(inquiry.facets, { query: query as never })).rejects.toMatchObject({ status: 400 });
  });
});

describe('figures', () => {
  it('say the response time from five cases on, with their number', async () => {
    const s = await supplier(t.platform);
    const sets = [2, 4, 6, 8];
    const answer = async (hours: number) => {
      const { id } = await publish(t, b);
      await quote(t, s, id);
      await t.platform.pool.query(
        `update inquiries set published_at = now() - make_interval(hours => $2::int) where id = $1`,
        [id, hours],
      );
    };
    for (const h of sets) await answer(h);
    const before = await t.as()(inquiry.figures);
    expect(before.response).toMatchObject({ days: 90, n: 4, medianHours: null, p90Hours: null });
    await answer(10);
    const { response, months, states } = await t.as()(inquiry.figures);
    expect(response).toMatchObject({ n: 5, medianHours: 6, p90Hours: 9.2 });
    expect(months).toHaveLength(12);
    const { rows } = await t.platform.pool.query<{ n: number; none: number }>(
      `select count(*)::int as n, count(*) filter (where quotations = 0)::int as none from inquiries
       where visibility = 'public' and state <> 'draft'`,
    );
    expect(months.reduce((sum, m) => sum + m.published, 0)).toBe(rows[0]?.n);
    expect(states.quoting + states.outOfDate + states.awarded).toBe(rows[0]?.n);
    expect(response.none).toBe(rows[0]?.none);
  });

  it('count verified suppliers alone, once a group', async () => {
    await company(t.platform, { categories: ['basalt-fibre'], countryCode: 'SE' });
    await supplier(t.platform, { categories: ['foam-core', 'honeycomb'], processes: ['rtm'], countryCode: 'ES' });
    const f = await t.as()(enterprise.facets);
    expect(f.categories.find((c) => c.slug === 'cores')).toMatchObject({ n: 1, children: [{ n: 1 }, { n: 1 }] });
    expect(f.processes.find((p) => p.slug === 'rtm')?.n).toBe(1);
    expect(f.countries.find((c) => c.slug === 'ES')).toMatchObject({ n: 1 });
    expect(JSON.stringify(f)).not.toMatch(/basalt|"SE"/);
    expect(f.countries.reduce((sum, c) => sum + c.n, 0)).toBe(f.total);
  });
});
