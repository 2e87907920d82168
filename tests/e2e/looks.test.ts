import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { pages } from '#contract/all-pages.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { type Server, startServer } from '../load/_targets.ts';
import { go, useBrowser, type Watched } from './harness/page.ts';

const { open } = useBrowser();
const folder = fileURLToPath(new URL('./looks/', import.meta.url));
/** UPDATE_LOOKS=1 takes the pictures anew; look at them before they are committed. */
const update = Boolean(process.env['UPDATE_LOOKS']);
const views: { lang: Lang; width: 1440 | 390 }[] = [
  { lang: 'cn', width: 1440 },
  { lang: 'es', width: 390 },
];
const shown = [
  '/',
  '/inquiryHome.html',
  '/moreInquiry.html',
  '/bigBuyersEnquiries.html',
  '/industryChain.html',
  '/search.html',
  '/prodDetail',
  '/loginRegister.html',
].filter((p) => pages.some((x) => x.path === p));
/** Parts of the picture that may differ: dates move by a day, a list by a record. */
const mostPixels = 0.03;
/** Pixels at the half scale that a landmark may have moved under another browser. */
const mostShift = 24;

type Recorded = { chromium: string; boxes: Record<string, number[]> };
const recordedFile = `${folder}recorded.json`;
const recorded = (): Record<string, Recorded> =>
  existsSync(recordedFile) ? (JSON.parse(readFileSync(recordedFile, 'utf8')) as Record<string, Recorded>) : {};

/** Figures and dates are of today: each digit becomes a zero, and what counts down stands still. */
const still = (page: Watched) =>
  page.evaluate(() => {
    for (const t of document.querySelectorAll('time')) t.textContent = '00-00';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) walk.currentNode.textContent = (walk.currentNode.textContent ?? '').replace(/\d/g, '0');
  });

/** A face that may come late stays out for good (`optional`): here every face is waited for. */
const waitForFaces = (page: Watched) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname) || url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      return route.fulfill({ response, body });
    },
  );

const boxesOf = (page: Watched) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['header', 'main', 'h1', 'main form', 'main table', 'main ul', 'footer'].flatMap((s) => {
        const box = document.querySelector(s)?.getBoundingClientRect();
        return box && box.top < 900 ? [[s, [box.left, box.top, box.width].map((n) => Math.round(n / 2))]] : [];
      }),
    ),
  );

/** A world of its own: other tests publish what these pages show. */
let site: Server;
const world = mkdtempSync(join(tmpdir(), 'weft-looks-'));
beforeAll(async () => {
  const port = await freePort();
  const env = {
    DATA_DIR: world,
    BASE_URL: `http://localhost:${port}`,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    MODE: 'demo',
    NODE_ENV: 'production',
    VITEST: '',
    SEED: 'demo',
  };
  site = await startServer(fileURLToPath(new URL('../../server/main.ts', import.meta.url)), env, '/readyz', port);
}, 120_000);
afterAll(async () => {
  await site.stop();
  rmSync(world, { recursive: true, force: true });
});

describe('looks', () => {
  for (const path of shown)
    for (const { lang, width } of views)
      it(`${path} ${lang} ${width} as recorded`, async () => {
        const name = `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${lang}-${width}`;
        const page = await open({ lang, width, at: site.url.replace('127.0.0.1', 'localhost') });
        await waitForFaces(page);
        await go(page, path);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        await still(page);
        const chromium = page.context().browser()?.version() ?? '';
        const boxes = await boxesOf(page);
        const shot = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
          .resize(width / 2)
          .removeAlpha()
          .ensureAlpha()
          .png({ palette: true, colours: 64, effort: 10 })
          .toBuffer();
        await page.context().close();
        if (update) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(`${folder}${name}.png`, shot);
          writeFileSync(recordedFile, `${JSON.stringify({ ...recorded(), [name]: { chromium, boxes } }, null, 2)}\n`);
          return;
        }
        const then = recorded()[name];
        expect(then, `${name} is not recorded: UPDATE_LOOKS=1`).toBeTruthy();
        if (then?.chromium !== chromium) {
          for (const [s, box] of Object.entries(then?.boxes ?? {}))
            for (const [i, n] of box.entries())
              expect(Math.abs(n - (boxes[s]?.[i] ?? -999)), `${s} of ${name}`).toBeLessThanOrEqual(mostShift);
          return;
        }
        const [a, b] = await Promise.all(
          [shot, readFileSync(`${folder}${name}.png`)].map((p) =>
            sharp(p).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
          ),
        );
        expect([a?.info.width, a?.info.height]).toEqual([b?.info.width, b?.info.height]);
        if (!a || !b) return;
        const off = pixelmatch(a.data, b.data, undefined, a.info.width, a.info.height, { threshold: 0.2 });
        const part = off / (a.info.width * a.info.height);
        if (part > mostPixels) writeFileSync(`${process.env['SHOTS'] ?? tmpdir()}/looks-${name}.png`, shot);
        expect(part, `${name}: part of the pixels that differ`).toBeLessThanOrEqual(mostPixels);
      });
});
