import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { Refused } from '#server/platform/context.ts';
import { createLog } from '#server/platform/log.ts';
import { exchangeGood } from '#server/rooms/points/mall/exchange.ts';
import { actingAs } from '#tests/harness/acting-as.ts';

/**
 * A process that exchanges the points of people for a good, each once and a few at a time, until it is killed or done:
 * `exchange-worker.ts URL GOOD PERSON,PERSON`. A person's key is their id, so that a second process goes on where the first was killed.
 */
const [, , databaseUrl = '', goodId = '', people = ''] = process.argv;
const config = readConfig({ MODE: 'test', LOG_LEVEL: 'error', DATABASE_POOL: '4' });
const { platform, stop } = await assemble({ config, databaseUrl, log: createLog('error') });
const waiting = people.split(',');
const exchange = async (): Promise<void> => {
  for (let userId = waiting.pop(); userId; userId = waiting.pop()) {
    const wish = { goodId, price: 100, addressId: null, clientKey: userId };
    await exchangeGood(actingAs({ platform }, { userId, entId: null }), wish).catch((err: unknown) => {
      // Who comes too late.
      if (!(err instanceof Refused)) throw err;
    });
  }
};
await Promise.all([exchange(), exchange(), exchange()]);
await stop();
