import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from './ends.ts';
import type { TestPlatform } from './platform.ts';

const isGone = (w: ChildProcess): boolean => w.exitCode !== null || w.signalCode !== null;

/**
 * A process of its own that works on the test's database, and is killed where a test says so; the next one goes on where it was.
 * @param file the worker's, from the root of the project
 */
export const killedWorker = (t: TestPlatform, file: string, args: string[], env: Record<string, string> = {}) => {
  let worker: ChildProcess | undefined;
  const start = (...more: string[]): ChildProcess =>
    (worker = spawn(process.execPath, [file, t.databaseUrl, ...args, ...more], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    }));
  const kill9 = async (): Promise<void> => {
    if (!worker || isGone(worker)) return;
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;
  };
  atEnd(kill9);
  return {
    start,
    /** Kills it at once, and waits until the server has ended the transactions of who is gone. */
    kill: async (): Promise<void> => {
      await kill9();
      await t.until(async () => {
        const { rows } = await t.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
        );
        return rows[0]?.n === 0;
      }, 30_000);
    },
    /** Starts it once more, and waits until it is done. */
    finish: async (): Promise<void> => {
      const last = start();
      if (!isGone(last)) await once(last, 'exit');
    },
  };
};
