import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import { discussion } from '#contract/content/discussion.ts';
import { operatorMedia } from '#contract/content/desk-media.ts';
import { pieceLimits, type PieceContent } from '#contract/content/piece.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { newId } from '#server/platform/ids.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { buyer } from '#tests/world/people.ts';
import { publishPiece } from '#tests/world/rooms/content.ts';
import { beginPiece, publishMedia, sendContentFile } from '#tests/world/rooms/media.ts';
import { launch } from '../e2e/harness/chromium.ts';
import { go, type Watched } from '../e2e/harness/page.ts';
import { expectUnharmed, openCatching } from './catching.ts';
import { type TestSite, testSite } from './site.ts';
import { corpus } from './xss-corpus.ts';

let t: TestSite;
let browser: Browser;
let editors: { author: TestOperator; second: TestOperator };
beforeAll(async () => {
  t = await testSite();
  browser = await launch();
  editors = { author: await deskOperator(t, 'editor'), second: await deskOperator(t, 'editor') };
}, 120_000);
afterAll(() => browser.close());

/** The next payload that a field takes, in each language another. */
let turn = 0;
const next = (most: number): string => {
  const fits = corpus.filter((c) => c.length + 2 <= most);
  // A text of tags alone counts as none.
  return `x ${fits[(turn += 1) % fits.length]}`;
};
const three = (most: number) => ({ cn: next(most), en: next(most), es: next(most) });
/** The whole corpus as an editor's programme may send it, bare and in a paragraph. */
const html = (): RichHtml =>
  corpus
    .map((c) => `${c}<p>${c}</p><p title="${c}">x</p>`)
    .join('')
    .slice(0, pieceLimits.html) as RichHtml;

const planted = (n: number): Partial<PieceContent> => {
  const { label, value, quote, title, summary, source } = pieceLimits;
  return {
    title: { cn: `${n} ${next(title - 4)}`, en: `${n} ${next(title - 4)}`, es: `${n} ${next(title - 4)}` },
    summary: three(summary),
    source: three(source),
    person: { name: three(label), role: three(label), firm: three(label) },
    standards: [next(60), next(60)],
    blocks: [
      { kind: 'text', html: { cn: html(), en: html(), es: html() } },
      { kind: 'quote', text: three(quote), by: three(label) },
      { kind: 'figures', title: three(label), rows: [{ label: three(label), value: three(value) }] },
    ],
  };
};
const look = async (page: Watched, path: string) => {
  expect(await go(page, path), path).toBe(200);
  await expectUnharmed(page, path);
};

it('nothing that an editor’s call or a member’s comment carries runs, for readers or at the desk', async () => {
  const { author } = editors;
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1)
    ids.push(
      await publishPiece(t, editors, { kind: n % 2 ? 'case' : 'news', slug: `planted-${n}`, content: planted(n) }),
    );
  const member = await buyer(t.platform);
  for (const text of corpus.filter((_, i) => i % 4 === 0))
    await t.as(member.token)(discussion.say, {
      params: { id: ids[0]! },
      body: { commentId: newId(), text: `${text} x` },
    });
  const reader = await openCatching(browser, t.url, member.token);
  for (const prefix of ['', '/en', '/es'])
    for (const [n, kind] of (['news', 'case'] as const).entries()) {
      await look(reader, `${prefix}${listOf(kind)}`);
      expect(await reader.locator('main').textContent()).toContain('<');
      await look(reader, `${prefix}${addressOfPiece({ kind, slug: `planted-${n}` })}`);
    }
  await look(reader, pageTo('search', { q: corpus[5]! }));
  await look(reader, pageTo('newsCentre'));
  const desk = await openCatching(browser, t.url, author.token);
  await look(desk, deskPageTo('operatorContent', {}));
  for (const view of [undefined, 'look', 'versions'] as const)
    await look(desk, deskPageTo('operatorPiece', { id: ids[0]!, ...(view && { view }) }));
}, 300_000);

it('what a PDF says is text: nothing of it runs where an issue is read and searched', async () => {
  const { author } = editors;
  const doc = new Pdf({ size: [500, 700], info: { Title: corpus[5], Author: corpus[6] } });
  doc.fontSize(7);
  for (const c of corpus) doc.text(`laminate ${c}`);
  doc.end();
  const bytes = await buffer(doc);
  const media = {
    kind: 'journal',
    number: '2026-01',
    editions: { cn: null, en: null, es: null },
    download: false,
  } as const;
  const pieceId = await beginPiece(t, author, 'journal', media);
  const { id: file } = await sendContentFile(t, author, 'issue', {
    name: 'img onerror=ran(1).pdf',
    type: 'application/pdf',
    bytes,
  });
  const issueId = newId();
  await t.as(author.token)(operatorMedia.importIssue, { params: { id: pieceId }, body: { issueId, file } });
  const done = () => t.as(author.token)(operatorMedia.issues, { params: { id: pieceId } });
  await t.until(async () => (await done()).issues[0]?.state === 'done', 60_000);
  await publishMedia(t, editors, {
    pieceId,
    kind: 'journal',
    media: { ...media, editions: { ...media.editions, en: issueId } },
  });
  const page = await openCatching(browser, t.url);
  const address = `/en${addressOfPiece({ kind: 'journal', slug: `piece-${pieceId}` })}`;
  await look(page, address);
  expect(await page.locator('main').textContent()).toContain('laminate <script>ran(1)</script>');
  await page.getByRole('searchbox').last().fill('laminate');
  await page.keyboard.press('Enter');
  await page.locator('section mark').first().waitFor();
  await expectUnharmed(page, 'search in an issue');
  const desk = await openCatching(browser, t.url, author.token);
  await look(desk, deskPageTo('operatorPiece', { id: pieceId }));
}, 300_000);
