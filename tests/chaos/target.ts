import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/harness/free-port.ts';
import { platformWriter } from './platform-writer.ts';
import { bareWriter, type Writer } from './writer.ts';

export type TargetName = 'bare' | 'platform';
type Kind = { entry: string; writer: (dir: string) => Writer; env: Record<string, string> };

const kinds: Record<TargetName, Kind> = {
  bare: { entry: 'tests/chaos/bare-server.ts', writer: () => bareWriter, env: {} },
  platform: { entry: 'server/main.ts', writer: platformWriter, env: { SEED: 'none', LOG_LEVEL: 'warn' } },
};

export type Target = {
  baseUrl: string;
  writer: Writer;
  /** Starts the server; does not wait until it serves. */
  start(): void;
  killNode(): Promise<void>;
  /** Process number of the postmaster that is ready for connections, or null. */
  postgresPid(): number | null;
  stop(): Promise<void>;
  log(): string;
};

/** A server of the given kind on the data folder `dir`. */
export const createTarget = async (name: TargetName, dir: string): Promise<Target> => {
  const kind = kinds[name];
  const port = await freePort();
  const logFile = join(dir, 'server.log');
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    writer: kind.writer(dir),
    start: () => {
      const out = openSync(logFile, 'a');
      const env = {
        ...process.env,
        DATABASE_URL: '',
        REDIS_URL: '',
        MODE: 'demo',
        ...kind.env,
        PORT: String(port),
        DATA_DIR: dir,
      };
      child = spawn(process.execPath, [kind.entry], { env, stdio: ['ignore', out, out] });
    },
    killNode: () => end('SIGKILL'),
    postgresPid: () => {
      try {
        const lines = readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
        return lines[7]?.trim() === 'ready' ? Number(lines[0]) : null;
      } catch {
        return null;
      }
    },
    stop: () => end('SIGTERM'),
    log: () => readFileSync(logFile, 'utf8').split('\n').slice(-60).join('\n'),
  };
};
