import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { operatorLevels } from '#contract/core/access.ts';
import { usernamePattern } from '#contract/identity/rules.ts';
import type { Resettable } from '#contract/operator/operators.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { type Ctx, Refused, systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { runningUrl, startEmbedded } from '#server/platform/postgres/index.ts';
import { createOperator, resetFromServer } from '#server/rooms/operator/index.ts';

type Server = Awaited<ReturnType<typeof assemble>>;
type Ask = (what: string) => Promise<string>;

/** A new operator; the password is shown once. */
const create = async (ctx: Ctx, ask: Ask): Promise<string> => {
  const username = (await ask('User name: ')).toLowerCase();
  const name = await ask('Name as colleagues know it: ');
  const given = (await ask(`Level (${operatorLevels.join(', ')}; administrator if empty): `)) || 'administrator';
  const level = operatorLevels.find((l) => l === given);
  if (!usernamePattern.test(username) || !name || !level)
    throw new Error(
      'A user name has 2 to 64 letters, digits or . _ -, the name is not empty, the level is one of three.',
    );
  const { secret, until } = await createOperator(ctx, { username, name, level });
  return `Password, shown this once: ${secret}\nIt holds until ${until}. The first login chooses another and binds an authenticator.`;
};

/** Another way in for an operator who lost the authenticator or the password, where no other administrator is there. */
const reset =
  (what: Resettable) =>
  async (ctx: Ctx, ask: Ask): Promise<string> => {
    const username = (await ask('User name: ')).toLowerCase();
    const { secret, until } = await resetFromServer(ctx, username, what);
    const word = what === 'password' ? 'Password' : 'One-time code';
    return `${word}, shown this once: ${secret}\nIt holds until ${until}. All sessions of this operator have ended.`;
  };

const commands = {
  create,
  'reset-authenticator': reset('authenticator'),
  'reset-password': reset('password'),
} as const;

/** Runs a command beside a running platform, or on the data of one that is stopped. */
const run = async (command: (ctx: Ctx, ask: Ask) => Promise<string>) => {
  const env = existsSync('.env') ? { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env } : process.env;
  const config = readConfig(env);
  const log = createLog('silent');
  const folder = join(config.dataDir, 'postgres');
  const running = config.databaseUrl ?? runningUrl(folder);
  const embedded = running ? undefined : await startEmbedded({ dataDir: folder, log: () => undefined });
  const databaseUrl = running ?? embedded?.url ?? '';
  const pool = createPool(databaseUrl, 2, log);
  await migrateDatabase(pool).finally(() => pool.end());
  const built: Server = await assemble({ config, databaseUrl, log });
  const lines = createInterface({ input: process.stdin });
  const given = lines[Symbol.asyncIterator]();
  // Line by line, so that answers may come from a pipe as well.
  const ask: Ask = async (what) => {
    process.stdout.write(what);
    const { value } = (await given.next()) as { value?: string };
    return (value ?? '').trim();
  };
  try {
    const said = await command({ ...systemContext(built.platform), address: 'command line' }, ask);
    console.log(`\n${said}\n${config.baseUrl}${deskPageTo('operatorLogin')}`);
  } catch (err) {
    const refused: Record<string, string> = {
      'identity.registered': 'This user name is taken.',
      'common.notFound': 'There is no operator of this name, or they were deactivated.',
    };
    console.error(err instanceof Refused ? (refused[err.refusal.code] ?? err.refusal.code) : (err as Error).message);
    process.exitCode = 1;
  } finally {
    lines.close();
    await built.stop();
    await embedded?.stop();
  }
};

const [asked = ''] = process.argv.slice(2);
const command = Object.entries(commands).find(([name]) => name === asked)?.[1];
if (command) await run(command);
else {
  console.error(
    Object.keys(commands)
      .map((name) => `npm run operator -- ${name}`)
      .join('\n'),
  );
  process.exitCode = 1;
}
