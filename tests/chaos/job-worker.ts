import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { emit, inTransaction, systemContext } from '#server/platform/context.ts';
import { createLog } from '#server/platform/log.ts';
import { importStarted } from '#server/rooms/catalogue/events.ts';
import { issueWaits } from '#server/rooms/content/events.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';

/**
 * A process that carries out the jobs of the database it is told, until it is killed: `job-worker.ts URL`. With `products:ID` it says first
 * that this import was started, with `issue:ID` that pages of this issue wait. Files lie in DATA_DIR.
 */
const [, , databaseUrl = '', begun = ''] = process.argv;
const config = readConfig({
  MODE: 'test',
  LOG_LEVEL: 'error',
  DATABASE_POOL: '4',
  DATA_DIR: process.env['DATA_DIR'],
});
const { platform } = await assemble({ config, databaseUrl, log: createLog('error') });
const ctx = systemContext(platform);
await loadReference(ctx);
await platform.queue.start();
const [what, id = ''] = begun.split(':');
await inTransaction(ctx, async (tx) => {
  if (what === 'products') await emit(tx, importStarted, { importId: id });
  if (what === 'issue') await emit(tx, issueWaits, { issueId: id });
});
