import { expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { drawing, step } from '#tests/fixtures/drawings.ts';
import { inquiryInput } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { spilledTexts } from '../harness/texts.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const [cn, en, es] = [wordsOf('cn'), wordsOf('en'), wordsOf('es')];

const send = async <T>(by: TestPerson, path: string, body: FormData | object): Promise<T> => {
  const form = body instanceof FormData;
  const res = await fetch(`${baseUrl}/api/busi/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, ...(!form && { 'content-type': 'application/json' }) },
    body: form ? body : JSON.stringify(body),
  });
  const { code, msg, data } = (await res.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
};
const upload = async (by: TestPerson, name: string, bytes: Buffer): Promise<string> => {
  const form = new FormData();
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return (await send<{ id: string }>(by, 'busifile/upload/drawing', form)).id;
};
const as = async (who: TestPerson, lang: Lang): Promise<Watched> => {
  await pool.query('update users set lang = $1 where id = $2', [lang, who.userId]);
  return open({ lang, token: who.token });
};
let shots = 0;
const fits = async (page: Watched): Promise<void> => {
  const folder = process.env['LOOK'];
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (folder) await page.screenshot({ path: `${folder}/${(shots += 1)}-${width}.png`, fullPage: true });
    // Fonts and pictures may still come.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `at ${width}` })
      .toBeLessThanOrEqual(0);
    expect(await spilledTexts(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await axe(page);
};
/** The dark and the light of the first page as it stands in the browser, on a grid. */
const seen = (page: Watched) =>
  page.locator('[data-page="1"] img').evaluate(async (el) => {
    const img = el as HTMLImageElement;
    await img.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [700, 466];
    const c = canvas.getContext('2d')!;
    c.drawImage(img, 0, 0, 700, 466);
    const { data } = c.getImageData(0, 0, 700, 466);
    return Array.from({ length: 700 * 466 }, (_, i) => data[i * 4] ?? 0);
  });

it('a confidential inquiry from its agreement to a revoked access: a Chinese buyer, a Spanish and an English supplier', async () => {
  const [b, spanish, english] = await Promise.all([buyer(platform), supplier(platform), supplier(platform)]);
  const annexes = [await upload(b, '机臂图纸.pdf', await drawing(3)), await upload(b, 'arm.stp', step())];
  const own = {
    cn: '本公司仅为报价使用图纸，不向任何第三方披露，不再报价时删除全部副本，并接受平台对查看的记录。',
    en: 'We use the drawings only to prepare a quote, disclose them to nobody and accept that views are recorded.',
  };
  const { id } = await send<{ id: string }>(
    b,
    'inquiry/publish',
    inquiryInput({ title: '无人机机臂管', confidential: true, agreement: own, annexes }),
  );
  const [asking, rival, buying] = await Promise.all([as(spanish, 'es'), as(english, 'en'), as(b, 'cn')]);

  // The agreement is read whole, in the words that there are, and accepted by who says that they read it.
  await go(asking, at('es', `/moreInquiryDetails.html?id=${id}`));
  await asking.getByText(es('confidential:accept.other', { lang: es('confidential:accept.in.cn') })).waitFor();
  await fits(asking);
  const accept = asking.getByRole('button', { name: es('confidential:accept.act') });
  await accept.click();
  await asking.getByText(es('confidential:accept.confirmNeeded')).waitFor();
  await asking.getByRole('checkbox').check();
  await accept.click();
  await asking.getByRole('link', { name: '机臂图纸.pdf' }).waitFor();

  // Other words meanwhile: the rival, who read the old ones, is shown the new.
  await go(rival, at('en', `/supplierdata/supplierInquiryDetail?id=${id}`));
  await rival.getByText(own.en).waitFor();
  const next = { ...own, en: `${own.en} Copies are deleted at the end.` };
  await go(buying, `/buyerInquirydata/confidentiality?id=${id}`);
  await buying.getByRole('button', { name: cn('confidential:manage.change') }).click();
  await buying.getByLabel(cn('confidential:manage.lang.en')).fill(next.en);
  await buying.getByRole('button', { name: cn('confidential:manage.save') }).click();
  await buying.getByText(cn('confidential:manage.isOwn', { version: 'own-2' })).waitFor();
  await rival.getByRole('checkbox').check();
  await rival.getByRole('button', { name: en('confidential:accept.act') }).click();
  await rival.getByText(next.en).waitFor();
  await rival.getByRole('checkbox').check();
  await rival.getByRole('button', { name: en('confidential:accept.act') }).click();
  await rival.getByRole('link', { name: /机臂图纸/ }).waitFor();

  // The Spanish supplier is asked anew, by the page that it has open.
  await go(asking, at('es', `/supplierdata/supplierInquiryDetail?id=${id}`));
  await asking.getByText(es('confidential:accept.again', { version: 'own-1' })).waitFor();
  await asking.getByRole('checkbox').check();
  await asking.getByRole('button', { name: es('confidential:accept.act') }).click();

  // Both look at the drawing: each sees their own name all over it.
  await asking.getByRole('link', { name: /机臂图纸/ }).click();
  await rival.getByRole('link', { name: /机臂图纸/ }).click();
  await asking.getByText(es('confidential:annex.marked')).waitFor();
  const [mine, theirs] = [await seen(asking), await seen(rival)];
  const others = (from: number, to: number) =>
    mine.slice(from, to).filter((v, i) => Math.abs(v - (theirs[from + i] ?? 0)) > 12).length;
  expect(mine.filter((v) => v < 250).length).toBeGreaterThan(5_000);
  for (const quarter of [0, 1, 2, 3])
    expect(others((quarter * mine.length) / 4, ((quarter + 1) * mine.length) / 4)).toBeGreaterThan(50);
  await fits(asking);

  // The keyboard turns and zooms; large pages come with more pixels.
  await asking.keyboard.press('ArrowRight');
  await expect.poll(() => asking.getByLabel(es('confidential:annex.goTo')).inputValue()).toBe('2');
  await asking.keyboard.press('+');
  await asking.getByText(es('confidential:annex.zoom', { percent: 150 })).waitFor();
  await expect.poll(() => asking.locator('[data-page="2"] img').getAttribute('src')).toContain('size=large');
  await asking.keyboard.press('0');

  // A model cannot be looked at; the buyer lets one company take it.
  await go(asking, at('es', `/moreInquiryDetails.html?id=${id}`));
  await asking.getByRole('link', { name: 'arm.step' }).click();
  await asking.getByText(es('confidential:annex.noPagesAsk')).waitFor();
  await go(buying, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
  await buying.getByRole('link', { name: cn('compare:confidentiality') }).click();
  await buying.getByRole('heading', { name: cn('confidential:log.title') }).waitFor();
  await fits(buying);
  const row = buying.locator('li', { hasText: new RegExp(`Empresa|公司`) });
  expect(await row.count()).toBeGreaterThanOrEqual(2);
  const { rows } = await pool.query<{ name: { cn: string } }>('select name from enterprises where id = $1', [
    spanish.entId,
  ]);
  const name = rows[0]?.name.cn ?? '';
  await buying.getByLabel(cn('confidential:manage.companyDownloads', { company: name })).click();
  await expect
    .poll(() => buying.getByLabel(cn('confidential:manage.companyDownloads', { company: name })).isChecked())
    .toBe(true);
  await asking.reload();
  const [file] = await Promise.all([
    asking.waitForEvent('download'),
    asking.getByRole('link', { name: es('confidential:annex.download') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('arm.step');

  // The log is narrowed to what was taken; then access is revoked while the page is open.
  await buying.reload();
  await buying.getByLabel(cn('confidential:log.kind')).selectOption('download');
  await buying.getByRole('button', { name: cn('confidential:log.apply') }).click();
  await buying.getByText('arm.step').last().waitFor();
  await go(asking, at('es', `/supplierdata/annex?id=${id}&file=${annexes[0] ?? ''}`));
  await seen(asking);
  await buying
    .locator('li', { has: buying.getByLabel(cn('confidential:manage.companyDownloads', { company: name })) })
    .getByRole('button', { name: cn('confidential:manage.revoke') })
    .click();
  await buying.getByLabel(cn('confidential:manage.reason')).fill('图纸被转发给第三方');
  await buying.getByRole('button', { name: cn('confidential:manage.revokeAct'), exact: true }).click();
  await buying.getByRole('button', { name: cn('confidential:manage.grant') }).waitFor();
  await asking.keyboard.press('+');
  await asking.getByText('图纸被转发给第三方').first().waitFor();
  await go(asking, at('es', `/moreInquiryDetails.html?id=${id}`));
  await asking.getByText(es('confidential:revoked.reason', { reason: '图纸被转发给第三方' })).waitFor();
  await fits(asking);

  // The form of an inquiry: the platform's agreement to be read, or one's own; drawings and models beside papers.
  await go(buying, '/buyerInquirydata/releaseEnquiries?new=1');
  await buying.getByText('step, stp, iges, igs, dwg, dxf').waitFor();
  await buying.getByLabel(cn('release:confidential')).check();
  await buying.getByText(cn('confidential:form.read')).click();
  await buying.getByText('六、例外与期限').waitFor();
  await buying.getByLabel(cn('confidential:form.own')).check();
  await buying.getByLabel(cn('confidential:manage.lang.cn')).fill(own.cn);
  await fits(buying);
  expectQuiet(buying);
}, 120_000);
