import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { files } from '#contract/files/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { drawing, dwg, dxf, iges, step } from '#tests/fixtures/drawings.ts';
import { pdf } from '#tests/fixtures/office-files.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { sendFile, uploaded } from '#tests/world/files.ts';
import { publish } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { type Person, systemContext } from '#server/platform/context.ts';
import { exportViews } from '#server/rooms/inquiry/lists/export-own.ts';
import { writeSetting } from '#server/rooms/settings/index.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;
let s3: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2, s3] = await Promise.all([
    buyer(t.platform),
    supplier(t.platform),
    supplier(t.platform),
    supplier(t.platform),
  ]);
});

const get = (path: string, who?: TestPerson, headers: Record<string, string> = {}) =>
  t.api.request(path, { headers: { ...headers, ...(who && { authorization: `Bearer ${who.token}` }) } });
const page = (who: TestPerson, id: string, file: string, no = 1, size = '') =>
  get(`/api/busi/inquiry/annex/${id}/${file}/${no}${size && `?size=${size}`}`, who);
const annex = (who: TestPerson, id: string, file: string) =>
  t.as(who.token)(confidential.annex, { params: { id, file } });
const agree = (who: TestPerson, id: string) => t.as(who.token)(inquiry.agree, { params: { id }, body: {} });
const revoke = (id: string, of: TestPerson) =>
  t.as(b.token)(confidential.revoke, { params: { id }, body: { entId: of.entId ?? '', reason: '图纸被转发' } });
const allow = (id: string, downloads: boolean, of?: TestPerson) =>
  t.as(b.token)(confidential.setDownloads, {
    params: { id },
    body: { downloads, ...(of?.entId && { entId: of.entId }) },
  });
const log = (id: string, query: object = {}) => t.as(b.token)(confidential.views, { params: { id }, query });

/** A confidential inquiry with a drawing of two pages, a picture and a model. */
const secret = async (o: object = {}) => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#203040' } })
    .png()
    .toBuffer();
  const [plan, photo, model] = await Promise.all([
    uploaded(t, b, '图纸.pdf', await drawing()),
    uploaded(t, b, 'photo.png', picture),
    uploaded(t, b, 'arm.stp', step()),
  ]);
  const { id, number } = await publish(t, b, { confidential: true, annexes: [plan, photo, model], ...o });
  return { id, number, plan, photo, model };
};

/** Pixels of a page that are neither paper nor ink: those of the stamp, as a picture of ones and noughts. */
const pixels = async (res: Response) =>
  sharp(Buffer.from(await res.arrayBuffer()))
    .greyscale()
    .raw()
    .toBuffer();
const differ = (a: Buffer, z: Buffer) => a.reduce((n, v, i) => n + (Math.abs(v - (z[i] ?? 0)) > 24 ? 1 : 0), 0);

