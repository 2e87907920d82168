import { healthErrors, type Health } from '#contract/operator/health.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { countOutbox, readDatabase } from '#server/platform/health/database.ts';
import { readJobs } from '#server/platform/health/jobs.ts';
import { readNode } from '#server/platform/health/node.ts';
import { reachServices } from '#server/platform/health/services.ts';
import type { Tally } from '#server/platform/health/tally.ts';
import { countRefused } from '#server/platform/mail/refused.ts';
import { sealingHealth } from '#server/rooms/inquiry/index.ts';
import { record } from '../record.ts';

const sendingOf = (tally: Tally, outbox: boolean): Health['mail'] => ({
  ...tally,
  outbox,
  lastFailedAt: tally.lastFailedAt?.toISOString() ?? null,
});

/** How everything stands, asked now. The database answers, else nobody could ask. */
export const readHealth = async (ctx: Ctx): Promise<Health> => {
  const { config, mailer, sms } = ctx.platform;
  const [services, node, jobs, seal] = await Promise.all([
    reachServices(config),
    readNode(config.dataDir),
    readJobs(ctx.db),
    sealingHealth(ctx),
  ]);
  const { database, nodes } = await readDatabase(ctx.db);
  return {
    services: [
      { name: 'database', state: 'up' },
      { name: 'redis', state: services.redis },
      { name: 'smtp', state: services.smtp },
      { name: 'sms', state: services.sms },
      { name: 'clamav', state: services.clamav },
      { name: 'seal', state: seal.late || seal.unreadable ? 'down' : 'up' },
    ],
    jobs,
    mail: sendingOf(mailer.tally, !config.smtpUrl),
    sms: sendingOf(sms.tally, services.sms === 'absent'),
    seal,
    mailRefused: await countRefused(ctx.db),
    outbox: await countOutbox(ctx.db),
    database,
    node: { ...node, nodes: config.redisUrl ? null : nodes },
  };
};

/** Lets a job that was given up run again. @throws Refused health.notFailed */
export const retryJob = (ctx: Ctx, id: string, queue: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    if (!(await tx.platform.queue.retry(tx.db, queue, id))) throw refuse(healthErrors.notFailed);
    await record(tx, { act: 'job.retry', subject: queue, subjectId: id });
    return { id };
  });
