import { describe, expect, it } from 'vitest';
import { expectQuiet, go, useBrowser } from './harness/page.ts';
import { wordsOf } from './harness/words.ts';

const { open } = useBrowser();
const w = wordsOf('es');

it('a corrected field loses its fault at once, the others keep theirs; what is sent wrong again says so again', async () => {
  const page = await open({ lang: 'es' });
  await go(page, '/es/personageRegister');
  const submit = page.locator('main form button[type="submit"]');
  const name = page.getByLabel(w('identity:register.name'), { exact: true });
  const password = page.locator('input[name="new-password"]');
  const invalid = async () =>
    [await name.getAttribute('aria-invalid'), await password.getAttribute('aria-invalid')].map((a) => a === 'true');
  await submit.click();
  await expect.poll(invalid).toEqual([true, true]);
  await name.fill('Ana');
  await expect.poll(invalid).toEqual([false, true]);
  await name.fill('');
  await name.fill('A');
  await name.fill('');
  await submit.click();
  await expect.poll(invalid).toEqual([true, true]);
  expectQuiet(page);
  await page.context().close();
});

describe('parts of a version that the server has no more', () => {
  /** What the browser says of the parts that are gone is meant. */
  const gone = async (parts: string) => {
    const page = await open({ lang: 'cn', cold: true, fresh: true });
    const asked: string[] = [];
    await page.route(parts, async (r) => {
      asked.push(r.request().url());
      await r.fulfill({ status: 404, body: '' });
    });
    return { page, asked };
  };

  it('leave a page as it is that can do without them', async () => {
    const { page, asked } = await gone('**/assets/announce-*.js');
    await go(page, '/moreInquiry.html');
    await page.mouse.move(200, 200);
    await expect.poll(() => asked.length).toBe(1);
    await page.waitForTimeout(500);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(wordsOf('cn')('common:broken.title'));
    await page.context().close();
  });

  it('make a page that needs them come anew, once', async () => {
    const { page, asked } = await gone('**/assets/{mega-menu,suggestions}-*.js');
    await go(page, '/moreInquiry.html');
    // So soon after it came a page is not loaded anew: that would go on for ever.
    await page.waitForFunction(() => performance.now() > 5_500);
    await page.evaluate(() => (document.documentElement.dataset['before'] = ''));
    await page.locator('#site-search').pressSequentially('碳');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForFunction(() => !('before' in document.documentElement.dataset));
    await page.waitForSelector('html[data-alive]');
    await page.context().close();
  });

  it('make a form that they send come anew at its first letter', async () => {
    const { page, asked } = await gone('**/assets/send-form-*.js');
    await go(page, '/personageRegister');
    await page.waitForFunction(() => performance.now() > 5_500);
    await page.evaluate(() => (document.documentElement.dataset['before'] = ''));
    await page.getByLabel(wordsOf('cn')('identity:register.name'), { exact: true }).pressSequentially('林');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForFunction(() => !('before' in document.documentElement.dataset));
    await page.waitForSelector('html[data-alive]');
    await page.context().close();
  });
});

it('a form without a connection says so, keeps what was typed, and is sent by the next click', async () => {
  const page = await open({ lang: 'es', cold: true, fresh: true });
  await go(page, '/es/personageRegister');
  const submit = page.locator('main form button[type="submit"]');
  const name = page.getByLabel(w('identity:register.name'), { exact: true });
  await page.context().setOffline(true);
  await name.fill('Ana');
  await submit.click();
  await page.getByText(w('common:offline')).waitFor();
  await page.context().setOffline(false);
  expect(await name.inputValue()).toBe('Ana');
  await submit.click();
  await expect.poll(() => page.locator('input[name="new-password"]').getAttribute('aria-invalid')).toBe('true');
  await page.context().close();
});
