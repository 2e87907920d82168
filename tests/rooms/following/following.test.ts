import { beforeAll, beforeEach, expect, it } from 'vitest';
import { following } from '#contract/following/calls.ts';
import { emit, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { recentMessages } from '#server/platform/mail/recent.ts';
import { productListed } from '#server/rooms/catalogue/events.ts';
import { tellListed } from '#server/rooms/following/tell-listed.ts';
import { sendDigests } from '#server/rooms/notices/mail-digest.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { productRows } from '#tests/world/lists.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, company, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { noticesOf } from '#tests/harness/told.ts';

let t: TestPlatform;
let s: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  s = await supplier(t.platform);
});
beforeEach(() => forgetLimits(t));

const twenty = <T>(work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, i) => work(i)));
const place = { query: {} };

it('a product is collected once, whoever clicks how often, with its price of then; gone it keeps its name', async () => {
  const b = await buyer(t.platform);
  const me = t.as(b.token);
  const [id = ''] = await productRows(t, s.entId!, 1);
  const params = { params: { id } };
  await twenty(() => me(following.collect, params));
  expect((await me(following.collected, place)).total).toBe(1);
  await twenty((i) => (i % 2 ? me(following.collect, params) : me(following.cancelCollect, params)));
  expect(await me(following.collect, params)).toEqual({ on: true });
  await t.pool.query('update products set price = 150 where id = $1', [id]);
  const [row] = (await me(following.collected, place)).records;
  expect(row).toMatchObject({ id, price: '131.5', currency: 'CNY', product: { price: '150' } });
  await t.pool.query(`update products set state = 'hidden' where id = $1`, [id]);
  expect((await me(following.collected, place)).records[0]).toMatchObject({ name: { cn: '碳丝' }, product: null });
  expect(await refused(t.as((await buyer(t.platform)).token)(following.collect, params))).toBe('404 common.notFound');
  expect(await me(following.cancelCollect, params)).toEqual({ on: false });
  expect(await me(following.cancelCollect, params)).toEqual({ on: false });
});

it('a company is followed once; its people hear that, once a day and not of whom; nobody follows themselves', async () => {
  const [b, other] = [await buyer(t.platform), await buyer(t.platform)];
  const to = await supplier(t.platform);
  const params = { params: { id: to.entId! } };
  await twenty(() => t.as(b.token)(following.follow, params));
  await t.as(other.token)(following.follow, params);
  await jobsDone(t);
  expect((await noticesOf(t, to)).filter((n) => n.kind === 'companyFollowed')).toHaveLength(1);
  expect(await refused(t.as(to.token)(following.follow, params))).toBe('409 following.own');
  const unfinished = await person(t.platform, { userType: 2, roles: ['ROLE_VIEWER'], isFinish: false });
  expect(await refused(t.as(unfinished.token)(following.follow, params))).toBe('403 common.complete');
  expect(await refused(t.as()(following.follow, params))).toBe('401 common.login');
  const [mine] = (await t.as(b.token)(following.companies, place)).records;
  expect(mine).toMatchObject({ id: to.entId, alert: true });
  await twenty(() => t.as(b.token)(following.unfollow, params));
  expect((await t.as(b.token)(following.companies, place)).total).toBe(0);
});

it('one question answers all buttons of a page, each person their own', async () => {
  const [b, other] = [await buyer(t.platform), await buyer(t.platform)];
  const ids = await productRows(t, s.entId!, 3);
  await t.as(b.token)(following.collect, { params: { id: ids[1]! } });
  await t.as(b.token)(following.follow, { params: { id: s.entId! } });
  const query = { products: ids, companies: [s.entId!, newId()] };
  expect(await t.as(b.token)(following.mine, { query })).toEqual({ products: [ids[1]], companies: [s.entId] });
  expect(await t.as(other.token)(following.mine, { query })).toEqual({ products: [], companies: [] });
});

