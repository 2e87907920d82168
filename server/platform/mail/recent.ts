import { desc } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { outbox } from '../database/tables.ts';

/** Demo mode's unsent mails and short messages, newest first. */
export const recentMessages = (db: Database, most: number): Promise<(typeof outbox.$inferSelect)[]> =>
  db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(most);
