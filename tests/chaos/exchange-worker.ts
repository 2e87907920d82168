import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { Refused, systemContext } from '#server/platform/context.ts';
import { createLog } from '#server/platform/log.ts';
import { exchangeGood } from '#server/rooms/points/mall/exchange.ts';

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
    const person = { userId, userType: 2, isFinish: true, userLevel: 5, authStatus: 0, roles: [] } as const;
    const rest = { entId: null, seat: null, name: 'Ann', sessionId: userId };
    await exchangeGood(
      { ...systemContext(platform), address: '', person: { ...person, ...rest, roles: [] } },
      { goodId, price: 100, addressId: null, clientKey: userId },
    ).catch((err: unknown) => {
      // Who comes too late.
      if (!(err instanceof Refused)) throw err;
    });
  }
};
await Promise.all([exchange(), exchange(), exchange()]);
await stop();
