import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { confidential, platformAgreement } from '#contract/inquiry/confidential.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { systemContext } from '#server/platform/context.ts';
import { markedPage, pageSizesOf, type Source } from '#server/platform/marked/marked-pages.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { drawing } from '#tests/fixtures/drawings.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { inquiryInput, publish, quotationInput, quote } from '#tests/world/inquiries.ts';
import { deskOperator } from '#tests/world/operators.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const get = (path: string, token?: string, headers: Record<string, string> = {}) =>
  t.api.request(path, { headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } });
const agree = (who: TestPerson, id: string) => t.as(who.token)(inquiry.agree, { params: { id }, body: {} });
const revoke = (id: string, of: TestPerson) =>
  t.as(b.token)(confidential.revoke, { params: { id }, body: { entId: of.entId ?? '', reason: '图纸被转发' } });
const detail = (who: TestPerson, id: string) => t.as(who.token)(inquiry.detail, { params: { id } });
const log = async (id: string) => (await t.as(b.token)(confidential.views, { params: { id }, query: {} })).records;
const name = '绝密机臂Zx91.pdf';
const secret = async (o: object = {}) => {
  const plan = await uploaded(t, b, name, await drawing(2));
  const { id } = await publish(t, b, { confidential: true, annexes: [plan], ...o });
  return { id, plan };
};
const asked: Record<string, string>[] = [
  {},
  { range: 'bytes=0-9' },
  { 'if-none-match': '*' },
  { 'if-modified-since': new Date().toUTCString() },
];
/** Every address that could give something of an annex. */
const addresses = (id: string, file: string) => [
  `/api/busi/busifile/${file}`,
  `/api/busi/busifile/link/${file}`,
  `/api/busi/inquiry/annex/${id}/${file}`,
  `/api/busi/inquiry/annex/${id}/${file}/1`,
  `/api/busi/inquiry/annex/${id}/${file}/1?size=large`,
];

