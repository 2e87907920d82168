import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { home } from '#contract/home/calls.ts';
import { search } from '#contract/search/calls.ts';
import { type Refused, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { readSetting, writeSetting } from '#server/rooms/settings/index.ts';
import { changed } from '#server/rooms/settings/read-setting.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { inquiryInput, publish } from '../../world/inquiries.ts';
import { buyer, company, person, supplier, type TestPerson } from '../../world/people.ts';
import { conferenceActs } from '../../world/rooms/conferences.ts';
import { parkActs } from '../../world/rooms/parks.ts';

let t: TestPlatform;
let b: TestPerson;
const capable = (level = 2) => ({
  capabilities: [{ category: 'carbon-fibre', process: 'pultrusion', level } as never],
});

beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
});

const rowOf = async (material = 'carbon-fibre') => {
  const { weave } = await t.as()(home.weave);
  const row = weave.rows.find((r) => r.slug === material)!;
  return { ...row, at: (process: string) => row.cells.find((c) => c.process === process)! };
};

describe('the weave', () => {
  it('counts a verified supplier once it has the capability, and no other', async () => {
    const before = (await rowOf()).at('pultrusion').suppliers;
    const s = await supplier(t.platform);
    await company(t.platform, { supplierVerified: false, ...capable() });
    await supplier(t.platform, capable(0));
    expect((await rowOf()).at('pultrusion').suppliers).toBe(before);
    await t.pool.query(
      `update enterprises set capabilities = '[{"category":"carbon-fibre","process":"pultrusion","level":1},{"category":"carbon-fibre","process":"rtm","level":3}]' where id = $1`,
      [s.entId],
    );
    const row = await rowOf();
    expect(row.at('pultrusion').suppliers).toBe(before + 1);
    expect(row.at('rtm').suppliers).toBe(1);
    // Two processes, one supplier of the material.
    expect(row.suppliers).toBe(before + 1);
  });

  it('counts as evidenced only who has a verified certificate in force', async () => {
    const before = (await rowOf()).at('pultrusion').evidenced;
    const end = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const of = (verified: boolean, validUntil: string) =>
      supplier(t.platform, { ...capable(), certificates: [{ slug: 'iso-9001', verified, validUntil }] });
    await of(true, end(-2));
    await of(false, end(30));
    expect((await rowOf()).at('pultrusion').evidenced).toBe(before);
    await of(true, end(30));
    expect((await rowOf()).at('pultrusion').evidenced).toBe(before + 1);
  });

  it('counts public waiting inquiries: by material all of them, in a cell those that name the process', async () => {
    const before = await rowOf();
    const was = before.at('pultrusion').inquiries;
    await publish(t, b);
    const { id } = await publish(t, b, { processes: ['pultrusion'] });
    const s = await supplier(t.platform);
    await publish(t, b, { processes: ['pultrusion'], visibility: 'invited', invited: [s.entId!] });
    const row = await rowOf();
    expect([row.inquiries - before.inquiries, row.at('pultrusion').inquiries - was]).toEqual([2, 1]);
    await t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [id]);
    expect((await rowOf()).at('pultrusion').inquiries).toBe(was);
  });

  it('promises as many suppliers as its link lists', async () => {
    const { suppliers } = (await rowOf()).at('pultrusion');
    const query = { category: 'carbon-fibre', process: 'pultrusion', size: 100 };
    const list = await t.as()(enterprise.list, { query });
    expect(list.total).toBe(suppliers);
    expect(list.records.every((r) => r.verified)).toBe(true);
    expect((await t.as()(enterprise.list, { query: { category: 'no-such' } })).total).toBe(0);
  });

  it('shows a figure from five cases on', async () => {
    const { pace } = await t.as()(home.weave);
    expect([pace.quoting, pace.orders]).toEqual([null, null]);
  });

  it('takes rows and columns from the settings, and the menu counts the same suppliers', async () => {
    const ctx = systemContext(t.platform);
    await writeSetting(ctx, 'home.processes', ['pultrusion']);
    const { weave } = await t.as()(home.weave);
    expect(weave.processes.map((p) => p.slug)).toEqual(['pultrusion']);
    const menu = await t.as(undefined, { 'x-lang': 'es' })(home.menu);
    const fibres = menu.groups.find((g) => g.slug === 'fibres')!;
    expect(fibres.name).toBe('Fibras');
    expect(fibres.cells[0]?.suppliers).toBe((await rowOf()).at('pultrusion').suppliers);
  });
});

