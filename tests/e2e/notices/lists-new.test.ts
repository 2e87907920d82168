import { expect, it } from 'vitest';
import { makeCall } from '#contract/core/client.ts';
import { pageTo } from '#contract/pages.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { added } from '#tests/world/catalogue.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { sampleActs } from '#tests/world/samples.ts';
import { apply, release } from '#tests/world/tenders.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform } = useDatabase();
const w = wordsOf('en');
const as = (token?: string) =>
  makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token ?? ''}` } }),
  );
const t = { as, platform } as unknown as TestPlatform;
const bar = (page: Watched) => page.getByRole('status').filter({ hasText: w('news:changed') });
const visit = async (token: string, path: string): Promise<Watched> => {
  const page = await open({ lang: 'en', token });
  await go(page, `/en${path}`);
  return page;
};
/** The page says that it has been updated, shows it at a click, and says nothing any more. */
const shows = async (page: Watched, text: string | RegExp): Promise<void> => {
  await bar(page).waitFor();
  await page.getByRole('button', { name: w('news:show') }).click();
  await page.getByText(text).first().waitFor();
  await expect.poll(() => bar(page).count()).toBe(0);
};

it('lists, the timeline of a deal and samples say when they are out of date; what a reader did in this window is not said', async () => {
  const [b, s, other] = [await buyer(platform), await supplier(platform), await supplier(platform)];
  const first = await publish(t, b, { invited: [s.entId ?? ''], visibility: 'invited' });
  const tender = await release(t, b);
  const quotations = await quote(t, s, first.id);
  const { id: sampleId, number } = await sampleActs(t).ask(b, { product: (await added(t, s)).id });
  const opportunities = await visit(s.token, pageTo('smartMatch'));
  const strangers = await visit(other.token, pageTo('smartMatch'));
  const search = opportunities.getByRole('searchbox').first();
  await search.fill('T700');
  const orders = await visit(b.token, pageTo('orders'));
  const deal = await visit(b.token, pageTo('deal', { id: first.id }));
  const purchases = await visit(b.token, pageTo('myPurchases'));
  const samples = await visit(b.token, pageTo('samples'));
  const mine = await visit(s.token, pageTo('sample', { id: sampleId }));

  // A new inquiry is an opportunity of the supplier that was invited to it, and of nobody else.
  const second = await publish(t, b, { title: 'Second spar cap', invited: [s.entId ?? ''], visibility: 'invited' });
  await shows(opportunities, second.number);
  expect(await search.inputValue()).toBe('T700');
  expect(await bar(strangers).count()).toBe(0);

  await as(b.token)(inquiry.decide, { params: { id: quotations.id }, body: { decision: 'accepted' } });
  await shows(orders, /DD\d+|WO\d+|[A-Z]{2}\d{8}-\d{4}/);
  await shows(deal, new RegExp(w('deal:kind.order')));

  await apply(t, s, tender.id);
  await bar(purchases).waitFor();

  // The supplier prices the sample in their window: the buyer's list says so, theirs has nothing new.
  await sampleActs(t).offer(s, sampleId);
  await bar(mine).waitFor();
  await mine.getByRole('button', { name: w('news:show') }).click();
  await expect.poll(() => bar(mine).count()).toBe(0);
  await shows(samples, number);
  const buying = await visit(b.token, pageTo('sample', { id: sampleId }));
  await buying.getByRole('button', { name: w('sample:step.agree') }).click();
  const form = buying.getByRole('form', { name: w('sample:step.agree') });
  await form.getByRole('button', { name: w('sample:step.agree') }).click();
  await bar(mine).waitFor();
  await bar(samples).waitFor();
  await buying.waitForTimeout(2000);
  expect(await bar(buying).count()).toBe(0);
  for (const page of [opportunities, strangers, orders, deal, purchases, samples, mine, buying]) expectQuiet(page);
});
