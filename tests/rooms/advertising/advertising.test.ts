import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownAds } from '#contract/advertising/calls.ts';
import { operatorAds } from '#contract/advertising/desk.ts';
import { adLimits, dayAfter } from '#contract/advertising/places.ts';
import { roleCodes } from '#contract/core/access.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { operator } from '#contract/operator/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { systemContext } from '#server/platform/context.ts';
import { expireAds } from '#server/rooms/advertising/move-ad.ts';
import { adReaders } from '#server/rooms/advertising/tables.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal as refused } from '#tests/harness/refused.ts';
import { sendFile } from '#tests/world/files.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { told } from '#tests/harness/told.ts';
import { adActs, booking } from '#tests/world/rooms/advertising.ts';

let t: TestPlatform;
let act: ReturnType<typeof adActs>;
let [firm, other, reader, desk] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  act = adActs(t);
  [firm, other, reader, desk] = await Promise.all([
    supplier(t.platform),
    supplier(t.platform),
    buyer(t.platform),
    person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes.administrator] }),
  ]);
});

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6554' } })
    .png()
    .toBuffer();
const error = async (work: Promise<unknown>) => (await refused(work)).error;

describe('a booking', () => {
  it('holds its days, is returned, changed, confirmed and paid, and everybody hears of it', async () => {
    const body = booking({ place: 'news' });
    const asked = await t.as(firm.token)(ownAds.ask, { body });
    expect(await t.as(firm.token)(ownAds.ask, { body })).toEqual(asked);
    const { id } = asked;
    expect((await told(t, desk, 'adAtDesk'))?.link).toContain(id);
    expect(await error(act.move(desk, id, 'return'))).toBe('advertising.reasonNeeded');
    await act.move(desk, id, 'return', '图片里有竞品');
    expect((await told(t, firm, 'adReturned'))?.link).toContain(id);
    const { tasks } = await t.as(firm.token)(homeWork.work);
    expect(tasks.map((x) => x.kind)).toContain('mendAd');
    await act.change(firm, id, { title: { cn: '新标题', en: '', es: '' } });
    expect((await act.one(firm, id)).content.title.cn).toBe('新标题');
    await act.move(desk, id, 'confirm');
    await act.move(desk, id, 'confirm');
    await told(t, firm, 'adConfirmed');
    expect(await error(act.change(firm, id))).toBe('advertising.wrongState');
    await act.pay(desk, id);
    await told(t, firm, 'adPaid');
    expect((await act.one(firm, id)).timeline.map((e) => e.act)).toEqual(['ask', 'return', 'change', 'confirm', 'pay']);
    const done = (await t.as(desk.token)(operator.audit, { query: { size: 100 } })).records.map((r) => r.act);
    expect(done.filter((a) => a === 'advertisement.confirm')).toHaveLength(1);
    expect(await error(act.cancel(firm, id, '不要了'))).toBe('advertising.wrongState');
    await act.move(desk, id, 'cancel', '内容不实');
    expect((await act.one(firm, id)).row.state).toBe('cancelled');
  });

  it('is nobody’s but its company’s', async () => {
    const { id } = await act.ask(firm, { place: 'hall' });
    expect(await error(act.one(other, id))).toBe('common.notFound');
    expect(await error(act.withdraw(other, id))).toBe('common.notFound');
    expect((await act.mine(other)).map((r) => r.id)).not.toContain(id);
    await act.withdraw(firm, id);
    await act.withdraw(firm, id);
    expect((await act.one(firm, id)).timeline.map((e) => e.act)).toEqual(['ask', 'withdraw']);
  });

  it('keeps to days that may be booked, agrees to the price, and has words in its languages', async () => {
    expect((await refused(act.ask(firm, { in: 1 }))).fields).toHaveProperty('firstDay');
    expect((await refused(act.ask(firm, { in: adLimits.latest + 1 }))).fields).toHaveProperty('firstDay');
    expect((await refused(act.ask(firm, { days: adLimits.days + 1 }))).fields).toHaveProperty('lastDay');
    expect(await error(act.ask(firm, { total: '1.00' }))).toBe('advertising.priceChanged');
    const silent = { langs: ['cn' as const, 'es' as const], title: { cn: '有', en: '', es: '' } };
    expect((await refused(act.ask(firm, silent))).fields).toHaveProperty(['title.es']);
    const unverified = await supplier(t.platform, { supplierVerified: false });
    expect(await error(act.ask(unverified))).toBe('advertising.notVerified');
    expect((await refused(act.ask(reader))).status).toBe(403);
  });

  it('gets the last slot once, however many want it', async () => {
    const set = { base: 0, open: true, slots: 1, cap: 6, pricePerDay: '500.00' };
    await t.as(desk.token)(operatorAds.setPlace, { params: { place: 'search' }, body: set });
    expect(await error(t.as(desk.token)(operatorAds.setPlace, { params: { place: 'search' }, body: set }))).toBe(
      'adPlaces.changed',
    );
    const firms = await Promise.all(Array.from({ length: 6 }, () => supplier(t.platform)));
    const tried = await Promise.allSettled(firms.map((f) => act.ask(f, { place: 'search', in: 10, days: 5 })));
    expect(tried.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    const { places } = await t.as(firm.token)(ownAds.places);
    const { busy } = places.find((p) => p.place === 'search') ?? { busy: [] };
    expect(busy).toEqual(
      Array.from({ length: 5 }, (_, i) => ({ day: dayAfter(dayAfter(chinaDay(), 10), i), free: 0 })),
    );
    expect(await error(act.ask(firm, { place: 'search', in: 14, days: 2 }))).toBe('advertising.taken');
    await act.ask(firm, { place: 'search', in: 15, days: 2 });
  });

  it('counts no more than its company may have at a time', async () => {
    const many = await supplier(t.platform);
    for (let i = 0; i < adLimits.live; i += 1) await act.ask(many, { place: 'home', in: 20 + i, days: 1 });
    expect(await error(act.ask(many, { place: 'home', in: 40, days: 1 }))).toBe('advertising.tooMany');
  });

  it('lapses where it was not paid by its first day', async () => {
    const { id } = await act.ask(firm, { place: 'news', in: 30 });
    await act.move(desk, id, 'confirm');
    await act.shift(id, chinaDay(), dayAfter(chinaDay(), 2));
    await Promise.all([expireAds(systemContext(t.platform)), expireAds(systemContext(t.platform))]);
    expect((await act.one(firm, id)).row.state).toBe('expired');
    await told(t, firm, 'adExpired');
    expect((await act.one(firm, id)).timeline.filter((e) => e.act === 'expire')).toHaveLength(1);
  });
});

describe('an advertisement that runs', () => {
  it('is shown by language and field alone, as often as a day allows, until the desk ends it', async () => {
    const id = await act.running(firm, desk, { place: 'hall', in: 6, fields: ['wind-energy'] });
    expect(await act.open(reader, 'hall')).toBeNull();
    expect(await act.open(reader, 'hall', 'medical')).toBeNull();
    const shown = await act.open(reader, 'hall', 'wind-energy');
    expect(shown).toMatchObject({ id, title: '碳纤维织物', byField: true });
    for (let i = 1; i < 6; i += 1) expect((await act.open(reader, 'hall', 'wind-energy'))?.id).toBe(id);
    expect(await act.open(reader, 'hall', 'wind-energy')).toBeNull();
    expect((await act.open(other, 'hall', 'wind-energy'))?.id).toBe(id);
    await act.move(desk, id, 'cancel', '停');
    expect(await act.open(other, 'hall', 'wind-energy')).toBeNull();
  });

  it('counts who saw it once a person, without its own people, operators and who is not recorded', async () => {
    const id = await act.running(firm, desk, { place: 'news', in: 8 });
    const quiet = await buyer(t.platform);
    await t.as(quiet.token)(footprints.saveSettings, { body: { recording: false, named: false } });
    for (const by of [reader, reader, other, null, quiet, firm, desk]) await act.log(by, id, 'shown');
    await act.log(reader, id, 'opened');
    for (let i = 0; i < 9; i += 1) await act.log(null, id, 'opened');
    const { figures, row } = await act.one(firm, id);
    expect(figures.days).toEqual([{ day: chinaDay(), shown: 4, opened: 6, readers: 3 }]);
    expect(row).toMatchObject({ shown: 4, opened: 6 });
    const kept = await systemContext(t.platform).db.select().from(adReaders);
    expect(JSON.stringify(kept)).not.toContain(reader.userId);
    await act.log(reader, (await act.ask(firm, { place: 'news', in: 50 })).id, 'shown');
    expect(await systemContext(t.platform).db.select().from(adReaders)).toHaveLength(kept.length);
  });

  it('shows its picture to everybody only while it runs', async () => {
    const sent = await sendFile(t, firm, { name: 'a.png', bytes: await picture(), as: 'picture' });
    const { id } = await act.ask(firm, { place: 'home', in: 60, picture: sent.data.id });
    const read = async () =>
      (await t.api.request(`/api/busi/busifile/public/${sent.data.id}`, { method: 'GET' })).status;
    expect(await read()).toBe(404);
    expect(await error(act.ask(other, { place: 'home', in: 61, picture: sent.data.id }))).toBe('files.notYours');
    await act.move(desk, id, 'confirm');
    await act.pay(desk, id);
    await act.shift(id, chinaDay(), chinaDay());
    expect(await read()).toBe(200);
    expect((await act.open(null, 'home'))?.picture).toContain(sent.data.id);
  });
});
