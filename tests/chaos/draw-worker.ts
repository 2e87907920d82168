import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { createLog } from '#server/platform/log.ts';
import { draw } from '#server/rooms/carnival/draw.ts';
import { actingAs } from '#tests/harness/acting-as.ts';

/**
 * A process that draws in a campaign for people, each once and a few at a time, until it is killed or done:
 * `draw-worker.ts URL CAMPAIGN PERSON,PERSON`. A person's key is their id, so that a second process goes on where the first was killed.
 * The key of the seal comes as SEAL_KEY.
 */
const [, , databaseUrl = '', campaignId = '', people = ''] = process.argv;
const config = readConfig({
  MODE: 'test',
  LOG_LEVEL: 'error',
  DATABASE_POOL: '4',
  SEAL_KEY: process.env['SEAL_KEY'] ?? '',
});
const { platform, stop } = await assemble({ config, databaseUrl, log: createLog('error') });
await platform.queue.start();
const waiting = people.split(',');
const drawOne = async (): Promise<void> => {
  for (let userId = waiting.pop(); userId; userId = waiting.pop()) {
    await draw(actingAs({ platform }, { userId, entId: null }), campaignId, userId);
  }
};
await Promise.all([drawOne(), drawOne(), drawOne()]);
await stop();
