import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { home } from '#contract/home/calls.ts';
import { everything } from '#contract/search/everything.ts';
import { serviceOwn } from '#contract/services/own.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue, type SeedProduct } from '#server/rooms/catalogue/seed.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { buyer, company, provider, supplier, type TestPerson } from '../../world/people.ts';
import { recruitmentActs } from '../../world/rooms/recruitment.ts';
import { offerInput, serviceActs } from '../../world/rooms/services.ts';

let t: TestPlatform;
let member: TestPerson;
let [ours, theirs] = ['', ''];
const category = 'carbon-fibre-small-tow';
const name = { cn: '乌木纤维', en: 'Ebony Fibres', es: 'Fibras Ébano' };

const strength = (value: string, unit = 'MPa') => ({ field: 'fibre-tensile-strength', value, unit });
const filaments = (value: string) => ({ field: 'filament-count', value, unit: null });
const insert = async (model: string, o: Partial<SeedProduct> = {}): Promise<string> => {
  const id = newId();
  const own = { cn: `${model} 碳纤维`, en: `${model} carbon fibre`, es: `${model} fibra de carbono` };
  await insertCatalogue(systemContext(t.platform), [
    { id, entId: ours, companyName: name, name: own, model, category, price: '100', per: 'kg', ...o },
  ]);
  return id;
};
const filters = (query: object, token?: string) => t.as(token)(catalogue.filters, { query });
const found = async (query: object, token?: string) =>
  (await t.as(token)(catalogue.page, { query: { current: 1, size: 50, ...query } })).records.map((r) => r.model);
const figures = (list: { slug: string; n: number }[]) => Object.fromEntries(list.map((c) => [c.slug, c.n]));

beforeAll(async () => {
  t = await testPlatform();
  member = await buyer(t.platform);
  ours = await company(t.platform, {
    name,
    processes: ['pultrusion'],
    certificates: [{ slug: 'iso-9001', verified: true }],
    supplierVerified: true,
  });
  theirs = await company(t.platform, { name: { cn: '白蜡', en: 'Ash' }, countryCode: 'ES', processes: ['rtm'] });
  await insert('EB-1', { values: [strength('4900'), filaments('12')] });
  await insert('EB-2', { values: [strength('3500–3600'), filaments('3')] });
  await insert('EB-3', { entId: theirs, values: [strength('5500'), filaments('12')] });
  await insert('EB-4', { values: [strength('4.9', 'GPa')] });
});

