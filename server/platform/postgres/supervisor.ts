import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError } from './errors.ts';
import { clearLeftovers, killOrphans, LIMIT_MS, RETRY_MS } from './leftovers.ts';
import { startPostmaster, type Ended, type Postmaster, type Spec } from './postmaster.ts';
import { signal } from './process-table.ts';
import { run } from './runner.ts';

const ORPHANS_MS = 5_000;
const MAX_BACKOFF_MS = 1_000;
const STEADY_MS = 1_000;
const FAST_STOP_MS = 10_000;
const IMMEDIATE_STOP_MS = 5_000;

export type Restart = { pid: number; restarts: number; downMs: number };
type Supervised = { pid(): number; stop(): Promise<void>; exited: Promise<Ended> };

const bringUp = async (spec: Spec, ours: boolean, stopping: () => boolean): Promise<Postmaster> => {
  const begun = Date.now();
  for (;;) {
    await clearLeftovers(spec.dataDir, ours, spec.log);
    if (stopping()) throw new EmbeddedError('start-failed', 'PostgreSQL was stopped while it was starting.');
    const result = await startPostmaster(spec);
    if ('pid' in result) return result;
    const elapsed = Date.now() - begun;
    if (!result.transient || elapsed > LIMIT_MS) {
      throw new EmbeddedError('start-failed', `PostgreSQL does not start in ${spec.dataDir}:\n${result.output}`);
    }
    if (ours && elapsed > ORPHANS_MS) killOrphans(spec.dataDir, spec.log);
    await sleep(RETRY_MS);
  }
};

const fastStop = async (spec: Spec, pid: number): Promise<void> => {
  if (process.platform !== 'win32') return signal(pid, 'SIGINT');
  await run(spec.runner, spec.binaries.pgCtl, ['stop', '-D', spec.dataDir, '-m', 'fast', '-W']);
};

/**
 * Starts PostgreSQL and keeps it running until `stop`. `takenOver`: one left by a killed platform may be stopped first.
 * Rejects with an EmbeddedError when the first start fails. `exited` resolves when it is down for good: stopped, or a
 * restart failed for 30 s.
 */
export const supervise = async (
  spec: Omit<Spec, 'onSpawn'>,
  takenOver: boolean,
  onRestart: (restart: Restart) => void,
): Promise<Supervised> => {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let latest = 0;
  const full: Spec = { ...spec, onSpawn: (pid) => void (latest = pid) };
  // Without a death signal (macOS) a Node that ends without stop() would leave PostgreSQL behind.
  const onExit = (): void => signal(latest, 'SIGINT');
  let current = await bringUp(full, takenOver, isStopping);
  process.on('exit', onExit);

  const watch = async (): Promise<Ended> => {
    let backoff = RETRY_MS;
    for (let restarts = 1; ; restarts++) {
      const since = Date.now();
      const ended = await current.ended;
      if (isStopping()) return ended;
      const down = Date.now();
      spec.log('PostgreSQL ended unexpectedly, starting it again', { pid: current.pid, ...ended });
      backoff = down - since > STEADY_MS ? RETRY_MS : Math.min(backoff * 2, MAX_BACKOFF_MS);
      await sleep(restarts === 1 ? RETRY_MS : backoff, undefined, { signal: stopping.signal }).catch(() => undefined);
      try {
        current = await bringUp(full, true, isStopping);
      } catch (error) {
        if (!isStopping()) spec.log('PostgreSQL could not be started again', { error: String(error) });
        return ended;
      }
      spec.log('PostgreSQL serves again', { pid: current.pid, restarts, downMs: Date.now() - down });
      onRestart({ pid: current.pid, restarts, downMs: Date.now() - down });
    }
  };

  const exited = watch().finally(() => process.off('exit', onExit));
  const within = (ms: number): Promise<boolean> =>
    Promise.race([exited.then(() => true), sleep(ms, false, { ref: false })]);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await fastStop(full, latest);
    if (await within(FAST_STOP_MS)) return;
    spec.log('PostgreSQL does not stop, forcing it', { pid: latest });
    signal(latest, 'SIGQUIT');
    if (await within(IMMEDIATE_STOP_MS)) return;
    signal(latest, 'SIGKILL');
    await exited;
  };
  return { pid: () => current.pid, stop, exited };
};
