import { newId } from '#server/platform/ids.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { type FootprintKind, footprints } from '#contract/footprints/calls.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { searchTrends } from '#contract/search/trends.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { systemContext } from '#server/platform/context.ts';
import { flushPlaces } from '#server/rooms/search/record-places.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { member, next, password } from '#tests/world/accounts.ts';
import { productRows } from '#tests/world/lists.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, company, person, sessionOf, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
beforeEach(() => forgetLimits(t));

const start = (token: string | undefined, kind: FootprintKind, subject: string, more: object = {}) =>
  t.as(token)(footprints.start, { body: { kind, subject, ...more } });
const mine = (who: { token: string }) => t.as(who.token)(footprints.page, { query: {} });
const visitsOf = (who: TestPerson) => t.as(who.token)(footprints.visits, { query: {} });

describe('footprints', () => {
  it('are the person’s own: begun, ended once, listed by name, deleted one by one, by day and all', async () => {
    const [b, other, s] = [await buyer(t.platform), await buyer(t.platform), await supplier(t.platform)];
    const [product = ''] = await productRows(t, s.entId!, 1);
    const { id } = await start(b.token, 'product', product);
    await t.pool.query(`update footprints set created_at = now() - interval '1 minute' where id = $1`, [id]);
    const end = (who: TestPerson | undefined, seconds: number) =>
      t.as(who?.token)(footprints.end, { body: { id: id!, seconds } });
    await end(other, 10);
    await end(undefined, 10);
    await end(b, 36_000);
    await end(b, 1);
    await start(b.token, 'search', '碳纤维 T700');
    await start(b.token, 'search', '碳纤维 T700');
    const { records } = await mine(b);
    expect(records.map((r) => r.kind)).toEqual(['search', 'search', 'product']);
    // Nobody looks longer than the time that has gone by.
    expect(records[2]).toMatchObject({ name: { cn: '碳丝' }, day: chinaDay() });
    expect(records[2]!.seconds).toBeGreaterThanOrEqual(59);
    expect(records[2]!.seconds).toBeLessThan(120);
    expect(await t.as(b.token)(footprints.searches, { query: {} })).toMatchObject([
      { words: '碳纤维 T700', scope: null, n: 2 },
    ]);
    expect((await mine(other)).total).toBe(0);
    await t.as(other.token)(footprints.remove, { params: { id: id! } });
    expect((await mine(b)).total).toBe(3);
    await t.as(b.token)(footprints.remove, { params: { id: id! } });
    expect(await t.as(b.token)(footprints.removeMany, { body: { day: '2020-01-01' } })).toEqual({ removed: 0 });
    expect(await t.as(b.token)(footprints.removeMany, { body: {} })).toEqual({ removed: 2 });
    expect((await mine(b)).total).toBe(0);
  });

  it('keep what a search looked for, so that a field finds the searches of its own kind (footprints 9)', async () => {
    const b = await buyer(t.platform);
    await start(b.token, 'search', 'T700', { scope: 'products' });
    await start(b.token, 'search', 'T700', { scope: 'inquiries' });
    await start(b.token, 'search', '拉挤', { scope: 'inquiries' });
    await start(b.token, 'search', '早先的词');
    const searches = async (query: { scope?: SearchKind }) =>
      (await t.as(b.token)(footprints.searches, { query })).map((s) => `${s.words} ${s.scope}`);
    expect(await searches({ scope: 'products' })).toEqual(['T700 products']);
    expect((await searches({ scope: 'inquiries' })).toSorted()).toEqual(
      ['T700 inquiries', '拉挤 inquiries'].toSorted(),
    );
    expect(await searches({ scope: 'suppliers' })).toEqual([]);
    expect(await searches({})).toHaveLength(4);
    // Nothing but a search has a kind.
    const product = await start(b.token, 'product', newId(), { scope: 'products' });
    expect((await mine(b)).records.find((r) => r.id === product.id)?.scope).toBeNull();
    expect((await mine(b)).records.filter((r) => r.scope === 'inquiries')).toHaveLength(2);
  });

  it('have limits by person, address and thing; what the browser kept of the page before ends it', async () => {
    const b = await buyer(t.platform);
    const ids = await Promise.all(Array.from({ length: 20 }, () => start(b.token, 'search', '树脂')));
    expect(ids.filter((x) => x.id)).toHaveLength(6);
    expect((await mine(b)).total).toBe(6);
    const visitor = await Promise.all(Array.from({ length: 20 }, () => start(undefined, 'search', '树脂')));
    expect(visitor.filter((x) => x.id)).toHaveLength(6);
    expect((await start(b.token, 'product', 'no id')).id).toBeNull();
    const { id } = await start(b.token, 'search', '芯材');
    await t.pool.query(`update footprints set created_at = now() - interval '1 minute' where id = $1`, [id]);
    await start(b.token, 'search', '织物', { prePage: id, prePage_browTime: 30 });
    const before = (await mine(b)).records.find((r) => r.id === id);
    expect(before).toMatchObject({ seconds: 30 });
    const long = { kind: 'search' as const, subject: '织物', prePage_browTime: 36_001 };
    expect(await refused(t.as(b.token)(footprints.start, { body: long }))).toBe('400 common.invalid');
  });

  it('of many at once are each their own person’s, and of the thing’s company but for its own people', async () => {
    const s = await supplier(t.platform);
    const [product = ''] = await productRows(t, s.entId!, 1);
    const people = [s, ...(await Promise.all(Array.from({ length: 12 }, () => buyer(t.platform))))];
    await t.as(people[1]!.token)(footprints.saveSettings, { body: { recording: false, named: false } });
    const ids = await Promise.all(people.map((p) => start(p.token, 'product', product.toUpperCase())));
    expect(ids.map((x) => x.id !== null)).toEqual(people.map((_, i) => i !== 1));
    const { rows } = await t.pool.query<{ userId: string; entId: string | null; id: string }>(
      'select id, user_id as "userId", ent_id as "entId" from footprints where subject = $1',
      [product],
    );
    const kept = new Map(rows.map((r) => [r.userId, r]));
    for (const [i, p] of people.entries())
      expect(kept.get(p.userId)?.entId).toBe(i === 1 ? undefined : i === 0 ? null : s.entId);
    expect(rows.every((r) => ids.some((x) => x.id === r.id))).toBe(true);
    const visits = await t.pool.query('select product_id, times from visits where ent_id = $1', [s.entId]);
    expect(visits.rows).toEqual(people.slice(2).map(() => ({ product_id: product, times: 1 })));
  });

  it('are left by nobody who switched recording off, and none of it counts as a visit', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const before = await start(b.token, 'search', '织物');
    const off = { recording: false, named: true };
    await t.as(b.token)(footprints.saveSettings, { body: off });
    expect(await t.as(b.token)(footprints.settings)).toEqual(off);
    expect((await start(b.token, 'company', s.entId!)).id).toBeNull();
    await t.as(b.token)(footprints.saveVisit, { query: { enterpriseId: s.entId! } });
    expect((await visitsOf(s)).records).toEqual([]);
    // How long the page before was looked at is a trace, too.
    await t.as(b.token)(footprints.start, {
      body: { kind: 'company', subject: s.entId!, prePage: before.id, prePage_browTime: 9 },
    });
    const { rows } = await t.pool.query('select ended_at, seconds from footprints where user_id = $1', [b.userId]);
    expect(rows).toEqual([{ ended_at: null, seconds: 0 }]);
  });
});

