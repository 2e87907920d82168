import { beforeAll, expect, it } from 'vitest';
import { companyFacts } from '#contract/enterprise/facts.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { inquiryInput } from '../../world/inquiries.ts';
import { buyer, company, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
const product = 'carbon-fibre-small-tow';
const requirements = [{ field: 'fibre-tensile-strength', op: 'min' as const, value: '4900', unit: 'MPa', must: true }];
const specification = 'T700 级 12K 原丝';

beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
});

const lists = async (who: TestPerson, model: string, strength: string) =>
  insertCatalogue(systemContext(t.platform), [
    {
      id: newId(),
      entId: who.entId!,
      name: { cn: '碳纤维', en: 'Carbon fibre', es: 'Fibra de carbono' },
      companyName: {},
      model,
      category: product,
      per: 'kg',
      values: [{ field: 'fibre-tensile-strength', value: strength, unit: 'MPa' }],
    },
  ]);

it('ranks higher whoever lists what the line asks for, says which data it met, and counts alike while it is written', async () => {
  const [strong, weak, silent] = [await supplier(t.platform), await supplier(t.platform), await supplier(t.platform)];
  await lists(strong, 'T700-12K', '4950');
  await lists(weak, 'T300-3K', '3530');
  const base = inquiryInput();
  const lines = [{ ...base.lines[0]!, product, specification, requirements }];
  const { id } = await t.as(b.token)(inquiry.publish, { body: { ...base, lines } });
  const seen = (who: TestPerson) =>
    t.until(async () => {
      const found = await t.as(who.token)(inquiry.forSupplier, { params: { id } });
      return found.score ? found : undefined;
    });
  const [of1, of2, of3] = [await seen(strong), await seen(weak), await seen(silent)];
  expect(of1.score - of3.score).toBe(5);
  expect(of3.score - of2.score).toBe(5);
  expect(of1.reasons.find((r) => r.code === 'data')?.names.map((n) => n.cn)).toEqual(['纤维拉伸强度', 'T700', '12K']);
  expect(of2.missing.find((r) => r.code === 'data')).toMatchObject({ points: 10 });
  const { scores } = await t.as(b.token)(inquiry.preview, { body: { ...base, lines } });
  expect(scores).toEqual([of1.score, of3.score, of2.score]);
});

/** Companies that hold a notice of an inquiry. */
const noticed = async (id: string): Promise<string[]> =>
  (
    await t.platform.pool.query<{ id: string }>(
      `select distinct u.ent_id as id from notices n join users u on u.id = n.user_id where n.dedupe = $1`,
      [`matched:${id}`],
    )
  ).rows.map((r) => r.id);
const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
const glass = (o = {}) => supplier(t.platform, { categories: ['glass-fibre'], processes: [], certificates: [], ...o });

it('tells who makes any line, says which, and the number is that of the companies told', async () => {
  const [first, second] = [await glass(), await supplier(t.platform, { categories: ['epoxy-resin'] })];
  // Nobody of these hears of anything: nobody there, a suspended person, a seat that only buys.
  const empty = await company(t.platform, { supplierVerified: true, categories: ['glass-fibre'] });
  const suspended = await glass();
  await t.platform.pool.query('update users set suspended_at = now() where id = $1', [suspended.userId]);
  const buys = await company(t.platform, { supplierVerified: true, categories: ['glass-fibre'] });
  await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: buys, seat: 'purchasing' });
  const [line] = inquiryInput().lines;
  const lines = ['glass-direct-roving', 'epoxy-resin'].map((slug) => ({ ...line!, product: slug, requirements: [] }));
  const base = inquiryInput({ id: newId(), certificates: [], lines: lines.slice(0, 1) });
  const alone = await t.as(b.token)(inquiry.publish, { body: base });
  const both = { ...base, id: newId(), lines };
  const { count } = await t.as(b.token)(inquiry.preview, { body: both });
  const { id } = await t.as(b.token)(inquiry.publish, { body: both });
  await t.until(async () => (await noticed(id)).length || undefined);
  await t.until(async () => (await noticed(alone.id)).length || undefined);
  const { told, matched } = await own(id);
  expect(told.map((x) => x.company.id).toSorted()).toEqual((await noticed(id)).toSorted());
  expect([matched, count]).toEqual([told.length, told.length]);
  const page = await t.as(b.token)(inquiry.ownPage, { query: {} });
  expect(page.records.find((r) => r.id === id)?.matched).toBe(told.length);
  for (const out of [empty, suspended.entId, buys]) expect(told.some((x) => x.company.id === out)).toBe(false);
  const of = (list: typeof told, who: TestPerson) => list.find((x) => x.company.id === who.entId)!;
  expect(of(told, first).lines.map((l) => l.no)).toEqual([1]);
  expect(of(told, second).lines.map((l) => l.no)).toEqual([2]);
  expect(of(told, first).score).toBe(of((await own(alone.id)).told, first).score);
  expect(of(told, second).missing[0]).toMatchObject({ code: 'product', lines: [1] });
  const rival = await t.as(first.token)(inquiry.forSupplier, { params: { id } });
  expect(rival).not.toHaveProperty('told');
});

