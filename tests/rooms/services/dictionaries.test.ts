import { beforeAll, describe, expect, it } from 'vitest';
import type { CallError } from '#contract/core/client.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { home } from '#contract/home/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorDictionaries as desk } from '#contract/operator/dictionaries.ts';
import { assemble } from '#server/assemble.ts';
import { systemContext } from '#server/platform/context.ts';
import {
  dictionaryHas,
  loadReference,
  materialLabel,
  materialPath,
  regionIdsBelow,
} from '#server/rooms/dictionary/index.ts';
import { createLog } from '#server/platform/log.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { person } from '../../world/people.ts';

let t: TestPlatform;
let [one, two] = ['', ''];
beforeAll(async () => {
  t = await testPlatform();
  const make = async () => (await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] })).token;
  [one, two] = [await make(), await make()];
});

const dictType = 'ent_main_product' as const;
const value = 'carbon-fibre-small-tow';
const params = { dictType, value };
const tree = () => t.as()(dictionary.tree, { params: { type: dictType } });
const flat = async (type: string = dictType) => t.as()(dictionary.flat, { params: { type } });
const labelOf = async (slug: string) => (await flat()).find((i) => i.value === slug)?.label;
const list = (query: object) => t.as(one)(desk.items, { params: { dictType }, query });
const itemOf = async (slug: string) => (await list({ q: slug })).items.find((i) => i.value === slug)!;
const refused = async (p: Promise<unknown>) =>
  p.then(
    () => 'was not refused',
    (err: CallError) => `${err.status} ${err.error} ${Object.keys(err.fields).join()}`.trim(),
  );
const audit = async () => (await t.as(one)(operator.audit, { query: {} })).records;
const words = { cn: '小丝束碳纤维', en: 'Small tow', es: 'Mecha pequeña' };