describe('filters of the product search', () => {
  it('count what each choice would leave, their own condition apart', async () => {
    const all = await filters({ category });
    expect(figures(all.countries)).toEqual({ CN: 3, ES: 1 });
    expect(figures(all.processes)).toEqual({ pultrusion: 3, rtm: 1 });
    expect(figures(all.certificates)).toEqual({ 'iso-9001': 3 });
    expect(all.verified).toBe(3);
    const spain = await filters({ category, country: ['ES'] });
    expect(figures(spain.countries)).toEqual({ CN: 3, ES: 1 });
    expect(figures(spain.processes)).toEqual({ rtm: 1 });
  });

  it('find what they count', async () => {
    expect(await found({ category, country: ['ES'] })).toEqual(['EB-3']);
    expect(await found({ category, verified: '1', process: ['pultrusion'] })).toHaveLength(3);
    expect(await found({ category, certificate: ['iso-9001'], country: ['ES'] })).toEqual([]);
  });

  it('keep a certificate that ran out, or that nobody has seen, out of what is counted and found', async () => {
    await t.pool.query(
      `update enterprises set certificates = '[{"slug":"iso-9001","verified":true,"validUntil":"2020-01-01"},{"slug":"reach","verified":false}]' where id = $1`,
      [theirs],
    );
    t.platform.changes.touch(['companies']);
    await t.until(async () => figures((await filters({ category })).certificates)['iso-9001'] === 3);
    expect(figures((await filters({ category })).certificates)).toEqual({ 'iso-9001': 3 });
    expect(await found({ category, country: ['ES'], certificate: ['iso-9001'] })).toEqual([]);
  });

  it('ask a member’s datasheet by number, by span and by option', async () => {
    expect(await found({ category, value: ['fibre-tensile-strength:4800..'] }, member.token)).toEqual(['EB-3', 'EB-1']);
    expect(await found({ category, value: ['fibre-tensile-strength:3580..3700'] }, member.token)).toEqual(['EB-2']);
    expect(await found({ category, value: ['filament-count:12'] }, member.token)).toEqual(['EB-3', 'EB-1']);
    const both = ['filament-count:12', 'filament-count:3', 'fibre-tensile-strength:..5000'];
    expect(await found({ category, value: both }, member.token)).toEqual(['EB-2', 'EB-1']);
    const { sheet } = await filters({ category, value: ['filament-count:12'] }, member.token);
    const of = (field: string) => sheet.find((s) => s.field === field);
    expect(figures(of('filament-count')?.options ?? [])).toEqual({ '3': 1, '12': 2 });
    expect(of('fibre-tensile-strength')?.span).toMatchObject({ low: 4900, high: 5500 });
  });

  it('tell a visitor nothing of the datasheet: neither counts nor what is found', async () => {
    const asked = { category, value: ['fibre-tensile-strength:5400..'] };
    expect(await found(asked)).toHaveLength(4);
    const seen = await filters(asked);
    expect(seen.sheet).toEqual([]);
    expect(figures(seen.countries)).toEqual({ CN: 3, ES: 1 });
  });

  it('leave out what means nothing, and need a material for values', async () => {
    expect(await found({ category, value: ['filament-count:..'] }, member.token)).toHaveLength(4);
    expect(await found({ category, value: ['nosuch:1..2'] }, member.token)).toEqual([]);
    expect((await found({ value: ['filament-count:12'] }, member.token)).length).toBeGreaterThan(2);
    await expect(t.as()(catalogue.page, { query: { current: 1, size: 5, value: ['x'] } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('say how words were understood, and what is left without each part', async () => {
    const { understood } = await filters({ q: '碳纤维 T700 12K' }, member.token);
    expect(understood.map((p) => p.kind)).toEqual(['material', 'value', 'word']);
    expect(understood.map((p) => p.label.en)).toContain('T700');
    const value = understood.find((p) => p.kind === 'value');
    expect(value?.label.es).toMatch(/12K/);
    expect(value?.rest).toContain('T700');
    expect(value?.rest).not.toMatch(/12K/i);
    expect((await filters({ q: 'nobody-knows-this' })).understood).toEqual([]);
  });

  it('say what one condition less would bring where nothing is found', async () => {
    const asked = { category, country: ['ES'], certificate: ['iso-9001'] };
    const { without } = await filters(asked);
    expect(without.map((w) => [w.key, w.n])).toEqual([
      ['country', 3],
      ['certificate', 1],
    ]);
    for (const w of without) {
      const { [w.key]: _, ...rest } = asked as Record<string, unknown>;
      expect(await found(w.rest.length ? { ...rest, [w.key]: w.rest } : rest)).toHaveLength(w.n);
    }
    expect((await filters({ category })).without).toEqual([]);
  });
});

describe('one search over everything', () => {
  it('finds products, suppliers by what they make, and inquiries', async () => {
    const all = await t.as()(everything.matches, { query: { q: 'Ebony' } });
    expect(all.products.total).toBe(4);
    expect(all.suppliers.records.map((s) => s.name.en)).toEqual(['Ebony Fibres']);
    expect(all.inquiries.total).toBe(0);
    for (const p of all.products.records) expect(p).toMatchObject({ price: null, values: [] });
    const own = await t.as(member.token)(everything.memberMatches, { query: { q: 'Ebony', size: 1 } });
    expect(own.products.records[0]?.price).not.toBeNull();
    await expect(t.as()(everything.memberMatches, { query: { q: 'Ebony' } })).rejects.toMatchObject({ status: 401 });
  });

  it('finds listed services and vacancies that show, and suggests them', async () => {
    const [lab, firm] = await Promise.all([provider(t.platform), supplier(t.platform)]);
    const jobs = recruitmentActs(t);
    const titled = (word: string) => ({ cn: `${word} 乌檀`, en: `${word} Sablewood` });
    const offer = await serviceActs(t).offer(lab, { name: titled('Tests') });
    await t.as(lab.token)(serviceOwn.add, { body: { clientKey: newId(), ...offerInput({ name: titled('Draft') }) } });
    const vacancy = await jobs.list(firm, { title: titled('Engineer') });
    await jobs.draft(firm, { title: titled('Draft') });
    const ids = async () => {
      const all = await t.as()(everything.matches, { query: { q: 'sablewood' } });
      const suggested = await t.as()(home.suggest, { query: { q: 'sablewood' } });
      const of = (list: { id: string }[]) => list.map((r) => r.id);
      return {
        totals: [all.services.total, all.vacancies.total],
        services: [of(all.services.records), of(suggested.services)],
        vacancies: [of(all.vacancies.records), of(suggested.vacancies)],
      };
    };
    expect(await ids()).toEqual({ totals: [1, 1], services: [[offer], [offer]], vacancies: [[vacancy], [vacancy]] });
    // The kind of a service and the field of a position are words of it, in every language.
    for (const q of ['Ensayos sablewood', '检测 sablewood'])
      expect((await t.as()(everything.matches, { query: { q } })).services.total, q).toBe(1);
    expect((await t.as()(everything.matches, { query: { q: '工艺 sablewood' } })).vacancies.total).toBe(1);
    await t.as(lab.token)(serviceOwn.list, { params: { id: offer }, body: { state: 'draft' } });
    await jobs.move(firm, vacancy, 'closed');
    expect(await ids()).toEqual({ totals: [0, 0], services: [[], []], vacancies: [[], []] });
  });
});
