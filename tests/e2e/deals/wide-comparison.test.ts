import { expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { makeCall } from '#contract/core/client.ts';
import { pageTo } from '#contract/pages.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const es = wordsOf('es');
const as = (by: TestPerson) =>
  makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...(init.headers as object), authorization: `Bearer ${by.token}` } }),
  );
const lineCount = 12;
/** Prices by supplier: the third stands out, the fourth is made under another term, the fifth is withdrawn. */
const offers = [
  { price: '92.15' },
  { price: '90.05' },
  { price: '300' },
  { price: '40', tradeTerm: 'EXW' as const },
  { price: '10' },
  { price: '95.5' },
  { price: '94' },
  { price: '93.333' },
];

it('holds 8 suppliers against each other over 12 lines, on a wide screen and on a phone (deals 22)', async () => {
  const b = await buyer(platform);
  const [line] = inquiryInput().lines;
  const body = inquiryInput({ lines: Array.from({ length: lineCount }, () => line!), maxQuotations: offers.length });
  const { id } = await as(b)(inquiry.publish, { body });
  const { rows } = await pool.query<{ id: string; tiers: string[]; requirements: unknown[] }>(
    'select id, tiers, requirements from inquiry_lines where inquiry_id = $1 order by no',
    [id],
  );
  for (const [i, { price, ...o }] of offers.entries()) {
    const s = await supplier(platform);
    const q = await as(s)(inquiry.quote, { body: quotationOf(id, rows, price, o) });
    if (i === 4) await as(s)(inquiryQuoting.withdraw, { params: { id: q.id }, body: { reason: 'Sin capacidad' } });
  }
  const path = `/es${pageTo('compareQuotations', { id })}`;
  for (const width of [1440, 390]) {
    const page = await open({ token: b.token, lang: 'es', zone: 'Europe/Madrid', width });
    await expectFit(page, path);
    const table = page.getByRole('region', { name: es('compare:title') });
    // Of each line one is the lowest, and one stands out: nothing of what was withdrawn, or comes under another term.
    expect(await table.locator('[data-lowest]').count()).toBeGreaterThanOrEqual(lineCount);
    const flags = await table.getByText(es('compare:flag.high', { n: '3,2' })).count();
    expect(flags).toBe(lineCount);
    expect(await table.getByText(/^solo el/).count()).toBe(0);
    expect(await table.getByText('90,05').count()).toBeGreaterThanOrEqual(lineCount);
  }
}, 180_000);
