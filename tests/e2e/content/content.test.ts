import { describe, expect, it } from 'vitest';
import { sessionOf } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('en');
const d = (key: string, params = {}) => w(`deskContent:${key}`, params);
const tokenOf = async (sql: string) => sessionOf(platform, (await pool.query<{ id: string }>(sql)).rows[0]?.id ?? '');

const inThree = async (page: Watched, label: string, text: string) => {
  for (const l of ['中文', 'English', 'Español'])
    await page.getByRole('textbox', { name: `${label}, ${l}` }).fill(`${text} ${l}`);
};

describe('what the platform publishes', () => {
  it('is begun, written in three languages, handed in, approved alone with a reason, and read in each language', async () => {
    const operator = await tokenOf(`select id from users where username = 'operator'`);
    const page = await open({ lang: 'en', token: operator });
    await go(page, '/operator/content?new=news');
    await inThree(page, d('title'), 'Trial of a story');
    await page.getByLabel(d('slug')).fill('trial-of-a-story');
    await page.getByRole('button', { name: d('beginIt') }).click();
    await page.waitForURL(/content-piece\?id=/);
    await page.getByText(d('lacks')).waitFor();
    await inThree(page, d('summary'), 'What it says');
    for (const l of ['中文', 'English', 'Español']) {
      await page.getByRole('textbox', { name: `${d('block.text')}, ${l}` }).click();
      await page.keyboard.type(`Words in ${l}`);
    }
    await page.getByRole('button', { name: d('save') }).click();
    await page.getByText(d('complete')).waitFor();
    await page.getByRole('button', { name: d('act.submit') }).click();
    await page.getByText(d('approval.alone')).waitFor();
    await page.getByLabel(d('reason'), { exact: true }).fill('Nobody else is here');
    await page.getByRole('button', { name: d('act.approveAlone') }).click();
    await page.getByRole('link', { name: d('toReaders') }).waitFor();
    await axe(page);
    expectQuiet(page);

    for (const [lang, prefix, own] of [
      ['cn', '', '中文'],
      ['en', '/en', 'English'],
      ['es', '/es', 'Español'],
    ] as const) {
      const reader = await open({ lang });
      await go(reader, `${prefix}/newsList`);
      await reader.getByRole('link', { name: `Trial of a story ${own}` }).click();
      await reader.getByText(`Words in ${own}`).waitFor();
      expectQuiet(reader);
    }
  });

  it('is unread in a member’s centre until it is opened', async () => {
    const member = await tokenOf(`select id from users where phone = '13800000001'`);
    const page = await open({ lang: 'en', token: member });
    await go(page, '/compositesMobile/index');
    const first = page.locator('[data-row]').first();
    const title = (await first.textContent()) ?? '';
    expect(await page.locator('h2', { hasText: title }).textContent()).toContain('unread');
    await first.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect
      .poll(async () => (await pool.query('select 1 from content_reads')).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await go(page, '/compositesMobile/index');
    expect(await page.locator('h2', { hasText: title }).textContent()).not.toContain('unread');
    expectQuiet(page);
  });
});