describe('operators and the dictionaries', () => {
  it('walk the trees with their counts', async () => {
    const types = await t.as(one)(desk.types);
    expect(types.find((d) => d.dictType === dictType)).toMatchObject({ depth: 2, changed: 0, hidden: 0, added: 0 });
    expect(types.find((d) => d.dictType === 'position')).toMatchObject({ depth: 0, items: 14 });
    const top = await list({});
    const fibres = top.items.find((i) => i.value === 'fibres')!;
    const below = await list({ below: 'fibres' });
    expect(below.items).toHaveLength(fibres.below);
    expect(below.path.map((p) => p.value)).toEqual(['fibres']);
    expect((await list({ q: 'SMALL-TOW' })).items[0]?.path.map((p) => p.value)).toEqual(['fibres', 'carbon-fibre']);
    expect(await refused(list({ below: 'nothing' }))).toBe('404 common.notFound');
  });

  it('mend a label: calls, menu and search say it at once, a reset brings the shipped text back', async () => {
    const shipped = await itemOf(value);
    let forgotten = 0;
    t.platform.changes.on(() => (forgotten += 1));
    const saved = await t.as(one)(desk.change, { params, body: { version: 0, label: words } });
    expect(saved).toMatchObject({ label: words, changed: true, version: 1, shipped: shipped.label });
    expect(forgotten).toBeGreaterThan(0);
    expect(await labelOf(value)).toBe(words.cn);
    expect(materialLabel(value)).toEqual(words);
    expect(JSON.stringify(await t.as(undefined, { 'x-lang': 'es' })(home.menu))).toContain('Mecha pequeña');
    expect(JSON.stringify(await t.as()(home.suggest, { query: { q: 'mecha pequena' } }))).toContain(value);
    expect((await audit())[0]).toMatchObject({
      act: 'dictionary.label',
      subject: `${dictType}/${value}`,
      before: { label: shipped.label, hidden: false },
      after: { label: words, hidden: false },
    });
    await t.as(one)(desk.reset, { params, body: { version: 1 } });
    expect(await labelOf(value)).toBe(shipped.label.cn);
    expect(await itemOf(value)).toMatchObject({ changed: false, version: 2 });
  });

  it('keep a change over a new version of the shipped data', async () => {
    const { version } = await itemOf(value);
    const { version: after } = await t.as(one)(desk.change, { params, body: { version, label: words } });
    await t.pool.query(`update dict_versions set digest = 'older'`);
    await loadReference(systemContext(t.platform));
    expect(await labelOf(value)).toBe(words.cn);
    await t.as(one)(desk.reset, { params, body: { version: after } });
  });

  it('do not overwrite each other', async () => {
    const { version } = await itemOf('aramid-fibre');
    const change = (by: string, cn: string) =>
      t.as(by)(desk.change, {
        params: { dictType, value: 'aramid-fibre' },
        body: { version, label: { cn, en: `Aramid ${cn}`, es: `Aramida ${cn}` } },
      });
    const both = await Promise.all([refused(change(one, '甲')), refused(change(two, '乙'))]);
    expect(both.toSorted()).toEqual(['409 dictionary.changedMeanwhile', 'was not refused']);
    // A reset counts too: what was seen before it is old.
    const now = await itemOf('aramid-fibre');
    const reset = { params: { dictType, value: 'aramid-fibre' }, body: { version: now.version } };
    await t.as(two)(desk.reset, reset);
    expect(await refused(t.as(one)(desk.reset, reset))).toBe('409 dictionary.changedMeanwhile');
  });

  it('hide an item: offered no more with all below it, valid where it is in use, and show it again', async () => {
    const category = { dictType, value: 'carbon-fibre' };
    const hidden = await t.as(one)(desk.change, { params: category, body: { version: 0, hidden: true } });
    expect(await labelOf('carbon-fibre')).toBeUndefined();
    expect(await labelOf(value)).toBeUndefined();
    expect(JSON.stringify(await tree())).not.toContain(`"${value}"`);
    expect(JSON.stringify(await t.as()(home.menu))).not.toContain(`"${value}"`);
    expect(await dictionaryHas(systemContext(t.platform), dictType, ['carbon-fibre', value])).toBe(true);
    expect(materialPath(value)).toEqual(['fibres', 'carbon-fibre', value]);
    const named = (values: string[]) => t.as()(dictionary.named, { params: { type: dictType }, query: { values } });
    const leaf = await named([value, String((await named([value]))[0]?.id), 'nothing-of-the-kind']);
    expect(leaf).toMatchObject([{ value, offered: false, label: (await itemOf(value)).label.cn }]);
    expect(await named(['glass-fibre'])).toMatchObject([{ offered: true }]);
    expect(await named([])).toEqual([]);
    expect(await itemOf(value)).toMatchObject({ hidden: false, offered: false });
    expect((await list({ only: 'hidden' })).items.map((i) => i.value)).toEqual(['carbon-fibre']);
    await t.as(one)(desk.change, { params: category, body: { version: hidden.version, hidden: false } });
    expect(await labelOf(value)).toBeDefined();
    const fixed = { dictType: 'tendency_order', value: 'large-batch-few' } as const;
    expect(await refused(t.as(one)(desk.change, { params: fixed, body: { version: 0, hidden: true } }))).toBe(
      '422 dictionary.fixed',
    );
  });

  it('hide a place: who is there is still found by what it is in', async () => {
    const ctx = systemContext(t.platform);
    const inside = (await t.as()(dictionary.tree, { params: { type: 'your_area' } })).find((i) => i.children?.length)!;
    const before = await regionIdsBelow(ctx, [inside.value]);
    const at = { params: { dictType: 'your_area' as const, value: inside.children![0]!.value } };
    const { version } = await t.as(one)(desk.change, { ...at, body: { version: 0, hidden: true } });
    expect(new Set(await regionIdsBelow(ctx, [inside.value]))).toEqual(new Set(before));
    await t.as(one)(desk.change, { ...at, body: { version, hidden: false } });
  });

  it('move an item among its siblings', async () => {
    const order = async () => (await t.as()(dictionary.tree, { params: { type: 'position' } })).map((i) => i.value);
    const was = await order();
    const third = { dictType: 'position', value: was[2]! } as const;
    const up = await t.as(one)(desk.change, { params: third, body: { version: 0, move: 'up' } });
    expect(await order()).toEqual([was[0], was[2], was[1], ...was.slice(3)]);
    const top = await t.as(one)(desk.change, { params: third, body: { version: up.version, move: 'up' } });
    expect(await order()).toEqual([was[2], was[0], was[1], ...was.slice(3)]);
    await t.as(one)(desk.reset, { params: third, body: { version: top.version } });
    expect(await order()).toEqual(was);
  });

  it('add an item in three languages, with a slug of its own and a datasheet of its category', async () => {
    const add = (below: string | null, label: object) =>
      t.as(one)(desk.add, { params: { dictType }, body: { below, label: label as never } });
    const label = { cn: '超高模碳纤维（测试）', en: 'Ultra-high modulus fibre (UHM)', es: 'Fibra de módulo ultraalto' };
    expect(await refused(add('carbon-fibre', { cn: '只有中文', en: '', es: '' }))).toBe(
      '400 common.invalid label.en,label.es',
    );
    const made = await add('carbon-fibre', label);
    expect(made).toMatchObject({ value: 'ultra-high-modulus-fibre-uhm', shipped: null, offered: true });
    expect(await refused(add('carbon-fibre', { ...label, en: 'Other', es: 'Otra' }))).toBe(
      '400 common.invalid label.cn',
    );
    expect(await refused(add('carbon-fibre', { cn: '中', en: '中文', es: 'Ñ' }))).toBe('400 common.invalid label.en');
    expect((await add('glass-fibre', label)).value).toBe('ultra-high-modulus-fibre-uhm-2');
    expect(await refused(add(made.value, label))).toBe('422 dictionary.noPlace');
    const found = (await flat()).find((i) => i.value === made.value)!;
    expect(found.id).toBeGreaterThanOrEqual(2_000_000);
    expect(materialPath(made.value)).toEqual(['fibres', 'carbon-fibre', made.value]);
    expect((await t.as()(dictionary.datasheet, { params: { category: made.value } })).length).toBeGreaterThan(0);
    const country = { params: { dictType: 'your_area' as const }, body: { below: null, label } };
    expect(await refused(t.as(one)(desk.add, country))).toBe('422 dictionary.noPlace');
    expect(
      await refused(t.as(one)(desk.reset, { params: { ...params, value: made.value }, body: { version: 1 } })),
    ).toBe('404 common.notFound');
    expect((await t.as(one)(desk.types)).find((d) => d.dictType === dictType)?.added).toBe(2);
  });

  it('reach every node', async () => {
    const log = createLog('silent');
    const other = await assemble({ config: t.platform.config, databaseUrl: t.databaseUrl, log });
    const ctx = systemContext(other.platform);
    await loadReference(ctx);
    let forgotten = 0;
    other.platform.changes.on(() => (forgotten += 1));
    const slug = (
      await t.as(one)(desk.add, {
        params: { dictType: 'system_software' },
        body: { below: null, label: { cn: '另一节点', en: 'Other node', es: 'Otro nodo' } },
      })
    ).value;
    await t.until(() => dictionaryHas(ctx, 'system_software', [slug]));
    await t.until(async () => forgotten > 0);
    await other.stop();
  });
});
