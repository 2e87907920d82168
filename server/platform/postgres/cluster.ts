import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './errors.ts';
import { run, type Runner } from './runner.ts';
import { passwordFile } from './socket.ts';

const windows = process.platform === 'win32';

/** The same order and the same letters on every machine: PostgreSQL's own C.UTF-8, nothing from the system. */
const INITDB = [
  '--username=weft',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

const syncFolder = (path: string): void => {
  if (windows) return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

const step = async (runner: Runner, program: string, args: string[], input?: string): Promise<void> => {
  const { ok, output } = await run(runner, program, args, input);
  if (!ok) throw new EmbeddedError('start-failed', `${program} failed:\n${output.trim()}`);
};

const removeDrafts = (dataDir: string): void => {
  const prefix = `${basename(dataDir)}.init-`;
  for (const name of readdirSync(dirname(dataDir))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(dataDir), name), { recursive: true, force: true });
  }
};

/** Made aside and renamed when complete: a start that is killed leaves nothing half-made behind. */
const create = async (dataDir: string, binaries: Binaries, runner: Runner): Promise<void> => {
  // A new name each time: an initdb whose Node was killed may still be clearing its own.
  const draft = `${dataDir}.init-${Date.now().toString(36)}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(draft, runner.uid ?? 0, runner.gid ?? 0);
  const access = windows ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`] : ['--auth=trust'];
  await step(runner, binaries.initdb, ['-D', draft, ...INITDB, ...access]);
  await step(
    runner,
    binaries.postgres,
    ['--single', '-j', '-D', draft, '-c', 'log_checkpoints=off', 'postgres'],
    'CREATE DATABASE weft\n',
  );
  if (existsSync(dataDir)) rmdirSync(dataDir);
  renameSync(draft, dataDir);
  syncFolder(dirname(dataDir));
};

const checkVersion = (dataDir: string, major: string): void => {
  const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new EmbeddedError(
    'version-mismatch',
    `${dataDir} was made by PostgreSQL ${found}, this Weft brings PostgreSQL ${major}. ` +
      `Start the Weft that made it and dump its database with pg_dump of that version, move the folder away and load the dump here.`,
  );
};

const checkOwner = (dataDir: string, runner: Runner): void => {
  const owner = statSync(dataDir).uid;
  if (windows || owner === runner.uid) return;
  if (process.getuid?.() === 0) {
    execFileSync('chown', ['-R', `${runner.uid ?? 0}:${runner.gid ?? 0}`, dataDir], { stdio: 'pipe' });
    return;
  }
  throw new EmbeddedError(
    'no-user',
    `${dataDir} belongs to uid ${owner}, Weft runs as uid ${runner.uid}. Start it as before, or type: sudo chown -R ${runner.uid} '${dataDir}'`,
  );
};

/** Makes the data folder if there is none; else checks version and owner. Resolves to true when it was made now. */
export const ensureCluster = async (dataDir: string, binaries: Binaries, runner: Runner): Promise<boolean> => {
  removeDrafts(dataDir);
  if (existsSync(dataDir)) checkOwner(dataDir, runner);
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) {
    await create(dataDir, binaries, runner);
    return true;
  }
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    throw new EmbeddedError(
      'not-a-cluster',
      `${dataDir} is not empty and holds no PostgreSQL. Choose another DATA_DIR.`,
    );
  }
  checkVersion(dataDir, binaries.major);
  return false;
};
