import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase } from '#server/platform/database/index.ts';
import type { Platform } from '#server/platform/index.ts';
import { answersOf } from '#server/platform/points.ts';
import { rooms } from '#server/rooms/index.ts';

/** The running platform's database, for what a browser can't do: people made to measure, answers of captchas, a clock put on. */
export const useDatabase = () => {
  const pool = new pg.Pool({ connectionString: inject('databaseUrl'), max: 2 });
  afterAll(() => pool.end());
  return { pool, platform: { pool, db: createDatabase(pool), answers: answersOf(rooms) } as Platform };
};