describe('who gets nothing of an annex (deals 86 to 89)', () => {
  it('by any address, range or condition: not agreed, revoked, an operator, a stranger, nobody', async () => {
    const { id, plan } = await secret({ annexDownloads: true });
    await agree(s2, id);
    const whole = await get(`/api/busi/busifile/${plan}`, s2.token);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('attachment') as string,
    });
    expect([...whole.headers.keys()]).not.toContain('etag');
    await revoke(id, s2);
    const [personal, chief] = await Promise.all([
      person(t.platform, { userType: 3, roles: [roleCodes.buyer] }),
      deskOperator(t, 'administrator'),
    ]);
    const tokens = [s1.token, s2.token, personal.token, chief.token, undefined];
    for (const token of tokens)
      for (const path of addresses(id, plan))
        for (const headers of asked) {
          const res = await get(path, token, headers);
          expect([401, 403, 404], `${path} ${JSON.stringify(headers)}`).toContain(res.status);
          const text = await res.text();
          expect(text).not.toContain('PDF-');
          expect(text).not.toContain('Zx91');
        }
  });

  it('nor its name or number: not on the page before the agreement, in search, lists or for visitors', async () => {
    const { id } = await secret();
    const [withNone] = [(await publish(t, b, { confidential: true })).id];
    const shape = async (who: TestPerson, of: string) => {
      const { parts, row: _, ...rest } = await detail(who, of);
      return [parts, Object.keys(rest).toSorted()];
    };
    expect(await shape(s1, id)).toEqual(await shape(s1, withNone));
    const texts = await Promise.all([
      ...[s1.token, undefined].map((token) =>
        Promise.resolve(get(`/api/busi/inquiry/${id}`, token)).then((r) => r.text()),
      ),
      detail(s1, id).then((d) => JSON.stringify(d)),
      t
        .as(s1.token)(inquiry.forSupplier, { params: { id } })
        .then((d) => JSON.stringify(d)),
      t
        .as(s1.token)(inquiry.page, { query: { q: 'Zx91' } })
        .then((d) => JSON.stringify(d.records)),
      t
        .as(s1.token)(inquiryLife.history, { params: { id } })
        .then(
          (d) => JSON.stringify(d),
          () => '',
        ),
    ]);
    for (const text of texts) expect(text).not.toContain('Zx91');
  });

  it('a colleague of a company that agreed reads for it; one without a part in selling, or who has left, does not', async () => {
    const { id, plan } = await secret();
    await agree(s1, id);
    const of = (seat: 'sales' | 'purchasing') =>
      person(t.platform, { userType: 1, roles: [roleCodes.supplier], entId: s1.entId, seat });
    const [sells, buys] = await Promise.all([of('sales'), of('purchasing')]);
    const page = `/api/busi/inquiry/annex/${id}/${plan}/1`;
    expect((await get(page, sells.token)).status).toBe(200);
    expect((await get(page, buys.token)).status).toBe(404);
    expect((await log(id)).map((r) => r.company.id)).toEqual([s1.entId]);
    await t.pool.query('update users set ent_id = null, company_role = null where id = $1', [sells.userId]);
    expect((await get(page, sells.token)).status).not.toBe(200);
  });

  it('annexes that come later are under the agreement that was accepted; another agreement closes them until it is', async () => {
    const { id } = await secret();
    await agree(s1, id);
    const later = await uploaded(t, b, 'later.pdf', await drawing(1));
    await t.pool.query('update inquiries set annexes = annexes || $2::uuid where id = $1', [id, later]);
    await t.pool.query(`update files set subject_kind = 'inquiry', subject_id = $2 where id = $1`, [later, id]);
    const page = `/api/busi/inquiry/annex/${id}/${later}/1`;
    expect((await get(page, s2.token)).status).toBe(404);
    expect((await get(page, s1.token)).status).toBe(200);
    await t.as(b.token)(confidential.setAgreement, {
      params: { id },
      body: { base: platformAgreement, text: { cn: '新的保密条款：'.padEnd(60, '仅供报价。') } },
    });
    for (const path of addresses(id, later)) expect((await get(path, s1.token)).status, path).toBe(404);
    await agree(s1, id);
    expect((await get(page, s1.token)).status).toBe(200);
  });

  it('two clicks at once are one acceptance, and two looks at once one line', async () => {
    const { id, plan } = await secret({ annexDownloads: true });
    const both = await Promise.all([agree(s1, id), agree(s1, id), agree(s1, id)]);
    expect(new Set(both.map((a) => a.at)).size).toBe(1);
    await Promise.all([1, 1, 2].map(async (no) => get(`/api/busi/inquiry/annex/${id}/${plan}/${no}`, s1.token)));
    await Promise.all([1, 2].map(async () => get(`/api/busi/busifile/${plan}`, s1.token)));
    const lines = (await log(id)).map((r) => [r.kind, r.times, r.pages]);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['download', 2, []],
        ['view', 3, [1, 2]],
      ]),
    );
  });

  it('who may take an annex no longer, though it reads on, takes none: not even between judging and recording', async () => {
    const { id, plan } = await secret({ annexDownloads: true });
    await agree(s1, id);
    const stop = t.as(b.token)(confidential.setDownloads, { params: { id }, body: { downloads: false } });
    const taken = await Promise.all(
      [1, 2, 3].map(async () => (await get(`/api/busi/busifile/${plan}`, s1.token)).status),
    );
    await stop;
    const times = (await log(id)).filter((r) => r.kind === 'download').reduce((n, r) => n + r.times, 0);
    expect(times).toBe(taken.filter((s) => s === 200).length);
    expect((await get(`/api/busi/busifile/${plan}`, s1.token)).status).toBe(404);
    expect((await get(`/api/busi/inquiry/annex/${id}/${plan}/1`, s1.token)).status).toBe(200);
  });
});

describe('sealed and confidential at once (deals 76, 82 and 89)', () => {
  it('is quoted by who has agreed; one that is revoked keeps its place in the chain, revises no more and is opened with the others', async () => {
    const { id } = await publish(t, b, { confidential: true, sealed: true, lines: [inquiryInput().lines[0]!] });
    const read = (who: TestPerson) => t.as(who.token)(inquirySealing.read, { params: { id } });
    const input = (who: TestPerson) => quotationInput(t, who, id);
    await agree(s1, id);
    const early = await input(s1);
    expect(await refused(t.as(s2.token)(inquiry.quote, { body: early }))).toBe('403 inquiry.agreementNeeded');
    expect((await read(s2)).entries).toEqual([]);
    await agree(s2, id);
    await Promise.all([quote(t, s1, id), quote(t, s2, id)]);
    const next = await input(s1);
    await revoke(id, s1);
    expect(await refused(t.as(s1.token)(inquiry.quote, { body: next }))).toBe('403 confidential.accessRevoked');
    expect(await refused(t.as(s1.token)(inquiryLife.confirm, { params: { id }, body: { version: 1 } }))).toBe(
      '403 confidential.accessRevoked',
    );
    // It still reads its own, and the chain that holds it.
    const mine = await t.as(s1.token)(inquiry.forSupplier, { params: { id } });
    expect(mine).toMatchObject({ gate: 'revoked', parts: null });
    expect(mine.mine?.totals.length).toBeGreaterThan(0);
    const before = await read(s1);
    expect(before.entries).toHaveLength(2);
    await t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [id]);
    await openDue(systemContext(t.platform));
    await jobsDone(t);
    const { quotations } = await t.as(b.token)(inquiry.own, { params: { id } });
    expect(new Set(quotations.map((q) => q.company?.id))).toEqual(new Set([s1.entId, s2.entId]));
    const after = await read(s1);
    expect(after.entries.map((e) => e.hash)).toEqual(before.entries.map((e) => e.hash));
    expect((await t.as(s1.token)(inquiry.forSupplier, { params: { id } })).parts).toBe(null);
    const of = quotations.find((q) => q.company?.id === s1.entId);
    await t.as(b.token)(inquiry.decide, { params: { id: of!.id }, body: { decision: 'accepted', tier: 1 } });
  });
});

