import { describe, expect, it } from 'vitest';
import { inquiryInput } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { alive, expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';
import { full } from '../harness/tried.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const release = '/buyerInquirydata/releaseEnquiries';
const title = (page: Watched) => page.getByLabel(w('release:name'));
const draftOf = async (id: string) =>
  (await pool.query<{ title: string }>(`select draft->>'title' as title from inquiries where id = $1`, [id])).rows[0]
    ?.title;

const publish = async (by: TestPerson): Promise<string> => {
  const res = await fetch(`${baseUrl}/api/busi/inquiry/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify(inquiryInput()),
  });
  return ((await res.json()) as { data: { id: string } }).data.id;
};

describe('two windows on one draft', () => {
  it('the second is told; what it types waits until one version is chosen, and the other window is told in turn', async () => {
    const b = await buyer(platform);
    const one = await open({ token: b.token });
    await go(one, `${release}?new=1`);
    await title(one).fill('第一个窗口的标题');
    await one.waitForURL(/\?id=/);
    const id = new URL(one.url()).searchParams.get('id') ?? '';
    await expect.poll(() => draftOf(id)).toBe('第一个窗口的标题');

    const two = (await one.context().newPage()) as Watched;
    await go(two, `${release}?id=${id}`);
    await title(two).fill('第二个窗口的标题');
    await expect.poll(() => draftOf(id)).toBe('第二个窗口的标题');
    // Said at once in the other window, which has done nothing since.
    const told = one.getByRole('alert').filter({ hasText: w('ui:draft.keep') });
    await told.waitFor();
    await title(one).fill('第一个窗口的标题，改过');
    await one.getByRole('button', { name: w('release:publish'), exact: true }).click();
    expect(await draftOf(id)).toBe('第二个窗口的标题');
    await told.getByRole('button', { name: w('ui:draft.keep') }).click();
    await expect.poll(() => draftOf(id)).toBe('第一个窗口的标题，改过');
    const toldToo = two.getByRole('alert').filter({ hasText: w('ui:draft.take') });
    await toldToo.getByRole('button', { name: w('ui:draft.take') }).click();
    await expect.poll(() => title(two).inputValue()).toBe('第一个窗口的标题，改过');
    await title(two).fill('两个窗口商定的标题');
    await expect.poll(() => draftOf(id)).toBe('两个窗口商定的标题');
    expectQuiet(one);
    await one.context().close();
  });

  it('two devices: the later one is told by the server and loses no word', async () => {
    const b = await buyer(platform);
    const desk = await open({ token: b.token });
    await go(desk, `${release}?new=1`);
    await title(desk).fill('办公室里写的');
    await desk.waitForURL(/\?id=/);
    const id = new URL(desk.url()).searchParams.get('id') ?? '';
    await expect.poll(() => draftOf(id)).toBe('办公室里写的');
    const phone = await open({ token: b.token, width: 390 });
    await go(phone, `${release}?id=${id}`);
    await title(desk).fill('办公室里又写的');
    await expect.poll(() => draftOf(id)).toBe('办公室里又写的');
    await title(phone).fill('路上写的');
    await phone
      .getByRole('alert')
      .getByRole('button', { name: w('ui:draft.keep') })
      .waitFor();
    expect(await draftOf(id)).toBe('办公室里又写的');
    expect(await title(phone).inputValue()).toBe('路上写的');
    await phone
      .getByRole('alert')
      .getByRole('button', { name: w('ui:draft.take') })
      .click();
    await expect.poll(() => title(phone).inputValue()).toBe('办公室里又写的');
    await Promise.all([desk.context().close(), phone.context().close()]);
  });
});

describe('a quotation in Spanish', () => {
  const es = wordsOf('es');
  it('62,5 is 62.5, what may be two numbers is asked, and it goes on at another desk', async () => {
    const id = await publish(await buyer(platform));
    const s = await supplier(platform);
    const address = `/es/supplierdata/supplierInquiryDetail?id=${id}`;
    const place = { token: s.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid' } as const;
    const desk = await open(place);
    await go(desk, address);
    const price = (page: Watched, nth: number) =>
      page
        .getByRole('region', { name: es('inquiry:line.title', { n: 1 }) })
        .getByRole('textbox')
        .nth(nth);
    for (const [nth, typed] of ['62,5', '61,25', '20,000'].entries()) await price(desk, nth).fill(typed);
    await desk.getByLabel(es('inquiry:quote.leadDays'), { exact: true }).fill('21');
    await desk.getByText(es('inquiry:quote.meets'), { exact: true }).first().click();
    // Kept on the server: another browser has it, and the ambiguous price is still asked there.
    const form = `quote.${id}`;
    // It rests closed in the database, so that its own person is asked what it says.
    const kept = async () => {
      const res = await fetch(`${baseUrl}/api/busi/draft?form=${form}`, {
        headers: { authorization: `Bearer ${s.token}` },
      });
      const { data } = (await res.json()) as { data: { content: { leadDays?: string } } | null };
      return data?.content.leadDays;
    };
    await expect.poll(kept).toBe('21');
    await desk.context().close();

    const home = await open(place);
    await go(home, address);
    await expect.poll(() => price(home, 0).inputValue()).toBe('62,5');
    await home.locator('main form button[type="submit"]').click();
    const which = home.getByText(es('ui:number.which'));
    await which.waitFor();
    expect((await pool.query('select 1 from quotations where inquiry_id = $1', [id])).rowCount).toBe(0);
    await home.getByRole('button', { name: '20', exact: true }).click();
    await expect.poll(() => price(home, 2).inputValue()).toBe('20');
    await home.locator('main form button[type="submit"]').click();
    await home.getByText(es('inquiry:quote.sent', { n: 1 })).waitFor();
    const { rows } = await pool.query<{ price: string }>(
      `select p.price::text as price from quotation_prices p join quotations q on q.id = p.quotation_id
       where q.inquiry_id = $1 order by p.tier`,
      [id],
    );
    expect(rows.map((r) => Number(r.price))).toEqual([62.5, 61.25, 20]);
    expect((await pool.query('select 1 from form_drafts where form = $1', [form])).rowCount).toBe(0);
    expectQuiet(home);
    await home.context().close();
  });
});

describe('files on their way', () => {
  it('a form waits for them; one that broke off is said, and sent with its next try', async () => {
    const id = await publish(await buyer(platform));
    const s = await supplier(platform);
    const page = await open({ token: s.token });
    await go(page, `/supplierdata/supplierInquiryDetail?id=${id}`);
    const prices = page.getByRole('region', { name: w('inquiry:line.title', { n: 1 }) }).getByRole('textbox');
    for (const [nth, typed] of ['62.5', '61', '60'].entries()) await prices.nth(nth).fill(typed);
    await page.getByLabel(w('inquiry:quote.leadDays'), { exact: true }).fill('21');
    await page.getByText(w('inquiry:quote.meets'), { exact: true }).first().click();

    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    let tries = 0;
    await page.route('**/busifile/upload*', async (route) => {
      tries += 1;
      if (tries === 1) return route.abort();
      await held;
      return route.continue();
    });
    const buffer = Buffer.from('%PDF-1.4\n%%EOF');
    await page
      .locator('main input[type="file"]')
      .setInputFiles({ name: 'coa.pdf', mimeType: 'application/pdf', buffer });
    const again = page.getByRole('button', { name: w('ui:file.again') });
    await again.waitFor();
    const send = page.locator('main form button[type="submit"]');
    await send.click();
    await page.getByText(w('common:uploadBroken')).waitFor();
    expect(await again.evaluate((b) => b === document.activeElement)).toBe(true);

    await again.click();
    await page.getByRole('progressbar').waitFor();
    await send.click();
    await expect.poll(() => send.getAttribute('data-loading')).toBe('true');
    expect((await pool.query('select 1 from quotations where inquiry_id = $1', [id])).rowCount).toBe(0);
    release();
    await page.getByText(w('inquiry:quote.sent', { n: 1 })).waitFor();
    const { rows } = await pool.query<{ n: number }>(
      `select cardinality(annexes) as n from quotations where inquiry_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    await page.context().close();
  });
});

