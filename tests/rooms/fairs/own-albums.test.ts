import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { albums } from '#contract/fairs/albums/albums.ts';
import { mostOwnPhotos, ownAlbums } from '#contract/fairs/albums/own-albums.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { notices } from '#contract/notices/calls.ts';
import { operatorPhotos } from '#contract/operator/photos.ts';
import { inTransaction, systemContext } from '#server/platform/context.ts';
import { freeBooth, lockBooth } from '#server/rooms/fairs/booth-store.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { uploaded } from '#tests/world/files.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { deskOperator } from '#tests/world/operators.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let desk: Awaited<ReturnType<typeof deskOperator>>;
beforeAll(async () => {
  t = await testPlatform();
  desk = await deskOperator(t, 'editor');
});
beforeEach(() => forgetLimits(t));

const caption = { cn: '现场切样', es: 'Corte en directo' };
let shade = 0;
const picture = async (by: TestPerson) => {
  shade += 1;
  const background = { r: shade % 250, g: 120, b: 130 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return uploaded(t, by, 'booth.png', bytes);
};
const colleagueOf = (s: TestPerson, seat: 'sales' | 'reader' | 'purchasing') =>
  person(t.platform, { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], entId: s.entId, seat });
const exhibitor = async (o: Parameters<typeof fairOf>[1] = {}) => {
  const s = await supplier(t.platform);
  const made = await fairOf(t, { exhibitors: [s], ...o });
  return { ...made, s, booth: made.booths[0]! };
};
const add = (by: TestPerson, booth: string, file: string, words: object = caption) =>
  t.as(by.token)(ownAlbums.add, { params: { id: booth }, body: { file, caption: words } });
const own = (by: TestPerson, booth: string) => t.as(by.token)(ownAlbums.detail, { params: { id: booth } });
const describe = (by: TestPerson, id: string, base: number) =>
  t.as(by.token)(ownAlbums.describe, { params: { id }, body: { base, caption: { en: 'Cut live' } } });
const order = (by: TestPerson, booth: string, photos: string[]) =>
  t.as(by.token)(ownAlbums.order, { params: { id: booth }, body: { photos } });
const decide = (id: string, show: boolean, more: { reason?: string; revision?: number } = {}) =>
  t.as(desk.token)(operatorPhotos.decide, { params: { id }, body: { show, ...more } });
const boothOf = (id: string, token?: string) => t.as(token)(fairs.booth, { params: { id } });
const albumOf = (id: string, token?: string) => t.as(token)(albums.detail, { params: { id } });
const listed = async (fairId: string) => (await t.as()(albums.list, { query: { fair: fairId } })).albums;
const open = async (file: string) => (await t.api.request(`/api/busi/busifile/public/${file}`)).status;

it('shows what the desk has looked at on the booth and among the albums, by the company’s name (fairs 75)', async () => {
  const { s, booth, fairId } = await exhibitor();
  const guest = await buyer(t.platform);
  const file = await picture(s);
  const sent = await Promise.all(Array.from({ length: 4 }, () => add(s, booth, file)));
  expect(new Set(sent.map((p) => p.id)).size).toBe(1);
  const id = sent[0]!.id;
  const album = (await own(s, booth)).id!;
  expect((await own(s, booth)).photos).toMatchObject([{ id, state: 'waiting', caption, revision: 1 }]);
  // Until then there is no album for anybody else.
  expect(await listed(fairId)).toEqual([]);
  expect((await boothOf(booth, guest.token)).album).toBeNull();
  expect(await refused(albumOf(album, guest.token))).toBe('404 common.notFound');
  expect(await open(file)).toBe(404);
  const waiting = (await t.as(desk.token)(operatorPhotos.list)).waiting.find((p) => p.id === id);
  const { exhibitor: company } = await boothOf(booth);
  expect(waiting).toMatchObject({ revision: 1, caption, album: { id: album, title: company!.name } });
  await decide(id, true, { revision: 1 });
  expect(await listed(fairId)).toMatchObject([{ id: album, title: company!.name, exhibitor: s.entId, photos: 1 }]);
  expect((await boothOf(booth)).album).toBe(album);
  expect(await albumOf(album, guest.token)).toMatchObject({
    title: company!.name,
    exhibitor: { id: s.entId, booth: { id: booth, number: 'A1' } },
    photos: [{ id, caption, by: '' }],
    own: [],
    takes: false,
  });
  // Visitors read no captions (fairs 64).
  expect((await albumOf(album)).photos).toMatchObject([{ id, caption: {} }]);
  expect(await open(file)).toBe(200);
  await jobsDone(t);
  const told = (await t.as(s.token)(notices.page, { query: {} })).records.find((n) => n.kind === 'photoShown');
  expect(told?.link).toBe(`/newFielddata/booth?id=${booth}&step=album`);
  // Nobody else sends into it.
  const body = { album, file: await picture(guest), caption: '' };
  expect(await refused(t.as(guest.token)(albums.save, { body }))).toBe('404 common.notFound');
});

