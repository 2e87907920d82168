import { beforeAll, expect, it } from 'vitest';
import { alerts, maxAlerts } from '#contract/alerts/calls.ts';
import { productWishQuery } from '#contract/catalogue/value-wish.ts';
import { notices } from '#contract/notices/calls.ts';
import { emit, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { productListed } from '#server/rooms/catalogue/events.ts';
import { insertCatalogue, type SeedProduct } from '#server/rooms/catalogue/seed.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let maker: TestPerson;
const category = 'carbon-fibre-small-tow';
beforeAll(async () => {
  t = await testPlatform();
  maker = await supplier(t.platform);
});
const reader = () => person(t.platform, { userType: 2, roles: [] });
const found = async (who: TestPerson) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((n) => n.kind === 'productAlert');
/** A product that everybody finds from now on; told twice, as an event may be. */
const list = async (o: Partial<SeedProduct> = {}) => {
  const ctx = systemContext(t.platform);
  const id = newId();
  const name = { cn: 'T700 12K 碳纤维', en: 'T700 12K carbon fibre', es: 'Fibra de carbono T700 12K' };
  const values = [{ field: 'filament-count', value: '12', unit: null }];
  const row = {
    id,
    entId: maker.entId!,
    companyName: { en: 'Maker' },
    name,
    model: 'T700',
    category,
    values,
    per: 'kg',
  };
  await insertCatalogue(ctx, [{ ...row, ...o }]);
  for (let i = 0; i < 2; i++) await emit(ctx, productListed, { productId: id, entId: maker.entId!, category });
  await jobsDone(t);
};

it('tells whoever keeps a search that finds the product, once a day, with how many there are', async () => {
  const [above, words, value, other] = [await reader(), await reader(), await reader(), await reader()];
  await t.as(above.token)(alerts.saveProducts, { body: { category: 'carbon-fibre' } });
  await t.as(words.token)(alerts.saveProducts, { body: { q: 'T700 12K' } });
  await t.as(value.token)(alerts.saveProducts, { body: { category, value: ['filament-count:12'] } });
  await t.as(other.token)(alerts.saveProducts, { body: { category, value: ['filament-count:3'] } });
  await list();
  for (const who of [above, words, value])
    expect(await found(who)).toMatchObject([{ params: { n: 1 }, link: expect.stringContaining('/search.html?') }]);
  expect(await found(other)).toEqual([]);
  await list();
  expect(await found(above)).toMatchObject([{ params: { n: 2 } }]);
});

it('is silent for the supplier’s own people, and about what is hidden', async () => {
  const colleague = await person(t.platform, {
    userType: 3,
    roles: ['ROLE_BUYER'],
    entId: maker.entId,
    seat: 'reader',
  });
  const watcher = await reader();
  for (const who of [colleague, watcher]) await t.as(who.token)(alerts.saveProducts, { body: { q: 'secretum' } });
  await list({ name: { en: 'secretum one' } });
  await list({ name: { en: 'secretum two' }, state: 'hidden' });
  expect(await found(colleague)).toEqual([]);
  expect(await found(watcher)).toMatchObject([{ params: { n: 1 } }]);
});

it('keeps the same search once, refuses nothing and too many, and each person ends their own alone', async () => {
  const [one, two] = [await reader(), await reader()];
  const save = (body: object) => t.as(one.token)(alerts.saveProducts, { body });
  const wish = { category, certificate: ['iso-9001', 'reach'] };
  const ids = await Promise.all([save(wish), save({ category, certificate: ['reach', 'iso-9001'] }), save(wish)]);
  expect(new Set(ids.map((r) => r.id)).size).toBe(1);
  const [kept] = await t.as(one.token)(alerts.products);
  expect(kept).toMatchObject({ query: productWishQuery(wish) });
  expect(kept?.names).toHaveLength(3);
  await t.as(two.token)(alerts.removeProducts, { params: { id: kept!.id } });
  expect(await t.as(one.token)(alerts.products)).toHaveLength(1);
  expect(await refused(save({}))).toBe('422 alerts.nothingAsked');
  for (let i = 1; i < maxAlerts; i++) await save({ q: `word ${i}` });
  expect(await refused(save({ q: 'one more' }))).toBe('409 alerts.tooMany');
  await t.as(one.token)(alerts.removeProducts, { params: { id: kept!.id } });
  expect(await t.as(one.token)(alerts.products)).toHaveLength(maxAlerts - 1);
});
