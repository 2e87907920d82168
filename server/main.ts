import './mode.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { assemble } from '#server/assemble.ts';
import { readConfig, SettingsError } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { holdLastLine } from '#server/platform/last-line.ts';
import { createLog } from '#server/platform/log.ts';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { printWelcome, step } from '#server/progress.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { createSite } from '#server/site.ts';
import { checkProduction, seedWorld } from '#server/world/index.ts';

const dev = process.argv.includes('--dev');

const main = async () => {
  const env = existsSync('.env') ? { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env } : process.env;
  const config = readConfig(env);
  const log = createLog(config.logLevel);

  const embedded = config.databaseUrl
    ? undefined
    : await step('starting the database', () =>
        startEmbedded({ dataDir: join(config.dataDir, 'postgres'), log: (msg, data) => log.debug(data ?? {}, msg) }),
      );
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  await step('bringing the tables up to date', async () => {
    const pool = createPool(databaseUrl, 2, log);
    await migrateDatabase(pool).finally(() => pool.end());
  });
  const built = await assemble({ config, databaseUrl, log });
  // First the queue: new names in the shipped dictionaries are an event.
  await built.platform.queue.start();
  await step('loading the dictionaries', () => loadReference(systemContext(built.platform)));
  if (config.production) await checkProduction(built.platform);
  const people = config.seed === 'demo' ? await step('preparing the demo world', () => seedWorld(built.platform)) : [];

  let ready = false;
  const vite = dev ? await (await import('#server/dev.ts')).startVite() : undefined;
  const site = createSite(built.platform, { ready: () => ready }, vite);
  await new Promise<void>((done, fail) => {
    site.server.once('error', fail);
    site.server.listen(config.port, config.host, done);
  });
  ready = true;
  printWelcome(config, people);

  let stopping = false;
  const stop = async (exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    ready = false;
    // Whatever hangs, the process ends; the next start repairs.
    setTimeout(() => process.exit(1), 20_000).unref();
    site.closeSockets();
    await new Promise<void>((done) => {
      site.server.close(() => done());
      setTimeout(() => (site.server as { closeAllConnections?: () => void }).closeAllConnections?.(), 5_000).unref();
      (site.server as { closeIdleConnections?: () => void }).closeIdleConnections?.();
    });
    await vite?.close();
    await built.stop();
    await embedded?.stop();
    process.exit(exitCode);
  };
  holdLastLine({ process, log, stop: () => void stop(1) });
  // The database is down for good: better no platform than one that refuses every call.
  void embedded?.exited.then(() => {
    if (stopping) return;
    console.error('The database has ended and could not be started again; see the log above. Weft stops.');
    process.exit(1);
  });
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

main().catch((err: Error) => {
  console.error(err instanceof SettingsError ? err.message : (err.stack ?? err.message));
  process.exit(1);
});