describe('visits of a company', () => {
  const look = async (who: TestPerson, s: TestPerson, productId?: string) =>
    t.as(who.token)(footprints.saveVisitRecord, { query: { enterpriseId: s.entId!, productId } });

  it('tell of nobody below three, and name only who agreed', async () => {
    const s = await supplier(t.platform);
    const [product = ''] = await productRows(t, s.entId!, 1);
    const [a, b, c, d] = await Promise.all(Array.from({ length: 4 }, () => buyer(t.platform)));
    await look(a!, s, product);
    await look(b!, s, product);
    expect(await visitsOf(s)).toMatchObject({ records: [], visitors: null, products: [], total: 0 });
    await look(c!, s, product);
    expect(await visitsOf(s)).toMatchObject({
      records: [{ person: null, role: 'buyer', countryCode: 'CN', visitors: 3, times: 3, products: [] }],
      visitors: 3,
      products: [{ id: product, visitors: 3 }],
    });
    await t.as(d!.token)(footprints.saveSettings, { body: { recording: true, named: true } });
    await look(d!, s);
    const { records } = await visitsOf(s);
    expect(records[0]!.person).toMatchObject({ company: { id: d!.entId } });
    expect(JSON.stringify(records)).not.toContain(a!.userId);
    // Consent is asked at the moment of reading; without the third the others are told no more.
    await t.as(c!.token)(footprints.saveSettings, { body: { recording: true, named: true } });
    expect(await visitsOf(s)).toMatchObject({ visitors: null, total: 2 });
    await t.as(d!.token)(footprints.saveSettings, { body: { recording: true, named: false } });
    expect((await visitsOf(s)).records.filter((r) => r.person)).toHaveLength(1);
  });

  it('are grouped so that role and country point to no one', async () => {
    const s = await supplier(t.platform);
    const abroad = await company(t.platform, { countryCode: 'CL' });
    const visitors = [
      ...(await Promise.all(Array.from({ length: 3 }, () => buyer(t.platform)))),
      await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: abroad }),
      await supplier(t.platform),
    ];
    for (const who of visitors) await look(who, s);
    const { records, visitors: n } = await visitsOf(s);
    expect(records).toMatchObject([{ role: 'buyer', countryCode: 'CN', visitors: 3 }]);
    expect(n).toBe(5);
  });

  it('count once a day and thing, never one’s own people, and by no other site’s link', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    await Promise.all(Array.from({ length: 20 }, () => look(b, s)));
    await look(s, s);
    const count = async () =>
      (await t.pool.query('select times from visits where ent_id = $1', [s.entId])).rows.map((r) => r.times as number);
    expect(await count()).toEqual([1]);
    await look(b, s);
    expect(await count()).toEqual([1]);
    await t.pool.query(`update visits set last_at = last_at - interval '10 minutes' where ent_id = $1`, [s.entId]);
    await look(b, s);
    expect(await count()).toEqual([2]);
    const other = await supplier(t.platform);
    const [product = ''] = await productRows(t, other.entId!, 1);
    expect(await refused(look(b, s, product))).toBe('404 common.notFound');
    const get = (site: string) =>
      t.api.request(`/api/busi/busiBusiness/saveVisit?enterpriseId=${s.entId}`, {
        headers: { cookie: `xtoken=${b.token}`, 'sec-fetch-site': site },
      });
    expect((await get('cross-site')).status).toBe(403);
    expect((await get('same-origin')).status).toBe(200);
    expect(await refused(t.as(b.token)(footprints.visits, { query: {} }))).toBe('403 common.forbidden');
  });

  it('go with the account of the visitor', async () => {
    const user = await member(t, { email: `visitor${next()}@example.com`, isFinish: true });
    const token = await sessionOf(t.platform, user.id);
    const s = await supplier(t.platform);
    await t.as(token)(footprints.saveSettings, { body: { recording: true, named: true } });
    await start(token, 'company', s.entId!);
    expect((await visitsOf(s)).total).toBe(1);
    await t.as(token)(leaving.remove, { body: { password } });
    await jobsDone(t);
    expect((await visitsOf(s)).total).toBe(0);
    const left = await t.pool.query(
      `select 1 from footprints where user_id = $1 union all select 1 from visits where visitor_id = $1
       union all select 1 from footprint_settings where user_id = $1`,
      [user.id],
    );
    expect(left.rowCount).toBe(0);
  });
});