describe('annexes of a confidential inquiry (deals 86 to 88)', () => {
  it('are shown as pictures that bear the viewer’s name; the file itself stays closed', async () => {
    const { id, plan, photo, model } = await secret();
    expect((await page(s1, id, plan)).status).toBe(404);
    await Promise.all([agree(s1, id), agree(s2, id)]);
    const seen = await t.as(s1.token)(inquiry.detail, { params: { id } });
    expect(seen.parts?.annexes.map((a) => a.view)).toEqual(
      [plan, photo, model].map((f) => expect.stringContaining(`file=${f}`) as string),
    );
    expect(await annex(s1, id, plan)).toMatchObject({
      own: false,
      download: null,
      pages: [
        { width: 600, height: 400 },
        { width: 600, height: 400 },
      ],
    });
    const shown = await page(s1, id, plan);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const [mine, again, rivals] = await Promise.all([
      pixels(shown),
      pixels(await page(s1, id, plan)),
      pixels(await page(s2, id, plan)),
    ]);
    expect(mine.length).toBe(1400 * 933);
    expect(differ(mine, again)).toBe(0);
    // Another company's name stands all over another company's page: in each quarter of it.
    expect(differ(mine, rivals)).toBeGreaterThan(600);
    for (const from of [0, 0.25, 0.5, 0.75]) {
      const part = (x: Buffer) => x.subarray(Math.floor(x.length * from), Math.floor(x.length * (from + 0.25)));
      expect(differ(part(mine), part(rivals))).toBeGreaterThan(100);
    }
    const large = await sharp(Buffer.from(await (await page(s1, id, plan, 2, 'large')).arrayBuffer())).metadata();
    expect(large.width).toBe(2600);
    expect(differ(await pixels(await page(s1, id, photo)), await pixels(await page(s2, id, photo)))).toBeGreaterThan(
      100,
    );

    for (const file of [plan, photo, model]) {
      expect((await get(`/api/busi/busifile/${file}`, s1)).status).toBe(404);
      expect(await refused(t.as(s1.token)(files.link, { params: { id: file }, query: {} }))).toBe(
        '404 common.notFound',
      );
    }
    expect((await get(`/api/busi/busifile/${plan}`, b)).status).toBe(200);
    expect((await page(b, id, plan)).status).toBe(200);
    expect((await page(s1, id, plan, 3)).status).toBe(404);
    expect((await page(s1, id, model)).status).toBe(415);
    expect((await annex(s1, id, model)).pages).toBe(null);
    expect((await page(s3, id, plan)).status).toBe(404);
    expect((await page(s1, (await secret()).id, plan)).status).toBe(404);
    expect((await get(`/api/busi/inquiry/annex/${id}/${plan}/1`)).status).toBe(401);
    expect((await log(id)).records.map((r) => r.company.id)).not.toContain(b.entId);
  });

  it('are taken by companies that the buyer lets, and by nobody else', async () => {
    const { id, plan, model } = await secret();
    await Promise.all([agree(s1, id), agree(s2, id)]);
    await allow(id, true, s1);
    expect((await get(`/api/busi/busifile/${model}`, s1)).status).toBe(200);
    expect((await get(`/api/busi/busifile/${model}`, s2)).status).toBe(404);
    expect((await annex(s1, id, plan)).download).toBe(`/api/busi/busifile/${plan}`);
    await allow(id, true);
    expect((await get(`/api/busi/busifile/${model}`, s2)).status).toBe(200);
    await allow(id, false, s2);
    expect((await get(`/api/busi/busifile/${model}`, s2)).status).toBe(404);
    expect((await get(`/api/busi/busifile/${model}`, s3)).status).toBe(404);
    expect(await refused(allow(id, true, s3))).toBe('404 common.notFound');
    expect((await log(id, { kind: 'download' })).records).toMatchObject([
      { company: { id: s2.entId }, file: { id: model }, kind: 'download', pages: [] },
      { company: { id: s1.entId }, file: { id: model, name: 'arm.step' }, kind: 'download', pages: [] },
    ]);
    const open = await secret({ annexDownloads: true });
    await agree(s1, open.id);
    expect((await get(`/api/busi/busifile/${open.model}`, s1)).status).toBe(200);
  });

  it('a revoked company gets nothing more, by links that it holds neither', async () => {
    const { id, plan } = await secret({ annexDownloads: true });
    await agree(s1, id);
    const { url } = await t.as(s1.token)(files.link, { params: { id: plan }, query: {} });
    expect((await get(url, s1)).status).toBe(200);
    // A link that anybody could open would outlive the revocation: none is made.
    expect(await refused(t.as(s1.token)(files.link, { params: { id: plan }, query: { anyone: '1' } }))).toBe(
      '404 common.notFound',
    );
    expect((await page(s1, id, plan)).status).toBe(200);
    await revoke(id, s1);
    expect((await get(url, s1)).status).toBe(404);
    expect((await get(`/api/busi/busifile/${plan}`, s1)).status).toBe(404);
    expect((await page(s1, id, plan)).status).toBe(403);
    expect(await refused(annex(s1, id, plan))).toBe('403 confidential.accessRevoked');
    const before = (await log(id)).records.reduce((n, r) => n + r.times, 0);
    await Promise.all([page(s1, id, plan), get(url, s1)]);
    expect((await log(id)).records.reduce((n, r) => n + r.times, 0)).toBe(before);
  });

  it('of looks and a revocation at once, what was shown is in the log and nothing else', async () => {
    const { id, plan } = await secret();
    await agree(s1, id);
    const all = await Promise.all([
      ...[1, 2, 1, 2].map(async (no) => (await page(s1, id, plan, no)).status),
      revoke(id, s1).then(() => 0),
      ...[1, 2].map(async (no) => (await page(s1, id, plan, no)).status),
    ]);
    const shown = all.filter((s) => s === 200).length;
    expect(all.filter((s) => s !== 0 && s !== 200).every((s) => s === 403 || s === 404)).toBe(true);
    expect((await log(id)).records.reduce((n, r) => n + r.times, 0)).toBe(shown);
    expect((await page(s1, id, plan)).status).toBe(403);
  });

  it('the log says who looked at which page when; it is the buyer’s alone, filtered, and in the person’s own data', async () => {
    const { id, plan, photo } = await secret();
    await Promise.all([agree(s1, id), agree(s2, id)]);
    for (const no of [2, 1, 2]) await page(s1, id, plan, no);
    await Promise.all([page(s2, id, photo), page(s2, id, photo), page(s2, id, photo)]);
    const all = await log(id);
    expect(all.total).toBe(2);
    expect(all.records.find((r) => r.file.id === plan)).toMatchObject({
      company: { id: s1.entId },
      file: { name: '图纸.pdf' },
      kind: 'view',
      pages: [1, 2],
      times: 3,
    });
    expect(all.records.find((r) => r.file.id === photo)).toMatchObject({ pages: [1], times: 3 });
    expect((await log(id, { company: s2.entId })).total).toBe(1);
    expect((await log(id, { file: plan })).total).toBe(1);
    expect((await log(id, { kind: 'download' })).total).toBe(0);
    expect((await log(id, { until: '2020-01-01' })).total).toBe(0);
    expect((await log(id, { from: '2020-01-01' })).total).toBe(2);
    for (const who of [s1, s2, await buyer(t.platform)])
      expect(await refused(t.as(who.token)(confidential.views, { params: { id }, query: {} }))).toBe(
        '404 common.notFound',
      );
    // Another quarter of an hour is another line.
    await t.platform.db.execute(sql`update inquiry_views set slot = slot - 1 where inquiry_id = ${id}`);
    await page(s1, id, plan);
    expect((await log(id)).total).toBe(3);
    const { companies } = await t.as(b.token)(confidential.admitted, { params: { id } });
    expect(companies.find((c) => c.company.id === s1.entId)).toMatchObject({ views: 4, taken: 0 });
    const mine = await exportViews(systemContext(t.platform), { userId: s1.userId } as Person);
    expect(mine).toEqual(
      expect.arrayContaining([expect.objectContaining({ inquiryId: id, file: '图纸.pdf', kind: 'view' })]),
    );
  });

  it('what cannot be read as a document says so, and the next one is shown', async () => {
    const broken = await uploaded(t, b, 'broken.pdf', pdf());
    const { id, plan } = await secret();
    const { id: other } = await publish(t, b, { confidential: true, annexes: [broken] });
    await Promise.all([agree(s1, id), agree(s1, other)]);
    expect(await refused(annex(s1, other, broken))).toBe('422 confidential.unreadable');
    expect((await page(s1, other, broken)).status).toBe(422);
    expect((await page(s1, id, plan)).status).toBe(200);
  });

  it('of an inquiry that is not confidential are taken as they are', async () => {
    const plan = await uploaded(t, b, 'a.pdf', await drawing(1));
    const { id } = await publish(t, b, { annexes: [plan] });
    expect((await get(`/api/busi/busifile/${plan}`, s1)).status).toBe(200);
    expect((await t.as(s1.token)(inquiry.detail, { params: { id } })).parts?.annexes[0]).not.toHaveProperty('view');
    expect((await page(s1, id, plan)).status).toBe(404);
  });
});

