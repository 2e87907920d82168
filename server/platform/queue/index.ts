import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import { type Db, wireOf } from '../database/index.ts';
import { type Heard, withVersion, Unreadable } from '../events.ts';
import type { Log } from '../log.ts';

/**
 * Events and jobs on pg-boss, in the same database. `emit` writes one job a subscriber within the caller's
 * transaction (the transactional outbox): nothing is sent for what was rolled back, nothing is lost for what was
 * committed. Every job may come twice or on another node, so handlers are idempotent.
 */
type Subscriber = {
  name: string;
  event: Heard;
  run: (data: unknown, jobId: string) => Promise<void>;
  /** Does several at once; where it fails, each is run by itself. */
  runAll?: ((data: unknown[]) => Promise<void>) | undefined;
  /** Its jobs start at a time of their own, which no notification tells: it looks every second. */
  timed?: boolean;
  /** Which payloads it gets a job for. */
  only?: ((payload: object) => boolean) | undefined;
};
/** `cron` has five fields, UTC; one node runs each turn. */
type Periodic = { name: string; cron: string; run: () => Promise<void> };
export type Queue = {
  /** `startAfter`: not before that moment. */
  emit: (db: Db, event: Heard, payload: object, startAfter?: Date) => Promise<void>;
  /** The same event of many payloads: one statement a subscriber. */
  emitAll: (db: Db, event: Heard, payloads: object[]) => Promise<void>;
  /** Lets a job that was given up run again; within the caller's transaction. @returns whether there was one */
  retry: (db: Db, queue: string, id: string) => Promise<boolean>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A notification wakes a worker at once; a full batch is followed by the next without a pause; each job fails alone. */
const pace = {
  batchSize: 8,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const;

/** A periodic job wakes its worker at once; where that was missed the worker looks after half a minute. Turns are a minute apart at least. */
const periodicPace = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 } as const;

/** So many of one kind are done together. */
const togetherAtMost = 32;

const between = '--';
/** An event's queue for one subscriber. Jobs wait under this name when a newer version starts. */
const queueName = (s: Pick<Subscriber, 'name' | 'event'>) => `${s.event.name}${between}${s.name}`;

const concerns = (s: Subscriber, payload: object): boolean => s.only?.(payload) ?? true;

/** Jobs that an earlier version left under a name that nobody works any more wait on; somebody has to know of them. */
const warnOfLeft = async (boss: PgBoss, there: string[], o: { log: Log; subscribers: Subscriber[] }) => {
  const worked = new Set(o.subscribers.map(queueName));
  for (const name of there) {
    if (!name.includes(between) || worked.has(name)) continue;
    const [counted] = await boss.getQueueStats(name, { force: true });
    if (counted?.queuedCount) o.log.error({ queue: name, jobs: counted.queuedCount }, 'jobs wait that nobody works');
  }
};

const names = new Map<string, string>();
/** pg-boss writes the queue's name into its statements: a text and a name for each queue that something is sent to. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `job_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
};
/** Jobs go out by the client of a transaction, by statements that are read and planned once a connection. */
const byWire = (db: Db) => ({
  executeSql: (text: string, values: unknown[] = []) => wireOf(db).query({ name: nameOf(text), text, values }),
});

type Job = { id: string; data: unknown };
/** Runs one job; what it throws is told to pg-boss, which tries again. */
const runJob = async (s: Subscriber, job: Job, log: Log): Promise<JobResult> => {
  try {
    await s.run(job.data, job.id);
    return { id: job.id, status: 'completed' };
  } catch (err) {
    const what = { job: queueName(s), id: job.id, err: (err as Error).message };
    if (err instanceof Unreadable) log.error(what, 'a job cannot be read');
    else log.warn(what, 'a job failed and will be tried again');
    return { id: job.id, status: 'failed', output: { message: (err as Error).message } };
  }
};

/** A batch: all at once where that can be done, else each by itself. */
const runJobs = async (s: Subscriber, jobs: Job[], log: Log): Promise<JobResult[]> => {
  if (s.runAll && jobs.length > 1) {
    const done = await s.runAll(jobs.map((j) => j.data)).then(
      () => true,
      () => false,
    );
    if (done) return jobs.map(({ id }) => ({ id, status: 'completed' }));
  }
  return Promise.all(jobs.map((job) => runJob(s, job, log)));
};

/** Schedules that are there already are left alone, so a node that starts writes none of them. */
const scheduleAll = async (boss: PgBoss, periodic: Periodic[]): Promise<void> => {
  const there = new Map((await boss.getSchedules()).map((s) => [s.name, s.cron]));
  for (const { name, cron } of periodic) if (there.get(name) !== cron) await boss.schedule(name, cron);
};

type Work = { log: Log; subscribers: Subscriber[]; periodic: Periodic[] };
const startWork = async (boss: PgBoss, o: Work): Promise<void> => {
  await boss.start();
  const there = await boss.getQueues();
  const known = new Map(there.map((q) => [q.name, q]));
  /** One that is there keeps what it was made with, but that workers are told of its jobs. */
  const make = async (name: string, options: Omit<Parameters<typeof boss.createQueue>[1], 'name'>) => {
    const old = known.get(name);
    if (!old) await boss.createQueue(name, { notify: true, ...options });
    else if (!old.notify) await boss.updateQueue(name, { notify: true });
  };
  const work = async (s: Subscriber) => {
    const name = queueName(s);
    await make(name, {
      retryLimit: 8,
      retryBackoff: true,
      retryDelay: 1,
      expireInSeconds: 60,
    });
    const looks = s.timed ? { notifyPollingIntervalSeconds: pace.pollingIntervalSeconds } : {};
    const batch = s.runAll ? { batchSize: togetherAtMost } : {};
    await boss.work(name, { ...pace, ...looks, ...batch, perJobResults: true }, (jobs) => runJobs(s, jobs, o.log));
  };
  await Promise.all(o.subscribers.map(work));
  await warnOfLeft(boss, [...known.keys()], o);
  for (const p of o.periodic) {
    await make(p.name, { policy: 'stately', retryLimit: 0 });
    await boss.work(p.name, periodicPace, () => p.run());
  }
  await scheduleAll(boss, o.periodic);
};

/** A queue over the database at `url`, with a pool of its own of at most `connections`; it works only after `start`. */
export const createQueue = (o: Work & { url: string; connections: number }): Queue => {
  const boss = new PgBoss({
    connectionString: o.url,
    max: o.connections,
    useListenNotify: true,
    schedule: true,
    // A job of a node that died comes to another within a minute and a half.
    superviseIntervalSeconds: 15,
    application_name: 'weft-jobs',
  });
  boss.on('error', (err) => o.log.warn({ err: err.message }, 'job queue'));
  const byEvent = Map.groupBy(o.subscribers, (s) => s.event.name);

  return {
    async emit(db, event, payload, startAfter) {
      const how = { db: byWire(db), ...(startAfter && { startAfter }) };
      for (const s of byEvent.get(event.name) ?? [])
        if (concerns(s, payload)) await boss.send(queueName(s), withVersion(event, payload), how);
    },
    async emitAll(db, event, payloads) {
      const via = byWire(db);
      for (const s of byEvent.get(event.name) ?? []) {
        const jobs = payloads.filter((p) => concerns(s, p)).map((p) => ({ data: withVersion(event, p) }));
        if (jobs.length) await boss.insert(queueName(s), jobs, { db: via });
      }
    },
    async retry(db, queue, id) {
      const { rows } = await db.execute(
        sql`select id from pgboss.job where name = ${queue} and id = ${id} and state = 'failed' for update`,
      );
      if (rows.length) await boss.retry(queue, id, { db: fromDrizzle(db as never, sql as never) });
      return rows.length > 0;
    },
    start: () => startWork(boss, o),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
};
