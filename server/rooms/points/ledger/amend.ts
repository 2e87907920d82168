import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { lockAccount } from './account-store.ts';
import { emptyLots, type EntryRecord, findEntryByKey, insertLot } from './entry-store.ts';
import { payClaim, post, takeFromLots } from './post.ts';

type Why = { source: string; sourceId: string; about: string };
/** Days for which points that were given back can be spent. */
const refundedDays = 365;
const inDays = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString();

/** Points that an operator gives, or takes (points 20): a claim is paid first, and what is not there becomes one. */
export const correct = async (
  tx: Ctx,
  userId: string,
  o: Why & { points: number; note: string; key: string; validDays: number },
): Promise<EntryRecord> => {
  const account = await lockAccount(tx, userId);
  const before = await findEntryByKey(tx, o.key);
  if (before) return before;
  const { points, validDays, ...why } = o;
  const gives = points > 0;
  const taken = gives ? 0 : Math.min(account.available, -points);
  const legs = gives ? payClaim(account, points) : { available: taken ? -taken : 0, claim: -points - taken };
  await takeFromLots(tx, userId, taken);
  const line = { ...why, act: 'correct' as const, pending: 0, ...legs, lifetime: points };
  const { entry } = await post(tx, userId, { ...line, expiresAt: gives ? inDays(validDays) : null });
  if (gives) await insertLot(tx, { entryId: entry.id, userId, left: legs.available, holdDays: 0, validDays });
  return entry;
};

/**
 * Gives back what somebody had spent on what they do not get: a claim is paid first, and it can be spent for another year. Given back
 * twice it is one line.
 */
export const refund = async (
  tx: Ctx,
  spent: { id: string; userId: string; points: number },
  why: Why,
): Promise<void> => {
  const account = await lockAccount(tx, spent.userId);
  if (await findEntryByKey(tx, `refund:${spent.id}`)) return;
  const legs = payClaim(account, spent.points);
  const line = { ...why, act: 'refund' as const, code: 'EXCHANGE' as const, pending: 0, ...legs };
  const { entry } = await post(tx, spent.userId, {
    ...line,
    key: `refund:${spent.id}`,
    refersTo: spent.id,
    expiresAt: inDays(refundedDays),
  });
  await insertLot(tx, {
    entryId: entry.id,
    userId: spent.userId,
    left: legs.available,
    holdDays: 0,
    validDays: refundedDays,
  });
};

/** The account goes with its person: what is left goes back to the platform, the lines stay without a name (points 22). */
export const closeLedger = (ctx: Ctx, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { available, pending, claim, entries } = await lockAccount(tx, userId);
    if (entries === 0 || available + pending + claim === 0) return;
    await emptyLots(tx, userId);
    await post(tx, userId, {
      act: 'close',
      source: 'person.removed',
      sourceId: userId,
      key: `close:${userId}:${entries}`,
      available: available ? -available : 0,
      pending: pending ? -pending : 0,
      claim: claim ? -claim : 0,
    });
  });
