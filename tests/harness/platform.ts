import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Call, makeCall } from '#contract/core/client.ts';
import { assemble, type Assembled } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { createApi } from '#server/platform/http/api.ts';
import { createLog } from '#server/platform/log.ts';
import { systemContext } from '#server/platform/context.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { authenticate } from '#server/rooms/identity/index.ts';
import { rooms } from '#server/rooms/index.ts';
import { holdToDocs } from './documented.ts';
import { atEnd } from './ends.ts';
import { databaseAt, templateName } from './global.ts';

export type TestPlatform = Assembled & {
  databaseUrl: string;
  api: ReturnType<typeof createApi>;
  /** The typed client as nobody, or with a token. */
  as: (token?: string, headers?: Record<string, string>) => Call;
  /** Waits until `check` answers something true; jobs run in the background. */
  until: <T>(check: () => Promise<T>, ms?: number) => Promise<NonNullable<T>>;
};

let made = 0;

/** A platform of its own on a copy of the template database; ended with the file. */
export const testPlatform = async (o: { jobs?: boolean } = {}): Promise<TestPlatform> => {
  const serverUrl = inject('serverUrl');
  const name = `weft_t_${process.pid}_${Date.now().toString(36)}_${(made += 1)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${templateName} strategy file_copy`);
  await admin.end();
  const dataDir = await mkdtemp(join(tmpdir(), 'weft-files-'));
  const config = readConfig({
    MODE: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    DATABASE_POOL: '4',
  });
  const databaseUrl = databaseAt(serverUrl, name);
  // What runs by the clock is run by the test that is about it.
  const built = await assemble({ config, databaseUrl, log: createLog(config.logLevel), periodic: false });
  // Tests put rows in by hand, which no write says: here every list is counted when it is read.
  built.platform.counts = async (_facts, _key, count) => count();
  await loadReference(systemContext(built.platform));
  if (o.jobs !== false) await built.platform.queue.start();
  const api = createApi(
    built.platform,
    rooms.flatMap((r) => r.routes ?? []),
    authenticate,
  );
  holdToDocs(api);
  const as = (token?: string, extra: Record<string, string> = {}) =>
    makeCall(async (path, init) =>
      api.request(path, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string>),
          ...(token && { authorization: `Bearer ${token}` }),
          ...extra,
        },
      }),
    );
  const until = async <T>(check: () => Promise<T>, ms = 20_000): Promise<NonNullable<T>> => {
    const end = Date.now() + ms;
    for (;;) {
      const got = await check();
      if (got) return got as NonNullable<T>;
      if (Date.now() > end) throw new Error(`nothing came within ${ms} ms`);
      await new Promise((r) => setTimeout(r, 25));
    }
  };
  atEnd(() => built.stop());
  return { ...built, databaseUrl, api, as, until };
};
