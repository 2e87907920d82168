import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '#contract/content/calls.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { home } from '#contract/home/calls.ts';
import { everything } from '#contract/search/everything.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { fairOf } from '../../world/fairs.ts';
import { supplier } from '../../world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
const all = (q: string) => t.as()(everything.matches, { query: { q, size: 5 } });

describe('published pieces and exhibitions in the search over everything (catalogue 25)', () => {
  it('counts fairs, halls and booths as their page lists them, and nothing of what is not published', async () => {
    const exhibitors = await Promise.all(Array.from({ length: 5 }, () => supplier(t.platform)));
    await fairOf(t, { exhibitors });
    const { fairs: listed } = await t.as()(fairs.list);
    const [fair] = listed;
    const word = fair!.name.en!.split(' ')[0]!;
    const { exhibitions } = await all(word);
    const page = await t.as()(everything.exhibitions, { query: { q: word, current: 1, size: 50 } });
    expect(exhibitions.total).toBe(page.total);
    expect(page.records.map((r) => `${r.kind} ${r.id}`)).toContain(`fair ${fair!.id}`);
    expect((await t.as()(home.suggest, { query: { q: word } })).exhibitions.length).toBeGreaterThan(0);
    await t.platform.pool.query('update fairs set published_at = null');
    t.platform.changes.touch(['fairs']);
    expect((await all(word)).exhibitions.total).toBe(0);
  });
  it('pages heads and booths as one list, each once', async () => {
    await t.platform.pool.query('update fairs set published_at = now()');
    t.platform.changes.touch(['fairs']);
    const read = async (size: number) => {
      const ids: string[] = [];
      for (let current = 1; ; current++) {
        const p = await t.as()(everything.exhibitions, { query: { q: 'A', current, size } });
        ids.push(...p.records.map((r) => r.id));
        if (current >= p.pages) return ids;
      }
    };
    const whole = await read(50);
    expect(await read(3)).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toHaveLength(7);
  });
  it('counts the pieces that the list of all kinds shows', async () => {
    const { total } = await t.as()(content.page, { query: { q: 'carbon', current: 1, size: 10 } });
    expect((await all('carbon')).pieces.total).toBe(total);
  });
});

it('suggests processes, certificates and standards (catalogue 32)', async () => {
  const named = async (q: string) =>
    (await t.as()(home.suggest, { query: { q } })).terms.map((x) => `${x.kind} ${x.slug}`);
  expect(await named('拉挤')).toContain('process pultrusion');
  expect(await named('AS9100')).toEqual(['certificate as9100']);
});
