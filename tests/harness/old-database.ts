import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '#server/platform/database/index.ts';
import { atEnd } from './ends.ts';
import { databaseAt } from './global.ts';

const migrations = fileURLToPath(new URL('../../server/platform/database/migrations', import.meta.url));

let n = 0;
/** A database as version `last` of the migrations left it. */
export const databaseOf = async (last: string): Promise<pg.Pool> => {
  const serverUrl = inject('serverUrl');
  const name = `weft_t_${process.pid}_${Date.now().toString(36)}_old${(n += 1)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const folder = await mkdtemp(join(tmpdir(), 'weft-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const upTo = all.entries.findIndex((e) => e.tag.startsWith(last)) + 1;
  await writeFile(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, upTo) }));
  const pool = new pg.Pool({ connectionString: databaseAt(serverUrl, name), max: 2 });
  atEnd(() => pool.end());
  await migrate(createDatabase(pool), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  return pool;
};
