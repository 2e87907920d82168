import { expect, it } from 'vitest';
import { makeCall } from '#contract/core/client.ts';
import { pageTo } from '#contract/pages.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform, pool } = useDatabase();
const w = wordsOf('es');
const as = (token?: string) =>
  makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token ?? ''}` } }),
  );
const t = { as } as unknown as TestPlatform;

type Shown = { title: string; body: string; tag: string };
declare global {
  interface Window {
    shown: Shown[];
    asked: number;
    behind: boolean;
  }
}

/** A browser without a screen has no notifications: one that keeps what it was told to show, and where nobody looks if `behind`. */
const keepNotifications = () => {
  window.shown = [];
  window.asked = 0;
  class Kept extends EventTarget {
    static get permission() {
      return localStorage.getItem('permission') ?? 'default';
    }
    static requestPermission() {
      window.asked += 1;
      localStorage.setItem('permission', 'granted');
      return Promise.resolve('granted');
    }
    constructor(title: string, o: { body: string; tag: string }) {
      super();
      window.shown.push({ title, body: o.body, tag: o.tag });
    }
  }
  Object.assign(window, { Notification: Kept });
  Object.defineProperty(document, 'hidden', { get: () => window.behind });
};

const visit = async (who: TestPerson): Promise<Watched> => {
  const page = await open({ lang: 'es', token: who.token });
  await page.addInitScript(keepNotifications);
  await go(page, `/es${pageTo('notices')}`);
  return page;
};
const shown = (page: Watched) => page.evaluate(() => window.shown);
const offer = (page: Watched) => page.getByRole('region', { name: w('notices:settings.channel.browser') });

it('the browser shows news of who allowed it by a click, once, and only while nobody looks (notices 22)', async () => {
  const b = await buyer(platform);
  const { id } = await publish(t, b, { maxQuotations: 10 });
  for (let n = 0; n < 3; n++) await quote(t, await supplier(platform), id);
  const page = await visit(b);
  await offer(page).waitFor();
  expect(await page.evaluate(() => window.asked)).toBe(0);
  await offer(page)
    .getByRole('button', { name: w('notices:settings.browser.yes') })
    .click();
  await offer(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.asked)).toBe(1);

  // In sight nothing is shown by the browser; the page says that something came.
  await quote(t, await supplier(platform), id);
  await page.getByRole('main').getByRole('status').getByRole('button').waitFor();
  expect(await shown(page)).toEqual([]);

  await page.evaluate(() => (window.behind = true));
  await quote(t, await supplier(platform), id);
  await expect.poll(async () => (await shown(page)).length).toBe(1);
  const [first] = await shown(page);
  expect(first?.body).toMatch(/\p{L}/u);
  expect(first?.title).toBe(w('common:site'));
  const { rows: kept } = await pool.query('select user_id from notices where id = $1', [first?.tag]);
  expect(kept).toEqual([{ user_id: b.userId }]);
  expectQuiet(page);
});

it('who says no is not asked again', async () => {
  const b = await buyer(platform);
  const { id } = await publish(t, b);
  for (let n = 0; n < 3; n++) await quote(t, await supplier(platform), id);
  const page = await visit(b);
  await offer(page)
    .getByRole('button', { name: w('notices:settings.browser.no') })
    .click();
  await offer(page).waitFor({ state: 'detached' });
  await go(page, `/es${pageTo('notices')}`);
  await page.getByRole('main').getByRole('link').first().waitFor();
  expect(await offer(page).count()).toBe(0);
  expect(await page.evaluate(() => window.asked)).toBe(0);
  expectQuiet(page);
});
