import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { answersOf, provide } from '#server/platform/points.ts';
import { createScanner } from '#server/platform/scanner/index.ts';
import { claimFiles, claimOpenFiles, filesRoom, publicPictures, signLink } from '#server/rooms/files/index.ts';
import { rooms } from '#server/rooms/index.ts';
import { pdf } from '../../fixtures/office-files.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { codeFor, forgetLimits, solved } from '../../world/login.ts';
import { buyer, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
  [owner, stranger] = await Promise.all([buyer(t.platform), buyer(t.platform)]);
});
beforeEach(() => forgetLimits(t));

type Sent = { id: string; url: string; ticket: string; error: string; size: number };
const ctx = () => systemContext(t.platform);
const send = async (path: string, fields: Record<string, string> = {}, o: { by?: TestPerson; file?: File } = {}) => {
  const form = new FormData();
  for (const [k, v] of Object.entries(fields)) form.set(k, v);
  form.set('file', o.file ?? new File([pdf() as Uint8Array<ArrayBuffer>], '执照.pdf', { type: 'application/pdf' }));
  const headers = o.by ? { authorization: `Bearer ${o.by.token}` } : undefined;
  const res = await t.api.request(path, { method: 'POST', body: form, ...(headers && { headers }) });
  return { status: res.status, ...((await res.json()) as { data: Sent }).data };
};
const open = (fields: Record<string, string>, file?: File) =>
  send('/api/busi/busifile/uploadOpen', fields, file ? { file } : {});
