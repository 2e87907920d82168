import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { createDatabase } from './index.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number of nodes may start at once: one migrates, the others wait. */
const migrationLock = 7_305_211;

/** Brings the database up to this version. @throws where a migration fails; it is rolled back then */
export const migrateDatabase = async (pool: pg.Pool): Promise<void> => {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(createDatabase(pool), { migrationsFolder: folder });
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    holder.release();
  }
};
