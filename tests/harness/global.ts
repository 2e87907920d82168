import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createPool } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/log.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { startEmbedded } from '#server/platform/postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

export const templateName = 'weft_template';
/** The same server, another database. */
export const databaseAt = (serverUrl: string, name: string): string =>
  serverUrl.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);

const fillTemplate = async (databaseUrl: string): Promise<void> => {
  const log = createLog('silent');
  const pool = createPool(databaseUrl, 2, log);
  await migrateDatabase(pool);
  await pool.end();
  const config = readConfig({ MODE: 'test' });
  const { platform, stop } = await assemble({ config, databaseUrl, log, periodic: false });
  await loadReference(systemContext(platform));
  // Makes the queues.
  await platform.queue.start();
  await stop();
};

/** One real PostgreSQL for the run: our embedded one, or TEST_DATABASE_URL's; a template with migrations and dictionaries that each file copies. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'weft-test-'));
  const embedded = folder
    ? await startEmbedded({
        dataDir: join(folder, 'pg'),
        log: () => undefined,
        // Nothing here outlives the run, so no commit waits for the disk.
        settings: { max_connections: '200', synchronous_commit: 'off' },
      })
    : undefined;
  const serverUrl = given ?? embedded!.url;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const old = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'weft_t_%' or datname = $1`,
    [templateName],
  );
  for (const { datname } of old.rows) await admin.query(`drop database if exists "${datname}" with (force)`);
  await admin.query(`create database ${templateName}`);
  await admin.end();
  await fillTemplate(databaseAt(serverUrl, templateName));
  project.provide('serverUrl', serverUrl);
  return async () => {
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}