const read = (url: string, by?: TestPerson, headers: Record<string, string> = {}) =>
  t.api.request(url, { headers: { ...headers, ...(by && { authorization: `Bearer ${by.token}` }) } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

describe('without a session', () => {
  it('a file needs a captcha, which counts once; its ticket lets in three more', async () => {
    expect(await open({})).toMatchObject({ status: 428, error: 'files.unproved' });
    const proof = await solved(t);
    const first = await open(proof);
    expect(first.status).toBe(200);
    expect((await open(proof)).status).toBe(428);
    for (let i = 0; i < 3; i++) expect((await open({ ticket: first.ticket })).status).toBe(200);
    expect((await open({ ticket: first.ticket })).status).toBe(429);
    expect((await open({ ticket: 'made-up' })).status).toBe(428);
    expect((await read(first.url)).status).toBe(401);
    expect((await read(first.url, owner)).status).toBe(404);
  });

  it('a registration code does as well, and still registers after', async () => {
    const target = 'newcomer@example.com';
    const code = await codeFor(t, target, 'register');
    for (let i = 0; i < 6; i++) expect((await open({ randomStr: 'messageCode', target, code })).status).toBe(200);
    await forgetLimits(t);
    for (let i = 0; i < 5; i++) await open({ randomStr: 'messageCode', target, code: '000000' });
    expect((await open({ randomStr: 'messageCode', target, code })).status).toBe(428);
  });

  it('one address sends eight an hour', async () => {
    for (let i = 0; i < 8; i++) expect((await open({})).status).toBe(428);
    expect((await open({})).status).toBe(429);
  });

  it('only who holds the ticket claims it, within the hour', async () => {
    const a = await open(await solved(t));
    const b = await open(await solved(t));
    const subject = { kind: 'licence', id: newId() };
    const claim = (id: string, ticket: string) =>
      claimOpenFiles(ctx(), { ids: [id], ticket, ownerId: owner.userId }, subject);
    await expect(claim(a.id, b.ticket)).rejects.toThrow('files.notYours');
    await claim(a.id, a.ticket);
    expect((await read(a.url, owner)).status).toBe(200);
    await expect(claim(a.id, a.ticket)).rejects.toThrow('files.notYours');
    await t.pool.query(`update files set created_at = now() - interval '61 minutes'`);
    await expect(claim(b.id, b.ticket)).rejects.toThrow('files.notYours');
    await filesRoom.periodic?.[0]?.run(ctx());
    const left = await t.pool.query('select 1 from files where id = $1', [b.id]);
    expect(left.rowCount).toBe(0);
    await expect(t.platform.storage.open(`${b.id.slice(0, 8)}/${b.id}.pdf`)).rejects.toThrow('ENOENT');
    expect((await read(a.url, owner)).status).toBe(200);
  });
});

it('pictures of a docking stay under 500 KB, at the door and at the claim', async () => {
  const jpg = await noise(1200, 1200).jpeg({ quality: 95 }).toBuffer();
  expect(jpg.length).toBeGreaterThan(500 * 1024);
  const file = new File([jpg as Uint8Array<ArrayBuffer>], 'a.jpg', { type: 'image/jpeg' });
  expect(await send('/api/busi/busifile/upload/docking', {}, { by: owner, file })).toMatchObject({ status: 413 });
  expect(await send('/api/busi/busifile/upload/docking', {}, { by: owner })).toMatchObject({ status: 415 });
  const big = await send('/api/busi/busifile/upload', {}, { by: owner, file });
  const me = { ...ctx(), person: { userId: owner.userId } as never };
  const claim = (as?: 'docking') => claimFiles(me, [big.id], { kind: 'purchase', id: newId() }, as);
  await expect(claim('docking')).rejects.toThrow('files.notYours');
  await claim();
});

describe('links', () => {
  const linkOf = async (id: string, anyone: boolean) => {
    const res = await read(`/api/busi/busifile/link/${id}${anyone ? '?anyone=1' : ''}`, owner);
    return ((await res.json()) as { data: { url: string } }).data.url;
  };
  it('open a private file for five minutes, for one person or for whoever holds them', async () => {
    const f = await send('/api/busi/busifile/upload', {}, { by: owner });
    const [free, mine] = [await linkOf(f.id, true), await linkOf(f.id, false)];
    const shown = await read(free);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(shown.status).toBe(200);
    expect((await read(free, undefined, { range: 'bytes=0-3' })).status).toBe(206);
    expect((await read(mine, owner)).status).toBe(200);
    expect((await read(mine, stranger)).status).toBe(404);
    expect((await read(mine)).status).toBe(404);
    expect((await read(mine.replace('&bound=1', ''), owner)).status).toBe(404);
    expect((await read(free.replace(/until=\d+/, 'until=4000000000'))).status).toBe(404);
    expect((await read(free.replace(f.id, newId()))).status).toBe(404);
    expect((await read(`/api/busi/busifile/link/${f.id}`, stranger)).status).toBe(404);
  });
  it('are dead after five minutes, and on a platform with another key', async () => {
    const f = await send('/api/busi/busifile/upload', {}, { by: owner });
    const now = Date.now;
    Date.now = () => now() - 301_000;
    const { url: old } = signLink(ctx(), f.id, null);
    Date.now = now;
    expect((await read(old)).status).toBe(404);
    const other = { ...t.platform, config: { ...t.platform.config, signingKey: 'x'.repeat(32) } };
    expect((await read(signLink(systemContext(other), f.id, null).url)).status).toBe(404);
  });
});

it('public pictures are cached for good; everything else is absent', async () => {
  const jpg = await noise(40, 30).jpeg().toBuffer();
  const file = new File([jpg as Uint8Array<ArrayBuffer>], 'logo.jpg', { type: 'image/jpeg' });
  const logo = await send('/api/busi/busifile/upload', {}, { by: owner, file });
  const doc = await send('/api/busi/busifile/upload', {}, { by: owner });
  const [seen, hidden] = [newId(), newId()];
  const shown = { kind: 'logoForTest', isShown: async (_: unknown, id: string) => id === seen };
  t.platform.answers = answersOf([...rooms, { provides: [provide(publicPictures, shown)] }]);
  const me = { ...ctx(), person: { userId: owner.userId } as never };
  const status = async (id: string) => (await read(`/api/busi/busifile/public/${id}`)).status;
  expect(await status(logo.id)).toBe(404);
  await claimFiles(me, [doc.id, logo.id], { kind: 'logoForTest', id: seen });
  const res = await read(`/api/busi/busifile/public/${logo.id}`);
  expect([res.status, res.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await status(doc.id)).toBe(404);
  await t.pool.query('update files set subject_id = $1 where subject_id = $2', [hidden, seen]);
  expect(await status(logo.id)).toBe(404);
});

describe('with a virus scanner', () => {
  /** Speaks clamd's INSTREAM and finds EICAR's test file. */
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  let clamd: Server;
  const sizes: number[] = [];
  const answer = (socket: Socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (d) => {
      got = Buffer.concat([got, d]);
      const command = Buffer.from('zINSTREAM\0');
      if (got.length < command.length || !got.subarray(0, command.length).equals(command)) return;
      const parts: Buffer[] = [];
      let at = command.length;
      for (;;) {
        if (at + 4 > got.length) return;
        const n = got.readUInt32BE(at);
        if (n === 0) break;
        if (at + 4 + n > got.length) return;
        parts.push(got.subarray(at + 4, at + 4 + n));
        at += 4 + n;
      }
      const bytes = Buffer.concat(parts);
      sizes.push(bytes.length);
      socket.end(bytes.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  };
  const start = (): Promise<string> =>
    new Promise((up) => {
      clamd = createServer(answer).listen(0, '127.0.0.1', () =>
        up(`tcp://127.0.0.1:${(clamd.address() as { port: number }).port}`),
      );
    });
  afterEach(() => {
    t.platform.scanner = createScanner(undefined);
    clamd.close();
  });
  const upload = (inside = '') =>
    send(
      '/api/busi/busifile/upload',
      {},
      { by: owner, file: new File([pdf(inside) as Uint8Array<ArrayBuffer>], 'a.pdf', { type: 'application/pdf' }) },
    );
  const count = async () => (await t.pool.query('select 1 from files')).rowCount;

  it('takes clean files whole, refuses infected ones and keeps nothing of them', async () => {
    t.platform.scanner = createScanner(await start());
    const padding = ' '.repeat(200_000);
    expect((await upload(padding)).status).toBe(200);
    expect(sizes.at(-1)).toBe(pdf(padding).length);
    const before = await count();
    expect(await upload(eicar)).toMatchObject({ status: 422, error: 'files.infected' });
    expect(await count()).toBe(before);
  });

  it('is reached by a unix socket too', async () => {
    const path = join(tmpdir(), `weft-clamd-${process.pid}.sock`);
    await new Promise<void>((up) => {
      clamd = createServer(answer).listen(path, up);
    });
    t.platform.scanner = createScanner(`unix://${path}`);
    expect((await upload()).status).toBe(200);
    expect(await upload(eicar)).toMatchObject({ status: 422, error: 'files.infected' });
  });

  it('takes nothing while the scanner is down, and says to try later', async () => {
    const url = await start();
    await new Promise((gone) => clamd.close(gone));
    t.platform.scanner = createScanner(url);
    expect(await upload()).toMatchObject({ status: 503, error: 'files.scannerDown' });
  });

  it('takes nothing when the scanner answers something else', async () => {
    clamd = createServer((s) => s.end('INSTREAM size limit exceeded. ERROR\0'));
    await new Promise<void>((up) => void clamd.listen(0, '127.0.0.1', up));
    t.platform.scanner = createScanner(`tcp://127.0.0.1:${(clamd.address() as { port: number }).port}`);
    expect(await upload()).toMatchObject({ status: 503 });
  });
});
