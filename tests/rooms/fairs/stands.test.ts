import { beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '#contract/core/endpoint.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { daysOfFair, type StandContent, standLacks } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { intentions } from '#contract/fairs/intentions.ts';
import { newId } from '#server/platform/ids.ts';
import { files } from '#server/rooms/files/tables.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { productRows } from '#tests/world/lists.ts';
import { person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
  t.platform.limits.take = async () => 0;
});

type Content = InputOf<typeof stands.save>['body']['content'];
const content = (o: Partial<Content> = {}): Content => ({
  template: 'gallery',
  accent: 'amber',
  headline: { cn: '现场切样', en: 'Live cutting', es: 'Corte en directo' },
  intro: { cn: '会员可读', en: 'For members', es: 'Para miembros' },
  products: [],
  brochure: null,
  film: null,
  pictures: [],
  staff: [],
  ...o,
});
const save = (p: TestPerson, id: string, base: number, o: Partial<Content> = {}) =>
  t.as(p.token)(stands.save, { params: { id }, body: { base, content: content(o) } });
const read = (p: TestPerson, id: string) => t.as(p.token)(stands.detail, { params: { id } });
const upload = async (by: TestPerson, name: string, type: string): Promise<string> => {
  const id = newId();
  const key = `${id}.${name.split('.').at(-1)}`;
  await t.platform.storage.put(key, Buffer.from('x'));
  await t.platform.db
    .insert(files)
    .values({ id, ownerId: by.userId, key, name, type, size: 1, sha256: '0'.repeat(64) });
  return id;
};
/** A supplier with a booth that is not furnished, and a colleague who sells. */
const exhibitor = async (o: Parameters<typeof fairOf>[1] = {}) => {
  const s = await supplier(t.platform);
  const colleague = await person(t.platform, {
    userType: 3,
    roles: ['ROLE_BUYER', 'ROLE_GYS'],
    entId: s.entId,
    seat: 'sales',
  });
  const made = await fairOf(t, { exhibitors: [s], ...o });
  await t.pool.query('delete from booth_displays where booth_id = $1', [made.booths[0]]);
  return { ...made, s, colleague, booth: made.booths[0]! };
};

describe('a booth', () => {
  it('is furnished from nothing, and shown at once (fairs 31)', async () => {
    const { s, colleague, booth, hallId } = await exhibitor();
    const products = await productRows(t, s.entId!, 2);
    expect((await read(s, booth)).revision).toBe(0);
    const days = daysOfFair((await read(s, booth)).fair);
    const staff = [
      {
        userId: colleague.userId,
        duty: { cn: '销售', en: 'Sales', es: 'Ventas' },
        languages: ['es' as const],
        hours: [{ day: days[0]!, from: '09:00', to: '12:30' }],
      },
    ];
    const { revision } = await save(s, booth, 0, { products: products.toReversed(), staff });
    expect(revision).toBe(1);
    const shown = await t.as(colleague.token)(fairs.booth, { params: { id: booth } });
    expect(shown).toMatchObject({ template: 'gallery', accent: 'amber', headline: { es: 'Corte en directo' } });
    expect(shown.products.map((p) => p.id)).toEqual(products.toReversed());
    expect(shown.staff).toMatchObject([
      { id: colleague.userId, hours: [{ day: days[0], from: '09:00', to: '12:30' }] },
    ]);
    const hall = await t.as()(fairs.hall, { params: { id: hallId } });
    expect(hall.booths.find((b) => b.id === booth)).toMatchObject({ template: 'gallery' });
  });

  it('tells the second of two who save, and overwrites nobody (fairs 33)', async () => {
    const { s, colleague, booth } = await exhibitor();
    await save(s, booth, 0);
    const err = await save(colleague, booth, 0, { template: 'counter' }).catch((e: Error & { data?: unknown }) => e);
    expect(err).toMatchObject({ error: 'stands.changed', data: { revision: 1, content: { template: 'gallery' } } });
    const both = await Promise.allSettled([save(s, booth, 1), save(colleague, booth, 1)]);
    expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read(s, booth)).revision).toBe(2);
  });

  it('is the company’s whose seat sells, as long as the fair is not over (fairs 30)', async () => {
    const { s, booth } = await exhibitor();
    const stranger = await supplier(t.platform);
    const reader = await person(t.platform, {
      userType: 3,
      roles: ['ROLE_BUYER', 'ROLE_GYS'],
      entId: s.entId,
      seat: 'reader',
    });
    const buys = await person(t.platform, {
      userType: 3,
      roles: ['ROLE_BUYER', 'ROLE_GYS'],
      entId: s.entId,
      seat: 'purchasing',
    });
    expect(await refused(save(stranger, booth, 0))).toBe('404 common.notFound');
    expect(await refused(read(stranger, booth))).toBe('404 common.notFound');
    expect(await refused(save(reader, booth, 0))).toBe('403 common.seat');
    expect(await read(reader, booth)).toMatchObject({ mayEdit: false });
    expect(await refused(read(buys, booth))).toBe('403 common.seat');
    expect(await refused(t.as()(stands.mine))).toBe('401 common.login');
    const past = await exhibitor({ opens: -90, closes: -1 });
    expect(await refused(save(past.s, past.booth, 0))).toBe('409 stands.past');
    expect(await read(past.s, past.booth)).toMatchObject({ mayEdit: false });
    const held = await exhibitor();
    await t.pool.query(`update fair_booths set state = 'held' where id = $1`, [held.booth]);
    expect(await refused(save(held.s, held.booth, 0))).toBe('409 stands.held');
    const wish = {
      fairId: (await fairOf(t, { opens: 9, closes: 20 })).fairId,
      class: 'fibre' as const,
      size: 'small' as const,
      wishes: '',
      contact: '林晓',
    };
    expect(await refused(t.as(buys.token)(intentions.save, { body: wish }))).toBe('403 common.seat');
  });

  it('shows only what is the company’s: products, people, files, days', async () => {
    const { s, booth } = await exhibitor();
    const stranger = await supplier(t.platform);
    const [foreign] = await productRows(t, stranger.entId!, 1);
    const staff = { userId: s.userId, duty: {}, languages: [], hours: [] };
    const wrong: [string, Partial<Content>][] = [
      ['content.products.0', { products: [foreign!] }],
      ['content.staff.0', { staff: [{ ...staff, userId: stranger.userId }] }],
      [
        'content.staff.0.hours.0.day',
        { staff: [{ ...staff, hours: [{ day: '2020-01-01', from: '09:00', to: '10:00' }] }] },
      ],
      [
        'content.staff.0.hours.0.to',
        { staff: [{ ...staff, hours: [{ day: '2020-01-01', from: '11:00', to: '10:00' }] }] },
      ],
      ['content.headline.en', { headline: { en: 'x'.repeat(121) } }],
    ];
    for (const [field, o] of wrong) {
      const err = await save(s, booth, 0, o).catch((e: Error & { fields?: object }) => e);
      expect(Object.keys((err as { fields?: object }).fields ?? {}), field).toContain(field);
    }
    const theirs = await upload(stranger, 'brochure.pdf', 'application/pdf');
    expect(await refused(save(s, booth, 0, { brochure: theirs }))).toBe('422 files.notYours');
    expect((await read(s, booth)).revision).toBe(0);
  });

  it('keeps files of colleagues, and hands brochure and pictures to members alone (fairs 4)', async () => {
    const { s, colleague, booth } = await exhibitor();
    const brochure = await upload(s, 'brochure.pdf', 'application/pdf');
    const picture = await upload(s, 'wall.png', 'image/png');
    await save(s, booth, 0, { brochure, pictures: [picture] });
    const own = await upload(colleague, 'second.png', 'image/png');
    await save(colleague, booth, 1, { brochure, pictures: [own, picture] });
    const shown = await t.as(colleague.token)(fairs.booth, { params: { id: booth } });
    expect(shown.brochure?.id).toBe(brochure);
    expect(shown.pictures.map((p) => p.url)).toEqual([own, picture].map((f) => `/api/busi/busifile/${f}`));
    const get = async (path: string, token?: string) =>
      (await t.api.request(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status;
    expect(await get(`/api/busi/busifile/public/${picture}`)).toBe(404);
    for (const file of [picture, brochure]) {
      expect(await get(`/api/busi/busifile/${file}`)).toBe(401);
      expect(await get(`/api/busi/busifile/${file}`, (await supplier(t.platform)).token)).toBe(200);
    }
    await save(colleague, booth, 2, { brochure: null, pictures: [picture] });
    const { rows } = await t.pool.query('select id from files where subject_id = $1', [booth]);
    expect(rows.map((r) => (r as { id: string }).id)).toEqual([picture]);
  });
});

