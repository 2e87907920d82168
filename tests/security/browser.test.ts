import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { pages } from '#contract/all-pages.ts';
import { securityHeaders } from '#server/platform/pages/policy.ts';
import { pdf } from '#tests/fixtures/office-files.ts';
import { corpus } from '#tests/security/xss-corpus.ts';
import { inquiryInput } from '#tests/world/inquiries.ts';
import { company, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { launch } from '../e2e/harness/chromium.ts';
import { go, type Watched } from '../e2e/harness/page.ts';
import { expectUnharmed, openCatching } from './catching.ts';
import { type TestSite, testSite } from './site.ts';

/** A world of its own: what is planted here must not stand in the pages that other tests look at. */
let t: TestSite;
let browser: Browser;
beforeAll(async () => {
  t = await testSite();
  browser = await launch();
}, 120_000);
afterAll(() => browser.close());

const send = async <T>(path: string, who: TestPerson, body: object | FormData): Promise<T> => {
  const form = body instanceof FormData;
  const res = await fetch(`${t.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, ...(!form && { 'content-type': 'application/json' }) },
    body: form ? body : JSON.stringify(body),
  });
  const json = (await res.json()) as { data: T; msg: string };
  if (!res.ok) throw new Error(`${path}: ${res.status} ${json.msg}`);
  return json.data;
};
/** The next payloads, one after another, as long as a field takes. */
let turn = 0;
const next = (most: number): string => {
  const fits = corpus.filter((c) => c.length <= most);
  return fits[(turn += 1) % fits.length] ?? '';
};

/** Each payload once as a title, and others in every other field that people write. */
const plant = async () => {
  const name = corpus[5] ?? '';
  const words = { cn: name, en: `"><svg onload=ran('en')>`, es: `</script><script>ran('es')</script>` };
  const entId = await company(t.platform, { name: words });
  const buyer = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId });
  const seller = await supplier(t.platform, { name: words });
  await t.pool.query('update users set name = $1 where id = any($2)', [corpus[6], [buyer.userId, seller.userId]]);
  const ids: string[] = [];
  for (const title of corpus) {
    const form = new FormData();
    form.set('file', new File([pdf() as Uint8Array<ArrayBuffer>], `${next(100)}.pdf`, { type: 'application/pdf' }));
    const { id: annex } = await send<{ id: string }>('/api/busi/busifile/upload', buyer, form);
    await t.pool.query(`delete from rate_limits where key like 'POST /api/busi%'`);
    const input = inquiryInput({
      title: `x ${title.slice(0, 110)}`,
      note: next(2000),
      deliveryPlace: next(110),
      annexes: [annex],
    });
    const line = { ...input.lines[0], specification: next(400) };
    const made = await send<{ id: string }>('/api/busi/inquiry/publish', buyer, { ...input, lines: [line] });
    ids.push(made.id);
  }
  return { buyer, seller, ids };
};

