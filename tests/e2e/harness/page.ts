import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { takeTab } from './tabs.ts';

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
  /** The announcements have not been seen yet. */
  fresh?: boolean;
  /** Nothing of the site is in the browser's memory. */
  cold?: boolean;
};
export type Watched = Page & { problems: string[] };

/** `open` gives a page of its own that collects what its console complains of; pages that are left open end with the file. */
export const useBrowser = () => {
  const contexts = new Set<BrowserContext>();
  const baseUrl = inject('baseUrl');
  // What the pages showed when a test failed: SHOTS names the folder.
  afterEach(async ({ task }) => {
    const folder = process.env['SHOTS'];
    if (!folder || task.result?.state !== 'fail') return;
    for (const [i, page] of [...contexts].flatMap((c) => c.pages()).entries())
      await page.screenshot({ path: `${folder}/failed-${i}.png`, fullPage: true }).catch(() => undefined);
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
  });

  const open = async (o: Open = {}): Promise<Watched> => {
    const place = { baseURL: o.at ?? baseUrl, locale: o.locale ?? 'zh-CN', timezoneId: o.zone ?? 'Asia/Shanghai' };
    const tab = await takeTab(place, o);
    const { context } = tab;
    contexts.add(context);
    const page = tab.page as Watched;
    await page.setViewportSize({ width: o.width ?? 1440, height: 900 });
    await page.emulateMedia({ colorScheme: o.dark ? 'dark' : 'light' });
    const cookies = [
      { name: 'language', value: o.lang ?? 'cn' },
      ...(o.token ? [{ name: 'xtoken', value: o.token, httpOnly: true }] : []),
    ];
    await context.addCookies(cookies.map((c) => ({ ...c, url: o.at ?? baseUrl })));
    page.problems = [];
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
