import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { launch, type Runner } from './runner.ts';

export type Log = (msg: string, data?: object) => void;
export type Ended = { code: number | null; signal: string | null };
export type Postmaster = { pid: number; ended: Promise<Ended> };
type Failure = { output: string; transient: boolean };

/** Everything a launch needs; the same for the first start and for every restart. */
export type Spec = {
  dataDir: string;
  url: string;
  binaries: Binaries;
  runner: Runner;
  args: string[];
  log: Log;
  /** Told of every process as soon as it exists, ready or not. */
  onSpawn: (pid: number) => void;
};

/** Reasons that pass by themselves: an earlier PostgreSQL, or its children, are not quite gone yet. */
const TRANSIENT =
  /pre-existing shared memory block|lock file ".*" already exists|could not bind|aborting startup|terminated by signal/;

/** What every connection is told during recovery; we ask 50 times a second. */
const NOISE = /^FATAL: +the database system is |^DETAIL: +Consistent recovery state has not/;

const accepts = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const answering = async (spec: Spec, gone: () => boolean): Promise<boolean> => {
  const begun = Date.now();
  let told = begun;
  // No limit while the process lives: recovery after a crash replays the log and may take minutes.
  while (!gone()) {
    if (await accepts(spec.url)) return true;
    if (Date.now() - told > 5_000) {
      told = Date.now();
      spec.log('PostgreSQL is still starting', { seconds: Math.round((told - begun) / 1000) });
    }
    await sleep(20);
  }
  return false;
};

/** Starts PostgreSQL once. Resolves when it accepts connections, or with why it ended before that; never rejects. */
export const startPostmaster = async (spec: Spec): Promise<Postmaster | Failure> => {
  const child = launch(spec.runner, spec.binaries.postgres, ['-D', spec.dataDir, ...spec.args]);
  const lines: string[] = [];
  let over = false;
  const ended = new Promise<Ended>((resolve) => {
    const end = (result: Ended): void => {
      over = true;
      resolve(result);
    };
    child.once('error', (error) => {
      lines.push(error.message);
      end({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => end({ code, signal }));
  });
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (NOISE.test(line)) return;
      lines.push(line);
      if (lines.length > 40) lines.shift();
      spec.log('postgres', { line });
    });
  }
  const { pid } = child;
  if (pid !== undefined) spec.onSpawn(pid);
  if (pid !== undefined && (await answering(spec, () => over))) return { pid, ended };
  const { signal } = await ended;
  // Its last lines may still be on their way through the pipe.
  await sleep(20);
  const output = lines.join('\n');
  return { output, transient: signal !== null || TRANSIENT.test(output) };
};
