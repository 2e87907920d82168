import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { dataCentre, funnelStages } from '#contract/figures/calls.ts';
import { following } from '#contract/following/calls.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { insertMisses } from '#server/rooms/search/seed.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { systemContext } from '#server/platform/context.ts';
import { seedWorld } from '#server/world/index.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { productRows } from '#tests/world/lists.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, person, sessionOf, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
  await seedWorld(t.platform);
}, 120_000);

const zone = 'Europe/Madrid';
const query = { query: { days: '28', zone } } as const;
const nums = (who: { token: string }) => t.as(who.token)(dataCentre.nums, query);
const opened = async (who: { token: string }) => (await nums(who)).funnel.find((f) => f.stage === 'opened')?.n;
const look = (who: TestPerson, kind: 'company' | 'product', subject: string) =>
  t.as(who.token)(footprints.start, { body: { kind, subject } });

/** The whole funnel of one company, counted by one statement that knows nothing of the room's own. */
const counted = async (entId: string, since: string): Promise<Record<string, number>> => {
  const { rows } = await t.pool.query<Record<string, string>>(
    `with begins as (select ($2::date::timestamp at time zone $3) as at)
     select
      (select coalesce(sum(shown), 0) from search_places where ent_id = $1 and day >= $2::date) as seen,
      (select count(*) from footprints f join users u on u.id = f.user_id
        left join footprint_settings s on s.user_id = u.id
        left join products p on f.kind = 'product' and p.id::text = f.subject
        where (f.kind = 'company' and f.subject = $1::text or p.ent_id = $1) and u.ent_id is distinct from $1
          and u.user_type <> 9 and coalesce(s.recording, true) and f.created_at >= (select at from begins)) as opened,
      (select count(*) from inquiry_matches m join inquiries i on i.id = m.inquiry_id join users b on b.id = i.buyer_id
        where m.ent_id = $1 and i.state <> 'draft' and i.published_at >= (select at from begins)
          and (not i.confidential and m.score > 0 or i.confidential and (m.teaser ->> 'score')::int > 0)
          and (i.visibility = 'public' or $1 = any(i.invited)) and b.ent_id is distinct from $1) as matched,
      (select count(*) from quotations q where q.ent_id = $1 and q.created_at >= (select at from begins)) as quoted,
      (select count(*) from orders o where o.supplier_ent_id = $1 and o.state <> 'cancelled'
        and o.created_at >= (select at from begins)) as won`,
    [entId, since, zone],
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([k, v]) => [k, Number(v)]));
};

describe('the funnel over the demo world', () => {
  it('is what an independent count says, for every supplier that somebody signs in for, with its peers’ median', async () => {
    const { rows } = await t.pool.query<{ id: string; ent_id: string; categories: string[] }>(
      `select distinct on (e.id) u.id, e.id as ent_id, e.categories || array(
         select c->>'category' from jsonb_array_elements(e.capabilities) c where (c->>'level')::int > 0) as categories
       from users u join enterprises e on e.id = u.ent_id
       where u.user_type in (1, 15) and e.supplier_verified and 'ROLE_GYS' = any(u.roles) order by e.id, u.id`,
    );
    expect(rows.length).toBeGreaterThan(8);
    let compared = 0;
    let somewhere = 0;
    for (const s of rows.slice(0, 8)) {
      const got = await nums({ token: await sessionOf(t.platform, s.id) });
      const own = await counted(s.ent_id, got.period.since);
      const n = Object.fromEntries(got.funnel.map((f) => [f.stage, f.n]));
      expect({ ...n, opened: n['opened'] ?? own['opened'] }).toEqual(own);
      somewhere += own['opened'] ?? 0;
      const peers = rows.filter((r) => r.ent_id !== s.ent_id && r.categories.some((c) => s.categories.includes(c)));
      if (got.peers === null) continue;
      compared += 1;
      expect(got.peers).toBe(peers.length);
      const theirs = await Promise.all(peers.map((p) => counted(p.ent_id, got.period.since)));
      for (const stage of funnelStages) {
        const all = theirs.map((x) => x[stage] ?? 0).toSorted((a, b) => a - b);
        const middle = (all[Math.floor((all.length - 1) / 2)]! + all[Math.floor(all.length / 2)]!) / 2;
        expect([stage, got.funnel.find((f) => f.stage === stage)?.median]).toEqual([stage, middle]);
      }
    }
    expect(compared).toBeGreaterThan(0);
    expect(somewhere).toBeGreaterThan(50);
  }, 60_000);
});

