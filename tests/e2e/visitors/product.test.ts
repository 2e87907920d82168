import { describe, expect, it } from 'vitest';
import { person } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');

/** A product whose material has more than four: each of its values stands in other columns too. */
const crowded = async (): Promise<{ id: string; category: string }> =>
  (
    await pool.query<{ id: string; category: string }>(
      `select id, category from products p where price is not null and jsonb_array_length(values) > 3
        and (select count(*) from products o where o.category = p.category and o.state = 'listed') > 4
       order by id limit 1`,
    )
  ).rows[0]!;

describe('similar products as columns', () => {
  it('stand in a visitor’s page without a value or a price', async () => {
    const { id, category } = await crowded();
    const { rows } = await pool.query<{ name: string; model: string; price: string | null }>(
      `select name->>'cn' as name, model, price::text from products where category = $1 and id <> $2 and state = 'listed'`,
      [category, id],
    );
    const seen = (await (await fetch(`${baseUrl}/prodDetail?id=${id}`)).text()).replaceAll('<!-- -->', '');
    expect(rows.filter((r) => seen.includes(r.name)).length).toBeGreaterThanOrEqual(4);
    expect(seen).toContain(w('catalogue:similar.gated'));
    expect(rows.filter((r) => r.price && (seen.includes(r.price) || seen.includes(`"${Number(r.price)}"`)))).toEqual(
      [],
    );
  });

  it('show a member values with units and what differs; on a phone the keyboard moves the region', async () => {
    const { id } = await crowded();
    const member = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const page = await open({ token: member.token, width: 390 });
    await expectFit(page, `/prodDetail?id=${id}`);
    const region = page.getByRole('region', { name: w('catalogue:similar.title') });
    expect(await region.getByRole('columnheader').count()).toBe(6);
    expect(await region.locator('td[data-differs]').count()).toBeGreaterThan(0);
    // What the page has still to draw may take the first key.
    await expect
      .poll(async () => {
        await region.focus();
        await page.keyboard.press('ArrowRight');
        return region.evaluate((el) => el.scrollLeft);
      })
      .toBeGreaterThan(0);
    // What the rows are about stays in sight.
    const left = () =>
      region
        .getByRole('rowheader')
        .first()
        .evaluate((el) => el.getBoundingClientRect().left);
    const edge = await region.evaluate((el) => el.getBoundingClientRect().left);
    expect(Math.abs((await left()) - edge)).toBeLessThan(3);
    expectQuiet(page);
  });

  it('lead to each other', async () => {
    const { id } = await crowded();
    const member = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const page = await open({ token: member.token });
    await go(page, `/prodDetail?id=${id}`);
    const link = page
      .getByRole('region', { name: w('catalogue:similar.title') })
      .getByRole('link')
      .first();
    const [name, to] = [await link.textContent(), await link.getAttribute('href')];
    await link.click();
    await page.waitForURL(`**${to}`);
    await page.getByRole('heading', { level: 1, name: name!, exact: true }).waitFor();
    expectQuiet(page);
  });
});