describe('a moment names its zone', () => {
  const zones: [string, string | null][] = [
    ['Asia/Shanghai', null],
    ['America/Mexico_City', 'UTC-6'],
    ['Europe/Madrid', 'UTC+1'],
  ];
  // FULL=1: the eastern one of the two beside it too.
  it.each(full ? zones : zones.slice(0, 2))(
    'a deadline typed in %s is Beijing’s, with the reader’s own beside it',
    async (zone, offset) => {
      const b = await buyer(platform);
      const page = await open({ token: b.token, lang: 'es', locale: 'es-ES', zone });
      await go(page, `/es${release}?new=1`);
      await page.locator('[name="deadline"]').fill('15/01/2027 18:00');
      const own = page.getByText(/Su hora/);
      if (offset)
        await own.filter({ hasText: `${zone === 'Europe/Madrid' ? '11:00' : '04:00'} (${offset})` }).waitFor();
      else expect(await own.count()).toBe(0);
      await page.waitForURL(/\?id=/);
      const id = new URL(page.url()).searchParams.get('id') ?? '';
      const kept = async () =>
        (await pool.query<{ at: string }>(`select draft->>'deadline' as at from inquiries where id = $1`, [id])).rows[0]
          ?.at;
      await expect.poll(kept).toBe('2027-01-15T10:00:00.000Z');
      await page.reload();
      await alive(page);
      expect(await page.locator('[name="deadline"]').inputValue()).toBe('15/01/2027 18:00');
      expectQuiet(page);
      await page.context().close();
    },
  );
});
