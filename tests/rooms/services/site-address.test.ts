import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { companyAddress } from '#contract/enterprise/address.ts';
import { sites } from '#contract/sites/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { listedCompanies } from '#server/rooms/enterprise/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
beforeEach(() => forgetLimits(t));

const choose = (who: TestPerson, slug: string) => t.as(who.token)(companyAddress.choose, { body: { slug } });
const read = (who: TestPerson) => t.as(who.token)(companyAddress.read);
const at = async (key: string) => (await t.as()(sites.index, { params: { id: key } })).company;

describe('the address of a company’s pages (sites 19 and 20)', () => {
  it('is chosen by its managers; the former one and the id lead to the same company', async () => {
    const s = await supplier(t.platform);
    const { slug: before } = await read(s);
    expect(await choose(s, ' North-Fibre ')).toEqual({ slug: 'north-fibre', former: [before], left: 2 });
    for (const key of ['north-fibre', before, s.entId!])
      expect(await at(key)).toMatchObject({ id: s.entId, slug: 'north-fibre' });
    const listed = await listedCompanies(systemContext(t.platform), { limit: 1_000, offset: 0 });
    expect(listed.map((c) => c.slug)).toContain('north-fibre');
    expect(listed.map((c) => c.slug)).not.toContain(before);

    const sales = await person(t.platform, {
      userType: 1,
      roles: [roleCodes.supplier],
      entId: s.entId,
      seat: 'sales',
    });
    for (const who of [sales, await buyer(t.platform)]) {
      expect(await refused(choose(who, 'south-fibre'))).toMatch(/^403/);
      expect(await refused(read(who))).toMatch(/^403/);
    }
    expect(await refused(t.as()(companyAddress.choose, { body: { slug: 'south-fibre' } }))).toBe('401 common.login');
  });

  it('is refused beside its field where it is malformed, the platform’s, or another company’s, now or before', async () => {
    const [a, b] = [await supplier(t.platform), await supplier(t.platform)];
    const { slug: unchosen } = await read(a);
    await choose(a, 'first-of-a');
    await choose(a, 'second-of-a');
    const fault = (slug: string) =>
      choose(b, slug).then(
        () => 'taken',
        (err: { status: number; fields?: object }) => [err.status, Object.keys(err.fields ?? {})],
      );
    for (const bad of ['ab', 'a_b_c', '碳纤维厂', '-abc', 'x'.repeat(61), 'admin', 'Weft', a.entId!, `c-${b.entId}`])
      expect(await fault(bad), bad).toEqual([400, ['slug']]);
    for (const others of ['first-of-a', 'second-of-a', unchosen])
      expect(await fault(others), others).toEqual([400, ['slug']]);
    expect(await read(b)).toMatchObject({ former: [], left: 3 });
    expect((await choose(a, 'first-of-a')).former).toContain('second-of-a');
  });

  it('changes three times in a year; the same again counts nothing, going back does', async () => {
    const s = await supplier(t.platform);
    await choose(s, 'one-of-three');
    await choose(s, 'two-of-three');
    const again = await Promise.all(Array.from({ length: 5 }, () => choose(s, 'two-of-three')));
    expect(new Set(again.map((x) => x.left))).toEqual(new Set([1]));
    expect((await choose(s, 'one-of-three')).left).toBe(0);
    expect(await refused(choose(s, 'four-of-three'))).toBe('409 enterprise.addressOften');
    expect((await choose(s, 'one-of-three')).left).toBe(0);
    await t.pool.query(
      `update company_addresses set chosen_at = array(select c - interval '1 year' from unnest(chosen_at) c) where ent_id = $1`,
      [s.entId],
    );
    expect((await choose(s, 'four-of-three')).left).toBe(2);
  });

  it('goes to one of many who want it at once; nobody gets one that is just being left', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => supplier(t.platform)));
    const won = (await Promise.allSettled(many.map((s) => choose(s, 'wanted-by-all')))).map((r) => r.status);
    expect(won.filter((x) => x === 'fulfilled')).toHaveLength(1);
    const owner = many[won.indexOf('fulfilled')]!;
    const others = many.filter((s) => s !== owner);
    const moved = await Promise.allSettled([
      choose(owner, 'left-for-this'),
      ...others.map((s) => choose(s, 'wanted-by-all')),
    ]);
    expect(moved.map((r) => r.status)).toEqual(['fulfilled', ...others.map(() => 'rejected')]);
    expect((await at('wanted-by-all')).id).toBe(owner.entId);
    const seeded = await supplier(t.platform);
    await t.pool.query(`update enterprises set slug = 'never-chosen' where id = $1`, [seeded.entId]);
    const race = await Promise.allSettled([
      choose(seeded, 'now-chosen'),
      ...others.map((s) => choose(s, 'never-chosen')),
    ]);
    expect(race.map((r) => r.status)).toEqual(['fulfilled', ...others.map(() => 'rejected')]);
    expect((await at('never-chosen')).id).toBe(seeded.entId);
  });
});
