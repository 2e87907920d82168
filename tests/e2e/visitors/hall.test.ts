import { describe, expect, it } from 'vitest';
import { person, sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => (await pool.query(sql, values)).rows[0] as T;
const html = async (path: string, token?: string): Promise<string> =>
  (await fetch(`${baseUrl}${path}`, token ? { headers: { cookie: `xtoken=${token}` } } : {})).text();
/** React parts neighbouring texts by comments. */
const plain = (s: string): string => s.replaceAll('<!-- -->', '');

describe('the inquiry hall', () => {
  it('is complete without script: list, search, state, pages', async () => {
    const { n } = await one<{ n: number }>(
      `select count(*)::int as n from inquiries where state = 'quoting' and visibility = 'public' and deadline > now()`,
    );
    const page = plain(await html('/moreInquiry.html?state=quoting'));
    expect(page).toContain(w('hall:count', { total: n }));
    expect(page.match(/data-row=/g)?.length).toBe(Math.min(20, n));
    expect(await html('/moreInquiry.html?q=no-such-need')).toContain(w('hall:none.title'));
  });

  it('turns pages by links: next and back show the same rows, a place that is lost shows the first page', async () => {
    const ids = (page: string) => [...page.matchAll(/data-row="([^"]+)"/g)].map((m) => m[1]);
    const link = (page: string, rel: 'next' | 'prev') =>
      new RegExp(`<a[^>]*rel="${rel}"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*rel="${rel}"`)
        .exec(page)
        ?.slice(1)
        .find(Boolean)
        ?.replaceAll('&amp;', '&') ?? '';
    // Nothing is published under these states meanwhile.
    const at = '/moreInquiry.html?state=outOfDate';
    const { n } = await one<{ n: number }>(
      `select count(*)::int as n from inquiries where visibility = 'public'
         and (state = 'outOfDate' or (state = 'quoting' and deadline <= now()))`,
    );
    const first = await html(at);
    expect(ids(first)).toHaveLength(Math.min(20, n));
    for (const place of ['&current=2&cursor=AAAA', '&current=9000', '&current=2&cursor=%3C']) {
      const res = await fetch(`${baseUrl}${at}${place}`);
      expect(res.status, place).toBe(200);
    }
    expect(ids(await html(`${at}&current=2&cursor=AAAA`))).toEqual(ids(first));
    const whole = await html('/moreInquiry.html?sort=deadline');
    const next = link(whole, 'next');
    expect(next).toContain('current=2&cursor=');
    const second = await html(next);
    expect(ids(second).some((id) => ids(whole).includes(id))).toBe(false);
    expect(link(second, 'prev')).toBe('/moreInquiry.html?sort=deadline');
  });

  it('walks by j and k and opens by Enter', async () => {
    const member = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const page = await open({ token: member.token });
    await go(page, '/moreInquiry.html');
    const second = await page.locator('a[data-row]').nth(1).getAttribute('href');
    // `k` stays on the first row, so it may be pressed until the page is alive.
    await expect
      .poll(async () => {
        await page.keyboard.press('k');
        return page.evaluate(() => document.activeElement?.hasAttribute('data-row'));
      })
      .toBe(true);
    for (const key of ['j', 'j', 'k', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(`**${second}`);
    expectQuiet(page);
  });

  it('shows the chosen row beside the list on wide windows: by click, by j and k, and by link; nothing moves', async () => {
    const page = await open();
    await go(page, '/moreInquiry.html');
    const links = page.locator('a[data-row]');
    const titles = await links.allInnerTexts();
    const ids = await links.evaluateAll((list) => list.map((a) => (a as HTMLElement).dataset['row']!));
    const preview = page.getByRole('complementary', { name: w('hall:preview.title') });
    const shown = () => preview.getByRole('heading').innerText();
    expect(await shown()).toBe(titles[0]);
    const box = () => page.locator('table').evaluate((el) => JSON.stringify(el.getBoundingClientRect()));
    const before = await box();
    // The deadline's cell: a click beside the title chooses.
    await page.locator('tbody tr').nth(3).locator('td').last().click();
    await expect.poll(shown).toBe(titles[3]);
    // The address follows what is shown.
    await expect.poll(() => new URL(page.url()).searchParams.get('row')).toBe(ids[3]);
    await page.locator('tr[data-chosen]').getByText(titles[3]!, { exact: true }).waitFor();
    await links.nth(3).focus();
    await page.keyboard.press('k');
    await expect.poll(shown).toBe(titles[2]);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect.poll(shown).toBe(titles[4]);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await box()).toBe(before);

    // The link, without script: the row's preview, its filters kept, and a row of another page too.
    const linked = plain(await html(`/moreInquiry.html?sort=deadline&current=1&row=${ids[2]}`));
    expect(/<h2[^>]*>([^<]*)<\/h2>(?=<dl)/.exec(linked)?.[1]?.replaceAll('&amp;', '&')).toBe(titles[2]);
    expect((await fetch(`${baseUrl}/moreInquiry.html?row=nothing`)).status).toBe(200);
    expectQuiet(page);

    const member = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const narrow = await open({ width: 1280, token: member.token });
    await go(narrow, `/moreInquiry.html?row=${ids[2]}`);
    expect(await narrow.getByRole('complementary', { name: w('hall:preview.title') }).count()).toBe(0);
    // There the title's link lies over the whole row, as ever.
    const fourth = narrow.locator('tbody tr').nth(3);
    // Inquiries that other tests publish meanwhile may have moved the rows.
    const to = (await fourth.getByRole('link').first().getAttribute('href')) ?? '';
    const cell = (await fourth.locator('td').last().boundingBox())!;
    await narrow.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
    await narrow.waitForURL((u) => u.pathname + u.search === to);
    expectQuiet(narrow);
  });

  it('narrows by the region of delivery: a country, then a province, named among what is chosen', async () => {
    const shown = `from inquiries where visibility = 'public' and state in ('quoting', 'outOfDate', 'awarded')`;
    const { slug } = await one<{ slug: string }>(
      `select delivery_region as slug ${shown} and delivery_region ~ '^[0-9]{6}$'
       group by 1 order by count(*) desc, 1 limit 1`,
    );
    const page = await open();
    await go(page, '/moreInquiry.html');
    const facet = page.getByRole('complementary', { name: w('hall:filters') }).or(page.locator('main'));
    await facet.getByRole('link', { name: /^中国/ }).first().click();
    await page.waitForURL('**region=CN');
    await page.locator(`a[href*="region=${slug}"]`).first().click();
    await page.waitForURL(`**region=${slug}`);
    // Other tests publish meanwhile.
    const asCounted = async () => {
      const { n } = await one<{ n: number }>(`select count(*)::int as n ${shown} and delivery_region = '${slug}'`);
      await go(page, `/moreInquiry.html?region=${slug}`);
      return page
        .getByText(w('hall:count', { total: n }), { exact: true })
        .first()
        .isVisible();
    };
    await expect.poll(asCounted).toBe(true);
    await page.getByRole('button', { name: w('hall:alert.on') }).waitFor();
    expectQuiet(page);
  });

  it('keeps a search as an alert, names it among the notices, and lets it go', async () => {
    const member = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const page = await open({ token: member.token });
    await go(page, '/moreInquiry.html?category=carbon-fibre');
    await page.getByRole('button', { name: w('hall:alert.on') }).click();
    await page.getByText(w('hall:alert.kept')).waitFor();
    await page.getByRole('button', { name: w('hall:alert.isOn'), pressed: true }).waitFor();
    await go(page, '/noticedata/notice');
    const name = '碳纤维';
    await page.getByRole('link', { name, exact: true }).waitFor();
    await page.getByRole('button', { name: w('notices:alerts.remove', { name }) }).click();
    await page.getByText(w('notices:alerts.none')).waitFor();
    expectQuiet(page);
  });

  it('shows a visitor the teaser alone: no gated field is in the page or its data', async () => {
    // One of the demo world, whose words stand nowhere else; the name of a city that is a province is its region's too.
    const i = await one<{ id: string; title: { cn: string }; place: string; spec: string; field: string }>(
      `select i.id, i.title, i.delivery_place->>'cn' as place, l.specification->>'cn' as spec,
        l.requirements->0->>'value' as field
       from inquiries i join inquiry_lines l on l.inquiry_id = i.id
       where i.state = 'quoting' and i.visibility = 'public' and not i.confidential
         and length(l.specification->>'cn') > 3 and position(l.specification->>'cn' in i.title->>'cn') = 0
         and i.delivery_region not in ('110000', '120000', '310000', '500000')
       order by i.created_at, i.id limit 1`,
    );
    const at = `/moreInquiryDetails.html?id=${i.id}`;
    for (const path of [at, at.replace('.html', '.html.data')]) {
      const seen = plain(await html(path));
      expect(seen).toContain(i.title.cn);
      for (const gated of [i.place, i.spec, 'maxQuotations', 'tradeTerm', 'requirements', 'paymentType'])
        expect(seen, gated).not.toContain(gated);
    }
    const member = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const seen = plain(await html(at, member.token));
    expect(seen).toContain(i.spec);
    expect(seen).toContain(i.place);
  });

  it('answers an unknown inquiry with 404', async () => {
    for (const id of ['nope', '01a00000-0000-7000-8000-000000000000'])
      expect((await fetch(`${baseUrl}/moreInquiryDetails.html?id=${id}`)).status).toBe(404);
  });
});

describe('orders and the bell', () => {
  it('takes a step with its reason, tells the other side at once, and refuses what is late in the reader’s words', async () => {
    const order = await one<{ id: string; number: string; buyer_id: string; supplier_ent_id: string }>(
      `select * from orders where state = 'confirmed' limit 1`,
    );
    const seller = await person(platform, { userType: 1, roles: ['ROLE_GYS'], entId: order.supplier_ent_id });
    const [buyer, supplier] = await Promise.all([
      open({ token: await sessionOf(platform, order.buyer_id) }),
      open({ token: seller.token }),
    ]);
    await go(buyer, '/');
    await go(supplier, `/orderCenter/orderDetail?id=${order.id}`);
    await supplier.getByRole('button', { name: w('order:act.dispute') }).click();
    const dialog = supplier.getByRole('dialog');
    await dialog.getByLabel(w('order:reason')).fill('单据不符');
    await dialog.getByRole('button', { name: w('order:act.dispute') }).click();
    await supplier.getByText(w('order:because', { reason: '单据不符' })).waitFor();
    expect(await supplier.getByRole('listitem').getByText(w('common:orderState.dispute')).count()).toBe(1);

    const toast = buyer.getByRole('status').filter({ hasText: order.number });
    await toast.waitFor();
    await buyer
      .getByRole('link', { name: /^通知和消息，[1-9]/ })
      .first()
      .waitFor();
    await toast.getByRole('link').click();
    await buyer.waitForURL(`**/orderDetail?id=${order.id}`);
    expectQuiet(buyer);

    // The page stands still in a second window while the order goes on.
    const stale = await open({ token: seller.token });
    await pool.query(`update orders set state = 'confirmed' where id = $1`, [order.id]);
    await go(stale, `/orderCenter/orderDetail?id=${order.id}`);
    await pool.query(`update orders set state = 'completed' where id = $1`, [order.id]);
    await stale.getByRole('button', { name: w('order:act.produce') }).click();
    await stale
      .getByRole('dialog')
      .getByRole('button', { name: w('order:act.produce') })
      .click();
    await stale
      .getByRole('alert')
      .filter({ hasText: w('errors:order.wrongState') })
      .waitFor();
    await stale.getByText(w('order:over')).waitFor();
    expectQuiet(supplier);
  });
});
