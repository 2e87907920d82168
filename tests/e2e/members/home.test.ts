import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, company, person, sessionOf, supplier, type TestPerson } from '#tests/world/people.ts';
import { answersOf } from '../harness/answers.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { untilTold } from '../harness/told.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const personal = '/personalCenterdata/userHome';

const api = async <T>(by: TestPerson, path: string, body: object): Promise<T> => {
  const res = await fetch(`${baseUrl}/api/busi/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await res.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
};
const publish = async (by: TestPerson, title: string, o: Parameters<typeof inquiryInput>[0] = {}) =>
  (await api<{ id: string }>(by, 'inquiry/publish', inquiryInput({ title, ...o }))).id;
const quote = async (by: TestPerson, id: string) => {
  const { rows } = await pool.query('select id, tiers, requirements from inquiry_lines where inquiry_id = $1', [id]);
  return (await api<{ id: string }>(by, 'inquiry/add/quote', quotationOf(id, rows))).id;
};

/** Three inquiries, of which one is to be decided, and an order whose supplier is late. */
const buyersMonday = async () => {
  const [b, s] = [await buyer(platform), await supplier(platform)];
  const toDecide = await publish(b, '待定标的主梁拉挤板');
  await quote(s, toDecide);
  await pool.query(`update inquiries set deadline = now() - interval '1 hour' where id = $1`, [toDecide]);
  await publish(b, '正在报价的预浸料');
  await publish(b, '正在报价的多轴布');
  const q = await quote(s, await publish(b, '已定标的芯材'));
  const { orderId } = await api<{ orderId: string }>(b, `inquiry/update/ent/${q}`, { decision: 'accepted' });
  await api(s, `order/step/${orderId}`, { step: 'confirm' });
  await pool.query('update orders set delivery_date = current_date - 3 where id = $1', [orderId]);
  return { b, s, toDecide, orderId };
};

describe('a buyer’s home', () => {
  it('puts the late order first, is walked by keys, opens the one act, and follows what comes in', async () => {
    const w = wordsOf('cn');
    const { b, s, toDecide, orderId } = await buyersMonday();
    const page = await open({ token: b.token });
    await expectFit(page, personal);
    await page.getByRole('heading', { level: 1, name: w('work:head.overdue_other', { count: 1 }) }).waitFor();
    const tasks = page.getByRole('region', { name: w('work:tasks.label') }).getByRole('listitem');
    expect(await tasks.evaluateAll((all) => all.map((li) => (li as HTMLElement).dataset['kind']))).toEqual([
      'lateOrder',
      'decideQuotations',
    ]);
    await axe(page);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['row'])).toBe(
      `decideQuotations.${toDecide}`,
    );
    // What comes in waits while the reader is at work, and is shown once asked for.
    const fresh = await publish(b, '又一条新的询盘');
    await quote(s, fresh);
    await page.getByRole('button', { name: w('work:tasks.show') }).click();
    await page.getByRole('link', { name: '又一条新的询盘', exact: true }).waitFor();
    await page.getByRole('link', { name: w('work:task.decideQuotations.act') }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/buyerInquirydata/buyerInquiryDetail?id=${toDecide}`);
    await go(page, personal);
    await page.getByRole('link', { name: w('work:task.lateOrder.act') }).click();
    await page.waitForURL(`**/orderCenter/orderDetail?id=${orderId}`);
    expectQuiet(page);
    await page.context().close();
  });

  it('gives a reading seat acts to read, on a phone and in Spanish', async () => {
    const w = wordsOf('es');
    const { b } = await buyersMonday();
    const reader = await person(platform, {
      userType: 3,
      roles: [roleCodes.buyer],
      entId: b.entId,
      seat: 'reader',
    });
    const page = await open({ token: reader.token, lang: 'es', width: 390, dark: true });
    await expectFit(page, `/es${personal}`);
    const tasks = page.getByRole('region', { name: w('work:tasks.label') });
    expect(await tasks.getByText(w('work:tasks.see'), { exact: false }).count()).toBe(2);
    expect(await page.getByRole('link', { name: w('work:release'), exact: true }).count()).toBe(0);
    await axe(page);
    expectQuiet(page);
    await page.context().close();
  });
});

describe('a supplier’s home', () => {
  it('lists matches with their reasons, and is read anew by itself when a notice comes', async () => {
    const w = wordsOf('en');
    const [b, s] = [await buyer(platform), await supplier(platform)];
    const page = await open({ token: s.token, lang: 'en' });
    await expectFit(page, '/en/companyCenterdata/companyHome');
    // A supplier who has sent nothing finds the start; the first match takes its place by itself.
    await page.getByText(w('work:start.stepOf', { n: 3, of: 3 })).waitFor();
    // Of equal suppliers twenty are told, and other tests have made more; who is invited is always among them.
    const id = await publish(b, '与贵公司匹配的碳纤维', { visibility: 'invited', invited: [s.entId!] });
    const match = page
      .getByRole('region', { name: w('work:matches.title') })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('link', { name: '与贵公司匹配的碳纤维', exact: true }),
      });
    await match.waitFor();
    await match.getByText(w('match:reason.product'), { exact: true }).waitFor();
    await axe(page);
    await match.getByRole('link', { name: w('work:matches.quote') }).click();
    await page.waitForURL(`**/supplierdata/supplierInquiryDetail?id=${id}`);
    expectQuiet(page);
    await page.context().close();
  });
});

