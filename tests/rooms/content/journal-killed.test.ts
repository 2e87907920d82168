import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { operatorMedia } from '#contract/content/desk-media.ts';
import { pageWidths } from '#contract/content/media.ts';
import { newId } from '#server/platform/ids.ts';
import { pictureKey } from '#server/rooms/content/journals/import-issue.ts';
import { killedWorker } from '#tests/harness/killed-worker.ts';
import { testPlatform } from '#tests/harness/platform.ts';
import { deskOperator } from '#tests/world/operators.ts';
import { heavyIssue, heavyPages as pages } from '#tests/world/rooms/heavy-issue.ts';
import { beginPiece, sendContentFile } from '#tests/world/rooms/media.ts';

it('an issue of 200 pages and 80 MB whose process is killed in the middle is whole when another takes it up (content 20)', async () => {
  const t = await testPlatform();
  const author = await deskOperator(t, 'editor');
  const bytes = await heavyIssue();
  expect(bytes.length).toBeGreaterThan(80_000_000);
  const pieceId = await beginPiece(t, author, 'journal', {
    kind: 'journal',
    number: '2026-02',
    editions: { cn: null, en: null, es: null },
    download: false,
  });
  const { id: file } = await sendContentFile(t, author, 'issue', { name: 'issue.pdf', type: 'application/pdf', bytes });
  // From here on other processes carry out what waits, and say themselves what begins.
  await t.platform.queue.stop();
  t.platform.queue.emit = () => Promise.resolve();
  const issueId = newId();
  await t.as(author.token)(operatorMedia.importIssue, { params: { id: pieceId }, body: { issueId, file } });
  const now = async () => {
    const { rows } = await t.pool.query<{ state: string; done: number; there: number }>(
      `select state, done, (select count(*)::int from content_issue_pages p where p.issue_id = i.id) as there
       from content_issues i where id = $1`,
      [issueId],
    );
    return rows[0] ?? { state: '', done: -1, there: 0 };
  };
  const worker = killedWorker(t, 'tests/chaos/job-worker.ts', [`issue:${issueId}`], {
    DATA_DIR: t.platform.config.dataDir,
  });
  // At moments that nobody chose.
  for (const least of [1, 70]) {
    worker.start();
    await t.until(async () => (await now()).there >= least, 300_000);
    await worker.kill();
    const half = await now();
    expect(half).toEqual({ state: 'reading', done: half.there, there: half.there });
    // The minute after which a job without its process counts as lost.
    await t.pool.query(`update pgboss.job set started_on = started_on - interval '2 minutes' where state = 'active'`);
  }
  worker.start();
  await t.until(async () => (await now()).state === 'done', 600_000);
  await worker.kill();
  expect(await now()).toEqual({ state: 'done', done: pages, there: pages });
  const { rows } = await t.pool.query<{ no: number; text: string }>(
    'select no, text from content_issue_pages where issue_id = $1 order by no',
    [issueId],
  );
  expect(rows.map((r) => r.text.trim())).toEqual(rows.map((r) => `Laminate ${r.no}`));
  for (const no of [1, 71, pages])
    for (const width of pageWidths) {
      const { stream } = await t.platform.storage.open(pictureKey(issueId, no, width));
      expect((await sharp(await buffer(stream)).metadata()).width).toBe(width);
    }
}, 1_200_000);
