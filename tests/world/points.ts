import type { TestPlatform } from '#tests/harness/platform.ts';
import type { TestPerson } from './people.ts';

/** So many more lines in somebody's ledger, a point each; the account is left as it is. */
export const pointRows = async (t: TestPlatform, of: TestPerson, n: number): Promise<void> => {
  await t.pool.query(
    `insert into point_entries (id, user_id, no, act, source, source_id, key, available, pending, platform, claim, points, balance,
       pending_after, claim_after, day, at)
     select gen_random_uuid(), $1, last + i, 'correct', 'test', 'test', gen_random_uuid(), 1, 0, -1, 0, 1, last + i, 0, 0, now(), now()
     from generate_series(1, $2) i, (select coalesce(max(no), 0) as last from point_entries where user_id = $1) l`,
    [of.userId, n],
  );
};
