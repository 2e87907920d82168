import { describe, expect, it } from 'vitest';
import { buyer } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();

describe('narrowing a search', () => {
  it('shows how words were understood; a part, a filter and a slider are taken and given back', async () => {
    const { token } = await buyer(platform);
    const w = wordsOf('es');
    const page = await open({ token });
    await go(page, '/es/search.html?q=12K%20fibra%20de%20carbono');
    const count = async () =>
      Number(
        /\d+/.exec(
          await page
            .getByText(/^\d+ productos?$/)
            .first()
            .innerText(),
        )?.[0],
      );
    const parts = page.locator('[aria-labelledby="understood"] a');
    expect(await parts.count()).toBe(2);
    const before = await count();
    // A slider by keyboard: the address follows, and so does the number of products.
    const low = page.getByRole('slider').first();
    await low.focus();
    for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowRight');
    await page.waitForURL(/value=/);
    await expect.poll(count).toBeLessThanOrEqual(before);
    const chip = page.getByRole('link', { name: /^Quitar «/ }).filter({ hasText: '≥' });
    await chip.click();
    await page.waitForURL((url) => !url.search.includes('value='));
    // Taking away what was understood as a value keeps the material.
    await page.locator('a[data-kind="value"]').click();
    await page.waitForURL((url) => !/12K/i.test(url.search));
    await page.getByRole('link', { name: w('catalogue:filters.verified') }).click();
    await page.waitForURL(/verified=1/);
    await page.context().close();
  });

  it('says what one condition less would bring where nothing is found', async () => {
    const page = await open();
    await go(page, '/en/search.html?category=carbon-fibre&country=JP&verified=1');
    const way = page.getByRole('link', { name: /^Without “Japan”/ });
    const n = /(\d+) product/.exec(await way.innerText())?.[1];
    await way.click();
    await page.waitForURL((url) => !url.search.includes('country'));
    await page
      .getByText(new RegExp(`^${n} products?$`))
      .first()
      .waitFor();
    await page.context().close();
  });
});
