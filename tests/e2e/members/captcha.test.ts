import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byWords, slide } from '../harness/captcha.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';
import { tried } from '../harness/tried.ts';

const { open } = useBrowser();
const { pool } = useDatabase();
type Point = { x: number; y: number };

declare global {
  /** When this page was last pressed, in ms since 1970. */
  var pressedAt: number;
}

const openFresh = async (o: Parameters<typeof open>[0]): Promise<Watched> => {
  await pool.query('delete from rate_limits');
  return open(o);
};
const fill = async (page: Watched, w: ReturnType<typeof wordsOf>) => {
  await go(page, '/loginRegister.html');
  await page.getByLabel(w('identity:login.account'), { exact: true }).fill('13800000000');
  await page.getByLabel(w('identity:login.password'), { exact: true }).fill('no-such-password');
};
/** Submits: the slide opens, as the first way. */
const submit = async (page: Watched) => {
  await page.locator('main form button[type="submit"]').click();
  await page.getByRole('slider').waitFor();
};
/** The second way, by the word under the slide. */
const chooseWords = (page: Watched, w: ReturnType<typeof wordsOf>) =>
  page.getByRole('button', { name: w('identity:captcha.useWords') }).click();
const shot = (page: Watched, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` }) : undefined;
const answerOf = async (token: string) =>
  (await pool.query<{ answer: Point[] }>('select answer from captcha_challenges where id = $1', [token])).rows[0]
    ?.answer ?? [];
const nextChallenge = async (page: Watched, act: () => Promise<unknown>) => {
  const got = page.waitForResponse((r) => r.url().includes('/api/captcha/get'));
  await act();
  return (await (await got).json()) as { repData: { token: string; wordList: string[] } };
};

/** When a request began and was answered, by the browser's clock: a test that is kept waiting sees both late. */
const timesOf = async (request: Request) => {
  await (await request.response())?.finished();
  const { startTime, responseEnd } = request.timing();
  return { began: startTime, ended: startTime + responseEnd };
};
/** Notes presses from now on. @returns when the last one was, by the browser's clock */
const lastPress = async (page: Watched) => {
  await page.evaluate(() => addEventListener('pointerdown', () => (pressedAt = Date.now()), true));
  return () => page.evaluate(() => pressedAt);
};

describe.each(tried)('in %s', (lang) => {
  const w = wordsOf(lang);
  it('words: three clicks, checked after 400 ms; failure brings new ones after 0.7 s, success locks', async () => {
    const page = await openFresh({ lang, width: lang === 'cn' ? 1440 : 390, dark: lang === 'es' });
    await fill(page, w);
    await submit(page);
    await page.locator('[data-phase="idle"]').waitFor();
    const first = await nextChallenge(page, () => chooseWords(page, w));
    const widget = page.locator('[data-captcha="words"]');
    await page.locator('[data-captcha="words"][data-phase="idle"]').waitFor();
    for (const word of first.repData.wordList) expect(await widget.textContent()).toContain(word);
    await shot(page, `words-${lang}`);
    const answer = await answerOf(first.repData.token);
    const checked = page.waitForRequest((r) => r.url().includes('/api/captcha/check'));
    const again = page.waitForRequest((r) => r.url().includes('/api/captcha/get'));
    const pressed = await lastPress(page);
    await byWords(page, answer.toReversed(), false);
    const check = await timesOf(await checked);
    expect(check.began - (await pressed())).toBeGreaterThan(350);
    await page.locator('[data-captcha="words"][data-phase="failure"]').waitFor();
    expect((await timesOf(await again)).began - check.ended).toBeGreaterThan(600);
    await page.locator('[data-captcha="words"][data-phase="idle"]').waitFor();
    const second = await nextChallenge(page, () =>
      page.getByRole('button', { name: w('identity:captcha.refresh') }).click(),
    );
    await page.locator('[data-captcha="words"][data-phase="idle"]').waitFor();
    await byWords(page, await answerOf(second.repData.token));
    await page.locator('[data-captcha="words"][data-phase="success"]').waitFor();
    await shot(page, `words-done-${lang}`);
    const said = w('identity:captcha.success', { seconds: '§' }).split('§');
    for (const part of said) expect(await widget.textContent()).toContain(part.trim());
    expect(await page.getByRole('application').getAttribute('aria-disabled')).toBe('true');
    await page.waitForResponse((r) => r.url().includes('/token'));
    expect(page.problems.filter((p) => !/401|428/.test(p))).toEqual([]);
  });

  it('slide: arrows move it, its value is a percentage, the code beside it is always in sight', async () => {
    const page = await openFresh({ lang, width: lang === 'cn' ? 1440 : 390, dark: lang === 'es' });
    await fill(page, w);
    const token = page.waitForRequest((r) => r.url().includes('/token'));
    await slide(page, pool, async () => {
      await submit(page);
      await page.locator('[data-phase="idle"]').waitFor();
      await shot(page, `slide-${lang}`);
      await page.getByRole('slider').press('ArrowRight');
      expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('0 %');
      await page.getByRole('slider').press('Shift+ArrowRight');
      expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('4 %');
      expect(await page.getByRole('button', { name: w('identity:captcha.useCode') }).isVisible()).toBe(true);
      await page.getByRole('slider').press('Home');
    });
    await page.locator('[data-phase="success"]').waitFor();
    await token;
    expect(page.problems.filter((p) => !/401|428/.test(p))).toEqual([]);
  });
});

it('opens without a word from the console', async () => {
  const page = await openFresh({});
  await fill(page, wordsOf('cn'));
  await submit(page);
  await chooseWords(page, wordsOf('cn'));
  await page.locator('[data-captcha="words"][data-phase="idle"]').waitFor();
  expectQuiet(page);
});
