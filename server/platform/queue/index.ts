import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from '../database/index.ts';
import type { Log } from '../log.ts';

/**
 * Events and jobs on pg-boss, in the same database. `emit` writes one job a subscriber within the caller's
 * transaction (the transactional outbox): nothing is sent for what was rolled back, nothing is lost for what was
 * committed. Every job may come twice or on another node, so handlers are idempotent.
 */
export type Subscriber = { name: string; event: string; run: (payload: never, jobId: string) => Promise<void> };
/** `cron` has five fields, UTC; one node runs each turn. */
export type Periodic = { name: string; cron: string; run: () => Promise<void> };
export type Queue = {
  emit: (db: Db, event: string, payload: object) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const queueName = (s: { name: string; event: string }) => `${s.event}--${s.name}`.replaceAll('/', '.');

export const createQueue = (o: { url: string; log: Log; subscribers: Subscriber[]; periodic: Periodic[] }): Queue => {
  const boss = new PgBoss({
    connectionString: o.url,
    max: 4,
    useListenNotify: true,
    schedule: true,
    application_name: 'weft-jobs',
  });
  boss.on('error', (err) => o.log.warn({ err: err.message }, 'job queue'));
  const byEvent = Map.groupBy(o.subscribers, (s) => s.event);

  return {
    async emit(db, event, payload) {
      const via = fromDrizzle(db as never, sql as never);
      for (const s of byEvent.get(event) ?? []) await boss.send(queueName(s), payload, { db: via });
    },
    async start() {
      await boss.start();
      for (const s of o.subscribers) {
        const name = queueName(s);
        await boss.createQueue(name, { notify: true, retryLimit: 8, retryBackoff: true, retryDelay: 1 });
        await boss.work(name, { pollingIntervalSeconds: 1, batchSize: 1, localConcurrency: 2 }, async ([job]) => {
          if (job) await s.run(job.data as never, job.id);
        });
      }
      for (const p of o.periodic) {
        await boss.createQueue(p.name, { policy: 'stately', retryLimit: 0 });
        await boss.work(p.name, { pollingIntervalSeconds: 2 }, () => p.run());
        await boss.schedule(p.name, p.cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
