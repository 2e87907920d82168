import { beforeAll, expect, it } from 'vitest';
import { mostNames, search } from '#contract/search/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { buyer, person, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
});
const read = (...names: string[]) => t.as(b.token)(search.materials, { body: { names } });
const meant = async (...names: string[]) => (await read(...names)).map((m) => m.meant?.slug ?? null);

it('finds a material by slug and by name in three languages, in the order asked', async () => {
  const slug = 'carbon-fibre-standard-24k';
  expect(await meant(slug, '24K 碳纤维', '24k  CARBON FIBRE', 'Fibra de carbono 24K')).toEqual([
    slug,
    slug,
    slug,
    slug,
  ]);
});

it('knows trade names and synonyms', async () => {
  expect(await meant('Kevlar', 'Rohacell', '')).toEqual(['para-aramid-yarn', 'pmi-foam', null]);
});

it('asks where a name may mean several materials or is misspelt, with the nearest first', async () => {
  const [fibre, wrong, nothing] = await read('Fibra de carbono', 'Rohacel', 'qqqq zzzz');
  expect(fibre?.meant).toBeNull();
  expect(fibre?.near.length).toBeGreaterThan(1);
  expect(fibre?.near.length).toBeLessThanOrEqual(6);
  expect(fibre?.near.every((m) => m.slug.startsWith('carbon-fibre'))).toBe(true);
  expect(wrong).toMatchObject({ meant: null, near: [{ slug: 'pmi-foam' }] });
  expect(nothing).toEqual({ meant: null, near: [] });
});

it('reads grades and pinyin, as somebody types them into the list of products', async () => {
  const [grade, pinyin] = await read('T700', 'tanxian');
  for (const found of [grade, pinyin]) expect(found?.near.map((m) => m.slug)).toContain('carbon-fibre-small-tow');
});

it('takes 40 names at once of people who buy, and no more', async () => {
  expect((await read(...Array.from({ length: mostNames }, () => 'Kevlar'))).length).toBe(mostNames);
  await expect(read(...Array.from({ length: mostNames + 1 }, () => 'Kevlar'))).rejects.toMatchObject({ status: 400 });
  const visitor = person(t.platform, { userType: 2, roles: [] });
  await expect(t.as((await visitor).token)(search.materials, { body: { names: ['Kevlar'] } })).rejects.toMatchObject({
    status: 403,
  });
});
