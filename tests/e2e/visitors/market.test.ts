import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { buyer, sessionOf, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { alive, expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const api = async <T>(path: string, by?: TestPerson, body?: object): Promise<T> => {
  const res = await fetch(`${baseUrl}/api/busi/buyer/purchase/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by.token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await res.json()) as { data: T }).data;
};
const release = async (by: TestPerson, certificates: string[]) =>
  (
    await api<{ id: string }>('release/add', by, {
      clientKey: newId(),
      title: { cn: '键盘申请用的采购', en: 'A purchase to apply for', es: 'Una compra a la que presentarse' },
      description: { cn: '按月交货的碳纤维年度采购，须先寄样品做工艺试制，试制费用由我方承担。' },
      products: ['carbon-fibre-small-tow'],
      certificates,
      deadline: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    })
  ).id;
const detail = (id: string) => `/bigBuyersEnquiriesDetails.html?id=${id}`;

describe('big-buyer purchases', () => {
  it('take an application by keyboard alone, and show it to the buyer, who accepts', async () => {
    const [b, s] = await Promise.all([buyer(platform), supplier(platform)]);
    const id = await release(b, ['iso-9001']);
    const page = await open({ token: s.token });
    await go(page, detail(id));
    const message = page.getByLabel(w('purchase:apply.message'));
    // The form comes after the page, and is open once it lives.
    await page.getByRole('button', { name: w('purchase:apply.send'), disabled: false }).waitFor();
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if (await message.evaluate((el) => el === document.activeElement)) break;
    }
    await page.keyboard.type('我司有同类供货经验，可先寄样。');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(w('purchase:applicationState.submitted')).waitFor();
    expect(await message.count()).toBe(0);
    expectQuiet(page);

    const own = await open({ token: b.token });
    await go(own, detail(id));
    await own.getByText('我司有同类供货经验，可先寄样。').waitFor();
    await own.getByRole('button', { name: w('purchase:decide.accept'), exact: true }).click();
    await own.getByText(w('purchase:decide.binds')).waitFor();
    await own.getByRole('button', { name: w('purchase:decide.accept'), exact: true }).click();
    await own.getByText(w('purchase:applicationState.accepted')).waitFor();
    await own.getByText(w('purchase:state.awarded'), { exact: true }).first().waitFor();
    expectQuiet(own);
    await expect
      .poll(async () => {
        const { rows } = await pool.query<{ kind: string }>(
          `select kind from notices where user_id = any($1) and kind like 'purchase%' order by kind`,
          [[b.userId, s.userId]],
        );
        return rows.map((r) => r.kind);
      })
      .toEqual(['purchaseAccepted', 'purchaseApplied']);
  });

  it('name what a supplier is missing, and show a visitor the teaser alone', async () => {
    const [b, s] = await Promise.all([buyer(platform), supplier(platform)]);
    const id = await release(b, ['iso-9001', 'as9100']);
    const page = await open({ token: s.token });
    await expectFit(page, detail(id));
    const missing = page.getByRole('listitem').filter({ hasText: w('purchase:evidence.missing') });
    expect(await missing.count()).toBe(1);
    expect(await missing.textContent()).toContain('AS9100');
    expect(await page.getByRole('button', { name: w('purchase:apply.send') }).count()).toBe(0);
    const html = await (await fetch(`${baseUrl}${detail(id)}`)).text();
    expect(html).toContain('键盘申请用的采购');
    expect(html).toContain(`rel="canonical" href="${baseUrl}${detail(id)}"`);
    const { rows } = await pool.query<{ name: string }>(
      `select e.name->>'cn' as name from purchases p join enterprises e on e.id = p.ent_id where p.id = $1`,
      [id],
    );
    expect(html).not.toContain(rows[0]?.name ?? 'no buyer');
    expect((await fetch(`${baseUrl}${detail(newId())}`)).status).toBe(404);
  });

  it('filter by the address, with counts that hold, and come back by the back button', async () => {
    const page = await open({ token: (await buyer(platform)).token });
    await go(page, '/bigBuyersEnquiries.html');
    const facet = page
      .locator('aside section a')
      .filter({ hasText: /ISO 9001/ })
      .first();
    const n = Number(await facet.locator('b').textContent());
    await facet.click();
    await page.waitForURL('**certificate=iso-9001**');
    await expect.poll(() => page.locator('a[data-row]').count()).toBe(Math.min(12, n));
    await page.locator('a[data-row]').first().click();
    await page.waitForURL('**/bigBuyersEnquiriesDetails.html**');
    await page.goBack();
    await page.waitForURL('**certificate=iso-9001**');
    await expect.poll(() => page.locator('a[data-row]').count()).toBe(Math.min(12, n));
    expect(await page.locator('aside a[aria-current]').first().textContent()).toContain('ISO 9001');
    await page.locator('main a[data-clear]').click();
    await page.waitForURL((u) => !u.search);
    expectQuiet(page);
  });

  it('keep a draft over a reload, take pictures, and release once', async () => {
    const b = await buyer(platform);
    const page = await open({ token: b.token });
    await expectFit(page, '/buyerInquirydata/addBigBuyers');
    await page.getByLabel(w('purchase:form.titleLabel')).fill('重载也不丢的采购');
    await page.reload();
    await alive(page);
    await expect.poll(() => page.getByLabel(w('purchase:form.titleLabel')).inputValue()).toBe('重载也不丢的采购');
    const send = page.getByRole('button', { name: w('purchase:form.send'), exact: true });
    await send.click();
    await page.getByText(w('purchase:form.faults_other', { n: 3 })).waitFor();
    page.problems.length = 0;

    await page
      .getByLabel(w('purchase:form.description'))
      .fill('采购一年用量的碳纤维织物，按月交货，须先寄样品做试制。');
    await page.getByRole('combobox', { name: w('purchase:form.products') }).fill('双轴向');
    await page.getByRole('option', { name: '双轴向布' }).click();
    const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 16);
    await page.getByRole('textbox', { name: w('purchase:form.deadline') }).fill(later);
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f2b32a' } })
      .png()
      .toBuffer();
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('group', { name: new RegExp(w('purchase:form.thumb')) })
      .getByRole('button')
      .click();
    await (await chooser).setFiles({ name: '样.png', mimeType: 'image/png', buffer: picture });
    await page.getByAltText('样.png').waitFor();
    await send.dblclick();
    await page.waitForURL('**/bigBuyersEnquiriesDetails.html**');
    await page.getByRole('heading', { level: 1, name: '重载也不丢的采购' }).waitFor();
    const { rows } = await pool.query<{ id: string }>(`select id from purchases where buyer_id = $1`, [b.userId]);
    expect(rows).toHaveLength(1);
    const image = await fetch(`${baseUrl}/api/busi/buyer/purchase/picture/${rows[0]?.id}/thumb`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expectQuiet(page);
    await expectFit(page, '/buyerInquirydata/bigBuyers');
    await page.getByRole('link', { name: '重载也不丢的采购' }).waitFor();
  });
});

describe('the hall', () => {
  it('keeps filters in the address, counts as it lists, and restores the view by the back button', async () => {
    const page = await open({ token: (await buyer(platform)).token });
    await go(page, '/moreInquiry.html?state=quoting');
    const facet = page.locator('aside section a').first();
    const n = Number(await facet.locator('b').textContent());
    await facet.click();
    await page.waitForURL('**category=**');
    await expect.poll(() => page.locator('a[data-row]').count()).toBe(Math.min(20, n));
    const filtered = page.url();
    await page.locator('a[data-row]').last().click();
    await page.waitForURL('**/moreInquiryDetails.html**');
    await page.goBack();
    await page.waitForURL(filtered);
    await expect.poll(() => page.locator('a[data-row]').count()).toBe(Math.min(20, n));
    expectQuiet(page);
  });
});

describe('figures and the way through them', () => {
  it('give each chart as a table of the same figures', async () => {
    const page = await open();
    await go(page, '/industryDigital.html');
    const chart = page
      .locator('section')
      .filter({ hasText: w('industry:digital.states') })
      .last();
    const bars = await chart.locator('li b').allTextContents();
    await chart.getByRole('button', { name: w('chart:table') }).click();
    expect(await chart.locator('td').allTextContents()).toEqual(bars);
    expectQuiet(page);
  });

  it('lead from the chain to what is there', async () => {
    const page = await open();
    const list = page.locator('a[data-row]');
    // Other tests publish meanwhile: somewhere in between the figure and the list are of one moment.
    await expect
      .poll(async () => {
        await go(page, '/industryChain.html');
        const link = page.locator('#fibres a[href*="moreInquiry"]').first();
        const n = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
        await link.click();
        await page.waitForURL('**category=fibres**');
        await list.first().waitFor();
        return (await list.count()) - Math.min(20, n);
      })
      .toBe(0);
    expectQuiet(page);
  });
});

describe('paper', () => {
  it('shows inquiry and comparison black on white, without frame, nothing cut off', async () => {
    const { rows } = await pool.query<{ id: string; buyer_id: string }>(
      `select id, buyer_id from inquiries where quotations >= 3 and state = 'quoting' limit 1`,
    );
    const { id, buyer_id } = rows[0]!;
    const page = await open({ token: await sessionOf(platform, buyer_id), dark: true });
    for (const path of [`/moreInquiryDetails.html?id=${id}`, `/buyerInquirydata/buyerInquiryDetail?id=${id}`]) {
      await page.emulateMedia({ media: 'screen' });
      await go(page, path);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 1000, height: 700 });
      const seen = await page.evaluate(() => ({
        frame: [...document.querySelectorAll<HTMLElement>('header, footer, nav')].filter(
          (e) => !e.closest('main') && e.offsetParent !== null,
        ).length,
        ink: getComputedStyle(document.querySelector('main h1')!).color,
        paper: getComputedStyle(document.body).backgroundColor,
        over: document.documentElement.scrollWidth - window.innerWidth,
        cut: [...document.querySelectorAll<HTMLElement>('main table')].filter(
          (e) => e.getBoundingClientRect().right > window.innerWidth + 1,
        ).length,
      }));
      expect(seen, path).toEqual({ frame: 0, ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)', over: 0, cut: 0 });
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
});

describe('the feed', () => {
  it('is well-formed in three languages, holds public titles alone and answers 304', async () => {
    const page = await open();
    await go(page, '/aboutUs.html');
    const { rows: hidden } = await pool.query<{ id: string; place: string; name: string | null }>(
      `select i.id, i.delivery_place->>'en' as place, e.name->>'en' as name from inquiries i
       left join enterprises e on e.id = i.ent_id where i.visibility = 'invited' or i.state in ('draft', 'withdrawn')`,
    );
    const { rows: shown } = await pool.query<{ place: string; name: string | null }>(
      `select i.delivery_place->>'en' as place, e.name->>'en' as name from inquiries i
       left join enterprises e on e.id = i.ent_id where i.visibility = 'public' and i.state = 'quoting'`,
    );
    for (const path of ['/rss.xml', '/en/rss.xml', '/es/rss.xml']) {
      const read = (headers = {}) => fetch(`${baseUrl}${path}`, { headers });
      const res = await read();
      expect(res.headers.get('content-type')).toContain('application/rss+xml');
      const xml = await res.text();
      const items = await page.evaluate((text) => {
        const doc = new DOMParser().parseFromString(text, 'application/xml');
        if (doc.querySelector('parsererror')) return null;
        return [...doc.querySelectorAll('item')].map((i) => [...i.children].map((c) => c.tagName));
      }, xml);
      // Other tests may publish meanwhile, never fewer than there were.
      expect(items?.length, path).toBeGreaterThanOrEqual(Math.min(50, shown.length));
      expect(items?.length, path).toBeLessThanOrEqual(50);
      for (const tags of items ?? [])
        for (const tag of tags) expect(['title', 'link', 'guid', 'pubDate', 'description', 'category']).toContain(tag);
      for (const h of hidden) expect(xml).not.toContain(h.id);
      if (path === '/en/rss.xml')
        for (const s of shown) {
          expect(xml).not.toContain(`DAP ${s.place}`);
          if (s.name) expect(xml).not.toContain(s.name);
        }
      // Known again as soon as nobody publishes between the two.
      const known = async () => {
        const etag = (await read()).headers.get('etag') ?? '';
        return [etag.length > 10, (await read({ 'if-none-match': etag })).status];
      };
      await expect.poll(known).toEqual([true, 304]);
    }
  });
});
