import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from './chromium.ts';

/** What a context can't change once it stands. */
export type Place = { baseURL: string; locale: string; timezoneId: string };
export type Tab = { context: BrowserContext; page: Page };

/**
 * Tabs that are used again, emptied in between: who opens a page in a tab that has run the site before waits half as long,
 * for its scripts are compiled. They live as long as the worker, and so does its browser.
 */
let browser: Promise<Browser> | undefined;
const idle = new Map<string, Tab[]>();
const mostIdle = 3;
/** Acts whose effect on a context can't be taken back. */
const lasting = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding'],
  context: ['addInitScript', 'exposeFunction', 'exposeBinding', 'route'],
} as const;
const listened =
  'console pageerror request requestfailed requestfinished response dialog download popup websocket'.split(' ');

/** Nothing of the last test is left: no listener, route, cookie or stored word, and no script of the site runs. */
const empty = async ({ context, page }: Tab, baseURL: string): Promise<void> => {
  for (const name of listened) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  // Same site, so that the process with the compiled scripts stays; a plain text, so that nothing of it runs.
  await page.goto(`${baseURL}/robots.txt`);
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
};

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

const make = async (place: Place, fresh: boolean): Promise<Tab> => {
  browser ??= launch();
  const context = await (await browser).newContext(place);
  context.setDefaultTimeout(60_000);
  // Popups have their own test; everywhere else they have been seen, today and for all days of the run.
  if (!fresh)
    await context.addInitScript(() => {
      localStorage.setItem('ptime', '9999-12-31');
      localStorage.setItem('ptime-version', '9999');
    });
  const page = await context.newPage();
  awaitedLater(page);
  return { context, page };
};

/** Has the tab come back, emptied, when its context is closed; closed for good where something lasting was done to it. */
const comesBack = (tab: Tab, place: Place, waiting: Tab[]): Tab => {
  const { context, page } = tab;
  let again = true;
  const watch = (target: object, acts: readonly string[]) => {
    for (const act of acts) {
      const done = Reflect.get(target, act) as (...args: unknown[]) => unknown;
      Reflect.set(target, act, (...args: unknown[]) => {
        again = false;
        return done.apply(target, args);
      });
    }
  };
  watch(page, lasting.page);
  watch(context, lasting.context);
  const closeForGood = context.close.bind(context);
  context.close = async () => {
    if (waiting.includes(tab)) return;
    const emptied =
      again &&
      waiting.length < mostIdle &&
      (await empty(tab, place.baseURL).then(
        () => true,
        () => false,
      ));
    if (emptied) waiting.push(tab);
    else await closeForGood();
  };
  return tab;
};

/**
 * A tab that nobody has, its popups seen. `cold` has never been anybody's and never will be; `fresh` has not seen the popups
 * either.
 */
export const takeTab = async (place: Place, o: { cold?: boolean; fresh?: boolean } = {}): Promise<Tab> => {
  if (o.cold || o.fresh) return make(place, Boolean(o.fresh));
  const key = JSON.stringify(place);
  const waiting = idle.get(key) ?? [];
  idle.set(key, waiting);
  return waiting.pop() ?? comesBack(await make(place, false), place, waiting);
};
