import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { answersOf } from './harness/answers.ts';
import { useDatabase } from './harness/database.ts';
import { useBrowser } from './harness/page.ts';
import { untilTold } from './harness/told.ts';

/** As the build packs it for who reads gzip. */
const packed = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const kb = 1024;
/** Bytes as they travel: scripts and sheets packed, fonts and pictures as they are. */
const limits = { script: 180 * kb, stylesheet: 30 * kb, image: 200 * kb } as const;

/** Whether this machine draws Chinese by itself; then no Chinese face may load. */
const hasChineseFace = (): boolean => {
  try {
    return execFileSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
};
const chinese = hasChineseFace();
const fontLimit = (chinese ? 60 : 200) * kb;
/** The list of faces for people's own Chinese comes after the page, where the system has none. */
const stock = chinese ? 0 : 32 * kb;
/** What asks whether the system draws Chinese, and loads that list. */
const stockScript = chinese ? 0 : kb;
/** On a page that is closed to visitors the login popup opens by itself, loaded after the page. */
const popup = 18 * kb;
const worst = { script: 0, stylesheet: 0, font: 0, image: 0 };

/** Pages of one room are made of the same parts: the first two of each. FULL=1: all. */
const tried = pages
  .filter((p) => p.layout === 'site' && p.index)
  .filter((p, i, all) => process.env['FULL'] || all.slice(0, i).filter((x) => x.room === p.room).length < 2);
describe('what a first visit loads', () => {
  for (const rule of tried)
    it(rule.path, async () => {
      const page = await open({ width: 390, cold: true });
      const sums = { script: 0, stylesheet: 0, font: 0, image: 0 };
      const path = rule.path.replace('{section}', 'inquiries').replace('{slug}', 'weiheng-carbon');
      for (const { kind, url, body } of await answersOf(page, path, Object.keys(sums))) {
        // What people wrote in Chinese brings the slices that it needs, where the system has none.
        if (kind === 'font' && !chinese && !url.includes('/fonts/')) continue;
        sums[kind as keyof typeof sums] += kind === 'font' || kind === 'image' ? body.length : packed(body);
      }
      for (const k of Object.keys(sums) as (keyof typeof sums)[]) worst[k] = Math.max(worst[k], sums[k]);
      const script = limits.script + stockScript + (rule.access.kind === 'open' ? 0 : popup);
      const stylesheet = limits.stylesheet + stock;
      for (const [k, most] of Object.entries({ ...limits, script, stylesheet, font: fontLimit }))
        expect(sums[k as keyof typeof sums], `${k} of ${rule.path}`).toBeLessThanOrEqual(most);
    });
  afterAll(() =>
    console.log(
      `largest: ${Object.entries(worst)
        .map(([k, n]) => `${k} ${(n / kb).toFixed(1)} KB`)
        .join(', ')}`,
    ),
  );
});

/**
 * A member's pages by what they do: reading is held to what visitors' pages may weigh. Forms carry the kit's fields; their
 * schemas come with the first check, lists, calendars and dialogs when they are opened (decision 0045).
 */
const mostForForms = 190 * kb;

describe('what a member’s first visit loads', () => {
  const post = async <T>(by: TestPerson, path: string, body: object): Promise<T> => {
    const res = await fetch(`${baseUrl}/api/busi/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
      body: JSON.stringify(body),
    });
    return ((await res.json()) as { data: T }).data;
  };
  const scriptsOf = async (by: TestPerson, path: PageAddress): Promise<number> => {
    const page = await open({ token: by.token, cold: true });
    const scripts = await answersOf(page, path, ['script']);
    return scripts.reduce((sum, { body }) => sum + packed(body), 0);
  };

  it('product, release, comparison, quotation, a newcomer’s home', async () => {
    const [b, s] = [await buyer(platform), await supplier(platform)];
    const newcomer = await person(platform, { userType: 2, roles: [], isFinish: false });
    const { id } = await post<{ id: string }>(b, 'inquiry/publish', inquiryInput({ title: '预算内的询盘' }));
    const { rows } = await pool.query<never>(
      'select id, tiers, requirements from inquiry_lines where inquiry_id = $1',
      [id],
    );
    await post(s, 'inquiry/add/quote', quotationOf(id, rows));
    await untilTold(pool, b.userId, 'quotationReceived');
    const { rows: products } = await pool.query<{ id: string }>(
      `select id from products where state = 'listed' limit 1`,
    );
    const tried: [TestPerson, PageAddress, number][] = [
      [b, pageTo('product', { id: products[0]?.id ?? '' }), limits.script],
      [b, pageTo('releaseInquiry'), mostForForms],
      [b, pageTo('compareQuotations', { id }), mostForForms],
      [s, pageTo('quote', { id }), mostForForms],
      [newcomer, pageTo('personalHome'), mostForForms],
    ];
    for (const [by, path, most] of tried) {
      const script = await scriptsOf(by, path);
      console.log(`${path.split('?')[0] ?? ''}: ${(script / kb).toFixed(1)} KB`);
      expect(script, `script of ${path}`).toBeGreaterThan(100 * kb);
      expect.soft(script, `script of ${path}`).toBeLessThanOrEqual(most);
    }
  });
});
