import { inTransaction, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { correct } from '#server/rooms/points/ledger/amend.ts';
import { mallGoods } from '#server/rooms/points/tables.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import type { TestPerson } from '../people.ts';

/**
 * So many more lines in somebody's ledger, a point each; the account is left as it is. They are numbered far above its own, since
 * what the person did before may be rewarded meanwhile.
 */
export const pointRows = async (t: TestPlatform, of: TestPerson, n: number): Promise<void> => {
  await t.pool.query(
    `insert into point_entries (id, user_id, no, act, source, source_id, key, available, pending, platform, claim, points, balance,
       pending_after, claim_after, day, at)
     select gen_random_uuid(), $1, last + i, 'correct', 'test', 'test', gen_random_uuid(), 1, 0, -1, 0, 1, last + i, 0, 0, now(), now()
     from generate_series(1, $2) i, (select greatest(max(no), 1000000) as last from point_entries where user_id = $1) l`,
    [of.userId, n],
  );
};

/** Gives somebody so many points, by a correction of the desk's. */
export const pointsFor = async (t: TestPlatform, p: TestPerson, points: number): Promise<void> => {
  const key = newId();
  const o = { points, note: 'test', key, source: 'test', sourceId: key, about: '', validDays: 365 };
  await inTransaction(systemContext(t.platform), (tx) => correct(tx, p.userId, o));
};

/** A good of the mall. */
export const goodOf = async (
  t: TestPlatform,
  o: { points?: number; left?: number; perPerson?: number | null; kind?: 'posted' | 'virtual' } = {},
): Promise<string> => {
  const id = newId();
  const name = { cn: '试样套装', en: 'Coupons', es: 'Probetas' };
  await t.platform.db.insert(mallGoods).values({
    id,
    name,
    about: name,
    kind: o.kind ?? 'virtual',
    picture: 'test-coupons',
    points: o.points ?? 100,
    left: o.left ?? 10,
    perPerson: o.perPerson ?? null,
    offered: true,
    clientKey: newId(),
  });
  return id;
};
