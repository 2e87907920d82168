import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedError } from './errors.ts';

/** How PostgreSQL's programs are run here; PostgreSQL refuses to run as root. */
export type Runner = {
  label: string;
  /** Owner of the data folder's files, as this process sees it; undefined where users have no number. */
  uid: number | undefined;
  gid: number | undefined;
  prefix: readonly string[];
  spawnAs?: { uid: number; gid: number };
};

const PDEATHSIG = ['--pdeathsig', 'INT'];

/** PG* variables of the caller's shell (PGDATA, PGOPTIONS, ...) must not reach our PostgreSQL. */
const environment = (): NodeJS.ProcessEnv =>
  process.platform === 'win32' ? process.env : { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

const command = (runner: Runner, program: string, args: readonly string[]) => {
  const [file = program, ...rest] = [...runner.prefix, program, ...args];
  return {
    file,
    args: rest,
    options: {
      env: environment(),
      // The other user may not be allowed to stand in our working folder.
      cwd: process.platform === 'win32' ? dirname(program) : '/',
      windowsHide: true,
      ...runner.spawnAs,
    },
  };
};

/** Runs a program to its end; never throws. `output` is what it wrote, both streams. */
export const run = (
  runner: Runner,
  program: string,
  args: readonly string[],
  input = '',
): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    const made = command(runner, program, args);
    const child = spawn(made.file, made.args, { ...made.options, stdio: 'pipe' });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

/** Starts a program that stays; its stderr is a pipe. Detached, so that Ctrl-C in the terminal reaches only Node. */
export const launch = (runner: Runner, program: string, args: readonly string[]): ChildProcess => {
  const made = command(runner, program, args);
  return spawn(made.file, made.args, { ...made.options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
};

const works = (runner: Runner, program: string, parent: string): boolean => {
  const made = command(runner, '/bin/sh', ['-c', '"$1" --version && test -x "$2"', 'sh', program, parent]);
  return spawnSync(made.file, made.args, { ...made.options, stdio: 'ignore' }).status === 0;
};

type User = { name: string; uid: number; gid: number };

const systemUsers = (): User[] => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return ['postgres', '_postgres', 'nobody'].flatMap((wanted) => {
    const [name, , uid, gid] = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    return name && Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
};

const ownerOf = (path: string): User[] => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid > 0 ? [{ name: `number ${found.uid}`, uid: found.uid, gid: found.gid }] : [];
};

const asRoot = (program: string, dataDir: string): Runner[] => {
  // Whoever has the data keeps it; who owns the program (`sudo npm start` in a private home) can reach what is near it.
  const users = [...ownerOf(dataDir), ...systemUsers(), ...ownerOf(dirname(dataDir)), ...ownerOf(program)];
  const inherited = { uid: 0, gid: 0 };
  const space = ['unshare', '-U', '--map-user=1000'];
  return [
    ...users.map(({ name, uid, gid }) => ({
      label: `as user ${name}`,
      uid,
      gid,
      prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...PDEATHSIG],
    })),
    // The death signal is set inside: changing credentials clears it.
    { label: 'in a user namespace', ...inherited, prefix: [...space, 'setpriv', ...PDEATHSIG] },
    ...users.map(({ name, uid, gid }) => ({
      label: `as user ${name} (without setpriv)`,
      uid,
      gid,
      prefix: [],
      spawnAs: { uid, gid },
    })),
    { label: 'in a user namespace (without setpriv)', ...inherited, prefix: space },
  ];
};

const asSelf = (): Runner[] => {
  const self = { uid: process.getuid?.(), gid: process.getgid?.() };
  const plain: Runner = { label: 'directly', ...self, prefix: [] };
  return process.platform === 'linux'
    ? [{ label: 'directly, with a death signal', ...self, prefix: ['setpriv', ...PDEATHSIG] }, plain]
    : [plain];
};

/**
 * Chooses the first way that can execute `program` and enter the folder in which `dataDir` stands.
 * Throws `no-user` with what to do when none can.
 */
export const chooseRunner = (program: string, dataDir: string): Runner => {
  const parent = dirname(dataDir);
  if (process.platform === 'win32') return { label: 'directly', uid: undefined, gid: undefined, prefix: [] };
  const root = process.getuid?.() === 0;
  const found = (root ? asRoot(program, dataDir) : asSelf()).find((runner) => works(runner, program, parent));
  if (found) return found;
  throw new EmbeddedError(
    'no-user',
    root
      ? `PostgreSQL refuses to run as root, and neither another user nor a user namespace could run ${program} with data in ${parent}. Start Weft as an ordinary user, or set DATABASE_URL.`
      : `${program} does not run here (Linux needs glibc; Alpine has none). Set DATABASE_URL to a PostgreSQL of your own.`,
  );
};
