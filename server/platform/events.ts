import * as z from 'zod/mini';

type Schema = z.ZodMiniType<object>;
type Facts<S extends Schema> = {
  /** `subject.happened`. It stands in the names of queues with jobs in them, so it is never changed: another name is another event. */
  name: `${string}.${string}`;
  /** From 1, one more with every change of the payload that subscribers of the version before can't read. */
  version: number;
  schema: S;
  /** What has happened, as one sentence for docs/events.md. */
  means: string;
  /** Makes a payload of an earlier version one of this; without it they are alike. */
  upgrade?: (payload: Record<string, unknown>, version: number) => unknown;
};

/** An event as its room declares it in `events.ts`. */
export type Declared<S extends Schema = Schema> = Facts<S> & {
  /** Why nobody subscribes to it. */
  unheard?: string;
  retired?: undefined;
};
/** An event that is emitted no more, while jobs of it may still wait. */
export type Retired<S extends Schema = Schema> = Facts<S> & { retired: string; unheard?: undefined };
export type Heard = Declared | Retired;
/** What an event says. */
export type Payload<E extends Heard> = z.output<E['schema']>;

/** Declares a fact: what happened, never what somebody is to do about it. */
export const event = <S extends Schema>(e: Omit<Declared<S>, 'retired'>): Declared<S> => e;

/**
 * Keeps the jobs of an event readable that an earlier version of the house left in its queue. The declaration and its
 * subscriber go when no job can wait any more: 14 days after the last installation has this version (decision 0027).
 */
export const retired = <S extends Schema>(e: Omit<Retired<S>, 'unheard'>): Retired<S> => e;

/** A job that no trying again makes readable on this node. */
export class Unreadable extends Error {}

/** The key beside the payload's own that says which version it has; jobs from before versions have none and are of the first. */
const mark = '$version';

/** The payload as it is stored with the job. */
export const withVersion = (e: Heard, payload: object): object => ({ ...payload, [mark]: e.version });

/**
 * Reads the payload of a job, whatever version wrote it.
 * @throws Unreadable where it doesn't fit the schema, or where a newer version than this node knows wrote it
 */
export const payloadOf = <E extends Heard>(e: E, data: unknown): Payload<E> => {
  const { [mark]: written = 1, ...own } = (data ?? {}) as Record<string, unknown>;
  const version = Number(written);
  if (version > e.version) throw new Unreadable(`${e.name}: version ${version} is newer than ${e.version}`);
  const payload = version < e.version && e.upgrade ? e.upgrade(own, version) : own;
  const parsed = z.safeParse(e.schema, payload);
  if (parsed.success) return parsed.data as Payload<E>;
  const faults = parsed.error.issues.map((i) => `${i.path.join('.') || 'payload'} (${i.code})`);
  throw new Unreadable(`${e.name}: version ${version} does not fit its schema at ${faults.join(', ')}`);
};
