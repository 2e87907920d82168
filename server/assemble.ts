import { join } from 'node:path';
import type pg from 'pg';
import { createBus } from '#server/platform/bus/index.ts';
import { createChanges } from '#server/platform/changes.ts';
import { type Config, SettingsError } from '#server/platform/config/index.ts';
import { createCounts } from '#server/platform/counts.ts';
import { systemContext } from '#server/platform/context.ts';
import { createDatabase, createPool } from '#server/platform/database/index.ts';
import type { Platform } from '#server/platform/index.ts';
import { createLimits } from '#server/platform/limits/index.ts';
import type { Log } from '#server/platform/log.ts';
import { createMailer } from '#server/platform/mail/index.ts';
import { answersOf } from '#server/platform/points.ts';
import { createQueue } from '#server/platform/queue/index.ts';
import { createScanner } from '#server/platform/scanner/index.ts';
import { createSeal, type Seal } from '#server/platform/seal/index.ts';
import { loadSealKeys } from '#server/platform/seal/keys.ts';
import { createTranslator } from '#server/platform/translator/index.ts';
import { createSms } from '#server/platform/sms/index.ts';
import { createLocalStorage } from '#server/platform/storage/index.ts';
import { rooms } from '#server/rooms/index.ts';

export type Assembled = { platform: Platform; pool: pg.Pool; stop: () => Promise<void> };

/** The rooms' jobs under the rooms' names; each tells at its end what it has changed. */
const jobsOf = (platform: () => Platform) => ({
  subscribers: rooms.flatMap((r) =>
    (r.subscribers ?? []).map((s) => ({
      ...s,
      name: `${r.name}.${s.name}`,
      run: async (data: unknown, jobId: string) => {
        await s.run(systemContext(platform()), data, jobId);
        platform().changes.touch(s.touches);
      },
      runAll: s.runAll && ((data: unknown[]) => s.runAll!(systemContext(platform()), data)),
    })),
  ),
  periodic: rooms.flatMap((r) =>
    (r.periodic ?? []).map((p) => ({
      ...p,
      name: `${r.name}.${p.name}`,
      run: async () => {
        await p.run(systemContext(platform()));
        if (p.touches) platform().changes.touch(p.touches);
      },
    })),
  ),
});

const sealOf = (config: Config): Seal => {
  try {
    return createSeal(loadSealKeys(config));
  } catch (err) {
    throw new SettingsError([`SEAL_KEY: ${(err as Error).message}`]);
  }
};

type Parts = { config: Config; databaseUrl: string; log: Log; periodic?: boolean };

/** Builds the platform on a migrated database and joins the rooms' jobs to it; with `periodic: false` no job runs by the clock. */
export const assemble = async ({ config, databaseUrl, log, periodic = true }: Parts): Promise<Assembled> => {
  // Before anything is open that would have to be closed.
  const seal = sealOf(config);
  const pool = createPool(databaseUrl, config.databasePool, log);
  const db = createDatabase(pool);
  const asidePool = createPool(databaseUrl, 2, log);
  const [bus, limits] = await Promise.all([
    createBus({ databaseUrl, redisUrl: config.redisUrl, log }),
    createLimits({ databaseUrl, redisUrl: config.redisUrl, log }),
  ]);
  const jobs = jobsOf(() => platform);
  const queue = createQueue({
    url: databaseUrl,
    connections: Math.min(4, 1 + Math.floor(config.databasePool / 2)),
    log,
    subscribers: jobs.subscribers,
    periodic: periodic ? jobs.periodic : [],
  });
  const changes = createChanges(bus);
  const platform: Platform = {
    config,
    log,
    pool,
    db,
    aside: createDatabase(asidePool),
    queue,
    bus,
    changes,
    counts: createCounts(changes),
    limits,
    mailer: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, db }),
    sms: createSms({ gateway: config.sms, countries: config.smsCountries, db }),
    scanner: createScanner(config.clamavUrl),
    translator: createTranslator(config.translator),
    seal,
    storage: createLocalStorage(join(config.dataDir, 'files')),
    answers: answersOf(rooms),
  };
  return {
    platform,
    pool,
    stop: async () => {
      await queue.stop().catch(() => undefined);
      await bus.stop().catch(() => undefined);
      await limits.stop().catch(() => undefined);
      await Promise.all([pool.end(), asidePool.end()]);
    },
  };
};
