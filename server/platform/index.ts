import type pg from 'pg';
import type { Bus } from './bus/index.ts';
import type { Changes } from './changes.ts';
import type { Config } from './config/index.ts';
import type { Counts } from './counts.ts';
import type { Database } from './database/index.ts';
import type { Tally } from './health/tally.ts';
import type { Limits } from './limits/index.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/index.ts';
import type { Answers } from './points.ts';
import type { Queue } from './queue/index.ts';
import type { Scanner } from './scanner/index.ts';
import type { Seal } from './seal/index.ts';
import type { SmsSender } from './sms/index.ts';
import type { Storage } from './storage/index.ts';
import type { Translator } from './translator/index.ts';

/** What every room may use. Made once at start; rooms get it through their context. */
export type Platform = {
  config: Config;
  log: Log;
  pool: pg.Pool;
  db: Database;
  /**
   * Connections of its own for what is read into memory for everybody. Whoever holds a lock may wait for such a read: it must never
   * wait for a connection that those who wait for the lock hold.
   */
  aside: Database;
  queue: Queue;
  bus: Bus;
  changes: Changes;
  counts: Counts;
  limits: Limits;
  mailer: Mailer;
  sms: SmsSender & { tally: Tally };
  storage: Storage;
  scanner: Scanner;
  translator: Translator;
  /** Closes what nobody may read in the database. */
  seal: Seal;
  /** What rooms answer to the points of others. */
  answers: Answers;
};
