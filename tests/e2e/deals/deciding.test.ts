import { expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { pageTo } from '#contract/pages.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const [cn, en, es] = [wordsOf('cn'), wordsOf('en'), wordsOf('es')];

const post = async <T>(by: TestPerson, path: string, body: object): Promise<T> => {
  const res = await fetch(`${baseUrl}/api/busi/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await res.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
};
/** Opened anew, wide and on a phone. */
const fits = async (page: Watched, where: string): Promise<void> => {
  await expectFit(page, where);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectFit(page, where);
  await page.setViewportSize({ width: 1440, height: 900 });
};

it('a company decides together: votes, weights, a quotation taken back, the split award, and a colleague’s approval', async () => {
  const [b, s1, s2, s3] = await Promise.all([
    buyer(platform),
    supplier(platform),
    supplier(platform),
    supplier(platform),
  ]);
  const colleague = await person(platform, {
    userType: 3,
    roles: [roleCodes.buyer],
    entId: b.entId,
    seat: 'purchasing',
  });
  const langs = [
    [b, 'cn'],
    [colleague, 'en'],
    [s3, 'es'],
  ] as const;
  for (const [who, lang] of langs) await pool.query('update users set lang = $1 where id = $2', [lang, who.userId]);
  await post(b, 'inquiry/approval/limit', { amount: '50000' });
  const [line] = inquiryInput().lines;
  const { id } = await post<{ id: string }>(b, 'inquiry/publish', inquiryInput({ lines: [line!, line!] }));
  const { rows: lines } = await pool.query<{ id: string; tiers: string[]; requirements: unknown[] }>(
    'select id, tiers, requirements from inquiry_lines where inquiry_id = $1 order by no',
    [id],
  );
  /** A price for each of the two lines. */
  const offer = (first: string, second: string) => {
    const q = quotationOf(id, lines, first);
    return { ...q, lines: q.lines.map((l, n) => (n ? { ...l, prices: l.prices.map(() => second) } : l)) };
  };
  const note = '碳纤维丝束按批次附检测报告';
  await post(s1, 'inquiry/add/quote', { ...offer('80', '99'), note });
  await post(s2, 'inquiry/add/quote', offer('98', '81'));
  await post(s3, 'inquiry/add/quote', offer('79', '79'));

  // A supplier in Spain takes its quotation back.
  const spain = await open({ token: s3.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid' });
  await go(spain, at('es', pageTo('quote', { id })));
  await spain.getByRole('heading', { name: es('inquiry:quote.withdraw') }).click();
  await spain.getByLabel(es('quoting:reason')).fill('Se acabó el material');
  await spain.getByRole('button', { name: es('quoting:send') }).click();
  await spain.getByRole('button', { name: es('quoting:send') }).waitFor({ state: 'detached' });
  await fits(spain, at('es', pageTo('quote', { id })));

  // A colleague in New York reads a note with help, votes, and weighs.
  const york = await open({ token: colleague.token, lang: 'en', locale: 'en-US', zone: 'America/New_York' });
  await go(york, at('en', pageTo('compareQuotations', { id })));
  await york.getByText('Se acabó el material').first().waitFor();
  expect(await york.getByText(/检测报告/).count()).toBe(1);
  await york
    .getByRole('button', { name: en('compare:votes.cast') })
    .first()
    .click();
  await york.getByLabel(en('compare:votes.against')).check();
  await york.getByLabel(en('compare:votes.reason')).fill('Too slow last year');
  await york.getByRole('button', { name: en('compare:votes.save'), exact: true }).click();
  await york.getByText('Too slow last year').waitFor();
  await york.getByRole('heading', { name: en('compare:score') }).click();
  await york.getByRole('button', { name: en('scoring:setWeights') }).click();
  await york.getByRole('button', { name: en('scoring:preset.price') }).click();
  await york.getByRole('button', { name: en('scoring:save') }).click();
  await york.getByRole('button', { name: en('scoring:change') }).waitFor();
  await fits(york, at('en', pageTo('compareQuotations', { id })));

  // The buyer sees both, takes the split award, and is told that a colleague has to approve.
  const owner = await open({ token: b.token, zone: 'Asia/Shanghai' });
  await go(owner, pageTo('compareQuotations', { id }));
  await owner.getByText('Too slow last year').waitFor();
  await owner.getByRole('button', { name: cn('deciding:split.choose') }).click();
  await owner.getByRole('button', { name: cn('compare:accept_other', { count: 2 }) }).click();
  await owner.getByLabel(cn('deciding:award.reason')).fill('两家各取最低价');
  await owner.getByRole('button', { name: cn('deciding:award.ask') }).click();
  await owner.getByText(cn('approval:second')).waitFor();
  await fits(owner, pageTo('compareQuotations', { id }));

  await go(york, at('en', pageTo('compareQuotations', { id })));
  await york.getByText('两家各取最低价').waitFor();
  await york.getByRole('button', { name: en('approval:approve') }).click();
  await york.getByText(en('approval:state.approved')).waitFor();
  const { rows: orders } = await pool.query('select 1 from orders where inquiry_id = $1', [id]);
  expect(orders).toHaveLength(2);
  for (const page of [spain, york, owner]) expectQuiet(page);
}, 240_000);
