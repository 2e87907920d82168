import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { pageTo } from '#contract/pages.ts';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { Refused, systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { runningUrl, startEmbedded } from '#server/platform/postgres/index.ts';
import { createOperator } from '#server/rooms/operator/index.ts';

/** `create`: asks for user name and name, makes the password and shows it once. Works beside a running platform. */
const create = async () => {
  const env = existsSync('.env') ? { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env } : process.env;
  const config = readConfig(env);
  const log = createLog('silent');
  const folder = join(config.dataDir, 'postgres');
  const running = config.databaseUrl ?? runningUrl(folder);
  const embedded = running ? undefined : await startEmbedded({ dataDir: folder, log: () => undefined });
  const databaseUrl = running ?? embedded?.url ?? '';
  const pool = createPool(databaseUrl, 2, log);
  await migrateDatabase(pool).finally(() => pool.end());
  const built = await assemble({ config, databaseUrl, log });
  const lines = createInterface({ input: process.stdin });
  const given = lines[Symbol.asyncIterator]();
  // Line by line, so that answers may come from a pipe as well.
  const ask = async (what: string): Promise<string> => {
    process.stdout.write(what);
    const { value } = (await given.next()) as { value?: string };
    return (value ?? '').trim();
  };
  try {
    const username = (await ask('User name: ')).toLowerCase();
    const name = await ask('Name as colleagues know it: ');
    if (!/^[\p{L}\p{N}._-]{2,64}$/u.test(username) || !name)
      throw new Error('A user name has 2 to 64 letters, digits or . _ -, and the name is not empty.');
    const { password } = await createOperator(systemContext(built.platform), username, name);
    console.log(
      `\nPassword, shown this once: ${password}\nThe first login at ${config.baseUrl}${pageTo('operatorLogin')} binds an authenticator.`,
    );
  } catch (err) {
    console.error(err instanceof Refused ? 'This user name is taken.' : (err as Error).message);
    process.exitCode = 1;
  } finally {
    lines.close();
    await built.stop();
    await embedded?.stop();
  }
};

if (process.argv[2] === 'create') await create();
else {
  console.error('npm run operator -- create');
  process.exitCode = 1;
}
