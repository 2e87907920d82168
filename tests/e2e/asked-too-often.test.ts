import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { productQuestions } from '#contract/catalogue/questions.ts';
import { langs } from '#contract/core/langs.ts';
import { useBrowser } from './harness/page.ts';
import { wordsOf } from './harness/words.ts';

const { open, baseUrl } = useBrowser();
/** An address of this machine that no other test asks from: limits are its own. */
const from = (localAddress: string) => (path: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((done, fail) => {
    const asked = get(new URL(path, baseUrl), { localAddress, family: 4 }, (res) =>
      text(res).then((body) => done({ status: res.statusCode, headers: res.headers, body }), fail),
    );
    asked.on('error', fail);
  });

it('a page of who asks too often is refused to them alone, in their language, and says when it is there again', async () => {
  const often = from('127.0.0.66');
  const list = JSON.parse((await often(`${catalogue.page.path}?current=9&size=1`)).body) as {
    data: { records: { id: string }[] };
  };
  const id = list.data.records[0]?.id ?? '';
  const questions = productQuestions.read.path.replace('{id}', id);
  const { points } = productQuestions.read.limit ?? { points: 0 };
  await Promise.all(Array.from({ length: points }, () => often(questions)));
  for (const lang of langs) {
    const page = `${lang === 'cn' ? '' : `/${lang}`}/prodDetail?id=${id}`;
    const { status, headers, body } = await often(page);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain(wordsOf(lang)('errors:common.tooMany', { seconds: headers['retry-after'] ?? '' }));
    expect((await from('127.0.0.67')(page)).status).toBe(200);
  }
});

it('no login popup covers the error page of a page that is for members', async () => {
  const page = await open({ lang: 'en' });
  expect((await page.goto('/en/prodDetail?id=nobody'))?.status()).toBe(404);
  await page.waitForSelector('html[data-alive]');
  await page.waitForTimeout(1_000);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});
