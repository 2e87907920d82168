import pg from 'pg';
import { createDatabase } from '#server/platform/database/index.ts';
import type { Platform } from '#server/platform/index.ts';
import { person, type TestPerson } from '#tests/world/people.ts';

/** Members with open sessions, written straight into the running server's database. */
export const addMembers = async (databaseUrl: string, n: number): Promise<TestPerson[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const platform = { db: createDatabase(pool) } as Platform;
  try {
    return await Promise.all(Array.from({ length: n }, () => person(platform, { userType: 2, roles: ['ROLE_BUYER'] })));
  } finally {
    await pool.end();
  }
};
