import type { EntryAct, EntryCode } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { type Account, changeAccount } from './account-store.ts';
import { type EntryRecord, findSpendable, insertEntry, takeFromLot } from './entry-store.ts';

/** What a line is about, and its legs: what the member’s accounts and the claim gain. */
export type Line = {
  act: EntryAct;
  code?: EntryCode | null | undefined;
  ruleId?: string | null | undefined;
  source: string;
  sourceId: string;
  key: string;
  refersTo?: string | undefined;
  about?: string | undefined;
  note?: string | undefined;
  available: number;
  pending: number;
  claim: number;
  lifetime?: number | undefined;
  expiresAt?: string | null | undefined;
};

/** Writes a line of the ledger and what it does to the account, under the account's lock; the platform's leg follows from the others. */
export const post = async (tx: Ctx, userId: string, line: Line): Promise<{ entry: EntryRecord; account: Account }> => {
  const { lifetime = 0, ...row } = line;
  const { available, pending, claim } = line;
  const account = await changeAccount(tx, userId, { available, pending, claim, lifetime });
  const entry = await insertEntry(tx, {
    ...row,
    id: newId(),
    userId,
    no: account.entries,
    platform: -(available + pending),
    amount: available + pending - claim,
    balance: account.available,
    pendingAfter: account.pending,
    claimAfter: account.claim,
    day: chinaDay(),
  });
  return { entry, account };
};

/** How points that become available are shared: a claim is paid first (points 5). */
export const payClaim = (a: Pick<Account, 'claim'>, points: number): { available: number; claim: number } => {
  const paid = Math.min(a.claim, points);
  // Without a negative zero, which is another number to a test.
  return { available: points - paid, claim: paid ? -paid : 0 };
};

/** Takes available points out of what is left of earnings, what ends first first (points 6). */
export const takeFromLots = async (tx: Ctx, userId: string, points: number, first?: string): Promise<void> => {
  let open = points;
  const lots = open > 0 ? await findSpendable(tx, userId) : [];
  for (const lot of lots.toSorted((x, y) => Number(y.entryId === first) - Number(x.entryId === first))) {
    const taken = Math.min(open, lot.left);
    if (taken > 0) await takeFromLot(tx, lot.entryId, taken);
    open -= taken;
  }
  if (open > 0) throw new Error(`${open} points of ${userId} are in no earning`);
};