it('a person is followed by whoever holds their card, and by nobody else', async () => {
  const [b, stranger] = [await buyer(t.platform), await buyer(t.platform)];
  const params = { params: { id: s.userId } };
  await t.pool.query(`insert into held_cards (id, owner_id, person_id, source) values ($1, $2, $3, 'exchange')`, [
    newId(),
    b.userId,
    s.userId,
  ]);
  await t.as(b.token)(following.followPerson, params);
  await t.as(b.token)(following.followPerson, params);
  expect((await t.as(b.token)(following.people, place)).records).toMatchObject([{ id: s.userId }]);
  expect(await refused(t.as(stranger.token)(following.followPerson, params))).toBe('404 common.notFound');
  await t.as(b.token)(following.unfollowPerson, params);
  expect((await t.as(b.token)(following.people, place)).total).toBe(0);
});

it('interests are of the dictionary, and show what is new of all that somebody follows', async () => {
  const me = t.as((await buyer(t.platform)).token);
  const entId = await company(t.platform, { supplierVerified: true, processes: ['filament-winding'] });
  const now = new Date().toISOString();
  await productRows(t, entId, 1, { category: 'carbon-fibre-small-tow', createdAt: now });
  const wish = { kind: 'material', slug: 'carbon-fibre' } as const;
  expect(await refused(me(following.addInterest, { body: { kind: 'process', slug: 'witchcraft' } }))).toBe(
    '422 following.notInDictionary',
  );
  await twenty(() => me(following.addInterest, { body: wish }));
  const { interests, news } = await me(following.interests);
  expect(interests).toMatchObject([{ ...wish, alert: true }]);
  expect(news[0]).toMatchObject({ why: 'material' });
  await me(following.setAlert, { body: { ...wish, alert: false } });
  expect((await me(following.interests)).interests).toMatchObject([{ alert: false }]);
  await me(following.removeInterest, { body: wish });
  await me(following.addInterest, { body: { kind: 'process', slug: 'filament-winding' } });
  expect((await me(following.interests)).news.map((n) => n.why)).toContain('process');
});

it('500 products at once are one notice and one mail of the day, for followers alone and no colleague', async () => {
  const maker = await supplier(t.platform);
  const colleague = await person(t.platform, {
    userType: 3,
    roles: ['ROLE_BUYER'],
    entId: maker.entId,
    seat: 'reader',
  });
  const [follower, interested, both, quiet] = [
    await buyer(t.platform),
    await buyer(t.platform),
    await buyer(t.platform),
    await buyer(t.platform),
  ];
  const wish = { kind: 'material', slug: 'glass-fibre' } as const;
  for (const who of [follower, both, quiet]) await t.as(who.token)(following.follow, { params: { id: maker.entId! } });
  for (const who of [interested, both, colleague]) await t.as(who.token)(following.addInterest, { body: wish });
  await t.as(quiet.token)(following.setAlert, { body: { kind: 'company', id: maker.entId!, alert: false } });
  const ctx = systemContext(t.platform);
  for (let i = 0; i < 500; i += 1)
    await emit(ctx, productListed, { productId: newId(), entId: maker.entId!, category: 'glass-fibre' });
  await jobsDone(t);
  await Promise.all([tellListed(ctx), tellListed(ctx)]);
  await tellListed(ctx);
  await jobsDone(t);
  const news = async (who: TestPerson) => (await noticesOf(t, who)).filter((n) => n.kind.endsWith('Listed'));
  expect(await news(follower)).toMatchObject([{ kind: 'followedListed', params: { n: 500 } }]);
  expect(await news(both)).toMatchObject([{ kind: 'followedListed' }]);
  expect(await news(interested)).toMatchObject([{ kind: 'interestListed', params: { n: 500 } }]);
  for (const who of [colleague, quiet]) expect(await news(who)).toEqual([]);
  const mails = async () => (await recentMessages(t.platform.db, 100)).filter((m) => m.to === follower.email);
  expect(await mails()).toEqual([]);
  await sendDigests(ctx);
  await sendDigests(ctx);
  await jobsDone(t);
  expect(await mails()).toHaveLength(1);
});
