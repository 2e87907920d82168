import type pg from 'pg';
import { expect } from 'vitest';

/** Waits until somebody was told, and has them read it: what is told while a page opens is shown, with scripts of its own. */
export const untilTold = async (pool: pg.Pool, userId: string, kind: string): Promise<void> => {
  const kinds = () => pool.query('select kind from notices where user_id = $1', [userId]).then(({ rows }) => rows);
  await expect.poll(kinds).toContainEqual({ kind });
  await pool.query('update notices set read_at = now() where user_id = $1', [userId]);
};
