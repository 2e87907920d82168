import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/index.ts';
import { refusedAddresses as r } from '../database/tables.ts';
import { withoutPersonal } from '../health/without-personal.ts';

/** How long a refusal counts: mail systems give an address out again, and nobody is kept on a list for ever. */
const days = 180;
const key = (address: string): string => address.trim().toLowerCase();
const counts = sql`${r.lastAt} > now() - make_interval(days => ${days})`;

type MailFault = { command?: string; responseCode?: number; response?: string; message?: string };
/**
 * Whether the mail server said that there is no such address, or that it takes no mail ever (RFC 3463, 5.1 and 5.2.1). A full box,
 * a policy or a blocked sender say nothing of the address.
 */
export const isRefusedForGood = (err: unknown): boolean => {
  const { command, responseCode = 0, response = '' } = err as MailFault;
  if (command !== 'RCPT TO' || responseCode < 550 || responseCode > 559) return false;
  const detail = /\b5\.(\d+)\.(\d+)\b/.exec(response);
  if (!detail) return responseCode === 550 || responseCode === 551 || responseCode === 553;
  return detail[1] === '1' || (detail[1] === '2' && detail[2] === '1');
};

/** Keeps that an address refused a mail for good, with what the server said. */
export const noteRefused = async (db: Db, address: string, err: unknown): Promise<void> => {
  const { response, message = '' } = err as MailFault;
  const answer = withoutPersonal(response ?? message);
  await db
    .insert(r)
    .values({ address: key(address), answer })
    .onConflictDoUpdate({
      target: r.address,
      set: { answer, refusals: sql`${r.refusals} + 1`, lastAt: sql`now()` },
    });
};
/** A mail arrived: the address is as good as any. */
export const forgetRefused = async (db: Db, address: string): Promise<void> => {
  await db.delete(r).where(inArray(r.address, [key(address)]));
};
/** Since when an address refuses mail; null where it does not. */
export const refusedSince = async (db: Db, address: string): Promise<string | null> => {
  const [row] = await db
    .select({ since: r.since })
    .from(r)
    .where(and(inArray(r.address, [key(address)]), counts));
  return row ? new Date(row.since).toISOString() : null;
};
/** Addresses that are not written to at the moment. */
export const countRefused = (db: Db): Promise<number> => db.$count(r, counts);
/** @returns how many went */
export const deleteOldRefused = async (db: Db): Promise<number> =>
  (
    await db
      .delete(r)
      .where(sql`not (${counts})`)
      .returning({ address: r.address })
  ).length;
