import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError } from './errors.ts';
import type { Log } from './postmaster.ts';
import { isPostgresOf, postgresProcessesOf, signal, stateOf } from './process-table.ts';

/** Between two looks at what still runs, ms. */
export const RETRY_MS = 250;
/** After so many ms what still runs is an error. */
export const LIMIT_MS = 30_000;
const ZOMBIE_MS = 3_000;
const IMMEDIATE_MS = 10_000;
const KILL_MS = 20_000;

const pidIn = (file: string): number | null => {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
};

const signalAfter = (elapsed: number): NodeJS.Signals =>
  elapsed > KILL_MS ? 'SIGKILL' : elapsed > IMMEDIATE_MS ? 'SIGQUIT' : 'SIGINT';

/** True when nothing that stands in `postmaster.pid` hinders a start any more. */
const settled = (file: string, dataDir: string, pid: number, elapsed: number): boolean => {
  const state = stateOf(pid);
  if (state === 'gone') return true;
  const reused = state === 'alive' && !isPostgresOf(pid, dataDir);
  const unreaped = state === 'zombie' && elapsed > ZOMBIE_MS;
  if (!reused && !unreaped) return false;
  // PostgreSQL itself would refuse for as long as any process has this number.
  rmSync(file, { force: true });
  return true;
};

/**
 * Waits until no PostgreSQL of an earlier run holds `dataDir` (a real path), stopping one that a killed platform left.
 * Throws `in-use` when one runs that is not ours to stop, `start-failed` when it has not ended after 30 s.
 */
export const clearLeftovers = async (dataDir: string, ours: boolean, log: Log): Promise<void> => {
  const file = join(dataDir, 'postmaster.pid');
  const begun = Date.now();
  let sent: NodeJS.Signals | undefined;
  for (let pid = pidIn(file); pid !== null; pid = pidIn(file)) {
    const elapsed = Date.now() - begun;
    if (settled(file, dataDir, pid, elapsed)) return;
    if (stateOf(pid) === 'alive') {
      if (!ours)
        throw new EmbeddedError('in-use', `A PostgreSQL that Weft did not start, pid ${pid}, uses ${dataDir}.`);
      const wanted = signalAfter(elapsed);
      if (wanted !== sent) {
        log('stopping the PostgreSQL of an earlier run', { pid, signal: wanted });
        signal(pid, wanted);
        sent = wanted;
      }
    }
    if (elapsed > LIMIT_MS) {
      throw new EmbeddedError('start-failed', `The PostgreSQL of an earlier run, pid ${pid}, does not end: ${dataDir}`);
    }
    await sleep(RETRY_MS);
  }
};

/** Kills backends that outlived their postmaster and hold its shared memory; what they did was never acknowledged. */
export const killOrphans = (dataDir: string, log: Log): void => {
  for (const pid of postgresProcessesOf(dataDir)) {
    log('killing an orphaned PostgreSQL process', { pid });
    signal(pid, 'SIGKILL');
  }
};
