import { beforeAll, expect, it } from 'vitest';
import Pdf from 'pdfkit';
import { homeMedia } from '#contract/content/media-calls.ts';
import type { JournalMedia } from '#contract/content/media.ts';
import { operatorMedia } from '#contract/content/desk-media.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { findMissing, insertPage } from '#server/rooms/content/journals/issue-store.ts';
import { readIssueIn, wakeStanding } from '#server/rooms/content/journals/import-issue.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { buyer, type TestPerson } from '#tests/world/people.ts';
import { beginPiece, issuePdf, publishMedia, sendContentFile } from '#tests/world/rooms/media.ts';

let t: TestPlatform;
let author: TestOperator;
let second: TestOperator;
let member: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  author = await deskOperator(t, 'editor');
  second = await deskOperator(t, 'editor');
  member = await buyer(t.platform);
});
const pdfFile = (bytes: Uint8Array) => ({ name: 'issue.pdf', type: 'application/pdf', bytes });
const mediaOf = (en: string | null, o: Partial<JournalMedia> = {}): JournalMedia => ({
  kind: 'journal',
  number: '2026-01',
  editions: { cn: null, en, es: null },
  download: false,
  ...o,
});
const drawn = async (pages: readonly string[]): Promise<Buffer> => {
  const doc = new Pdf({ size: [300, 400], autoFirstPage: false });
  for (const text of pages) doc.addPage().fontSize(12).text(text, 20, 40, { width: 260 });
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
const begin = async (bytes: Uint8Array) => {
  const pieceId = await beginPiece(t, author, 'journal', mediaOf(null));
  const { id: file } = await sendContentFile(t, author, 'issue', pdfFile(bytes));
  const issueId = newId();
  const start = () =>
    t.as(author.token)(operatorMedia.importIssue, { params: { id: pieceId }, body: { issueId, file } });
  return { pieceId, issueId, start };
};
const progressOf = async (pieceId: string) =>
  (await t.as(author.token)(operatorMedia.issues, { params: { id: pieceId } })).issues[0];
const wholeOf = (pieceId: string, state = 'done') =>
  t.until(async () => ((await progressOf(pieceId))?.state === state ? progressOf(pieceId) : null), 30_000);
const picture = (issue: string, no: number, width = 160, by?: { token: string }) =>
  t.api.request(`/api/busi/pc/busi/home/journal/${issue}/page/${no}/${width}`, {
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  });

it('reads a PDF in page by page, and shows it to readers once it is published (content 19 to 21)', async () => {
  const { pieceId, issueId, start } = await begin(issuePdf());
  await Promise.all([start(), start()]);
  await wholeOf(pieceId);
  expect(await progressOf(pieceId)).toMatchObject({ pages: 16, done: 16, fault: null });
  // Its pages are the editors' alone until then.
  expect((await picture(issueId, 1)).status).toBe(404);
  expect((await picture(issueId, 1, 160, member)).status).toBe(404);
  expect((await picture(issueId, 1, 160, author)).status).toBe(200);
  await publishMedia(t, { author, second }, { pieceId, kind: 'journal', media: mediaOf(issueId) });
  const { row, edition, texts } = await t.as()(homeMedia.journal, { params: { id: pieceId }, query: {} });
  expect(row).toMatchObject({ number: '2026-01', download: false });
  expect(edition).toMatchObject({ lang: 'en', pages: 16, done: 16 });
  expect(texts).toHaveLength(16);
  const shown = await picture(issueId, 2, 800);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect(await refused(t.as()(homeMedia.picture, { params: { id: issueId, no: 1, width: 500 } }))).toMatch(/^404/);
  expect((await picture(issueId, 17)).status).toBe(404);
  const list = await t.as()(homeMedia.journals, { query: {} });
  expect(list.records.map((r) => r.id)).toContain(pieceId);
  const pdf = () => t.api.request(`/api/busi/pc/busi/home/journal/${issueId}/pdf`);
  expect((await pdf()).status).toBe(404);
  const media = mediaOf(issueId, { download: true });
  await publishMedia(t, { author, second }, { pieceId, kind: 'journal', media, turn: 4 });
  const taken = await pdf();
  expect(taken.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await taken.arrayBuffer()).equals(issuePdf())).toBe(true);
});

it('goes on after its job was killed, draws no page twice, and is whole at the end (content 20)', async () => {
  const { pieceId, issueId, start } = await begin(await drawn(['One', 'Two', 'Three', 'Four', 'Five', 'Six']));
  const ctx = systemContext(t.platform);
  await t.platform.queue.stop();
  await start();
  // What a job leaves that was killed after its third page.
  await t.platform.db.execute(`update content_issues set pages = 6 where id = '${issueId}'`);
  const mark = { width: 300, height: 400 };
  for (const no of [1, 2, 3]) await insertPage(ctx, { issueId, no, text: `kept ${no}`, ...mark });
  expect(await findMissing(ctx, issueId, 6)).toBe(4);
  await Promise.all([readIssueIn(ctx, { issueId }), readIssueIn(ctx, { issueId })]);
  expect(await progressOf(pieceId)).toMatchObject({ state: 'done', pages: 6, done: 6 });
  const { texts } = await t.as(author.token)(homeMedia.texts, { params: { id: issueId }, query: { page: 1 } });
  expect(texts.map((p) => p.text)).toEqual(['kept 1', 'kept 2', 'kept 3', 'Four', 'Five', 'Six']);
  await readIssueIn(ctx, { issueId });
  expect(await progressOf(pieceId)).toMatchObject({ state: 'done', done: 6 });
  await t.platform.queue.start();
}, 60_000);

