import { makeCall } from '#contract/core/client.ts';
import { operatorMedia } from '#contract/content/desk-media.ts';
import { pageTo } from '#contract/pages.ts';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { newId } from '#server/platform/ids.ts';
import { createLog } from '#server/platform/log.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import type { TestPlatform } from '../harness/platform.ts';
import { person } from '../world/people.ts';
import { heavyIssue, heavyPages } from '../world/rooms/heavy-issue.ts';
import { beginPiece, publishMedia, sendContentFile } from '../world/rooms/media.ts';
import { onGround } from './_ground.ts';
import { elsewhere } from './_rounds.ts';
import { memoryOf } from './_targets.ts';

const opened = 60;
const round = (n: number) => Math.round(n);

/** Two editors of an empty platform. */
const makeEditors = async (databaseUrl: string, dataDir: string) => {
  const log = createLog('silent');
  const pool = createPool(databaseUrl, 2, log);
  await migrateDatabase(pool).finally(() => pool.end());
  const { platform, stop } = await assemble({ config: readConfig({ DATA_DIR: dataDir }), databaseUrl, log });
  await loadReference(systemContext(platform));
  const editor = () => person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const editors = { author: await editor(), second: await editor() };
  await stop();
  return editors;
};

/** A visitor who opens the issue at a page, by an address that nothing is kept for: the page, then the pictures of its spread. */
const openAt = async (url: string, slug: string, at: number, n: number) => {
  const headers = { 'x-forwarded-for': elsewhere() };
  const began = performance.now();
  const res = await fetch(`${url}${pageTo('journalDetail', { id: slug, page: at })}&fresh=${n}`, { headers });
  const html = await res.text();
  if (!res.ok) throw new Error(`the issue answered ${res.status}`);
  const took = performance.now() - began;
  const pictures = new Set(html.match(/\/api\/[\w/-]+\/page\/\d+\/800/g));
  let bytes = 0;
  for (const path of pictures) bytes += (await (await fetch(url + path, { headers })).arrayBuffer()).byteLength;
  return { took, html: Buffer.byteLength(html), pictures: pictures.size, bytes };
};

/** An issue of 200 pages and more than 80 MB: how long it is read in and what the node holds meanwhile, then how it opens. */
export const run = (): Promise<{ ok: boolean }> =>
  onGround(async (g) => {
    const editors = await makeEditors(g.url, g.folder);
    const ours = await g.platform();
    const send = (path: string, init: RequestInit = {}) => fetch(ours.url + path, init);
    const as = (token?: string) =>
      makeCall((path, init) =>
        send(path, { ...init, headers: { ...(init.headers as object), authorization: `Bearer ${token}` } }),
      );
    // What the helpers of tests ask of a platform.
    const t = { as, api: { request: send } } as unknown as TestPlatform;
    const media = {
      kind: 'journal',
      number: '1',
      editions: { cn: null, en: null, es: null },
      download: false,
    } as const;
    const pieceId = await beginPiece(t, editors.author, 'journal', media);
    const bytes = await heavyIssue();
    const named = { name: 'issue.pdf', type: 'application/pdf', bytes };
    const { id: file } = await sendContentFile(t, editors.author, 'issue', named);
    const [rest, began] = [await memoryOf(ours), performance.now()];
    const params = { id: pieceId };
    const issueId = newId();
    await as(editors.author.token)(operatorMedia.importIssue, { params, body: { issueId, file } });
    let most = rest;
    for (;;) {
      await new Promise((done) => setTimeout(done, 500));
      most = Math.max(most, await memoryOf(ours));
      const { issues } = await as(editors.author.token)(operatorMedia.issues, { params });
      if (issues[0]?.state === 'done') break;
      if (issues[0]?.state === 'failed') throw new Error('the issue was not read');
    }
    const imported = (performance.now() - began) / 1000;
    await publishMedia(t, editors, {
      pieceId,
      kind: 'journal',
      media: { ...media, editions: { ...media.editions, cn: issueId } },
    });

    const slug = `piece-${pieceId}`;
    const first = await openAt(ours.url, slug, 1, 0);
    const spread = await openAt(ours.url, slug, 2, 1);
    const times: number[] = [];
    for (let n = 2; n < opened; n += 1) times.push((await openAt(ours.url, slug, 1 + ((n * 37) % heavyPages), n)).took);
    times.sort((a, b) => a - b);
    const at = (p: number) => round(times[Math.floor(times.length * p)] ?? 0);
    const kb = (n: number) => round(n / 1024);
    const figures = {
      pages: heavyPages,
      megabytes: round(bytes.length / 1e6),
      importSeconds: round(imported),
      importPagesASecond: Number((heavyPages / imported).toFixed(1)),
      memoryMb: { before: kb(rest), most: kb(most) },
      opening: { p50: at(0.5), p95: at(0.95) },
      firstPage: { htmlKb: kb(first.html), pictures: first.pictures, picturesKb: kb(first.bytes) },
      spread: { htmlKb: kb(spread.html), pictures: spread.pictures, picturesKb: kb(spread.bytes) },
    };
    console.table(figures);
    console.log(JSON.stringify({ name: 'journal', ...figures }));
    return { ok: true };
  });