describe('suggestions', () => {
  it('find categories in three languages, verified companies and public inquiries', async () => {
    const mark = `Zqx${Date.now() % 1e6}`;
    const name = (n: string) => ({ cn: `${mark}${n}`, en: `${mark} ${n}`, es: `${mark} ${n}` });
    await company(t.platform, { supplierVerified: true, name: name('one') });
    await company(t.platform, { supplierVerified: false, name: name('two') });
    const title = `${mark} 采购`;
    await publish(t, b, { title });
    const s = await supplier(t.platform);
    await publish(t, b, { title: `${title} 暗`, visibility: 'invited', invited: [s.entId!] });
    await publish(t, b, { title: '另一条需求', lines: [{ ...inquiryInput().lines[0]!, specification: `${mark} 密` }] });
    await t.as(b.token)((await import('#contract/inquiry/calls.ts')).inquiry.saveDraft, {
      body: { content: { title: `${mark} 草稿` } },
    });
    const found = await t.as()(home.suggest, { query: { q: mark } });
    expect(found.companies.map((c) => c.name.en)).toEqual([`${mark} one`]);
    expect(found.inquiries.map((i) => i.title)).toEqual([{ cn: title }]);
    expect(JSON.stringify(found)).not.toMatch(/密|草稿|暗|price|@/);
    for (const q of ['碳纤维', 'carbon fiber', 'Fibra de carbono'])
      expect((await t.as()(home.suggest, { query: { q } })).categories[0]?.slug, q).toBe('carbon-fibre');
    // A pattern is a word like any other.
    expect((await t.as()(home.suggest, { query: { q: '%' } })).companies).toEqual([]);
  });

  it('find parks and conferences that show, and no draft or cancelled one', async () => {
    const desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
    const [parks, conferences] = [parkActs(t), conferenceActs(t)];
    const name = (n: string) => ({ cn: `苎麻 ${n}`, en: `Ramiefield ${n}`, es: `Ramiefield ${n}` });
    await parks.save(desk, { slug: 'ramie-shown', name: name('one') });
    await parks.save(desk, { name: name('hidden'), state: 'draft' });
    const coming = await conferences.save(desk, { name: name('forum') });
    await conferences.save(desk, { name: name('draft'), state: 'draft' });
    const off = newId();
    await conferences.save(desk, { name: name('off') }, off);
    await conferences.cancel(desk, off);
    const found = await t.as()(home.suggest, { query: { q: 'ramiefield' } });
    expect(found.parks.map((k) => k.slug)).toEqual(['ramie-shown']);
    expect(found.conferences.map((c) => c.slug)).toEqual([coming.slug]);
  });

  it('refuse an empty and an endless question', async () => {
    for (const q of ['  ', 'x'.repeat(61)])
      await expect(t.as()(home.suggest, { query: { q } })).rejects.toMatchObject({ status: 400 });
  });
});

describe('settings', () => {
  it('have defaults, take what fits, refuse what does not', async () => {
    const ctx = systemContext(t.platform);
    const day = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString().slice(0, 10);
    const fair = (d: number, days = 2) => ({
      name: { cn: `展会 ${d}`, en: `fair ${d}`, es: `feria ${d}` },
      from: day(d),
      to: day(d + days),
    });
    await writeSetting(ctx, 'exhibitions', [fair(40), fair(-9), fair(9)]);
    const told = async () => (await t.as()(home.frame)).exhibitions.map((e) => e.name.en);
    expect(await told()).toEqual(['fair 9', 'fair 40']);
    await expect(writeSetting(ctx, 'exhibitions', [{ ...fair(9), from: 'soon' }])).rejects.toMatchObject({
      refusal: { code: 'common.invalid' },
    });
    expect(await told()).toEqual(['fair 9', 'fair 40']);
    const faults = async (write: Promise<unknown>) =>
      write.then(
        () => [],
        (err: Refused) => Object.entries(err.fields).map(([k, f]) => `${k} ${f.code}`),
      );
    const half = { ...fair(9, -1), name: { cn: '展会' } };
    expect(await faults(writeSetting(ctx, 'exhibitions', [half]))).toEqual([
      'value.0.name.en required',
      'value.0.name.es required',
      'value.0.to beforeStart',
    ]);
    expect(await faults(writeSetting(ctx, 'home.processes', ['pultrusion', 'no-such']))).toEqual(['value.1 choice']);
    expect(await faults(writeSetting(ctx, 'verification.twoPersons', 'yes' as never))).toEqual(['value wrongType']);
  });

  it('hold on every node: the bus makes the others read again', async () => {
    const ctx = systemContext(t.platform);
    await readSetting(ctx, 'sales.contacts');
    const at = { cn: '', en: 'Today', es: '' };
    const value = [{ area: 'everywhere', name: 'A', title: at, phone: '1', mail: '', hours: at }];
    // As another node writes it: the row, then the word on the bus.
    await t.pool.query(
      `insert into settings (key, value) values ('sales.contacts', $1) on conflict (key) do update set value = $1`,
      [JSON.stringify(value)],
    );
    await t.platform.bus.publish(changed, {});
    await t.until(async () => (await readSetting(ctx, 'sales.contacts'))[0]?.title.en === 'Today');
  });

  it('fall back to the default where the stored value no longer fits', async () => {
    const ctx = systemContext(t.platform);
    await t.pool.query(`insert into settings (key, value) values ('home.materials', '"x"') on conflict do nothing`);
    await t.platform.bus.publish(changed, {});
    await new Promise((r) => setTimeout(r, 100));
    expect(await readSetting(ctx, 'home.materials')).toContain('carbon-fibre');
  });
});

describe('hot searches', () => {
  it('count a term once an hour from one address, and show it from five on, in its language', async () => {
    const sought = async () => (await t.as()(search.hotSearches, { query: {} })).map((h) => h.term);
    const count = async () =>
      (
        await t.pool.query<{ n: number }>(
          `select coalesce(sum(count), 0)::int as n from search_terms where term = '公司'`,
        )
      ).rows[0]!.n;
    await supplier(t.platform, { name: { cn: '公司热' } });
    for (let i = 0; i < 3; i++) await t.as()(enterprise.list, { query: { q: ' 公司 ' } });
    await t.until(async () => (await count()) === 1);
    expect(await sought()).toEqual([]);
    await t.pool.query(`update search_terms set count = 5 where term = '公司'`);
    expect(await sought()).toEqual(['公司']);
    expect(await t.as(undefined, { 'x-lang': 'es' })(search.hotSearches, { query: {} })).toEqual([]);
    // Nothing found, or what may lead to somebody, is not counted.
    await t.as()(enterprise.list, { query: { q: '没有这家公司吧' } });
    await t.as()(enterprise.list, { query: { q: '公司 13800138000' } });
    await new Promise((r) => setTimeout(r, 100));
    expect((await t.pool.query('select 1 from search_terms')).rowCount).toBe(1);
  });
});
