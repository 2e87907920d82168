import { expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pdf } from '#tests/fixtures/office-files.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { spilledTexts } from '../harness/texts.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const [cn, en, es] = (['cn', 'en', 'es'] as const).map(wordsOf) as [
  ReturnType<typeof wordsOf>,
  ReturnType<typeof wordsOf>,
  ReturnType<typeof wordsOf>,
];

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
const as = async (who: TestPerson, lang: Lang): Promise<Watched> => {
  await pool.query('update users set lang = $1 where id = $2', [lang, who.userId]);
  return open({ lang, token: who.token });
};
const comparePage = (lang: Lang, id: string) => at(lang, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
const quotePage = (lang: Lang, id: string) => at(lang, `/supplierdata/supplierInquiryDetail?id=${id}`);
let shots = 0;
const fits = async (page: Watched): Promise<void> => {
  const folder = process.env['LOOK'];
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await spilledTexts(page)).toEqual([]);
    if (folder) await page.screenshot({ path: `${folder}/${(shots += 1)}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await axe(page);
};

it('sealed quotations: the supplier seals, two colleagues open early, and the reader’s browser proves the chain', async () => {
  const [b, spanish, other] = await Promise.all([buyer(platform), supplier(platform), supplier(platform)]);
  const colleague = await person(platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId });
  const { id } = await api<{ id: string }>(
    b,
    'inquiry/publish',
    inquiryInput({ title: '密封采购碳纤维', sealed: true }),
  );
  const lines = (
    await pool.query<{ id: string; tiers: string[]; requirements: unknown[] }>(
      'select id, tiers, requirements from inquiry_lines where inquiry_id = $1',
      [id],
    )
  ).rows;
  const [buying, selling, agreeing] = await Promise.all([as(b, 'cn'), as(spanish, 'es'), as(colleague, 'en')]);

  // The supplier reads what sealing means, seals, and is given its commitment.
  await go(selling, quotePage('es', id));
  await selling.getByText(es('sealing:own.before')).waitFor();
  // Its attachment rests closed from here on.
  await selling.getByText(es('inquiry:annex.sealed')).waitFor();
  const paper = { name: 'plan-sellado.pdf', mimeType: 'application/pdf', buffer: pdf() };
  const uploaded = selling.waitForResponse((r) => r.url().endsWith('/busifile/upload/sealed'));
  // The draft with it is kept before somebody quotes elsewhere: a save on its way then would be of a draft that is gone.
  const kept = selling.waitForResponse((r) => r.url().endsWith('/api/busi/draft') && r.request().method() !== 'GET');
  await selling.locator('input[type="file"][accept*="pdf"]').last().setInputFiles(paper);
  const { data: annex } = (await (await uploaded).json()) as { data: { id: string } };
  await selling.getByText(paper.name).first().waitFor();
  await kept;
  await fits(selling);
  await api(spanish, 'inquiry/add/quote', quotationOf(id, lines, '7351.25', { annexes: [annex.id] }));
  await api(other, 'inquiry/add/quote', quotationOf(id, lines, '98.5'));
  await go(selling, quotePage('es', id));
  await selling.getByText(es('sealing:own.note')).waitFor();
  await selling.getByText(es('sealing:check.holds_other', { count: 2 })).waitFor();
  await selling.getByRole('heading', { name: es('sealing:chain.title') }).click();
  expect(await selling.getByText(es('sealing:chain.mine')).count()).toBe(1);
  await fits(selling);

  // The buyer sees envelopes and no price, and agrees to open.
  await go(buying, comparePage('cn', id));
  await buying.getByText(cn('sealing:came_other', { count: 2 })).waitFor();
  expect(await buying.content()).not.toMatch(/7[,.]?351|plan-sellado/);
  await buying.getByRole('heading', { name: cn('sealing:early.title') }).click();
  await buying.getByRole('button', { name: cn('sealing:early.agree') }).click();
  await buying.getByRole('button', { name: cn('sealing:early.takeBack') }).waitFor();
  await fits(buying);

  // The second one is asked once more; then the comparison is there, and its chain proved.
  await go(agreeing, comparePage('en', id));
  await agreeing.getByRole('button', { name: en('sealing:early.second') }).click();
  await agreeing.getByRole('button', { name: en('sealing:early.yes') }).click();
  await agreeing.getByText(en('sealing:check.proved_other', { count: 2 })).waitFor();
  expect(await agreeing.getByText('7,351.25').count()).toBeGreaterThan(0);
  await agreeing.getByText(paper.name).first().waitFor();
  await agreeing.getByRole('button', { name: en('sealing:check.annexes_one', { count: 1 }) }).click();
  await agreeing.getByText(en('sealing:check.annexesHold_one', { count: 1 })).waitFor();
  await fits(agreeing);
  for (const page of [buying, selling, agreeing]) expectQuiet(page);
});
