import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Watched } from '../e2e/harness/page.ts';

type Caught = { ran: unknown[]; refused: string[] };
/** A page that notes what ran and what the policy had to stop: both mean that somebody's words became code. */
export const openCatching = async (browser: Browser, url: string, token?: string): Promise<Watched> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const cookies = [
    { name: 'language', value: 'cn' },
    ...(token ? [{ name: 'xtoken', value: token, httpOnly: true }] : []),
  ];
  await context.addCookies(cookies.map((c) => ({ ...c, url })));
  const page = (await context.newPage()) as Watched;
  page.problems = [];
  await page.addInitScript(() => {
    const caught: { ran: unknown[]; refused: string[] } = { ran: [], refused: [] };
    Object.assign(window, { caught, ran: (n: unknown) => caught.ran.push(n) });
    document.addEventListener('securitypolicyviolation', (e) => {
      caught.refused.push(`${e.violatedDirective} ${e.blockedURI} ${e.sample}`);
    });
  });
  page.on('dialog', (d) => {
    page.problems.push(`dialog ${d.message()}`);
    void d.dismiss();
  });
  return page;
};
/** Nothing ran on the page, nothing had to be stopped, and no element stands there that could run. */
export const expectUnharmed = async (page: Watched, where: string) => {
  const caught = await page.evaluate(() => (window as unknown as { caught: Caught }).caught);
  expect(caught, where).toEqual({ ran: [], refused: [] });
  const grown = await page.evaluate(
    () =>
      document.querySelectorAll(
        'main script, main iframe, main object, main embed, main [onerror], main [onfocus], main [onload], main base, main xss, main marquee, a[href^="javascript:" i]',
      ).length,
  );
  expect(grown, where).toBe(0);
};
