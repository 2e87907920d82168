import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { drawingFlags, findChromium } from '#tests/e2e/harness/chromium.ts';

/** Builds the page of the bench and opens it in a Chromium of its own. */
export const openHall = async <T>(
  size: { width: number; height: number },
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const out = await mkdtemp(join(tmpdir(), 'weft-hall-'));
  const entry = new URL('page.ts', import.meta.url).pathname;
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: out, lib: { entry, formats: ['es'], fileName: () => 'page.js' }, minify: true },
  });
  const script = await readFile(join(out, 'page.js'));
  const server = createServer((req, res) => {
    const isScript = req.url === '/page.js';
    res.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    res.end(
      isScript
        ? script
        : '<!doctype html><html lang="en"><title>hall</title><body style="margin:0"><script type="module" src="/page.js"></script>',
    );
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...drawingFlags, '--js-flags=--expose-gc'],
  });
  try {
    const page = await browser.newPage({ viewport: size });
    page.on('pageerror', (e) => console.error(e));
    await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
    await page.waitForFunction('globalThis.bench');
    return await work(page);
  } finally {
    await browser.close();
    server.close();
    await rm(out, { recursive: true, force: true });
  }
};
