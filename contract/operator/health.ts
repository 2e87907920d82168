import * as z from 'zod/mini';
import { administrators } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, instant } from '../core/schemas.ts';

export const healthErrors = refusals('health', {
  /** It has run since, or is kept no more. */
  notFailed: 409,
});

/** `absent`: not configured, so nothing is missing. */
const serviceStates = ['up', 'down', 'absent'] as const;
const services = ['database', 'redis', 'smtp', 'sms', 'clamav', 'seal'] as const;

const queue = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  /** Done and given up in the last 24 hours. */
  done: z.int(),
  failed: z.int(),
  /** When the oldest that waits and is due was written. */
  oldest: z.nullable(instant),
});
const failedJob = z.object({
  id,
  queue: z.string(),
  at: instant,
  tries: z.int(),
  /** What it said, without addresses and numbers. */
  error: z.string(),
});
/** Of the node that answers, since its start. */
const sending = z.object({
  /** By a server of its own, or kept in the outbox. */
  outbox: z.boolean(),
  sent: z.int(),
  failed: z.int(),
  lastError: z.string(),
  lastFailedAt: z.nullable(instant),
});
/** Bytes. */
const room = z.object({ free: z.number(), total: z.number() });

const health = z.object({
  services: z.array(z.object({ name: z.enum(services), state: z.enum(serviceStates) })),
  jobs: z.object({
    waiting: z.int(),
    failed: z.int(),
    oldest: z.nullable(instant),
    /** Those with something to tell, the most failed first. */
    queues: z.array(queue),
    failedJobs: z.array(failedJob),
  }),
  mail: sending,
  sms: sending,
  /** Addresses that no mail is sent to, since they refused it for good. */
  mailRefused: z.int(),
  /** Messages that the outbox took in the last 24 hours. */
  outbox: z.object({ mail: z.int(), sms: z.int() }),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    connections: z.int(),
    most: z.int(),
    /** Seconds of the statement that runs longest; 0 where none runs. */
    longest: z.number(),
    migratedAt: z.nullable(instant),
    migrations: z.int(),
  }),
  /** Sealed quotations: what waits, and whether the node that answers could open it. */
  seal: z.object({
    keyId: z.string(),
    closed: z.int(),
    /** Inquiries that should have been opened by now, and since when. */
    late: z.int(),
    since: z.nullable(instant),
    /** Keys that quotations wait under and this node has not, and how many wait so. */
    missing: z.array(z.string()),
    unreadable: z.int(),
  }),
  /** Of the node that answers; the files' folder is shared by all. */
  node: z.object({
    name: z.string(),
    version: z.string(),
    runtime: z.string(),
    startedAt: instant,
    memory: z.number(),
    files: room,
    data: room,
    /** How many nodes listen on the database's bus; null where that is Redis. */
    nodes: z.nullable(z.int()),
  }),
});
export type Health = z.infer<typeof health>;

/** How the platform itself is, for administrators. */
export const operatorHealth = {
  read: endpoint({
    method: 'GET',
    path: '/api/operator/health',
    access: administrators,
    data: health,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/operator/health/jobs/{id}/retry',
    access: administrators,
    params: z.object({ id }),
    body: z.object({ queue: z.string().check(z.regex(/^[\w.-]{1,120}$/)) }),
    data: z.object({ id }),
  }),
};
