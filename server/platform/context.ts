import type { FieldFault } from '#contract/core/input-faults.ts';
import type { RoleCode, UserType } from '#contract/core/access.ts';
import type { Refusal } from '#contract/core/errors.ts';
import type { Seat } from '#contract/core/seats.ts';
import { defaultLang, type Lang } from '#contract/core/langs.ts';
import { createDatabase, type Db, onWire, wireOf } from './database/index.ts';
import { type Declared, withVersion, type Payload, payloadOf } from './events.ts';
import type { Credential } from './http/request.ts';
import type { Held } from './lock-order.ts';
import type { Platform } from './index.ts';

/** The person behind a request, read from the session once a request. */
export type Person = {
  userId: string;
  userType: UserType;
  roles: RoleCode[];
  isFinish: boolean;
  userLevel: number;
  authStatus: number;
  /** The company this person acts for. */
  entId: string | null;
  /** The seat in that company. */
  seat: Seat | null;
  name: string;
  sessionId: string;
};

/** Everything a use case needs: the platform, the database or transaction, who asks, and in which language. */
export type Ctx = {
  platform: Platform;
  db: Db;
  person: Person | null;
  /** What `person` was known by. */
  credential?: Credential | undefined;
  lang: Lang;
  /** The caller's address, through trusted proxies only. */
  address: string;
  /** The opaque name that a browser was given for itself; none for clients that keep no cookies. */
  device?: string | undefined;
  requestId: string;
  /** What waits for the commit of the running transaction; see `afterCommit`. */
  waiting?: (() => Promise<void>)[];
  /** The row locks of the running transaction; see `lock-order.ts`. */
  held?: Held[];
};

/** A context for jobs, seeds and tests: nobody asks. */
export const systemContext = (platform: Platform, lang: Lang = defaultLang): Ctx => ({
  platform,
  db: platform.db,
  person: null,
  lang,
  address: '',
  requestId: 'system',
});

/**
 * Runs `work` in one transaction; the context it gets reads and writes inside it. Within a transaction it is a
 * savepoint. The client goes back to the pool whatever happens: drizzle keeps it for good when BEGIN itself fails.
 */
export const inTransaction = async <T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> => {
  const waiting = ctx.waiting ?? [];
  const held = ctx.held ?? [];
  const inside = (db: Db) =>
    db.transaction((tx) => work({ ...ctx, waiting, held, db: onWire(tx as unknown as Db, wireOf(db)) }));
  if (ctx.db !== ctx.platform.db) {
    const before = { waiting: waiting.length, held: held.length };
    return inside(ctx.db).catch((err: unknown) => {
      // Rolled back to a savepoint, PostgreSQL lets go of what was locked since.
      waiting.length = before.waiting;
      held.length = before.held;
      throw err;
    });
  }
  const client = await ctx.platform.pool.connect();
  let broken = true;
  let out: T;
  try {
    out = await inside(createDatabase(client));
    broken = false;
  } catch (err) {
    broken = !(err instanceof Refused);
    throw err;
  } finally {
    client.release(broken);
  }
  for (const tell of waiting)
    await tell().catch((err: Error) => ctx.platform.log.warn({ err: err.message }, 'after the commit'));
  return out;
};

/**
 * Does something once the outermost transaction is committed, before its caller goes on; at once outside of one. For short
 * messages between nodes, which must not be heard before what they tell of can be read. What must not be lost is an event.
 */
export const afterCommit = async (ctx: Ctx, tell: () => Promise<void>): Promise<void> => {
  if (ctx.waiting) ctx.waiting.push(tell);
  else await tell();
};

/**
 * Writes an event to the outbox of the running transaction; `startAfter` is the moment before which no subscriber hears of it.
 * A payload that its schema refuses is thrown here, in the transaction that it would have told of.
 */
export const emit = async <E extends Declared>(
  ctx: Ctx,
  event: E,
  payload: Payload<E>,
  o: { startAfter?: Date } = {},
): Promise<void> => {
  payloadOf(event, withVersion(event, payload));
  await ctx.platform.queue.emit(ctx.db, event, payload, o.startAfter);
};

/** The same event of many payloads, by one statement a subscriber. */
export const emitAll = async <E extends Declared>(ctx: Ctx, event: E, payloads: Payload<E>[]): Promise<void> => {
  for (const p of payloads) payloadOf(event, withVersion(event, p));
  await ctx.platform.queue.emitAll(ctx.db, event, payloads);
};

/** The person, where access already guarantees one. */
export const me = (ctx: Ctx): Person => {
  if (!ctx.person) throw new Error('this use case needs a person');
  return ctx.person;
};

/** A refusal on its way out: code and status of the contract, parameters for its text, messages by field. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly params: Record<string, unknown>;
  /** Field path -> error code (translated on the way out). */
  readonly fields: Record<string, FieldError>;
  constructor(refusal: Refusal, params: Record<string, unknown> = {}, fields: Record<string, FieldError> = {}) {
    super(refusal.code);
    this.refusal = refusal;
    this.params = params;
    this.fields = fields;
  }
}
export type FieldError = FieldFault;
/** To be thrown: a refusal of the contract, parameters of its text, faults by field path. */
export const refuse = (
  refusal: Refusal,
  params?: Record<string, unknown>,
  fields?: Record<string, FieldError>,
): Refused => new Refused(refusal, params, fields);
