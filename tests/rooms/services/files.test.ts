import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileLimit } from '#contract/files/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { filesRoom } from '#server/rooms/files/index.ts';
import { bmp, pdf } from '../../fixtures/office-files.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { publish } from '../../world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let owner: TestPerson;
let stranger: TestPerson;
let seller: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [owner, stranger, seller] = await Promise.all([buyer(t.platform), buyer(t.platform), supplier(t.platform)]);
});

type Answer = {
  code: number;
  data: { id: string; url: string; name: string; size: number; uid: string; error: string };
};
const send = (bytes: Uint8Array, name: string, type: string, by?: TestPerson) => {
  const form = new FormData();
  form.set('uid', '42');
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
  return t.api.request('/api/busi/busifile/upload', {
    method: 'POST',
    body: form,
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  });
};
const upload = async (bytes: Uint8Array, name: string, type: string, by = owner) => {
  const res = await send(bytes, name, type, by);
  return { status: res.status, ...((await res.json()) as Answer).data };
};
const read = (id: string, by?: TestPerson, headers: Record<string, string> = {}) =>
  t.api.request(`/api/busi/busifile/${id}`, {
    headers: { ...headers, ...(by && { authorization: `Bearer ${by.token}` }) },
  });
const padded = (size: number) =>
  Buffer.concat([pdf(), Buffer.alloc(size - pdf().length - 6, 0x20), Buffer.from('%%EOF\n')]);

describe('files', () => {
  it('come back as they were, to their owner alone', async () => {
    const f = await upload(pdf(), '规格书.pdf', 'application/pdf');
    expect(f).toMatchObject({ status: 200, name: '规格书.pdf', size: pdf().length, uid: '42' });
    const res = await read(f.id, owner);
    expect(Object.fromEntries(res.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%E8/) as unknown,
    });
    expect(Buffer.from(await res.arrayBuffer()).equals(pdf())).toBe(true);
    expect((await read(f.id)).status).toBe(401);
    expect((await read(f.id, stranger)).status).toBe(404);
    expect((await read(owner.userId, stranger)).status).toBe(404);
  });

  it('are sent in parts', async () => {
    const f = await upload(pdf(), 'a.pdf', 'application/pdf');
    const part = await read(f.id, owner, { range: 'bytes=0-3' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${f.size}`,
    ]);
    expect((await read(f.id, owner, { range: 'bytes=99999-' })).status).toBe(416);
  });

  it('need a session, an agreeing type, and fewer than 5000 KB', async () => {
    expect((await send(pdf(), 'a.pdf', 'application/pdf')).status).toBe(401);
    expect(await upload(Buffer.from('MZ...'), 'a.pdf', 'application/pdf')).toMatchObject({
      status: 415,
      error: 'files.wrongType',
    });
    expect(await upload(Buffer.alloc(0), 'a.pdf', 'application/pdf')).toMatchObject({
      status: 422,
      error: 'files.empty',
    });
    expect((await upload(padded(fileLimit - 1), 'a.pdf', 'application/pdf')).status).toBe(200);
    expect(await upload(padded(fileLimit), 'a.pdf', 'application/pdf')).toMatchObject({
      status: 413,
      error: 'files.tooLarge',
    });
    expect(await upload(Buffer.alloc(6_000_000), 'a.pdf', 'application/pdf')).toMatchObject({
      status: 413,
      error: 'files.tooLarge',
    });
  });

  it('are cut off in mid-stream where no length was declared', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (c) =>
        c.enqueue(Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')),
      pull: (c) => {
        sent += 65_536;
        if (sent > 100_000_000) c.close();
        else c.enqueue(new Uint8Array(65_536));
      },
    });
    const res = await t.api.request('/api/busi/busifile/upload', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit);
    expect(res.status).toBe(413);
    expect(sent).toBeLessThan(8_000_000);
  });

  it('that are pictures lose everything but their pixels; a bitmap becomes PNG', async () => {
    const camera = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer();
    const hidden = Buffer.concat([camera, Buffer.from('<script>hidden</script>')]);
    const f = await upload(hidden, 'a.jpg', 'image/jpeg');
    const back = Buffer.from(await (await read(f.id, owner)).arrayBuffer());
    expect(back.includes('secret-place') || back.includes('<script>')).toBe(false);
    const b = await upload(bmp(5, 4), 'a.bmp', 'image/bmp');
    expect(b.name).toBe('a.png');
    expect((await read(b.id, owner)).headers.get('content-type')).toBe('image/png');
  });

  it('are read by those whom their record lets read them', async () => {
    const f = await upload(pdf(), 'a.pdf', 'application/pdf');
    const open = await upload(pdf(), 'b.pdf', 'application/pdf');
    await publish(t, owner, { annexes: [open.id] });
    await publish(t, owner, { annexes: [f.id], confidential: true });
    expect((await read(open.id, seller)).status).toBe(200);
    expect((await read(f.id, seller)).status).toBe(404);
    const refused = await publish(t, stranger, { annexes: [open.id] }).catch((e: { error: string }) => e.error);
    expect(refused).toBe('files.notYours');
  });

  it('that nobody claims are gone after two days', async () => {
    const f = await upload(pdf(), 'a.pdf', 'application/pdf');
    const kept = await upload(pdf(), 'b.pdf', 'application/pdf');
    await t.platform.pool.query(`update files set created_at = now() - interval '49 hours' where id = $1`, [f.id]);
    await filesRoom.periodic?.[0]?.run(systemContext(t.platform));
    expect((await read(f.id, owner)).status).toBe(404);
    expect((await read(kept.id, owner)).status).toBe(200);
  });
});