it('a notice that comes before the page’s socket opens is shown all the same', async () => {
  const w = wordsOf('en');
  const [b, s] = [await buyer(platform), await supplier(platform)];
  const page = await open({ token: s.token, lang: 'en' });
  let connect = () => {};
  const late = new Promise<void>((ready) => (connect = ready));
  await page.routeWebSocket('**/api/notice/ws/*', async (socket) => {
    await late;
    socket.connectToServer();
  });
  await go(page, '/en/companyCenterdata/companyHome');
  await page.getByText(w('work:start.stepOf', { n: 3, of: 3 })).waitFor();
  await publish(b, '连接之前发布的询盘', { visibility: 'invited', invited: [s.entId!] });
  await expect
    .poll(() => pool.query('select 1 from notices where user_id = $1', [s.userId]).then((r) => r.rowCount))
    .toBe(1);
  connect();
  await page.getByRole('link', { name: '连接之前发布的询盘', exact: true }).waitFor();
  expectQuiet(page);
  await page.context().close();
});

describe('a newcomer’s home', () => {
  it('is one start: the form of a person, then the first inquiry; no list beside it', async () => {
    const w = wordsOf('cn');
    const p = await person(platform, { userType: 2, roles: [roleCodes.buyer], isFinish: false });
    const page = await open({ token: p.token, width: 390 });
    await expectFit(page, personal);
    await page.getByText(w('work:start.stepOf', { n: 1, of: 2 })).waitFor();
    expect(await page.getByRole('region').count()).toBe(2);
    await page.getByRole('button', { name: w('identity:complete.submit'), exact: true }).waitFor();
    await axe(page);
    await pool.query('update users set is_finish = true, user_level = 5 where id = $1', [p.userId]);
    await go(page, personal);
    await page
      .getByRole('main')
      .getByRole('link', { name: w('work:start.publish.act'), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/buyerInquirydata/releaseEnquiries?new=1');
    expectQuiet(page);
    await page.context().close();
  });

  it('leads a supplier from the company to its verification', async () => {
    const w = wordsOf('en');
    const entId = await company(platform);
    const p = await person(platform, { userType: 3, roles: [roleCodes.buyer], entId, isFinish: false });
    await pool.query(`update users set profile = '{"wishes": ["supplier"]}' where id = $1`, [p.userId]);
    const page = await open({ token: p.token, lang: 'en' });
    await expectFit(page, `/en${personal}`);
    await page.getByRole('button', { name: w('work:start.company.act') }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await pool.query('update users set is_finish = true where id = $1', [p.userId]);
    await go(page, `/en${personal}`);
    await axe(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: w('work:start.verify.state.none.act') })
      .click();
    await page.waitForURL('**/authenticationdata/beSupplier');
    expectQuiet(page);
    await page.context().close();
  });
});

it('a member with a phone alone is asked for a mail address, and not again after “later”', async () => {
  const w = wordsOf('cn');
  const { token, userId } = await buyer(platform);
  await publish({ token, userId, entId: null, email: '' }, '手机会员的询盘');
  await pool.query(`update users set email = null, phone = '13912349871' where id = $1`, [userId]);
  const page = await open({ token });
  await go(page, personal);
  const ask = page.getByRole('region', { name: w('mailAsk:title') });
  await ask.getByRole('link', { name: w('mailAsk:add') }).waitFor();
  await ask.getByRole('button', { name: w('mailAsk:later') }).click();
  await ask.waitFor({ state: 'detached' });
  await go(page, '/noticedata/notice');
  expect(await ask.count()).toBe(0);
  await page.context().clearCookies({ name: 'mailLater' });
  await go(page, '/noticedata/notice');
  await ask.waitFor();
  await axe(page);
  expectQuiet(page);
  await page.context().close();
});

describe('a first visit', () => {
  const kb = 1024;
  /** Packed scripts and sheets of a home that the browser has nothing of (face of the centre: 190 and 30 KB). */
  const visit = async (token: string) => {
    const page = await open({ token, width: 390, cold: true });
    const sums = { script: 0, stylesheet: 0 };
    for (const { kind, url, body } of await answersOf(page, personal, Object.keys(sums)))
      if (!url.includes('/fonts')) sums[kind as keyof typeof sums] += gzipSync(body).length;
    return sums;
  };
  /** A newcomer's form and its choices come after the page, as the login popup does. */
  const form = 80 * kb;
  it('loads at most 190 KB of scripts and 30 of sheets; a newcomer’s form comes after that', async () => {
    const { b } = await buyersMonday();
    await untilTold(pool, b.userId, 'orderStep');
    const fresh = await person(platform, { userType: 2, roles: [roleCodes.buyer], isFinish: false });
    for (const [token, late] of [
      [b.token, 0],
      [fresh.token, form],
    ] as const) {
      const { script, stylesheet } = await visit(token);
      console.log(`home: scripts ${(script / kb).toFixed(1)} KB, sheets ${(stylesheet / kb).toFixed(1)} KB`);
      expect(script).toBeLessThanOrEqual(190 * kb + late);
      expect(stylesheet).toBeLessThanOrEqual(30 * kb + 32 * kb);
    }
  });
});

it('a supplier whose booth lacks something reads how much', async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'tramontal-compuestos'`);
  const page = await open({ token: await sessionOf(platform, rows[0]?.id ?? ''), lang: 'es', width: 390 });
  await expectFit(page, '/companyCenterdata/companyHome');
  expect(await page.locator('li[data-kind=furnishBooth] small').first().innerText()).toMatch(/Al stand le faltan? \d/);
  await page.context().close();
});
