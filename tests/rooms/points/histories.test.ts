import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { findAccount } from '#server/rooms/points/ledger/account-store.ts';
import { correct } from '#server/rooms/points/ledger/amend.ts';
import { earn, reverse, spend } from '#server/rooms/points/ledger/book.ts';
import { expireEnded, releaseHeld } from '#server/rooms/points/ledger/due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { sliceOf } from '#tests/harness/slice.ts';
import { buyer, type TestPerson } from '#tests/world/people.ts';

/**
 * Random histories of one member's ledger beside a small model of its rules: deeds that are told once, twice and at the same time,
 * reversals, spending, corrections, holds that end and points that end. A failure prints the shortest history that fails.
 */
const full = Boolean(process.env['FULL']);
const slice = sliceOf();
const runs = full ? Math.ceil(10_000 / slice.of) : 200;
const minutes = full ? 30 : 2;

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});

const which = fc.nat(5);
const act = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('earn' as const),
      n: which,
      held: fc.boolean(),
      times: fc.integer({ min: 1, max: 2 }),
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({ do: fc.constant('reverse' as const), n: which, times: fc.integer({ min: 1, max: 2 }) }),
    weight: 3,
  },
  { arbitrary: fc.record({ do: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 40 }) }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      points: fc.integer({ min: -30, max: 30 }).filter(Boolean),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('release' as const) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('expire' as const), n: which }), weight: 1 },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** What the rules say one member has: points of each earning by where they are. `days`: after how many they end, what was held counts from its release. */
type Lot = { key: string; amount: number; left: number; held: boolean; reversed: boolean; days: number };
type Model = { lots: Lot[]; claim: number };
const available = (m: Model) => m.lots.filter((l) => !l.held).reduce((n, l) => n + l.left, 0);
const pending = (m: Model) => m.lots.filter((l) => l.held).reduce((n, l) => n + l.left, 0);
const take = (m: Model, points: number, first?: Lot): void => {
  let open = points;
  for (const l of [...(first ? [first] : []), ...m.lots.toSorted((a, b) => a.days - b.days)]) {
    if (l.held) continue;
    const n = Math.min(open, l.left);
    l.left -= n;
    open -= n;
  }
};
const owe = (m: Model, points: number): number => {
  const paid = Math.min(m.claim, points);
  m.claim -= paid;
  return points - paid;
};

const play = async (p: TestPerson, m: Model, a: Act): Promise<void> => {
  const ctx = systemContext(t.platform);
  const { userId } = p;
  if (a.do === 'earn') {
    const key = `${userId}:${a.n}`;
    const code = a.held ? 'INVITE' : 'VERIFY';
    const one = () => inTransaction(ctx, (tx) => earn(tx, { userId, code, source: 'test', sourceId: key, key }));
    await Promise.all(Array.from({ length: a.times }, one));
    if (m.lots.some((l) => l.key === key)) return;
    const left = a.held ? 10 : owe(m, 10);
    m.lots.push({ key, amount: 10, left, held: a.held, reversed: false, days: a.held ? 372 : 365 });
  } else if (a.do === 'reverse') {
    const key = `${userId}:${a.n}`;
    const one = () => inTransaction(ctx, (tx) => reverse(tx, key, { source: 'test', sourceId: key }));
    await Promise.all(Array.from({ length: a.times }, one));
    const lot = m.lots.find((l) => l.key === key);
    if (!lot || lot.reversed) return;
    lot.reversed = true;
    const held = lot.held ? lot.left : 0;
    if (lot.held) lot.left = 0;
    const there = Math.min(available(m), lot.amount - held);
    take(m, there, lot);
    m.claim += lot.amount - held - there;
  } else if (a.do === 'spend') {
    const key = newId();
    const one = () =>
      inTransaction(ctx, (tx) => spend(tx, { userId, source: 'test', sourceId: key, key, points: a.points }));
    if (a.points > available(m)) await expect(one()).rejects.toThrow('points.tooFew');
    else {
      await one();
      await one();
      take(m, a.points);
    }
  } else if (a.do === 'correct') {
    const key = newId();
    const o = { points: a.points, note: 'test', key, source: 'test', sourceId: key, about: '', validDays: 30 };
    await inTransaction(ctx, (tx) => correct(tx, userId, o));
    if (a.points > 0) m.lots.push({ key, amount: 0, left: owe(m, a.points), held: false, reversed: true, days: 30 });
    else {
      const there = Math.min(available(m), -a.points);
      take(m, there);
      m.claim += -a.points - there;
    }
  } else if (a.do === 'release') {
    await t.pool.query(`update point_lots set held_until = now() where user_id = $1 and held_until is not null`, [
      userId,
    ]);
    await Promise.all([releaseHeld(ctx), releaseHeld(ctx)]);
    for (const l of m.lots.filter((x) => x.held)) {
      l.held = false;
      l.left = owe(m, l.left);
    }
  } else {
    const key = `${userId}:${a.n}`;
    await t.pool.query(
      `update point_lots set expires_at = now() where held_until is null
         and entry_id = (select id from point_entries where key = $1)`,
      [key],
    );
    await Promise.all([expireEnded(ctx), expireEnded(ctx)]);
    for (const l of m.lots) if (l.key === key && !l.held) l.left = 0;
  }
};

const sums = `select coalesce(sum(available), 0)::int as available, coalesce(sum(pending), 0)::int as pending,
  coalesce(sum(claim), 0)::int as claim, coalesce(sum(available + pending + platform), 0)::int as zero, count(*)::int as n,
  coalesce(max(no), 0)::int as last from point_entries where user_id = $1`;

it(
  `keeps every balance equal to its lines in ${runs} random histories (points 1, 2, 5, 6, 7)`,
  async () => {
    // Rules of the model: 10 points, no cap.
    await t.pool.query(
      `insert into point_rules (id, code, value, hold_days, valid_days, starts_at)
       values (gen_random_uuid(), 'VERIFY', 10, 0, 365, now()), (gen_random_uuid(), 'INVITE', 10, 7, 365, now())`,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        const p = await buyer(t.platform);
        const m: Model = { lots: [], claim: 0 };
        for (const a of acts) await play(p, m, a);
        const { rows } = await t.pool.query<Record<string, number>>(sums, [p.userId]);
        const account = await findAccount(systemContext(t.platform), p.userId);
        const { available: can, pending: held, claim } = account;
        expect({ can, held, claim }).toEqual({ can: available(m), held: pending(m), claim: m.claim });
        expect(rows[0]).toEqual({
          available: can,
          pending: held,
          claim,
          zero: 0,
          n: account.entries,
          last: account.entries,
        });
      }),
      { numRuns: runs, seed: 86 + slice.nth, interruptAfterTimeLimit: minutes * 60_000 },
    );
  },
  (minutes + 2) * 60_000,
);
