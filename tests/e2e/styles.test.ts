import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from '#contract/core/access.ts';
import { pages } from '#contract/all-pages.ts';
import { demoAccounts } from '#server/world/index.ts';
import { sessionOf } from '#tests/world/people.ts';
import { useDatabase } from './harness/database.ts';
import { go, useBrowser, type Watched } from './harness/page.ts';
import { full } from './harness/tried.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();

declare global {
  /** React Router's own handle of the page that runs. */
  var __reactRouterDataRouter: {
    navigate: (to: string) => Promise<void>;
    revalidate: () => Promise<void>;
    state: { location: { pathname: string }; navigation: { state: string } };
  };
}

let token: string;

beforeAll(async () => {
  const login = demoAccounts.find((a) => a.key === 'supplier')?.login;
  const { rows } = await pool.query<{ id: string }>('select id from users where username = $1 or phone = $1', [login]);
  token = await sessionOf(platform, rows[0]!.id);
});

/** Lists are loaded by who comes near one, and then stand at once on every page that is clicked to: both sides have them. */
const loadLists = async (page: Watched): Promise<void> => {
  const come = () => {
    const standIns = [...document.querySelectorAll('.mantine-TextInput-input[role="combobox"]:not(:disabled)')];
    for (const e of standIns) e.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return standIns.length === 0;
  };
  await page.waitForFunction(come);
};

/** How everything on the page looks: each element's place in the tree with what sheets say of it, apart from its size. */
const looks = async (page: Watched): Promise<string[]> => {
  await loadLists(page);
  return page.evaluate(() => {
    const said = (
      'display position color background-color font-size font-weight font-family line-height padding margin-top margin-bottom ' +
      'border-width border-style border-color border-radius text-decoration-line text-transform gap justify-content ' +
      'align-items cursor list-style-type'
    ).split(' ');
    const placeOf = (e: Element): string =>
      e.parentElement && e !== document.body
        ? `${placeOf(e.parentElement)}>${e.localName}:${[...e.parentElement.children].indexOf(e)}`
        : e.localName;
    return [...document.querySelectorAll('header *, main, main *, aside *, footer *')]
      .filter((e) => !e.closest('svg') && !e.closest('[role="status"], [aria-live]'))
      .map((e) => {
        const style = getComputedStyle(e);
        return `${placeOf(e)} .${e.className} ${said.map((s) => `${s}:${style.getPropertyValue(s)}`).join(';')}`;
      });
  });
};

/** Until the page of this path is there, its sheets and fonts stand, nothing loads and nothing moves. */
const settled = async (page: Watched, path: string): Promise<void> => {
  await page.waitForFunction(
    (to) =>
      location.pathname === to &&
      __reactRouterDataRouter.state.navigation.state === 'idle' &&
      !document.querySelector('link[media="print"], main .mantine-Loader-root, main [aria-busy="true"]'),
    path,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished.catch(() => undefined))));
};

/** What looks otherwise, a few of it. */
const differing = (one: string[], other: string[]): string[] => one.filter((line, i) => line !== other[i]).slice(0, 4);

const reader = { userType: 1, roles: ['ROLE_GYS'], isFinish: true } as const;
const closed = pages.filter(
  (p) =>
    p.layout === 'member' &&
    !p.path.endsWith('Detail') &&
    judge(p.access, { ...reader, roles: [...reader.roles] }) === 'yes',
);
const entrances = ['/', '/loginRegister.html', '/register.html', '/search.html', '/moreInquiry.html', '/aboutUs.html'];

describe('a page that came by clicks looks as one that was loaded', () => {
  const direct = new Map<string, string[]>();
  it.each(entrances)('member pages after %s', { timeout: 240_000 }, async (entrance) => {
    // Each public page brings its own inlined rules; who logs in there goes on without a load.
    const page = await open();
    await go(page, entrance);
    await page.context().addCookies([{ name: 'xtoken', value: token, httpOnly: true, url: baseUrl }]);
    await page.evaluate(() => __reactRouterDataRouter.revalidate());
    const loaded = await open({ token });
    const load = async (path: string) => {
      await go(loaded, path);
      await settled(loaded, path);
      direct.set(path, await looks(loaded));
    };
    // FULL=1: every page after every entrance; else each page after one of them, by turns.
    const turn = entrances.indexOf(entrance);
    const mine = closed.filter((_, i) => full || i % entrances.length === turn);
    for (const { path } of mine) {
      await page.evaluate((to) => __reactRouterDataRouter.navigate(to), path);
      await settled(page, path);
      if (!direct.has(path)) await load(path);
      if (!differing(await looks(page), direct.get(path) ?? []).length) continue;
      // Another test may have brought this reader news since, which come by a socket: both are looked at until both show them.
      await load(path);
      const now = async () => {
        const [clicked, fresh] = await Promise.all([looks(page), looks(loaded)]);
        direct.set(path, fresh);
        return { path, differing: differing(clicked, fresh) };
      };
      await expect.poll(now, { timeout: 10_000 }).toEqual({ path, differing: [] });
    }
    await Promise.all([page.context().close(), loaded.context().close()]);
  });
});