it('puts a photograph whose words are changed before the desk again (fairs 76)', async () => {
  const { s, booth } = await exhibitor();
  const file = await picture(s);
  const { id } = await add(s, booth, file);
  const colleague = await colleagueOf(s, 'sales');
  expect(await describe(colleague, id, 1)).toEqual({ revision: 2, state: 'waiting' });
  // A colleague's words are not written over, and the desk decides on what it has read.
  expect(await refused(describe(s, id, 1))).toBe('409 photos.changed');
  expect(await refused(decide(id, true, { revision: 1 }))).toBe('409 photos.changed');
  await decide(id, true, { revision: 2 });
  expect(await open(file)).toBe(200);
  await describe(s, id, 2);
  expect(await open(file)).toBe(404);
  await decide(id, false, { reason: '看不清展位', revision: 3 });
  expect((await own(s, booth)).photos).toMatchObject([{ state: 'refused', reason: '看不清展位' }]);
  expect((await describe(s, id, 3)).state).toBe('waiting');
});

it('keeps the order of choice, and tells who orders what is not there any more (fairs 75)', async () => {
  const { s, booth } = await exhibitor();
  const guest = await buyer(t.platform);
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { id } = await add(s, booth, await picture(s));
    await decide(id, true);
    ids.push(id);
  }
  await order(s, booth, ids.toReversed());
  const album = (await own(s, booth)).id!;
  expect((await albumOf(album, guest.token)).photos.map((p) => p.id)).toEqual(ids.toReversed());
  expect((await albumOf(album)).total).toBe(3);
  await t.as(s.token)(ownAlbums.remove, { params: { id: ids[0]! } });
  expect(await refused(order(s, booth, ids))).toBe('409 photos.changed');
  expect(await refused(order(s, booth, [ids[1]!, ids[1]!]))).toBe('409 photos.changed');
  expect((await albumOf(album, guest.token)).photos.map((p) => p.id)).toEqual([ids[2], ids[1]]);
  // A new one comes last.
  const { id } = await add(s, booth, await picture(s));
  expect((await own(s, booth)).photos.map((p) => p.id)).toEqual([ids[2], ids[1], id]);
});

it('is the company’s whose seat sells, until 30 days after the fair (fairs 75)', async () => {
  const { s, booth } = await exhibitor();
  const [stranger, reads, buys] = await Promise.all([
    supplier(t.platform),
    colleagueOf(s, 'reader'),
    colleagueOf(s, 'purchasing'),
  ]);
  const file = await picture(s);
  const { id } = await add(s, booth, file);
  const remove = (by: TestPerson) => t.as(by.token)(ownAlbums.remove, { params: { id } });
  expect(await refused(own(stranger, booth))).toBe('404 common.notFound');
  expect(await refused(add(stranger, booth, await picture(stranger)))).toBe('404 common.notFound');
  expect(await refused(describe(stranger, id, 1))).toBe('404 common.notFound');
  expect(await refused(remove(stranger))).toBe('404 common.notFound');
  expect(await refused(order(stranger, booth, [id]))).toBe('404 common.notFound');
  expect(await own(reads, booth)).toMatchObject({ mayEdit: false, photos: [{ id }] });
  expect(await refused(remove(reads))).toBe('403 common.seat');
  expect(await refused(own(buys, booth))).toBe('403 common.seat');
  const bytes = async (by: TestPerson) =>
    (await t.api.request(`/api/busi/busifile/${file}`, { headers: { authorization: `Bearer ${by.token}` } })).status;
  expect([await bytes(s), await bytes(reads), await bytes(stranger)]).toEqual([200, 200, 404]);
  // Somebody else's file is as absent, and a caption is needed.
  expect(await refused(add(s, booth, await picture(stranger)))).toBe('404 common.notFound');
  expect(await refused(add(s, booth, await picture(s), {}))).toBe('400 common.invalid');
  const coming = await exhibitor({ opens: 48, closes: 96 });
  expect((await add(coming.s, coming.booth, await picture(coming.s))).state).toBe('waiting');
  const past = await exhibitor({ opens: -72, closes: -48 });
  const late = await add(past.s, past.booth, await picture(past.s));
  await t.pool.query(
    `update fairs set starts_at = now() - interval '33 days', ends_at = now() - interval '31 days'
    where id = $1`,
    [past.fairId],
  );
  expect(await refused(add(past.s, past.booth, await picture(past.s)))).toBe('409 photos.closed');
  expect(await own(past.s, past.booth)).toMatchObject({ mayEdit: false });
  // Taking out is always possible.
  await t.as(past.s.token)(ownAlbums.remove, { params: { id: late.id } });
  expect((await own(past.s, past.booth)).photos).toEqual([]);
});

