import { beforeAll, expect, it } from 'vitest';
import { homeMedia } from '#contract/content/media-calls.ts';
import type { VideoMedia } from '#contract/content/media.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { buyer, type TestPerson } from '#tests/world/people.ts';
import { pieceOf } from '#tests/world/rooms/content.ts';
import { beginPiece, filmBytes, posterBytes, publishMedia, sendContentFile } from '#tests/world/rooms/media.ts';

let t: TestPlatform;
let author: TestOperator;
let second: TestOperator;
let member: TestPerson;
let film: string;
let poster: string;
let pieceId: string;
const evil = '<v onmouseover=alert(1)>Bag</v> &lt;script&gt;';
const vtt = (text: string) =>
  `WEBVTT\n\n00:00:00.500 --> 00:00:04.000\n${text}\n\n00:00:05.000 --> 00:00:09.000\nEnd\n`;
const mediaOf = (o: Partial<VideoMedia> = {}): VideoMedia => ({
  kind: 'video',
  film,
  poster,
  seconds: 42,
  captions: { cn: vtt('真空'), en: vtt(evil), es: vtt('Vacío') },
  chapters: [{ at: 5, title: { cn: '末', en: 'End', es: 'Fin' } }],
  ...o,
});
const file = (id: string, headers: Record<string, string> = {}, by?: { token: string }) =>
  t.api.request(`/api/busi/pc/busi/home/video/${pieceId}/file/${id}`, {
    headers: { ...headers, ...(by && { authorization: `Bearer ${by.token}` }) },
  });

beforeAll(async () => {
  t = await testPlatform();
  author = await deskOperator(t, 'editor');
  second = await deskOperator(t, 'editor');
  member = await buyer(t.platform);
  film = (await sendContentFile(t, author, 'film', { name: 'a.webm', type: 'video/webm', bytes: filmBytes() })).id;
  poster = (await sendContentFile(t, author, 'picture', { name: 'a.jpg', type: 'image/jpeg', bytes: posterBytes() }))
    .id;
  pieceId = await beginPiece(t, author, 'video', mediaOf());
});

it('is seen by its readers once it is published, by editors before (content 22)', async () => {
  expect((await file(film)).status).toBe(404);
  expect((await file(film, {}, member)).status).toBe(404);
  expect((await file(film, {}, author)).headers.get('cache-control')).toBe('private, no-store');
  await publishMedia(t, { author, second }, { pieceId, kind: 'video', media: mediaOf({ seconds: 43 }) });
  const { row, tracks, transcript, chapters } = await t.as()(homeMedia.video, { params: { id: pieceId } });
  expect(row).toMatchObject({ seconds: 43, bytes: filmBytes().length, captions: ['cn', 'en', 'es'] });
  expect(tracks.map((x) => x.lang)).toEqual(['cn', 'en', 'es']);
  expect(transcript.map((c) => c.text)).toEqual(['真空', 'End']);
  expect(chapters).toMatchObject([{ at: 5 }]);
  expect((await t.as()(homeMedia.videos, { query: {} })).records.map((r) => r.id)).toEqual([pieceId]);
  const whole = await file(film);
  expect(Buffer.from(await whole.arrayBuffer()).equals(filmBytes())).toBe(true);
  expect((await file(poster)).headers.get('content-type')).toBe('image/jpeg');
});

it('answers ranges, and a part of another file is the whole (content 22)', async () => {
  const part = await file(film, { range: 'bytes=100-199' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${filmBytes().length}`);
  expect(Buffer.from(await part.arrayBuffer()).equals(filmBytes().subarray(100, 200))).toBe(true);
  const etag = part.headers.get('etag') ?? '';
  expect((await file(film, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await file(film, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  expect((await file(film, { range: 'bytes=-10' })).headers.get('content-length')).toBe('10');
  const beyond = await file(film, { range: 'bytes=99999999-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${filmBytes().length}`]);
});

