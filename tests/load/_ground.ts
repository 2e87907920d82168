import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { type Server, startServer } from './_targets.ts';

const script = (p: string) => fileURLToPath(new URL(p, import.meta.url));

export type Ground = {
  /** A folder of the run's own, for files, and the address of an empty database. */
  folder: string;
  url: string;
  /** Settings of a process on this database. */
  env: Record<string, string>;
  /** The whole platform in a process of its own, ready; `port` where it has to be this one. */
  platform: (more?: Record<string, string>, port?: number) => Promise<Server>;
  /** A bare server beside it: a file of this folder, and its path that answers 200. */
  bare: (file: string, probe: string, more?: Record<string, string>) => Promise<Server>;
  /** What is undone at the end, the last first, whatever becomes of the work. */
  atEnd: (stop: () => Promise<unknown>) => void;
};

/** A database and a folder for a measurement; everything that it starts is stopped and forgotten whatever `work` does. */
export const onGround = async <T>(work: (ground: Ground) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-bench-'));
  const db = await startEmbedded({ dataDir: join(folder, 'pg'), log: () => undefined });
  const stops: (() => Promise<unknown>)[] = [() => db.stop(), () => rm(folder, { recursive: true, force: true })];
  const env = {
    DATABASE_URL: db.url,
    DATA_DIR: folder,
    SEED: 'none',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  const start = async (file: string, probe: string, more = {}, port?: number): Promise<Server> => {
    const server = await startServer(script(file), { ...env, ...more }, probe, port);
    stops.unshift(server.stop);
    return server;
  };
  try {
    return await work({
      folder,
      url: db.url,
      env,
      platform: (more, port) => start('../../server/main.ts', '/readyz', more, port),
      bare: start,
      atEnd: (stop) => void stops.unshift(stop),
    });
  } finally {
    for (const stop of stops) await stop().catch((err: Error) => console.error(err.message));
  }
};

/** Settings by which one address may hold as many sockets as a crowd does. */
export const manySockets = Object.fromEntries(
  ['CONNECTIONS_PER_NODE', 'CONNECTIONS_PER_ADDRESS', 'SOCKETS_PER_NODE', 'SOCKETS_PER_ADDRESS'].map((key) => [
    key,
    '20000',
  ]),
);