describe('what is opened', () => {
  it('leaves out own people, operators and who is not recorded; who withdraws consent is gone from the next reading', async () => {
    await forgetLimits(t);
    const s = await supplier(t.platform, { categories: ['no-peers'] });
    const [product = ''] = await productRows(t, s.entId!, 1);
    const people = await Promise.all(Array.from({ length: 4 }, () => buyer(t.platform)));
    const colleague = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: s.entId });
    const operator = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
    for (const who of [s, colleague, ...people.slice(0, 2)]) await look(who, 'company', s.entId!);
    await refused(look(operator, 'company', s.entId!)).catch(() => undefined);
    // Two visitors are too few to be told of.
    expect(await opened(s)).toBeNull();
    for (const who of people) await look(who, 'product', product);
    expect(await opened(s)).toBe(6);
    const top = await t.as(s.token)(dataCentre.topTen, query);
    expect(top.products).toEqual([{ id: product, name: { cn: '碳丝', en: 'tow' }, n: 4 }]);
    const off = { recording: false, named: false };
    await t.as(people[0]!.token)(footprints.saveSettings, { body: off });
    expect(await opened(s)).toBe(4);
    expect((await t.as(s.token)(dataCentre.topTen, query)).products[0]?.n).toBe(3);
    // Who comes to the company is a colleague from then on.
    await t.pool.query(`update users set ent_id = $2, company_role = 'sales' where id = $1`, [
      people[1]!.userId,
      s.entId,
    ]);
    expect(await opened(s)).toBeNull();
    const weeks = (await t.as(s.token)(dataCentre.digital, query)).weeks;
    expect(weeks.at(-1)?.opened).toBeNull();
    expect((await nums(s)).peers).toBeNull();
    expect((await nums(s)).funnel.every((f) => f.median === null)).toBe(true);
  });

  it('counts days by the zone that is asked for (figures 2)', async () => {
    const s = await supplier(t.platform);
    const people = await Promise.all([1, 2, 3].map(() => buyer(t.platform)));
    await forgetLimits(t);
    for (const who of people) await look(who, 'company', s.entId!);
    // The last instant before the period begins in Madrid lies within the same days of China.
    const { period } = await nums(s);
    const { rowCount } = await t.pool.query(
      `update footprints set created_at = ($2::date::timestamp at time zone $3) - interval '1 second' where ent_id = $1`,
      [s.entId, period.since, zone],
    );
    expect(rowCount).toBe(3);
    expect(await opened(s)).toBe(0);
    const china = await t.as(s.token)(dataCentre.nums, { query: { zone: 'Asia/Shanghai' } });
    expect(china.funnel[1]?.n).toBe(china.period.until === period.until ? 3 : 0);
  });

  it('ranks what was collected, own people apart', async () => {
    const s = await supplier(t.platform);
    const [product = '', other = ''] = await productRows(t, s.entId!, 2);
    const people = await Promise.all([1, 2, 3].map(() => buyer(t.platform)));
    const colleague = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: s.entId });
    for (const who of people) await t.as(who.token)(following.collect, { params: { id: product } });
    for (const who of [colleague, ...people.slice(1)])
      await t.as(who.token)(following.collect, { params: { id: other } });
    const { products } = await t.as(s.token)(dataCentre.topCollection, query);
    expect(products.map((p) => [p.id, p.n])).toEqual([[product, 3]]);
  });
});

