import { beforeAll, describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { sessionOf } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
let token = '';
beforeAll(async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  token = await sessionOf(platform, rows[0]?.id ?? '');
});

describe('the figures of the platform', () => {
  it('are reached from the menu: deals with their definitions, table and file, who came back, twelve weeks', async () => {
    const en = wordsOf('en');
    const page = await open({ token, lang: 'en', width: 1440 });
    await go(page, '/operator');
    await page
      .getByRole('navigation', { name: en('operator:nav.label') })
      .getByRole('link', { name: en('operator:nav.figures'), exact: true })
      .click();
    await page.getByRole('heading', { name: en('operator:pageTitle.operatorFigures'), level: 1 }).waitFor();
    await page.getByText(en('deskFigures:means.finished')).waitFor();
    await page.getByRole('link', { name: en('figures:period.84') }).click();
    await page.waitForURL(/days=84/);
    const deals = page.getByRole('region', { name: en('deskFigures:deals'), exact: true }).first();
    await deals.getByRole('button', { name: en('chart:table') }).click();
    await deals.getByRole('rowheader', { name: en('deskFigures:stages.finished') }).waitFor();
    const saved = page.waitForEvent('download');
    await deals.getByRole('button', { name: en('chart:fileOf', { title: en('deskFigures:deals') }) }).click();
    expect((await saved).suggestedFilename()).toBe(`${en('deskFigures:deals')}.xlsx`);
    await page.getByRole('columnheader', { name: en('deskFigures:later', { n: 11 }), exact: true }).waitFor();
    await axe(page);
    expectQuiet(page);
  });

  for (const lang of langs)
    it.each([1440, 390])(`fit in ${lang} at %i`, async (width) => {
      const page = await open({ token, lang, width });
      await expectFit(page, at(lang, '/operator/figures?days=84'));
    });
});