it('tells twenty of forty equals, others for another inquiry, as the form has said', async () => {
  await Promise.all(Array.from({ length: 40 }, () => glass({ categories: ['basalt-fibre'] })));
  const [line] = inquiryInput().lines;
  const told = async () => {
    const body = inquiryInput({
      id: newId(),
      certificates: [],
      lines: [{ ...line!, product: 'basalt-fibre', requirements: [] }],
    });
    const { count } = await t.as(b.token)(inquiry.preview, { body });
    const { id } = await t.as(b.token)(inquiry.publish, { body });
    await t.until(async () => (await own(id)).matched || undefined);
    const { matched, told: who } = await own(id);
    expect([count, matched]).toEqual([20, 20]);
    return who.map((x) => x.company.id).toSorted();
  };
  expect(await told()).not.toEqual(await told());
});

it('counts those invited, and tells them whatever their degree', async () => {
  const [near, far] = [await glass(), await supplier(t.platform, { categories: ['aramid-fibre'] })];
  const nobody = await company(t.platform, { supplierVerified: true });
  const invited = [near.entId!, far.entId!, nobody];
  const body = inquiryInput({ visibility: 'invited', invited });
  const found = await t.as(b.token)(inquiry.preview, { body });
  expect(found.count).toBe(2);
  // What the invitation costs is counted by whom the publishing would tell (deals 196).
  const open = await t.as(b.token)(inquiry.preview, { body: { ...body, visibility: 'public', invited: [] } });
  expect(found.loosen[0]?.code).toBe('invited');
  expect(found.loosen[0]?.gain).toBeGreaterThanOrEqual(open.count - 2);
  const { id } = await t.as(b.token)(inquiry.publish, { body });
  await t.until(async () => (await noticed(id)).length || undefined);
  const { told } = await own(id);
  expect(told.map((x) => x.company.id).toSorted()).toEqual([near.entId!, far.entId!].toSorted());
  expect(told.every((x) => x.invited)).toBe(true);
});

it('counts what a capability matrix states as it counts the lists, and nothing of a level of none (sites 8)', async () => {
  const stated = await supplier(t.platform, { categories: [], processes: [] });
  const none = await supplier(t.platform, { categories: [], processes: [] });
  const read = await t.as(stated.token)(companyFacts.read);
  await t.as(stated.token)(companyFacts.save, {
    body: {
      base: read.revision,
      intro: { cn: '', en: '', es: '' },
      annualCapacity: null,
      certificates: [],
      capabilities: [{ category: product, process: 'towpreg-winding', level: 2 }],
    },
  });
  const base = inquiryInput();
  const body = {
    ...base,
    processes: ['towpreg-winding'],
    lines: [{ ...base.lines[0]!, product, requirements: [] }],
  };
  const { id } = await t.as(b.token)(inquiry.publish, { body });
  const seen = await t.until(async () => {
    const found = await t.as(stated.token)(inquiry.forSupplier, { params: { id } });
    return found.score ? found : undefined;
  });
  expect(seen.reasons.map((r) => r.code)).toEqual(expect.arrayContaining(['product', 'process']));
  await t.until(async () => ((await noticed(id)).includes(stated.entId!) ? true : undefined));
  expect((await noticed(id)).includes(none.entId!)).toBe(false);
});