it('is begun again where its job was lost, and only then (content 20)', async () => {
  const { pieceId, issueId, start } = await begin(await drawn(['One', 'Two']));
  const ctx = systemContext(t.platform);
  await start();
  await wholeOf(pieceId);
  await t.platform.db.execute(`delete from content_issue_pages where issue_id = '${issueId}' and no = 2`);
  const standing = (minutes: number) =>
    t.platform.db.execute(
      `update content_issues set state = 'reading', done = 1, updated_at = now() - interval '${minutes} minutes' where id = '${issueId}'`,
    );
  await standing(1);
  await wakeStanding(ctx);
  expect(await progressOf(pieceId)).toMatchObject({ state: 'reading', done: 1 });
  await standing(5);
  await wakeStanding(ctx);
  expect(await wholeOf(pieceId)).toMatchObject({ done: 2 });
});

it('is not handed in before all of its pages are there, and a broken PDF says so (content 20)', async () => {
  const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400, 0x41), Buffer.from('\n%%EOF\n')]);
  const sent = await sendContentFile(t, author, 'issue', pdfFile(broken));
  expect(sent.status).toBe(200);
  const pieceId = await beginPiece(t, author, 'journal', mediaOf(null));
  const issueId = newId();
  await t.as(author.token)(operatorMedia.importIssue, { params: { id: pieceId }, body: { issueId, file: sent.id } });
  expect(await wholeOf(pieceId, 'failed')).toMatchObject({ fault: 'unreadable' });
  const saving = publishMedia(t, { author, second }, { pieceId, kind: 'journal', media: mediaOf(issueId) });
  expect(await refused(saving)).toBe('409 deskMedia.notRead');
  const empty = await beginPiece(t, author, 'journal', mediaOf(null));
  const move = t.as(author.token)(operatorContent.move, { params: { id: empty }, body: { turn: 1, act: 'submit' } });
  expect(await refused(move)).toBe('409 content.incomplete');
});

it('takes no import of another piece, and no file of another editor', async () => {
  const { pieceId, issueId, start } = await begin(await drawn(['One']));
  await start();
  await wholeOf(pieceId);
  const other = await beginPiece(t, author, 'journal', mediaOf(null));
  const foreign = publishMedia(t, { author, second }, { pieceId: other, kind: 'journal', media: mediaOf(issueId) });
  expect(await refused(foreign)).toBe('400 common.invalid');
  const { id: file } = await sendContentFile(t, second, 'issue', pdfFile(await drawn(['Two'])));
  const body = { issueId: newId(), file };
  expect(await refused(t.as(author.token)(operatorMedia.importIssue, { params: { id: other }, body }))).toMatch(
    /files\./,
  );
  expect(await refused(t.as(member.token)(operatorMedia.issues, { params: { id: other } }))).toMatch(/^403/);
});

it('finds words in an issue, and what is written in a PDF is text and nothing else (content 21)', async () => {
  const evil = '<script>alert(1)</script> <img src=x onerror=alert(2)> 100% %20 _vacuum_ (a+)+$';
  const { pieceId, issueId, start } = await begin(await drawn(['Vacuum first', evil, 'No hit']));
  await start();
  await wholeOf(pieceId);
  await publishMedia(t, { author, second }, { pieceId, kind: 'journal', media: mediaOf(issueId) });
  const { texts } = await t.as()(homeMedia.journal, { params: { id: pieceId }, query: {} });
  expect(texts[1]?.text).toBe(evil);
  const look = (q: string) => t.as()(homeMedia.search, { params: { id: issueId }, query: { q } });
  expect((await look('vacuum')).pages).toEqual([1, 2]);
  expect((await look('<script>')).hits).toMatchObject([{ no: 2, hit: '<script>' }]);
  expect((await look('%')).pages).toEqual([2]);
  expect((await look('(a+)+$')).hits).toHaveLength(1);
  expect((await look('autoclave')).hits).toEqual([]);
  // What was published and is taken back is nobody's any more.
  await t.as(author.token)(operatorContent.move, {
    params: { id: pieceId },
    body: { turn: 4, act: 'withdraw', reason: 'A wrong figure' },
  });
  expect(await refused(look('vacuum'))).toBe('404 common.notFound');
  expect((await picture(issueId, 1)).status).toBe(404);
});
