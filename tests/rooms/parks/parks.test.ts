import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { operator } from '#contract/operator/calls.ts';
import { parks } from '#contract/parks/calls.ts';
import { operatorParks } from '#contract/parks/desk.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal as refused } from '#tests/harness/refused.ts';
import { person, supplier, type TestPerson } from '#tests/world/people.ts';
import { told } from '#tests/harness/told.ts';
import { parkActs, parkInput } from '#tests/world/rooms/parks.ts';

let t: TestPlatform;
let act: ReturnType<typeof parkActs>;
let [firm, other, desk] = [] as unknown as TestPerson[] & [TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  act = parkActs(t);
  [firm, other, desk] = await Promise.all([
    supplier(t.platform),
    supplier(t.platform),
    person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes.administrator] }),
  ]);
});

const tenancyOf = async (park: string) => (await act.tenancies(desk)).find((s) => s.park.id === park)?.id ?? '';
const acts = async (): Promise<string[]> =>
  (await t.as(desk.token)(operator.audit, { query: { size: 100 } })).records.map((r) => r.act);

describe('a park', () => {
  it('is written by the desk over the version that was read, once however often the click comes', async () => {
    const body = { id: null, base: 0, clientKey: newId(), ...parkInput() };
    const made = await t.as(desk.token)(operatorParks.save, { body });
    expect(await t.as(desk.token)(operatorParks.save, { body })).toEqual(made);
    expect((await refused(act.save(desk, { slug: body.slug }))).error).toBe('parks.addressTaken');
    expect(await act.save(desk, { slug: body.slug, hectares: 300 }, { id: made.id, base: 1 })).toMatchObject({
      version: 2,
    });
    expect((await refused(act.save(desk, { slug: body.slug }, { id: made.id, base: 1 }))).error).toBe('parks.changed');
    expect((await act.detail(null, body.slug)).row).toMatchObject({ hectares: 300, province: '320000' });
    expect((await acts()).filter((a) => a === 'park.save').length).toBeGreaterThanOrEqual(2);
  });

  it('names fields of the dictionary and a company that is there', async () => {
    const { fields } = await refused(act.save(desk, { fields: ['no-such-field'], host: 'nobody' }));
    expect(Object.keys(fields).toSorted()).toEqual(['fields', 'host']);
  });

  it('that is hidden shows to nobody and counts nowhere', async () => {
    const slug = `park-${newId().slice(-8)}`;
    await act.save(desk, { slug, province: '650000', state: 'draft' });
    expect((await refused(act.detail(firm, slug))).error).toBe('common.notFound');
    const { provinces } = await t.as()(parks.overview, { query: {} });
    expect(provinces.map((p) => p.province)).not.toContain('650000');
    expect((await t.as()(parks.page, { query: { province: '650000' } })).total).toBe(0);
  });

  it('is found by province, field and words, and each filter counts without itself', async () => {
    const name = { cn: '独墅园', en: 'Dushu works', es: 'Taller Dushu' };
    await act.save(desk, { name, province: '510000', fields: ['medical'] });
    const records = async (query: object) => (await t.as()(parks.page, { query })).records.map((r) => r.name.en);
    expect(await records({ q: 'Dushu' })).toEqual(['Dushu works']);
    expect(await records({ province: '510000' })).toEqual(['Dushu works']);
    expect(await records({ field: 'medical', province: '320000' })).toEqual([]);
    const narrowed = await t.as()(parks.overview, { query: { province: '510000' } });
    expect(narrowed.total).toBe(1);
    expect(narrowed.provinces.map((p) => p.province)).toContain('320000');
    expect(narrowed.fields.map((f) => f.slug)).toEqual(['medical']);
  });
});

describe('a company in a park', () => {
  it('says so, is checked, and shows only once the desk has confirmed it', async () => {
    const slug = `park-${newId().slice(-8)}`;
    const { id } = await act.save(desk, { slug });
    expect((await act.detail(firm, slug)).may).toBe('yes');
    await Promise.all([act.state(firm, id), act.state(firm, id)]);
    expect(await act.detail(firm, slug)).toMatchObject({ tenancy: { state: 'asked' }, companies: [] });
    expect((await act.detail(other, slug)).tenancy).toBeNull();
    expect((await act.detail(null, slug)).may).toBe('login');
    const tenancy = await tenancyOf(id);
    expect((await refused(act.decide(desk, tenancy, 'refuse'))).error).toBe('common.invalid');
    await act.decide(desk, tenancy, 'refuse', '地址在另一城市');
    expect((await told(t, firm, 'parkRefused'))?.link).toContain(slug);
    expect((await act.detail(firm, slug)).tenancy).toMatchObject({ state: 'refused', reason: '地址在另一城市' });
    expect((await act.detail(other, slug)).tenancy).toBeNull();
    await act.state(firm, id, '新厂房');
    await act.decide(desk, tenancy, 'confirm');
    await act.decide(desk, tenancy, 'confirm');
    await told(t, firm, 'parkConfirmed');
    const shown = await act.detail(null, slug);
    expect(shown.companies.map((c) => c.id)).toEqual([firm.entId]);
    expect(shown.row.companies).toBe(1);
    expect((await acts()).filter((a) => a === 'parkTenancy.confirm')).toHaveLength(1);
    expect((await refused(act.state(firm, id))).error).toBe('parks.alreadyConfirmed');
    await act.leave(firm, id);
    expect((await refused(act.leave(firm, id))).error).toBe('parks.notAsked');
    expect((await act.detail(null, slug)).companies).toEqual([]);
  });

  it('names six parks at most, and is spoken for by whoever manages', async () => {
    const made = await Promise.all(Array.from({ length: 7 }, () => act.save(desk)));
    for (const { id } of made.slice(0, 6)) await act.state(other, id);
    expect((await refused(act.state(other, made[6]?.id ?? ''))).error).toBe('parks.tooMany');
    const sales = await person(t.platform, {
      userType: 1,
      roles: [roleCodes.supplier],
      entId: other.entId ?? '',
      seat: 'sales',
    });
    expect((await refused(act.state(sales, made[0]?.id ?? ''))).status).toBe(403);
  });
});
