import { beforeAll, beforeEach, expect, it } from 'vitest';
import sharp from 'sharp';
import { albums, mostPhotos } from '#contract/fairs/albums/albums.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { operatorPhotos } from '#contract/operator/photos.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { uploaded } from '#tests/world/files.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { deskOperator } from '#tests/world/operators.ts';
import { buyer, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let desk: Awaited<ReturnType<typeof deskOperator>>;
beforeAll(async () => {
  t = await testPlatform();
  desk = await deskOperator(t, 'editor');
});
beforeEach(() => forgetLimits(t));

const title = { cn: '现场照片', en: 'At the fair', es: 'En la feria' };
const albumOf = async (o: { opens?: number; closes?: number } = {}) => {
  const { fairId } = await fairOf(t, o);
  return (await t.as(desk.token)(operatorPhotos.createAlbum, { body: { fair: fairId, title } })).id;
};
const picture = (by: TestPerson, shade = 90) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 120, b: 130 } } })
    .png()
    .toBuffer()
    .then((bytes) => uploaded(t, by, 'fair.png', bytes));
const send = (by: TestPerson, album: string, file: string) =>
  t.as(by.token)(albums.save, { body: { album, file, caption: '现场切样' } });
const decide = (id: string, show: boolean, reason?: string) =>
  t.as(desk.token)(operatorPhotos.decide, { params: { id }, body: { show, ...(reason && { reason }) } });
const seen = (album: string, token?: string) => t.as(token)(albums.detail, { params: { id: album } });

it('shows a photograph once the desk has looked at it, and tells its sender (fairs 64, 65)', async () => {
  const [album, b, other] = [await albumOf(), await buyer(t.platform), await buyer(t.platform)];
  const file = await picture(b);
  const sent = await Promise.all(Array.from({ length: 4 }, () => send(b, album, file)));
  expect(new Set(sent.map((s) => s.id)).size).toBe(1);
  const id = sent[0]?.id ?? '';
  expect(await seen(album, other.token)).toMatchObject({ photos: [], own: [], total: 0 });
  expect((await seen(album, b.token)).own).toMatchObject([{ id, state: 'waiting', caption: { cn: '现场切样' } }]);
  const status = async () => (await t.api.request(`/api/busi/busifile/public/${file}`)).status;
  expect(await status()).toBe(404);
  expect((await t.as(desk.token)(operatorPhotos.list)).waiting.map((p) => p.id)).toContain(id);
  await decide(id, true);
  expect(await refused(decide(id, true))).toBe('404 common.notFound');
  expect((await seen(album, other.token)).photos).toMatchObject([{ id, ratio: 1.5, by: expect.stringMatching(/./) }]);
  expect((await seen(album)).photos).toMatchObject([{ id, by: '' }]);
  expect(await status()).toBe(200);
  await jobsDone(t);
  const told = async () => (await t.as(b.token)(notices.page, { query: {} })).records.map((n) => n.kind);
  expect(await told()).toEqual(['photoShown']);
  // Taken out again, with the reason.
  expect(await refused(decide(id, false))).toBe('422 operator.reasonNeeded');
  await decide(id, false, '能认出一位没有同意的人');
  expect((await seen(album, b.token)).own).toMatchObject([{ state: 'refused', reason: '能认出一位没有同意的人' }]);
  expect(await status()).toBe(404);
});

it('takes out a photograph that others reported; who sent it reports nothing (fairs 65)', async () => {
  const [album, b, other] = [await albumOf(), await buyer(t.platform), await buyer(t.platform)];
  const { id } = await send(b, album, await picture(b));
  const report = (by: TestPerson) =>
    t.as(by.token)(moderation.report, { body: { kind: 'photo', subjectId: id, reason: '照片里是别家的展位' } });
  expect(await refused(report(other))).toBe('404 common.notFound');
  await decide(id, true);
  const mine = async (by: TestPerson) => (await seen(album, by.token)).photos.map((p) => p.mine);
  expect([await mine(b), await mine(other)]).toEqual([[true], [false]]);
  expect(await refused(report(b))).toBe('404 common.notFound');
  await Promise.all([report(other), report(other)]);
  const reviewer = await deskOperator(t, 'reviewer');
  const reports = (await t.as(reviewer.token)(operatorReports.list)).rows.filter((r) => r.text === '现场切样');
  expect(reports).toHaveLength(1);
  const body = { hide: true, reason: '与本展会无关' };
  await t.as(reviewer.token)(operatorReports.decide, { params: { id: reports[0]?.id ?? '' }, body });
  expect((await seen(album, other.token)).photos).toEqual([]);
});

it('takes photographs while the fair goes on and for 30 days, a number a person, from who may (fairs 65)', async () => {
  const b = await buyer(t.platform);
  const [coming, over] = [await albumOf({ opens: 5, closes: 9 }), await albumOf({ opens: -900, closes: -800 })];
  for (const album of [coming, over]) expect(await refused(send(b, album, await picture(b)))).toBe('409 photos.closed');
  const album = await albumOf();
  const stranger = await buyer(t.platform);
  expect(await refused(send(b, album, await picture(stranger)))).toBe('404 common.notFound');
  const files: string[] = [];
  for (let i = 0; i <= mostPhotos; i += 1) files.push(await picture(b, i * 5));
  const all = await Promise.allSettled(files.map((file) => send(b, album, file)));
  expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(mostPhotos);
  expect(await refused(t.as(b.token)(operatorPhotos.list))).toContain('403');
});