it('lists the company’s booths with what each lacks and what came of it (fairs 32)', async () => {
  const { s, booth } = await exhibitor();
  const { booths } = await t.as(s.token)(stands.mine);
  expect(booths).toMatchObject([{ booth: { id: booth }, state: 'taken', visits: 0, entries: 0, order: null }]);
  expect(booths[0]?.lacks).toContain('look');
  await save(s, booth, 0, { headline: { es: 'Hola' } });
  const after = (await t.as(s.token)(stands.mine)).booths[0];
  expect(after?.lacks).toEqual(['headlineWords', 'products', 'brochure', 'pictures', 'staff']);
  const none = await supplier(t.platform);
  expect(await t.as(none.token)(stands.mine)).toEqual({ booths: [] });
});

it('says what is ready before a fair, and who can help (fairs 38)', async () => {
  const { s, booth } = await exhibitor({ opens: 24 * 3 - 1, closes: 24 * 6 });
  await save(s, booth, 0);
  const provider = await person(t.platform, {
    userType: 5,
    roles: ['ROLE_SERVICE_PROVIDER'],
    entId: (await supplier(t.platform)).entId,
  });
  await t.pool.query('update users set auth_status = 1 where id = $1', [provider.userId]);
  const said = await t.as(s.token)(stands.preparation);
  expect(said.booths).toMatchObject([{ id: booth, daysLeft: 3 }]);
  expect(said.booths[0]?.checks).toEqual([
    { key: 'words', done: true },
    { key: 'goods', done: false },
    { key: 'brochure', done: false },
    { key: 'staff', done: false },
    { key: 'hours', done: false },
  ]);
  expect(said.providers.map((p) => p.company.id)).toContain(provider.entId);
});

it('names what is missing in the order of the steps', () => {
  const pictureWords = { c: { en: 'A sample' } };
  const whole = content({ products: ['a'], brochure: 'b', pictures: ['c'], pictureWords }) as StandContent;
  expect(standLacks({ ...whole, pictures: ['c', 'd'], staff: [] }, true)).toEqual(['pictureWords', 'staff']);
  expect(standLacks({ ...whole, staff: [] }, true)).toEqual(['staff']);
  const staff = [{ userId: 'a', duty: { cn: '销售' }, languages: [], hours: [] }];
  expect(standLacks({ ...whole, staff }, true)).toEqual(['duties', 'hours']);
});
it('counts the days of a fair in its own zone', () => {
  const fair = { zone: 'Asia/Shanghai', startsAt: '2026-11-24T16:00:00Z', endsAt: '2026-11-26T16:00:00Z' };
  expect(daysOfFair(fair)).toEqual(['2026-11-25', '2026-11-26']);
  expect(daysOfFair({ ...fair, startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-25T01:00:00Z' })).toEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
});
