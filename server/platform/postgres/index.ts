import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { acquireLock } from './owner-lock.ts';
import type { Ended, Log } from './postmaster.ts';
import { stateOf } from './process-table.ts';
import { chooseRunner } from './runner.ts';
import { settingArguments } from './settings.ts';
import { openEndpoint, socketUrl } from './socket.ts';
import { supervise, type Restart } from './supervisor.ts';

export { EmbeddedError, type EmbeddedErrorCode } from './errors.ts';
export type { Restart } from './supervisor.ts';

export type Embedded = {
  /** Connection string for `pg`; stays the same across restarts. */
  url: string;
  /** Folder of the unix socket; empty on Windows. */
  socketDir: string;
  /** The postmaster that runs now; changes with a restart. */
  readonly pid: number;
  /** Fast shutdown; forced after 10 s. May be called more than once. */
  stop(): Promise<void>;
  /** Down for good: stopped, or could not be started again for 30 s. */
  exited: Promise<Ended>;
};

export type EmbeddedOptions = {
  /** Folder of the cluster; made when there is none. Its `.lock` (and while it is made a draft `.init-*`) stands beside it. */
  dataDir: string;
  log: Log;
  /** PostgreSQL settings by name; fsync and full_page_writes stay on, the address is ours. */
  settings?: Record<string, string>;
  /** After PostgreSQL died and serves again. Open connections are lost, the url still holds. */
  onRestart?: (restart: Restart) => void;
};

const realFolder = (dataDir: string): string => {
  const absolute = resolve(dataDir);
  mkdirSync(dirname(absolute), { recursive: true });
  return existsSync(absolute) ? realpathSync(absolute) : join(realpathSync(dirname(absolute)), basename(absolute));
};

/**
 * Starts the PostgreSQL that npm installed on `dataDir` and keeps it running.
 * Rejects with an EmbeddedError, whose message tells the person what to do.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { log, settings = {}, onRestart = () => undefined } = options;
  const dataDir = realFolder(options.dataDir);
  const lock = await acquireLock(`${dataDir}.lock`, dataDir);
  try {
    const begun = Date.now();
    const binaries = findBinaries();
    const runner = chooseRunner(binaries.postgres, dataDir);
    const endpoint = await openEndpoint(dataDir, runner);
    const args = settingArguments(settings, endpoint.settings);
    const created = await ensureCluster(dataDir, binaries, runner);
    const { url, socketDir } = endpoint;
    const spec = { dataDir, url, binaries, runner, args, log };
    const supervised = await supervise(spec, lock.takenOver, onRestart);
    log('PostgreSQL serves', { pid: supervised.pid(), created, run: runner.label, ms: Date.now() - begun });
    const exited = supervised.exited.finally(() => {
      endpoint.release();
      lock.release();
    });
    return {
      url,
      socketDir,
      get pid() {
        return supervised.pid();
      },
      stop: async () => {
        await supervised.stop();
        await exited;
      },
      exited,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/**
 * Address of the PostgreSQL that another process runs on `dataDir` now (for backup and other commands), or null.
 * Unix sockets only.
 */
export const runningUrl = (dataDir: string): string | null => {
  try {
    const [pid, , , , socketDir] = readFileSync(join(resolve(dataDir), 'postmaster.pid'), 'utf8').split('\n');
    return socketDir && stateOf(Number(pid)) === 'alive' ? socketUrl(socketDir) : null;
  } catch {
    return null;
  }
};
