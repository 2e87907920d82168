import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { fileLimit } from '#contract/files/calls.ts';
import { docx, pdf, zip } from '../fixtures/office-files.ts';
import { buyer, type TestPerson } from '../world/people.ts';
import { makeRecords } from './records.ts';
import { type TestSite, testSite } from './site.ts';

let t: TestSite;
let who: TestPerson;
beforeAll(async () => {
  t = await testSite();
  who = await buyer(t.platform);
});
const send = async (bytes: Uint8Array, name: string, type: string, kind = '') => {
  await t.pool.query('delete from rate_limits');
  const form = new FormData();
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
  const res = await fetch(`${t.url}/api/busi/busifile/upload${kind}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${who.token}` },
  });
  return {
    status: res.status,
    ...((await res.json()) as { data: { id: string; url: string; name: string; error?: string } }).data,
  };
};
const read = (url: string, by: TestPerson | undefined) =>
  fetch(`${t.url}${url}`, { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b6554' } });

it('security 23: content, extension and declaration agree; pages, drawings and two-faced files are refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const gif = Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1');
  const jpg = await plain.jpeg().toBuffer();
  const refused: [Uint8Array, string, string][] = [
    [svg, 'a.svg', 'image/svg+xml'],
    [svg, 'a.png', 'image/png'],
    [svg, 'a.jpg', ''],
    [html, 'a.html', 'text/html'],
    [html, 'a.pdf', 'application/pdf'],
    [html, 'a.doc', 'application/msword'],
    [gif, 'a.gif', 'image/gif'],
    [gif, 'a.jpg', 'image/jpeg'],
    [jpg, 'a.png', 'image/png'],
    [jpg, 'a.jpg', 'text/html'],
    [jpg, 'a.jpg.exe', 'image/jpeg'],
    [pdf(), 'a.docx', word],
    [Buffer.concat([pdf(), zip([{ name: 'x' }])]), 'a.pdf', 'application/pdf'],
    [Buffer.concat([docx(), html]), 'a.docx', word],
    [Buffer.concat([html, docx()]), 'a.docx', word],
    [docx({ name: 'word/vbaProject.bin' }), 'a.docx', word],
    [Buffer.from('MZ\x90\0'), 'a.pdf', 'application/pdf'],
  ];
  for (const [bytes, name, type] of refused)
    expect(await send(bytes, name, type), `${name} ${type}`).toMatchObject({ status: 415 });
});

it('security 23: a picture is drawn anew, without its metadata and without what hid behind it', async () => {
  const camera = await plain
    .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '33/1 20/1 0/1' } })
    .jpeg()
    .toBuffer();
  const f = await send(
    Buffer.concat([camera, Buffer.from('<script>behind</script>PK\x05\x06')]),
    'a.jpg',
    'image/jpeg',
  );
  const back = Buffer.from(await (await read(f.url, who)).arrayBuffer());
  const { exif, icc, xmp } = await sharp(back).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  expect(back.includes('secret-place') || back.includes('behind')).toBe(false);
});

it('security 24: one byte under the limit is in, the limit is out, and a stream without a length is cut off', async () => {
  const padded = (size: number) =>
    Buffer.concat([pdf(), Buffer.alloc(size - pdf().length - 6, 0x20), Buffer.from('%%EOF\n')]);
  expect(fileLimit).toBe(5000 * 1024);
  expect((await send(padded(5000 * 1024 - 1), 'a.pdf', 'application/pdf')).status).toBe(200);
  expect((await send(padded(5000 * 1024), 'a.pdf', 'application/pdf')).status).toBe(413);
  const jpg = await plain.jpeg().toBuffer();
  const jpgOf = (size: number) => Buffer.concat([jpg, Buffer.alloc(size - jpg.length)]);
  expect((await send(jpgOf(500 * 1024 - 1), 'a.jpg', 'image/jpeg', '/docking')).status).toBe(200);
  expect((await send(jpgOf(500 * 1024), 'a.jpg', 'image/jpeg', '/docking')).status).toBe(413);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (c) =>
      c.enqueue(Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')),
    pull: (c) => {
      sent += 65_536;
      if (sent > 200_000_000) c.close();
      else c.enqueue(new Uint8Array(65_536));
    },
  });
  const status = await fetch(`${t.url}/api/busi/busifile/upload`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  } as RequestInit).then(
    (r) => r.status,
    () => 413, // the server closed on us
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(50_000_000);
});

/** A PNG of one bit a pixel that packs to nothing: all zero rows, every one of them up to a hundred megapixels. */
const flood = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const out = Buffer.alloc(12 + data.length);
    out.writeUInt32BE(data.length, 0);
    out.write(type, 4, 'latin1');
    data.copy(out, 8);
    out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const whole = width * height <= 100_000_000;
  const rows = deflateSync(Buffer.alloc(whole ? (Math.ceil(width / 8) + 1) * height : 1000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

it('security 25: floods of pixels and bombs of zip end in a refusal, and the server stays well', async () => {
  const began = process.cpuUsage();
  const before = process.memoryUsage().rss;
  for (const [w, h] of [
    [60_000, 60_000],
    [2_000_000_000, 1],
    [8000, 8000],
  ] as const)
    expect(await send(flood(w, h), 'a.png', 'image/png'), `${w} x ${h}`).toMatchObject({
      status: 422,
      error: w === 8000 ? 'files.tooManyPixels' : (expect.stringMatching(/^files\.(tooManyPixels|broken)$/) as unknown),
    });
  const zeros = (declared?: number) =>
    docx({ name: 'word/x.xml', content: '0'.repeat(60_000_000), deflate: true, ...(declared && { declared }) });
  expect((await send(zeros(), 'a.docx', word)).status).toBe(415);
  expect((await send(zeros(900_000), 'a.docx', word)).status).toBe(415);
  expect((await send(docx({ name: 'word/x', content: 'x', declared: 4_000_000_000 }), 'a.docx', word)).status).toBe(
    415,
  );
  const many = Array.from({ length: 6000 }, (_, i) => ({ name: `x${i}` }));
  expect((await send(docx(...many), 'a.docx', word)).status).toBe(415);
  // Seconds of work, not of the clock: what else the machine does decides nothing.
  expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(10);
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  expect((await send(pdf(), 'a.pdf', 'application/pdf')).status).toBe(200);
});

it('security 26: the server names files; private ones go to those entitled, as attachments that nothing sniffs', async () => {
  const r = await makeRecords(t);
  const f = await send(pdf(), '../../etc/<img src=x>\u202e规格.pdf', 'application/pdf');
  expect(f.url).toMatch(/^\/api\/busi\/busifile\/[\da-f-]{36}$/);
  const { rows } = await t.pool.query<{ key: string }>('select key from files where id = $1', [f.id]);
  expect(rows[0]?.key).toMatch(/^[\da-f]{8}\/[\da-f-]{36}\.pdf$/);
  const res = await read(f.url, who);
  expect(res.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[^"\\/<>]*"; filename\*=UTF-8''[\w%.~!-]*$/,
  );
  expect(res.headers.get('x-content-type-options')).toBe('nosniff');
  expect(res.headers.get('content-security-policy')).toContain('sandbox');
  expect(res.headers.get('cache-control')).toBe('private, no-store');
  const entitled = { nobody: undefined, stranger: who, owner: r.owner, seller: r.seller };
  const seen = await Promise.all(
    Object.entries(entitled).map(async ([name, by]) => [name, (await read(`/api/busi/busifile/${r.file}`, by)).status]),
  );
  expect(Object.fromEntries(seen)).toEqual({ nobody: 401, stranger: 404, owner: 200, seller: 200 });
});
