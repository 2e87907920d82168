import { expect, it } from 'vitest';
import { makeCall } from '#contract/core/client.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { pageTo } from '#contract/pages.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
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
const t = { as } as unknown as TestPlatform;
const bar = (page: Watched) => page.getByRole('status').filter({ hasText: w('news:changed') });
const show = (page: Watched) => page.getByRole('button', { name: w('news:show') });
const visit = async (token: string, path: string): Promise<Watched> => {
  const page = await open({ lang: 'en', token });
  await go(page, `/en${path}`);
  return page;
};

it('an open page says when it is out of date, shows it at a click and keeps what is typed', async () => {
  const [b, s, other] = [await buyer(platform), await supplier(platform), await supplier(platform)];
  const { id } = await publish(t, b);
  const compare = await visit(b.token, pageTo('compareQuotations', { id }));
  const quoting = await visit(s.token, pageTo('quote', { id }));
  const place = quoting.getByLabel(w('inquiry:quote.place'), { exact: true });
  await place.fill('Hamburg');
  await quote(t, other, id);
  await bar(compare).waitFor();
  await axe(compare);
  if (process.env['LOOK']) await compare.screenshot({ path: `${process.env['LOOK']}/news.png` });
  await show(compare).click();
  await expect.poll(() => bar(compare).count()).toBe(0);
  const deadline = new Date(Date.now() + 20 * 86_400_000).toISOString();
  await as(b.token)(inquiryLife.moveDeadline, { params: { id }, body: { deadline } });
  await bar(quoting).waitFor();
  await show(quoting).click();
  await expect.poll(() => bar(quoting).count()).toBe(0);
  expect(await place.inputValue()).toBe('Hamburg');
  for (const page of [compare, quoting]) expectQuiet(page);
});