it('has captions of words and times alone (content 22)', async () => {
  const res = await t.api.request(`/api/busi/pc/busi/home/video/${pieceId}/captions/en`);
  expect(res.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  const text = await res.text();
  expect(text).toContain('Bag &lt;script&gt;');
  expect(text).not.toContain('onmouseover');
});

it('is not saved with captions that are none, nor with a chapter after its end (content 22)', async () => {
  const save = (media: VideoMedia) =>
    t.as(author.token)(operatorContent.save, {
      body: { pieceId, turn: 4, kind: 'video', slug: `piece-${pieceId}`, content: pieceOf({ person: null, media }) },
    });
  const wrong = mediaOf({ captions: { cn: 'no captions', en: '', es: '' } });
  await expect(save(wrong)).rejects.toMatchObject({
    fields: { 'content.media.captions.cn': expect.anything() as string },
  });
  const late = mediaOf({ chapters: [{ at: 42, title: { cn: '末', en: 'End', es: 'Fin' } }] });
  await expect(save(late)).rejects.toMatchObject({
    fields: { 'content.media.chapters.0.at': expect.anything() as string },
  });
  const script = mediaOf({ captions: { cn: vtt('<script>alert(1)</script>'), en: '', es: '' } });
  await expect(save(script)).rejects.toMatchObject({
    fields: { 'content.media.captions.cn': expect.anything() as string },
  });
  const news = t.as(author.token)(operatorContent.save, {
    body: { pieceId: film, turn: 0, kind: 'news', slug: 'news-film', content: pieceOf({ media: mediaOf() }) },
  });
  expect(await refused(news)).toBe('400 common.invalid');
});

it('keeps where a member stopped, for that member alone (content 23)', async () => {
  const other = await buyer(t.platform);
  const at = (by: TestPerson) => t.as(by.token)(homeMedia.position, { params: { id: pieceId } });
  expect(await at(member)).toEqual({ seconds: 0 });
  for (const seconds of [12, 31])
    await t.as(member.token)(homeMedia.keepPosition, { params: { id: pieceId }, body: { seconds } });
  expect(await at(member)).toEqual({ seconds: 31 });
  expect(await at(other)).toEqual({ seconds: 0 });
  expect(await refused(t.as()(homeMedia.position, { params: { id: pieceId } }))).toMatch(/^401/);
});

it('sends a film of 200 MB as it is read, and any part of it at once (content 22)', async () => {
  const megabytes = 200;
  const long = (await sendContentFile(t, author, 'film', { name: 'b.webm', type: 'video/webm', bytes: filmBytes() }))
    .id;
  const params = { id: pieceId };
  const { turn } = await t.as(author.token)(operatorContent.detail, { params });
  await publishMedia(t, { author, second }, { pieceId, kind: 'video', media: mediaOf({ film: long }), turn });
  // What lies there is longer than what the desk takes: each megabyte begins with its number.
  const { rows } = await t.pool.query<{ key: string }>('select key from files where id = $1', [long]);
  const bytes = Buffer.alloc(megabytes * 1_000_000);
  for (let n = 0; n < megabytes; n += 1) bytes.writeUInt32BE(n, n * 1_000_000);
  await t.platform.storage.put(rows[0]!.key, bytes);
  await t.pool.query('update files set size = $2 where id = $1', [long, bytes.length]);
  for (const n of [199, 3, 120]) {
    const part = await file(long, { range: `bytes=${n * 1_000_000}-${n * 1_000_000 + 99_999}` });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100000']);
    expect(Buffer.from(await part.arrayBuffer()).readUInt32BE(0)).toBe(n);
  }
  const held = () => process.memoryUsage().arrayBuffers;
  const before = held();
  const whole = await file(long);
  let [read, most] = [0, 0];
  for await (const chunk of whole.body as unknown as AsyncIterable<Uint8Array>) {
    read += chunk.length;
    most = Math.max(most, held() - before);
  }
  expect(read).toBe(bytes.length);
  expect(most).toBeLessThan(bytes.length / 2);
}, 120_000);