describe('kinds of annexes (files 7 and 8)', () => {
  const send = (name: string, bytes: Uint8Array, as: string | undefined = 'drawing', lang = 'cn') =>
    sendFile(t, b, { name, bytes, lang, ...(as && { as }) });

  it('CAD files are taken for inquiries, by what is in them', async () => {
    for (const [name, bytes] of [
      ['a.step', step()],
      ['a.stp', step()],
      ['a.iges', iges()],
      ['a.igs', iges()],
      ['a.dwg', dwg()],
      ['a.dxf', dxf()],
    ] as const)
      expect((await send(name, bytes)).status, name).toBe(200);
    expect(await send('a.dwg', step())).toMatchObject({ status: 415, data: { error: 'files.wrongType' } });
    expect(await send('a.step', Buffer.from('MZ not a model'))).toMatchObject({ status: 415 });
    expect(await send('a.exe', step())).toMatchObject({ status: 415 });
    // Elsewhere they are not taken.
    expect((await sendFile(t, b, { name: 'a.step', bytes: step() })).status).toBe(415);
    expect((await send('a.step', step(), 'annex')).status).toBe(415);
  });

  it('each kind has its own limit, which the operator sets and a refusal says in the reader’s language', async () => {
    const padded = (size: number) => step(' '.repeat(size - step().length));
    expect((await send('a.step', padded(6000 * 1024))).status).toBe(200);
    expect((await send('a.step', padded(20_000 * 1024 - 1))).status).toBe(200);
    const over = await send('a.step', padded(20_000 * 1024), 'drawing', 'es');
    expect([over.status, over.data.error]).toEqual([413, 'files.overLimit']);
    expect(over.msg).toMatch(/20[. ]?000/);
    const paper = Buffer.concat([pdf(), Buffer.alloc(5000 * 1024, 0x20), Buffer.from('%%EOF\n')]);
    expect(await send('a.pdf', paper)).toMatchObject({ status: 413, data: { error: 'files.overLimit' } });
    const ctx = systemContext(t.platform);
    await writeSetting(ctx, 'files.annexes', { document: 5000, picture: 5000, cad: 500 });
    expect(await t.as(s1.token)(files.limits)).toEqual({ document: 5_120_000, picture: 5_120_000, cad: 512_000 });
    expect((await send('a.step', padded(6000 * 1024))).status).toBe(413);
    expect((await send('a.step', step())).status).toBe(200);
  });
});