describe('security 22', () => {
  it(`none of ${corpus.length} payloads runs: titles, notes, places, specifications, company, person and file names, notices, search`, async () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
    const { buyer, seller, ids } = await plant();
    const until = Date.now() + 60_000;
    for (;;) {
      const { rows } = await t.pool.query('select count(*)::int as n from notices where user_id = $1', [seller.userId]);
      if ((rows[0] as { n: number }).n >= 20 || Date.now() > until) break;
      await new Promise((r) => setTimeout(r, 250));
    }
    let seen = 0;
    const most = process.env['FULL'] ? 12 : 2;
    const look = async (page: Watched, path: string) => {
      expect(await go(page, path), path).toBeLessThan(500);
      await expectUnharmed(page, path);
      seen += 1;
    };
    const visitor = await openCatching(browser, t.url);
    for (const prefix of ['', '/en', '/es']) {
      await look(visitor, `${prefix}/moreInquiry.html`);
      expect(await visitor.locator('main').textContent()).toContain('<');
      await look(visitor, `${prefix}/moreInquiry.html?current=2`);
      await look(visitor, `${prefix}/search.html?type=supplier`);
    }
    // The page holds twenty titles at once; each as what was searched for is a visit of its own.
    for (const c of process.env['FULL'] ? corpus : corpus.filter((_, i) => i % 9 === 0))
      await look(visitor, `/search.html?q=${encodeURIComponent(c)}`);
    for (const c of corpus.slice(0, most / 2)) await look(visitor, `/moreInquiry.html?q=${encodeURIComponent(c)}`);
    const s = await openCatching(browser, t.url, seller.token);
    await look(s, '/noticedata/notice');
    expect(await s.locator('main').textContent()).toContain('<');
    await look(s, '/supplierdata/supplierInquiryList');
    for (const id of ids.filter((_, i) => i % 2).slice(0, 2 * most))
      await look(s, `/supplierdata/supplierInquiryDetail?id=${id}`);
    const b = await openCatching(browser, t.url, buyer.token);
    await look(b, '/buyerInquirydata/buyerInquiryList');
    await look(b, '/personalCenterdata/userHome');
    for (const id of ids.slice(0, most)) await look(b, `/moreInquiryDetails.html?id=${id}`);
    for (const id of ids.slice(0, most / 2)) await look(b, `/en/buyerInquirydata/buyerInquiryDetail?id=${id}`);
    console.log(`security 22: ${corpus.length} payloads, ${seen} pages`);
  }, 600_000);

  it('would notice one that does run', async () => {
    const page = await openCatching(browser, t.url);
    await go(page, '/aboutUs.html');
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src=x onerror="ran(1)">');
    });
    await expect
      .poll(
        () =>
          expectUnharmed(page, 'planted').then(
            () => 'unharmed',
            () => 'harmed',
          ),
        { timeout: 20_000 },
      )
      .toBe('harmed');
  });
});

it('security 20: a return path leads to this site only', async () => {
  const who = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
  const evil = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:ran(1)',
    '/\t/evil.example',
    '/ /evil.example',
    'data:text/html,x',
  ];
  for (const to of evil) {
    const res = await fetch(`${t.url}/loginRegister.html?return=${encodeURIComponent(to)}`, {
      headers: { cookie: `xtoken=${who.token}` },
      redirect: 'manual',
    });
    const target = new URL(res.headers.get('location') ?? '', t.url);
    expect([res.status, target.origin, target.pathname], to).toEqual([302, t.url, '/personalCenterdata/userHome']);
  }
  const own = await fetch(`${t.url}/loginRegister.html?return=${encodeURIComponent('/aboutUs.html?a=1')}`, {
    headers: { cookie: `xtoken=${who.token}` },
    redirect: 'manual',
  });
  expect(own.headers.get('location')).toBe('/aboutUs.html?a=1');
});

it('security 21: every page has a policy without unsafe scripts, and may not be framed, sniffed or followed', async () => {
  for (const [n, p] of pages.filter((one) => one.layout === 'site').entries())
    for (const [i, lang] of langs.entries()) {
      // FULL=1: each page in every language; else in one, by turns.
      if (!process.env['FULL'] && n % langs.length !== i) continue;
      const res = await fetch(`${t.url}${lang === 'cn' ? '' : `/${lang}`}${p.path}`);
      const policy = res.headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      const hashes = scripts.match(/'sha256-[\w+/=]+'/g) ?? [];
      // What the page declares that it needs, and nothing besides.
      const { needs } = p;
      expect(hashes.length, p.path).toBeGreaterThan(0);
      expect(Object.fromEntries(res.headers), p.path).toMatchObject(securityHeaders(hashes, needs, false));
      if (needs.length === 0) expect(scripts, p.path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
      expect(policy, p.path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(res.headers.get('x-content-type-options')).toBe('nosniff');
      expect(res.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      await res.text();
    }
}, 120_000);
