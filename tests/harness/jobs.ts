import { sql } from 'drizzle-orm';
import type { TestPlatform } from './platform.ts';

/** Until no job of an event waits or runs: what was to follow has followed, and what has not will not. What waits for a later hour is left. */
export const jobsDone = (t: TestPlatform): Promise<boolean> =>
  t.until(async () => {
    const { rows } = await t.platform.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active') and name like '%--%'
            and start_after < now() + interval '1 minute'`,
    );
    return rows[0]?.n === 0;
  }, 20_000);