/** A PDF of these objects; the first is its catalogue. */
const pdfOf = (objects: string[]): Buffer => {
  let all = '%PDF-1.7\n';
  const at = objects.map((o, i) => {
    const start = all.length;
    all += `${i + 1} 0 obj\n${o}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const tail = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${all.length}\n%%EOF\n`;
  return Buffer.from(`${all}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${at.join('')}${tail}`, 'latin1');
};
const stream = (words: string, content: Buffer | string) =>
  `<< ${words} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
const onePage = (content: string, o: { resources?: string; box?: string; count?: number; more?: string[] } = {}) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count ${o.count ?? 1} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox ${o.box ?? '[0 0 600 800]'} /Resources << ${o.resources ?? ''} >> /Contents 4 0 R >>`,
    content,
    ...(o.more ?? []),
  ]);
const sourceOf = (id: string, bytes: Buffer): Source => ({ id, kind: 'pdf', bytes });
const draw = (source: Source) => markedPage(source, 1, { width: 2600, words: ['a', 'b'] });

/** So many MiB of zeros in the zlib format; flushed pieces repeat, so that none of it need be packed here. */
const packedZeros = (mebibytes: number): Buffer => {
  const piece = deflateRawSync(Buffer.alloc(1 << 20), { finishFlush: constants.Z_FULL_FLUSH });
  const end = Buffer.from([3, 0, 0, 0, 0, 1]);
  // Adler-32 of n zeros: n modulo 65521, then 1.
  end.writeUInt16BE((mebibytes * (1 << 20)) % 65_521, 2);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: mebibytes }, () => piece), end]);
};

describe('documents that mean harm (deals 86)', () => {
  it('a content that unpacks to a gigabyte ends its thread, is not tried again, and holds up neither this process nor the next', async () => {
    const bomb = sourceOf('bomb', onePage(stream('/Filter /FlateDecode', packedZeros(1024))));
    // A process that is held up hears no clock.
    let heard = 0;
    const clock = setInterval(() => (heard += 1), 20);
    await expect(draw(bomb)).rejects.toThrow(/too (?:long|much)/);
    clearInterval(clock);
    expect(heard).toBeGreaterThan(5);
    await expect(draw(bomb)).rejects.toThrow('failed before');
    expect((await draw(sourceOf('good', await drawing(1)))).length).toBeGreaterThan(1000);
  }, 90_000);

  it('a page of any shape, a form within itself and a picture beyond every size cost no more than a page', async () => {
    const shapes: Record<string, Buffer> = {
      tall: onePage(stream('', '0 0 9 9 re f'), { box: '[0 0 1 1000000]' }),
      vast: onePage(stream('', '0 0 9 9 re f'), { box: '[0 0 1e9 1e9]' }),
      empty: onePage(stream('', '0 0 9 9 re f'), { box: '[0 0 0 0]' }),
      itself: onePage(stream('', '/X Do'), {
        resources: '/XObject << /X 5 0 R >>',
        more: [
          stream('/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X 5 0 R >> >>', '/X Do'),
        ],
      }),
      picture: onePage(stream('', '600 0 0 800 0 0 cm /X Do'), {
        resources: '/XObject << /X 5 0 R >>',
        more: [
          stream(
            '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
            deflateSync(Buffer.alloc(1 << 24)),
          ),
        ],
      }),
    };
    for (const [id, bytes] of Object.entries(shapes)) {
      const drawn = await draw(sourceOf(id, bytes));
      expect(drawn.length, id).toBeLessThan(2_000_000);
      expect(Buffer.from(drawn.subarray(8, 12)).toString(), id).toBe('WEBP');
    }
    const many = sourceOf('many', onePage(stream('', ''), { count: 900_000_000 }));
    expect((await pageSizesOf(many).catch(() => [])).length).toBeLessThanOrEqual(200);
  }, 90_000);
});
