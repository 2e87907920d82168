import { desc, sql } from 'drizzle-orm';
import type { Database, Db } from '../database/index.ts';
import { outbox } from '../database/tables.ts';

/** Demo mode's unsent mails and short messages, newest first. */
export const recentMessages = (db: Database, most: number): Promise<(typeof outbox.$inferSelect)[]> =>
  db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(most);

/** They hold names and codes: none stays longer than `days`. @returns how many went */
export const deleteOldMessages = async (db: Db, days: number): Promise<number> => {
  const gone = await db
    .delete(outbox)
    .where(sql`${outbox.createdAt} < now() - make_interval(days => ${days})`)
    .returning({ id: outbox.id });
  return gone.length;
};
