import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { emit, inTransaction, systemContext } from '#server/platform/context.ts';
import { createLog } from '#server/platform/log.ts';
import { importStarted } from '#server/rooms/catalogue/events.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';

/**
 * A process that carries out the jobs of the database it is told, until it is killed: `job-worker.ts URL`. With the id of an import it
 * says first that this was started.
 */
const [, , databaseUrl = '', importId] = process.argv;
const config = readConfig({ MODE: 'test', LOG_LEVEL: 'error', DATABASE_POOL: '4' });
const { platform } = await assemble({ config, databaseUrl, log: createLog('error') });
const ctx = systemContext(platform);
await loadReference(ctx);
await platform.queue.start();
if (importId) await inTransaction(ctx, (tx) => emit(tx, importStarted, { importId }));