describe('search ranking', () => {
  it('says under which words a company was shown and where, from three searches on, not by its own people', async () => {
    const s = await supplier(t.platform);
    await productRows(t, s.entId!, 2, { name: { cn: '独角兽纤维' }, model: 'UNI-77' });
    const search = async (token?: string) => {
      await forgetLimits(t);
      await t.as(token)(catalogue.page, { query: { q: '独角兽纤维' } });
      await t.until(async () => (await t.pool.query('select 1 from rate_limits')).rowCount);
      await new Promise((r) => setTimeout(r, 50));
    };
    const ranking = async () => {
      await flushPlaces(systemContext(t.platform));
      return (await t.as(s.token)(searchTrends.ranking, { query: {} })).records;
    };
    await search();
    await search();
    await search(s.token);
    expect(await ranking()).toEqual([]);
    await search();
    // What others sought counts for their own words alone.
    await t.pool.query(
      `insert into search_terms (term, lang, scope, day, count) values ('unicorn', 'en', 'products', $1, 40)`,
      [chinaDay()],
    );
    expect(await ranking()).toMatchObject([{ term: '独角兽纤维', shown: 3, best: 1, average: 1, searches: 4 }]);
    const b = await buyer(t.platform);
    expect((await t.as(b.token)(searchTrends.hot)).length).toBe(0);
    await search();
    const [trend] = await t.as(b.token)(searchTrends.hot);
    expect(trend).toMatchObject({ term: '独角兽纤维', n: 5 });
    expect(trend!.days.at(-1)).toEqual({ day: chinaDay(), n: 5 });
  });
});
