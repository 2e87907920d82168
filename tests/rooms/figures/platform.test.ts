import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { dealStages, platformFigures } from '#contract/figures/platform.ts';
import { seedWorld } from '#server/world/index.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';

let t: TestPlatform;
let desk: { token: string };
beforeAll(async () => {
  t = await testPlatform();
  await seedWorld(t.platform);
  desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes.editor] });
}, 120_000);

const zone = 'Europe/Madrid';
const read = (days: '28' | '84' = '84') => t.as(desk.token)(platformFigures.read, { query: { days, zone } });

/** Moments of each count from the first day on, by one statement a count that knows nothing of the room's own. */
const moments = {
  published: `select published_at as at from inquiries where state in ('quoting', 'outOfDate', 'awarded', 'withdrawn')`,
  quoted: 'select created_at as at from quotations',
  awarded: `select (select o.created_at from orders o where o.inquiry_id = i.id order by o.created_at limit 1) as at from inquiries i`,
  ordered: `select created_at as at from orders where state not in ('cancelled')`,
  finished: `select distinct on (order_id) at from order_events where state = 'completed' order by order_id, at`,
  registered: 'select created_at as at from users where user_type <> 9 and removed_at is null',
};
const counted = async (sql: string, from: string, until: string): Promise<number> => {
  const { rows } = await t.pool.query<{ n: string }>(
    `select count(*) as n from (${sql}) as all_moments where (at at time zone $3)::date between $1::date and $2::date`,
    [from, until, zone],
  );
  return Number(rows[0]?.n);
};
const lookers = async (from: string, until: string, more = '', args: unknown[] = []): Promise<number> => {
  const { rows } = await t.pool.query<{ n: string }>(
    `select count(distinct u.id) as n from footprints f join users u on u.id = f.user_id
     left join footprint_settings s on s.user_id = u.id
     where u.user_type <> 9 and s.recording is distinct from false
       and (f.created_at at time zone $3)::date between $1::date and $2::date ${more}`,
    [from, until, zone, ...args],
  );
  return Number(rows[0]?.n);
};

describe('the figures of the platform', () => {
  it('are what independent statements count over the demo world, by week and altogether', async () => {
    const got = await read();
    const { since, until } = got.period;
    expect(got.weeks).toHaveLength(12);
    expect(got.weeks.at(-1)?.until).toBe(until);
    for (const stage of dealStages) {
      const n = got.deals.find((d) => d.stage === stage)?.n;
      expect([stage, n]).toEqual([stage, await counted(moments[stage], since, until)]);
      expect([stage, n === 0]).toEqual([stage, false]);
    }
    expect(got.registered).toBe(await counted(moments.registered, since, until));
    expect(got.active).toBe(await lookers(since, until));
    expect(got.active).toBeGreaterThan(3);
    for (const w of got.weeks) {
      const { from, until: last, active, ...counts } = w;
      for (const [what, n] of Object.entries(counts))
        expect([from, what, n]).toEqual([from, what, await counted(moments[what as keyof typeof moments], from, last)]);
      expect([from, active]).toEqual([from, await lookers(from, last)]);
    }
  });

  it('tell who came back by the week of registration; who is not recorded is in neither number', async () => {
    const old = await buyer(t.platform);
    const hidden = await buyer(t.platform);
    const { rows } = await t.pool.query<{ id: string }>(
      `select id from enterprises where supplier_verified order by id limit 1`,
    );
    const look = (who: { token: string }) =>
      t.as(who.token)(footprints.start, { body: { kind: 'company', subject: rows[0]?.id ?? '' } });
    await look(old);
    await look(hidden);
    await t.pool.query(`update users set created_at = now() - interval '10 days' where id = any($1)`, [
      [old.userId, hidden.userId],
    ]);
    const before = await read('28');
    const cohort = before.cohorts[2];
    const among = 'and (u.created_at at time zone $3)::date between $4::date and $5::date';
    const span = [cohort?.from, cohort?.until];
    const last = before.cohorts[3];
    expect(cohort?.stayed).toHaveLength(2);
    expect(cohort?.stayed[1]).toBe(await lookers(last?.from ?? '', last?.until ?? '', among, span));
    await t.as(hidden.token)(footprints.saveSettings, { body: { recording: false, named: false } });
    const after = await read('28');
    expect(after.cohorts[2]?.members).toBe((cohort?.members ?? 0) - 1);
    expect(after.cohorts[2]?.stayed[1]).toBe((cohort?.stayed[1] ?? 0) - 1);
    expect(after.active).toBe(before.active - 1);
  });

  it('leave out what operators look at and orders that were cancelled', async () => {
    const before = await read('28');
    const { rows } = await t.pool.query<{ id: string }>(`select id from enterprises where supplier_verified limit 1`);
    await t.as(desk.token)(footprints.start, { body: { kind: 'company', subject: rows[0]?.id ?? '' } });
    const { rowCount } = await t.pool.query(
      `update orders set state = 'cancelled', completes_at = null, disputed_from = null, disputed_by = null, disputed_at = null, escalated_at = null
       where id = (select id from orders where state <> 'cancelled' and created_at > now() - interval '20 days' limit 1)`,
    );
    const after = await read('28');
    expect(after.active).toBe(before.active);
    const ordered = (f: typeof after) => f.deals.find((d) => d.stage === 'ordered')?.n ?? 0;
    expect(rowCount).toBe(1);
    expect(ordered(after)).toBe(ordered(before) - 1);
  });

  it('are read by editors of the desk alone', async () => {
    for (const who of [await buyer(t.platform), await supplier(t.platform)])
      expect(await refused(t.as(who.token)(platformFigures.read, { query: {} }))).toMatch(/^403/);
    expect(await refused(t.as()(platformFigures.read, { query: {} }))).toMatch(/^401/);
  });
});