describe('prices and buyers', () => {
  it('say a third of at least five offers, of ended inquiries alone, and how quotations ended', async () => {
    const b = await buyer(t.platform);
    const sellers = await Promise.all(Array.from({ length: 5 }, () => supplier(t.platform)));
    const [s] = sellers;
    const run = async (prices: string[]) => {
      const { id } = await publish(t, b);
      const made: string[] = [];
      for (const [i, price] of prices.entries()) made.push((await quote(t, sellers[i]!, id, price)).id);
      return { id, made };
    };
    const won = await run(['10', '11', '12', '13', '14']);
    const open = await run(['10', '11', '12', '13', '14']);
    const few = await run(['10', '11', '12', '13']);
    const dear = await run(['14', '11', '12', '13', '10']);
    const read = () => t.as(s!.token)(dataCentre.analysis, query);
    expect(await read()).toMatchObject({ compared: 0, lost: [] });
    await t.as(b.token)(inquiry.decide, { params: { id: won.made[0]! }, body: { decision: 'accepted' } });
    await t.as(b.token)(inquiry.decide, { params: { id: few.made[0]! }, body: { decision: 'accepted' } });
    await t.as(b.token)(inquiry.decide, { params: { id: dear.made[4]! }, body: { decision: 'accepted' } });
    await t.pool.query(`update inquiries set deadline = now() - interval '1 minute' where id = any($1)`, [
      [won.id, few.id, dear.id],
    ]);
    const got = await read();
    expect(got.compared).toBe(2);
    expect(got.prices).toEqual([
      { third: 'low', n: 1, won: 1 },
      { third: 'middle', n: 0, won: 0 },
      { third: 'high', n: 1, won: 0 },
    ]);
    expect(got.lost).toEqual([{ reason: 'otherChosen', n: 1 }]);
    expect(JSON.stringify(got)).not.toContain('"14');
    expect(open.id).toBeTruthy();
  });

  it('tell of buyers from three on, and of what was sought in vain from five searches on', async () => {
    const word = 'zzqxvium';
    const s = await supplier(t.platform);
    const search = (q: string, more: object, address: string) =>
      t.as(undefined, { 'x-forwarded-for': address })(catalogue.page, { query: { q, ...more } });
    await search(word, {}, '203.0.113.1');
    await search('zzqxvolite', { verified: '1' }, '203.0.113.1');
    const misses = async () =>
      (await t.pool.query<{ term: string }>(`select term from search_misses where term like 'zzqxv%'`)).rows;
    await t.until(async () => (await misses()).length);
    expect(await misses()).toEqual([{ term: word }]);
    const missed = async () => (await t.as(s.token)(dataCentre.sort, query)).missed.map((x) => x.term);
    expect(await missed()).not.toContain(word);
    await insertMisses(systemContext(t.platform), [
      { day: chinaDay(), lang: 'en', scope: 'products', term: word, count: 4 },
    ]);
    expect(await missed()).toContain(word);

    const own = await supplier(t.platform, { categories: ['gelcoat'], processes: [], certificates: [] });
    const line = { product: 'gelcoat', specification: '间苯', unit: 'kg', tiers: ['100'], requirements: [] };
    const ask = async (field: string) =>
      publish(t, await buyer(t.platform), { lines: [line], certificates: [], field } as Parameters<typeof publish>[2]);
    for (const field of ['wind-energy', 'wind-energy']) await ask(field);
    const read = async () => t.as(own.token)(dataCentre.sort, query);
    const all = async (n: number) =>
      t.until(
        async () => (await t.pool.query(`select 1 from inquiry_matches where ent_id = $1`, [own.entId])).rowCount === n,
      );
    await all(2);
    expect(await read()).toMatchObject({ buyers: null, fields: [] });
    await ask('wind-energy');
    await ask('marine');
    await all(4);
    expect(await read()).toMatchObject({ buyers: 4, fields: [{ slug: 'wind-energy', n: 3 }] });
  });

  it('are read by people of the company whose seat sees selling', async () => {
    const s = await supplier(t.platform);
    const buys = await person(t.platform, {
      userType: 3,
      roles: [roleCodes.buyer, roleCodes.supplier],
      entId: s.entId,
      seat: 'purchasing',
    });
    expect(await refused(nums(buys))).toMatch(/^403/);
    expect(await refused(nums(await buyer(t.platform)))).toMatch(/^403/);
    expect(await refused(t.as()(dataCentre.nums, query))).toMatch(/^401/);
    const alone = await person(t.platform, { userType: 1, roles: [roleCodes.supplier], entId: null });
    expect(await refused(nums(alone))).toMatch(/^403/);
  });
});
