import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { langs } from '#contract/core/langs.ts';
import { pages } from '#contract/all-pages.ts';
import { findChromium } from '../e2e/harness/chromium.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { startServer } from './_targets.ts';

const version = '13.5.0';
const wanted = [
  '/',
  '/inquiryHome.html',
  '/moreInquiry.html',
  '/moreInquiryDetails.html',
  '/bigBuyersEnquiries.html',
  '/bigBuyersEnquiriesDetails.html',
  '/industryChain.html',
  '/search.html',
  '/prodDetail',
  '/aboutUs.html',
];
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const mostShift = 0.02;

type Result = {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    /** How fast the machine is by Lighthouse's own measure; it asks for 1,500 and more. */
    environment: { benchmarkIndex: number };
  };
};
type Lighthouse = (url: string, o: object) => Promise<Result | undefined>;
type Launcher = { launch: (o: object) => Promise<{ port: number; kill: () => void }> };

/** Lighthouse is no part of the project: 110 packages that only this run needs, fetched at the first. */
const fetchLighthouse = async (): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> => {
  const folder = join(tmpdir(), `weft-lighthouse-${version}`);
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    const npm = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', `lighthouse@${version}`];
    const { status } = spawnSync('npm', npm, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) throw new Error(`lighthouse could not be installed: npm ${npm.join(' ')}`);
  }
  const find = createRequire(join(folder, 'x.js')).resolve;
  const at = async <T>(name: string) => (await import(pathToFileURL(find(name)).href)) as T;
  const { default: lighthouse } = await at<{ default: Lighthouse }>('lighthouse');
  return { lighthouse, launcher: await at<Launcher>('chrome-launcher') };
};

const named = (row: Record<string, number>) =>
  Object.fromEntries(Object.entries(row).map(([k, n]) => [`${k} beside`, n]));

/** The speed of a machine that `least` is meant for; a slower one's figures are to be read with its own. */
const leastIndex = 1500;

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const figures = ['lcp', 'tbt', 'cls'] as const;
const audits = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const;
type Got = Record<string, number[]>;

const add = (got: Got, key: string, value: number): void => void (got[key] ??= []).push(value);
/** Adds what one visit of the phone found. */
const addTo = (got: Got, r: Result | undefined): void => {
  for (const k of Object.keys(least)) add(got, k, Math.round((r?.lhr.categories[k]?.score ?? 0) * 100));
  for (const k of figures) add(got, k, r?.lhr.audits[audits[k]]?.numericValue ?? 99_999);
  add(got, 'machine', r?.lhr.environment.benchmarkIndex ?? 0);
};
const rowOf = (got: Got): Record<string, number> => {
  const m = (k: string) => median(got[k] ?? []);
  return {
    ...Object.fromEntries(Object.keys(least).map((k) => [k, m(k)])),
    lcp: Math.round(m('lcp')),
    tbt: Math.round(m('tbt')),
    cls: Number(m('cls').toFixed(3)),
    benchmarkIndex: Math.round(m('machine')),
  };
};

/**
 * `npm run bench -- lighthouse`: the phone profile on the main public pages in three languages, medians of RUNS (5); ONLY=/,/search.html
 * for some of them. Where Chromium finds no Chinese face, as on a bare server, pages in Chinese load ours, which a phone in China does not:
 * FONTCONFIG_FILE names a configuration with one (Debian: fonts-noto-cjk). BESIDE=http://127.0.0.1:3100, where another version stands: each visit is made there too, right before ours.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const rounds = Number(process.env['RUNS'] ?? 5);
  const beside = process.env['BESIDE'];
  const { lighthouse, launcher } = await fetchLighthouse();
  const folder = await mkdtemp(join(tmpdir(), 'weft-bench-'));
  const port = await freePort();
  const site = await startServer(
    fileURLToPath(new URL('../../server/main.ts', import.meta.url)),
    { DATA_DIR: folder, LOG_LEVEL: 'error', BASE_URL: `http://127.0.0.1:${port}`, DATABASE_URL: '' },
    '/readyz',
    port,
  );
  const chrome = await launcher.launch({
    chromePath: await findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  const visit = (base: string, path: string, lang: string) =>
    lighthouse(`${base}${lang === 'cn' ? path : `/${lang}${path === '/' ? '' : path}`}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
    });
  try {
    const rows: { page: string; ours: Record<string, number>; beside: Record<string, number> }[] = [];
    const only = process.env['ONLY']?.split(',');
    for (const path of wanted.filter((p) => (only?.includes(p) ?? true) && pages.some((x) => x.path === p)))
      for (const lang of langs) {
        const got: { ours: Got; beside: Got } = { ours: {}, beside: {} };
        for (let i = 0; i < rounds; i++) {
          if (beside) addTo(got.beside, await visit(beside, path, lang));
          addTo(got.ours, await visit(site.url, path, lang));
        }
        const row = { page: `${path} ${lang}`, ours: rowOf(got.ours), beside: beside ? rowOf(got.beside) : {} };
        console.log(JSON.stringify(row));
        rows.push(row);
      }
    console.table(rows.map((r) => ({ page: r.page, ...r.ours, ...named(r.beside) })));
    const over = (side: 'ours' | 'beside', k: string) => median(rows.map((r) => r[side][k] ?? 0));
    const medians = (side: 'ours' | 'beside') =>
      Object.fromEntries(['performance', ...figures].map((k) => [k, over(side, k)]));
    const ok = rows.every(
      (r) => Object.entries(least).every(([k, n]) => (r.ours[k] ?? 0) >= n) && (r.ours['cls'] ?? 0) <= mostShift,
    );
    console.log(
      JSON.stringify({
        name: 'lighthouse',
        pages: rows.length,
        rounds,
        benchmarkIndex: over('ours', 'benchmarkIndex'),
        leastIndex,
        least,
        mostShift,
        medians: medians('ours'),
        ...(beside && { beside: medians('beside') }),
        ok,
      }),
    );
    return { ok };
  } finally {
    chrome.kill();
    await site.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};
