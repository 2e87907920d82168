import { sql } from 'drizzle-orm';
import type { Db } from '../database/index.ts';
import { withoutPersonal } from './without-personal.ts';

type QueueRow = { name: string; waiting: number; active: number; done: number; failed: number; oldest: Date | null };
type FailedRow = { id: string; queue: string; at: Date; tries: number; error: string | null };

const moment = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The queues of events and periodic jobs as their tables say: all that waits and runs, and the end of the last 24 hours. */
export const readJobs = async (db: Db) => {
  const { rows: queues } = await db.execute<QueueRow>(sql`
    select name,
      (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'completed' and completed_on > now() - interval '24 hours'))::int as done,
      (count(*) filter (where state = 'failed' and completed_on > now() - interval '24 hours'))::int as failed,
      min(created_on) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
    from pgboss.job where name not like '\\_\\_%' group by name`);
  const { rows: failedJobs } = await db.execute<FailedRow>(sql`
    select id, name as queue, completed_on as at, retry_count + 1 as tries, output->>'message' as error
    from pgboss.job where state = 'failed' and name not like '\\_\\_%'
    order by completed_on desc limit 50`);
  const oldest = queues.flatMap((q) => (q.oldest ? [new Date(q.oldest)] : [])).toSorted((a, b) => +a - +b)[0];
  return {
    waiting: queues.reduce((n, q) => n + q.waiting, 0),
    failed: queues.reduce((n, q) => n + q.failed, 0),
    oldest: moment(oldest ?? null),
    queues: queues
      .filter((q) => q.waiting + q.active + q.done + q.failed > 0)
      .map((q) => ({ ...q, oldest: moment(q.oldest) }))
      .toSorted((a, b) => b.failed - a.failed || b.waiting - a.waiting || b.done - a.done),
    failedJobs: failedJobs.map((j) => ({
      id: j.id,
      queue: j.queue,
      at: new Date(j.at).toISOString(),
      tries: j.tries,
      error: withoutPersonal(j.error ?? ''),
    })),
  };
};
