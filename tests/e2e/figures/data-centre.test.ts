import { describe, expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { sessionOf, supplier } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const pages = ['/dataPercentdata/dataPercent', '/dataPercentdata/dataAnalyse'];

const weiheng = async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'weiheng-carbon'`);
  return sessionOf(platform, rows[0]!.id);
};

describe('the data centre', () => {
  it('is reached from the menu: funnel, its table and file, twelve weeks by the days of Madrid, and the buyers', async () => {
    const en = wordsOf('en');
    const page = await open({ token: await weiheng(), lang: 'en', width: 1440 });
    await go(page, '/companyCenterdata/companyHome');
    await page
      .locator('aside, nav')
      .getByRole('link', { name: en('common:side.dataPercent') })
      .first()
      .click();
    const funnel = page.getByRole('region', { name: en('figures:funnel') }).first();
    await funnel.waitFor();
    expect(await funnel.locator('ol > li').count()).toBe(5);
    await funnel.getByRole('button', { name: en('chart:table') }).click();
    await funnel.getByRole('rowheader', { name: en('figures:stages.opened') }).waitFor();
    const saved = page.waitForEvent('download');
    await funnel.getByRole('button', { name: `${en('figures:funnel')}: save as XLSX` }).click();
    expect((await saved).suggestedFilename()).toBe(`${en('figures:funnel')}.xlsx`);

    await page.getByRole('link', { name: en('figures:period.84') }).click();
    await page.waitForURL(/days=84/);
    await page.getByLabel(en('figures:zone')).selectOption('Europe/Madrid');
    await page.getByRole('button', { name: en('figures:show'), exact: true }).click();
    await page.getByText('Europe/Madrid, counted', { exact: false }).waitFor();
    expect(page.url()).toContain('days=84');

    await page
      .locator('aside, nav')
      .getByRole('link', { name: en('common:side.dataAnalyse') })
      .first()
      .click();
    await page.getByRole('heading', { name: en('figures:analyseTitle'), level: 1 }).waitFor();
    await page.getByRole('link', { name: 'basalt fabric' }).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: en('figures:toVisits') })
      .click();
    await page.waitForURL(/recentVisits/);
    expectQuiet(page);
  });

  it.each([
    ['cn', 1440],
    ['en', 390],
    ['es', 390],
    ['es', 1440],
  ] as [Lang, number][])('stands, fits and is quiet in %s at %i, with figures and without any', async (lang, width) => {
    for (const token of [await weiheng(), (await supplier(platform)).token]) {
      const page = await open({ token, lang, width });
      for (const path of pages) {
        await expectFit(page, at(lang, path));
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(120);
      }
      expectQuiet(page);
    }
  });
});
