import { expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { axe } from '../harness/axe.ts';
import { expectQuiet, go, type Open, useBrowser, type Watched } from '../harness/page.ts';
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
const places: Record<Lang, Open> = {
  cn: {},
  en: { locale: 'en-US', zone: 'America/New_York' },
  es: { locale: 'es-ES', zone: 'Europe/Madrid' },
};
const as = async (who: TestPerson, lang: Lang): Promise<Watched> => {
  await pool.query('update users set lang = $1 where id = $2', [lang, who.userId]);
  return open({ lang, token: who.token, ...places[lang] });
};
const quotePage = (lang: Lang, id: string) => at(lang, `/supplierdata/supplierInquiryDetail?id=${id}`);
const comparePage = (id: string) => `/buyerInquirydata/buyerInquiryDetail?id=${id}`;
/** Every width that people have: it fits, and Spanish stays in its boxes. */
const fits = async (page: Watched, { inDialog = false } = {}): Promise<void> => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await spilledTexts(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // The kit's dialog has a header of its own, which axe takes for the page's.
  if (!inDialog) await axe(page);
  const folder = process.env['LOOK'];
  if (folder) await page.screenshot({ path: `${folder}/${(shots += 1)}.png`, fullPage: true });
};
let shots = 0;

it('from question to award: a Chinese buyer, a Spanish and an English supplier, each in their own language and time', async () => {
  const [b, spanish, english] = await Promise.all([buyer(platform), supplier(platform), supplier(platform)]);
  const { id } = await api<{ id: string }>(b, 'inquiry/publish', inquiryInput({ title: '风电主梁用碳纤维' }));
  const line = (
    await pool.query<{ id: string; tiers: string[]; requirements: unknown[] }>(
      'select id, tiers, requirements from inquiry_lines where inquiry_id = $1',
      [id],
    )
  ).rows;
  const [buying, asking, rival] = await Promise.all([as(b, 'cn'), as(spanish, 'es'), as(english, 'en')]);

  // The Spanish supplier asks about the first line.
  await go(asking, quotePage('es', id));
  await asking.getByText(es('common:talk.title', { n: 0 })).click();
  await asking.getByLabel(es('talk:ask.about')).selectOption({ index: 1 });
  await asking.getByLabel(es('talk:ask.text')).fill('En Vigo, ¿aceptan bobinas de 4 kg?');
  await asking.getByRole('button', { name: es('talk:ask.send') }).click();
  await asking.getByText(es('talk:ask.sent')).waitFor();
  await fits(asking);

  // The buyer answers to all, in words that do not tell who asked; the rival's open page hears of it.
  await go(rival, quotePage('en', id));
  await rival.getByText(en('common:talk.title', { n: 0 })).click();
  await rival.getByText(en('talk:none')).waitFor();
  await go(buying, comparePage(id));
  await buying.getByRole('button', { name: cn('talk:answer.act') }).click();
  await buying.getByLabel(cn('talk:answer.text')).fill('可以，4 公斤卷即可。');
  await buying.getByLabel(cn('talk:answer.question')).fill('可以用 4 公斤的卷吗？');
  await fits(buying);
  await buying.getByRole('button', { name: cn('talk:answer.send') }).click();
  await buying.getByText(cn('talk:audience.all')).waitFor();
  await rival.getByText('可以用 4 公斤的卷吗？').waitFor();
  expect(await rival.locator('main').innerText()).not.toContain('Vigo');
  await rival
    .getByText(en('talk:language', { language: '中文' }))
    .first()
    .waitFor();
  await asking.getByText('可以，4 公斤卷即可。').waitFor();

  // A second question is answered to the asker alone.
  await asking.getByLabel(es('talk:ask.text')).fill('¿Quién paga las muestras?');
  await asking.getByRole('button', { name: es('talk:ask.send') }).click();
  await buying.getByText('¿Quién paga las muestras?').waitFor();
  await buying.getByRole('button', { name: cn('talk:answer.act') }).click();
  await buying.getByLabel(cn('talk:answer.text')).fill('样品由我方付费。');
  await buying.getByLabel(cn('talk:answer.asker')).check();
  await buying.getByRole('button', { name: cn('talk:answer.send') }).click();
  await asking.getByText('样品由我方付费。').waitFor();

  // Both quote; then the buyer changes the note, later the quantities.
  for (const [who, price] of [
    [spanish, '88'],
    [english, '86'],
  ] as const)
    await api(who, 'inquiry/add/quote', quotationOf(id, line, price));
  await go(buying, `/buyerInquirydata/amendInquiry?id=${id}`);
  await fits(buying);
  await buying.getByLabel(new RegExp(cn('inquiry:terms.note'))).fill('请附批次检测报告');
  await buying.getByLabel(new RegExp(cn('life:amend.reason'))).fill('业主新要求');
  await buying.getByRole('button', { name: cn('life:amend.send') }).click();
  await buying.waitForURL('**/buyerInquiryDetail?id=*');

  // The Spanish supplier reads what changed and lets its quotation stand.
  await go(asking, quotePage('es', id));
  await asking.getByText(es('common:talk.changes', { n: 1 })).click();
  await asking.getByText('请附批次检测报告').first().waitFor();
  await fits(asking);
  await asking.getByRole('button', { name: es('life:stands.confirm') }).click();
  await asking.getByRole('region', { name: es('life:stands.title') }).waitFor({ state: 'detached' });

  // The English one was typing meanwhile: nothing typed is lost, and what changed is shown.
  await go(rival, quotePage('en', id));
  const price = rival.getByRole('region', { name: en('inquiry:line.title', { n: 1 }) }).getByRole('textbox');
  await price.nth(1).fill('85.5');
  await go(buying, `/buyerInquirydata/amendInquiry?id=${id}`);
  await buying.locator('input[name="lines.0.tiers.0"]').fill('2000');
  await buying.getByRole('button', { name: cn('life:amend.send') }).click();
  await buying.waitForURL('**/buyerInquiryDetail?id=*');
  await rival.locator('main form button[type="submit"]').click();
  await rival.getByText(en('errors:life.amended')).waitFor();
  await rival.getByText('2,000').first().waitFor();
  expect(await price.nth(1).inputValue()).toBe('85.5');
  await expect.poll(() => price.nth(0).inputValue()).toBe('');
  await price.nth(0).fill('86');
  await fits(rival);
  await rival.locator('main form button[type="submit"]').click();
  await rival.getByText(en('inquiry:quote.sent', { n: 2 })).waitFor();

  // The comparison marks the Spanish quotation; ordering it takes the buyer's word.
  await go(buying, comparePage(id));
  await buying.getByText(cn('compare:older', { n: 2 })).waitFor();
  expect(await buying.getByText(/未确认/).count()).toBe(1);
  await buying.getByText(cn('inquiry:told.title', { n: await told(id) })).click();
  await buying.getByRole('table').last().waitFor();
  await fits(buying);
  const column = (await buying.locator('table thead th').allInnerTexts()).findIndex((x) => x.includes('未确认'));
  await buying
    .getByRole('button', { name: cn('compare:acceptWhole') })
    .nth(column - 1)
    .click();
  const accept = buying.getByRole('dialog').getByRole('button', { name: cn('compare:accept_other', { count: 1 }) });
  expect(await accept.isDisabled()).toBe(true);
  await buying.getByRole('dialog').getByRole('checkbox').check();
  await accept.click();
  await buying.waitForURL('**/orderCenter/orderDetail?id=*');
  const { rows } = await pool.query('select total::text, supplier_ent_id from orders where inquiry_id = $1', [id]);
  expect(rows).toEqual([{ total: '1760000.00', supplier_ent_id: spanish.entId }]);
  // The browser names the refusal that the rival met.
  rival.problems = rival.problems.filter((p) => !p.includes('409'));
  for (const page of [buying, asking, rival]) expectQuiet(page);
});

const told = async (id: string): Promise<number> =>
  (
    await pool.query<{ n: number }>(
      'select count(*)::int as n from inquiry_matches where inquiry_id = $1 and told_at is not null',
      [id],
    )
  ).rows[0]!.n;

it('a supplier declines and comes back; the buyer manages the rest in one place', async () => {
  const [b, s] = await Promise.all([buyer(platform), supplier(platform)]);
  const { id } = await api<{ id: string }>(
    b,
    'inquiry/publish',
    inquiryInput({ visibility: 'invited', invited: [s.entId!] }),
  );
  await expect.poll(() => told(id)).toBe(1);
  const [selling, buying] = await Promise.all([as(s, 'en'), as(b, 'cn')]);
  await go(selling, quotePage('en', id));
  await selling.getByText(en('common:talk.decline')).click();
  await selling.getByLabel(en('life:decline.why')).selectOption('leadTime');
  await selling.getByRole('button', { name: en('life:decline.send') }).click();
  await selling.getByRole('button', { name: en('life:decline.undo') }).waitFor();
  await go(buying, comparePage(id));
  await buying.getByText(cn('inquiry:told.title', { n: 1 })).click();
  await buying.getByText(cn('life:decline.reason.leadTime')).waitFor();
  await fits(buying);
  await selling.getByRole('button', { name: en('life:decline.undo') }).click();
  await selling.getByText(en('common:talk.decline')).waitFor();

  await buying.getByRole('button', { name: cn('common:talk.manage') }).click();
  const dialog = buying.getByRole('dialog');
  await dialog.getByRole('button', { name: cn('life:refresh.act') }).click();
  await dialog.getByText(cn('errors:life.refreshedToday')).waitFor();
  await fits(buying, { inDialog: true });
  await dialog.getByRole('link', { name: cn('life:manage.copyAct') }).click();
  await buying.waitForURL('**/releaseEnquiries?copy=*');
  expect(await buying.locator('input[name="title"]').inputValue()).toBe(inquiryInput().title);
  await buying.getByText(cn('common:talk.templates')).click();
  await buying.getByRole('button', { name: cn('life:template.save') }).click();
  await buying.getByRole('link', { name: inquiryInput().title }).waitFor();
  await fits(buying);
  buying.problems = buying.problems.filter((p) => !p.includes('409'));
  expectQuiet(buying);
  expectQuiet(selling);
});
