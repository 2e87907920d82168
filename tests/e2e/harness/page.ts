import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { launch } from './chromium.ts';

export type Open = {
  /** Another platform than the one that all tests share. */
  at?: string;
  lang?: Lang;
  /** The browser's own, whatever the page's language: `es-MX`. */
  locale?: string;
  /** The reader's time zone, `America/Mexico_City`. */
  zone?: string;
  width?: number;
  dark?: boolean;
  token?: string;
  /** The announcements have not been seen yet. */ fresh?: boolean;
};
export type Watched = Page & { problems: string[] };

/** What is awaited only after the act that brings it must not end the whole run when the act itself fails first. */
const awaitedLater = (page: Page): void => {
  const heard = <A extends unknown[], R>(wait: (...args: A) => Promise<R>) =>
    function (...args: A): Promise<R> {
      const coming = wait(...args);
      coming.catch(() => undefined);
      return coming;
    };
  page.waitForResponse = heard(page.waitForResponse.bind(page));
  page.waitForRequest = heard(page.waitForRequest.bind(page));
  page.waitForEvent = heard(page.waitForEvent.bind(page) as (...args: unknown[]) => Promise<never>);
};

/** One browser a file. `open` gives a page of its own that collects what its console complains of. */
export const useBrowser = () => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const baseUrl = inject('baseUrl');
  beforeAll(async () => {
    browser = await launch();
  });
  // What the pages showed when a test failed: SHOTS names the folder.
  afterEach(async ({ task }) => {
    const folder = process.env['SHOTS'];
    if (!folder || task.result?.state !== 'fail') return;
    for (const [i, page] of contexts.flatMap((c) => c.pages()).entries())
      await page.screenshot({ path: `${folder}/failed-${i}.png`, fullPage: true }).catch(() => undefined);
  });
  afterAll(async () => {
    await browser?.close();
  });

  const open = async (o: Open = {}): Promise<Watched> => {
    const context = await browser.newContext({
      viewport: { width: o.width ?? 1440, height: 900 },
      colorScheme: o.dark ? 'dark' : 'light',
      baseURL: o.at ?? baseUrl,
      locale: o.locale ?? 'zh-CN',
      timezoneId: o.zone ?? 'Asia/Shanghai',
    });
    context.setDefaultTimeout(60_000);
    contexts.push(context);
    // Popups have their own test; everywhere else they have been seen, today and for all days of the run.
    if (!o.fresh)
      await context.addInitScript(() => {
        localStorage.setItem('ptime', '9999-12-31');
        localStorage.setItem('ptime-beta', '9999-12-31');
      });
    const cookies = [
      { name: 'language', value: o.lang ?? 'cn' },
      ...(o.token ? [{ name: 'xtoken', value: o.token, httpOnly: true }] : []),
    ];
    await context.addCookies(cookies.map((c) => ({ ...c, url: o.at ?? baseUrl })));
    const page = (await context.newPage()) as Watched;
    page.problems = [];
    awaitedLater(page);
    page.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning') page.problems.push(`${m.text()} ${m.location().url}`);
    });
    page.on('pageerror', (e) => page.problems.push(String(e)));
    return page;
  };
  return { open, baseUrl };
};

/** Until React has taken over: what is filled in or clicked before may be lost. */
export const alive = (page: Page): Promise<void> =>
  page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 60_000 });

/** Goes to an address and waits until it is alive. */
export const go = async (page: Page, path: string): Promise<number> => {
  const res = await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
  await alive(page);
  return res?.status() ?? 0;
};

export const expectQuiet = (page: Watched): void => expect(page.problems).toEqual([]);
