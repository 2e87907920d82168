import { describe, expect, it } from 'vitest';
import { issuePdf } from '#tests/world/rooms/media.ts';
import { sessionOf } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('en');
const d = (key: string, params = {}) => w(`deskContent:${key}`, params);
const m = (key: string, params = {}) => w(`media:${key}`, params);
const tokenOf = async (sql: string) => sessionOf(platform, (await pool.query<{ id: string }>(sql)).rows[0]?.id ?? '');

const inThree = async (page: Watched, label: string, text: string) => {
  for (const l of ['中文', 'English', 'Español'])
    await page.getByRole('textbox', { name: `${label}, ${l}` }).fill(`${text} ${l}`);
};

describe('journals and videos', () => {
  it('an issue is imported at the desk, published, leafed through and searched', async () => {
    const operator = await tokenOf(`select id from users where username = 'operator'`);
    const page = await open({ lang: 'en', token: operator });
    await go(page, '/operator/content?new=journal');
    await inThree(page, d('title'), 'Trial issue');
    await page.getByLabel(d('slug')).fill('trial-issue');
    await page.getByRole('button', { name: d('beginIt') }).click();
    await page.waitForURL(/content-piece\?id=/);
    await page.locator('input[type=file]').first().setInputFiles({
      name: 'trial.pdf',
      mimeType: 'application/pdf',
      buffer: issuePdf(),
    });
    // The demo world's own issues are drawn in between, one at a time.
    await page.getByText(d('media.done', { pages: 16 })).waitFor({ timeout: 240_000 });
    await page.locator('select[name="content.media.editions.en"]').selectOption({ label: 'trial.pdf' });
    await inThree(page, d('summary'), 'What stands in it');
    for (const l of ['中文', 'English', 'Español']) {
      await page.getByRole('textbox', { name: `${d('block.text')}, ${l}` }).click();
      await page.keyboard.type(`Words in ${l}`);
    }
    await page.getByRole('button', { name: d('save') }).click();
    await page.getByText(d('complete')).waitFor();
    await axe(page);
    await page.getByRole('button', { name: d('act.submit') }).click();
    await page.getByText(d('approval.alone')).waitFor();
    await page.getByLabel(d('reason'), { exact: true }).fill('Nobody else is here');
    await page.getByRole('button', { name: d('act.approveAlone') }).click();
    await page.getByRole('link', { name: d('toReaders') }).waitFor();
    expectQuiet(page);

    const reader = await open({ lang: 'en' });
    await go(reader, '/en/publicizeJournalList');
    await reader.getByRole('link', { name: 'Trial issue English' }).first().click();
    await reader.getByText(m('at', { from: 1, pages: 16 })).waitFor();
    await reader.keyboard.press('ArrowRight');
    await reader.getByText(m('atTwo', { from: 2, to: 3, pages: 16 })).waitFor();
    await reader.keyboard.press('ArrowLeft');
    await reader.getByText(m('at', { from: 1, pages: 16 })).waitFor();
    await reader.getByRole('searchbox', { name: m('search') }).fill('gelation');
    await reader.keyboard.press('Enter');
    const hits = reader.getByRole('region', { name: m('search') }).getByRole('link');
    await hits.first().waitFor();
    expect(await reader.locator('section mark').first().textContent()).toMatch(/^gelation$/i);
    await hits.last().click();
    await reader.waitForURL(/page=/);
    await axe(reader);
    expectQuiet(reader);

    const phone = await open({ lang: 'en', width: 390 });
    await go(phone, '/en/publicizeJournalDetail?id=trial-issue');
    expect(await phone.getByRole('region', { name: m('spread') }).isVisible()).toBe(false);
    expect(await phone.getByRole('heading', { name: m('pageNo', { n: 16 }) }).isVisible()).toBe(true);
    expectQuiet(phone);
  }, 300_000);

  it('a video with captions is watched by keyboard, and goes on where one left', async () => {
    const page = await open({ lang: 'en' });
    await go(page, '/en/publicizeVideoDetail?id=vacuum-bag-leak');
    await page.locator('media-play-button').waitFor();
    // Nothing of the film is there before somebody plays it.
    expect(await page.evaluate(() => document.querySelector('video')?.readyState)).toBe(0);
    await axe(page);
    await page.locator('media-play-button').focus();
    await page.keyboard.press('Enter');
    const at = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await expect.poll(at, { timeout: 15_000 }).toBeGreaterThan(0.7);
    const showing = () =>
      page.evaluate(
        () => [...(document.querySelector('video')?.textTracks ?? [])].find((t) => t.mode === 'showing')?.language,
      );
    await expect.poll(showing).toBe('en');
    await page.getByRole('button', { name: 'Evacuation' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(at).toBeGreaterThan(11.9);
    const line = page.locator('aside button[aria-current]').last();
    await expect.poll(() => line.textContent()).toContain('The pump runs');
    await page.evaluate(() => document.querySelector('video')?.pause());
    await go(page, '/en/publicizeVideoDetail?id=vacuum-bag-leak');
    await page.getByRole('button', { name: m('goOn') }).click();
    await expect.poll(at).toBeGreaterThan(11);
    expectQuiet(page);
  });

  it('a member says something of a piece, and deletes it', async () => {
    const member = await tokenOf(`select id from users where phone = '13800000001'`);
    const page = await open({ lang: 'en', token: member });
    await go(page, '/en/publicizeVideoDetail?id=three-weaves');
    await page.getByLabel(w('content:talk.own')).fill('Which yarn was it?');
    await page.getByRole('button', { name: w('content:talk.say') }).click();
    const said = page.getByRole('listitem').filter({ hasText: 'Which yarn was it?' });
    await said.waitFor();
    await page.getByRole('button', { name: w('content:talk.collect') }).click();
    await page.getByRole('button', { name: w('content:talk.collected') }).waitFor();
    await axe(page);
    await said.getByRole('button', { name: w('content:talk.delete') }).click();
    await said.getByRole('button', { name: w('content:talk.deleteIt') }).click();
    await expect.poll(() => said.count()).toBe(0);
    await go(page, '/en/compositesMobile/index?scope=collected');
    await page.locator('[data-row]').first().waitFor();
    expectQuiet(page);
  });
});