it('has room for twenty, of many at once too (fairs 75)', async () => {
  const { s, booth } = await exhibitor();
  const files: string[] = [];
  for (let i = 0; i <= mostOwnPhotos; i += 1) files.push(await picture(s));
  const all = await Promise.allSettled(files.map((file) => add(s, booth, file)));
  expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(mostOwnPhotos);
  expect(await refused(add(s, booth, await picture(s)))).toBe('409 photos.full');
});

it('goes with the last booth that the company gives back, and not before (fairs 76)', async () => {
  const s = await supplier(t.platform);
  const { booths } = await fairOf(t, { exhibitors: [s, s] });
  const file = await picture(s);
  const { id } = await add(s, booths[0]!, file);
  await decide(id, true);
  const free = (booth: string) =>
    inTransaction(systemContext(t.platform), async (tx) => {
      await lockBooth(tx, booth);
      await freeBooth(tx, booth);
    });
  await free(booths[0]!);
  expect(await open(file)).toBe(200);
  expect((await own(s, booths[1]!)).photos).toHaveLength(1);
  await free(booths[1]!);
  expect(await open(file)).toBe(404);
  const left = await t.pool.query('select 1 from fair_albums where ent_id = $1', [s.entId]);
  expect(left.rowCount).toBe(0);
});

it('says what the pictures of the wall show (fairs 77)', async () => {
  const { s, booth } = await exhibitor();
  const guest = await buyer(t.platform);
  const [one, two] = [await picture(s), await picture(s)];
  const { content, revision } = await t.as(s.token)(stands.detail, { params: { id: booth } });
  const save = (base: number, more: object) =>
    t.as(s.token)(stands.save, { params: { id: booth }, body: { base, content: { ...content, ...more } } });
  const words = { [one]: { en: 'A sample', es: '' }, [guest.userId]: { en: 'Not on the wall' } };
  const saved = await save(revision, { pictures: [one, two], pictureWords: words });
  const shown = await boothOf(booth, guest.token);
  expect(shown.pictures.map((p) => p.words)).toEqual([{ en: 'A sample' }, {}]);
  const { content: kept } = await t.as(s.token)(stands.detail, { params: { id: booth } });
  expect(kept.pictureWords).toEqual({ [one]: { en: 'A sample' } });
  // A client that knows of no words leaves them as they are; with the picture they go.
  const { pictureWords: _, ...without } = { ...content, pictures: [one] };
  const again = await t.as(s.token)(stands.save, {
    params: { id: booth },
    body: { base: saved.revision, content: without },
  });
  expect((await boothOf(booth, guest.token)).pictures.map((p) => p.words)).toEqual([{ en: 'A sample' }]);
  await save(again.revision, { pictures: [two], pictureWords: undefined });
  expect((await boothOf(booth, guest.token)).pictures.map((p) => p.words)).toEqual([{}]);
  expect(
    await refused(save(again.revision + 1, { pictures: [two], pictureWords: { [two]: { en: 'x'.repeat(141) } } })),
  ).toBe('400 common.invalid');
});
