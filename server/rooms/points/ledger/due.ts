import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { lockAccount } from './account-store.ts';
import { findDue, findEntry, freeLot, type LotRecord, takeFromLot } from './entry-store.ts';
import { payClaim, post } from './post.ts';

const naming = async (tx: Ctx, lot: LotRecord) => {
  const { code, ruleId, about } = (await findEntry(tx, lot.entryId)) ?? { code: null, ruleId: null, about: '' };
  return { code, ruleId, about, sourceId: lot.entryId, refersTo: lot.entryId };
};

/** What was held can be spent; a claim is paid first (points 4, 5). */
const release = async (tx: Ctx, lot: LotRecord): Promise<void> => {
  const account = await lockAccount(tx, lot.userId);
  const legs = payClaim(account, lot.left);
  await freeLot(tx, lot.entryId, legs.available);
  if (lot.left === 0) return;
  const line = { ...(await naming(tx, lot)), act: 'release' as const, source: 'points.held' };
  await post(tx, lot.userId, { ...line, key: `release:${lot.entryId}`, pending: -lot.left, ...legs });
};

/** What was not spent in time goes back to the platform (points 6). */
const expire = async (tx: Ctx, lot: LotRecord): Promise<void> => {
  await takeFromLot(tx, lot.entryId, lot.left);
  const line = { ...(await naming(tx, lot)), act: 'expire' as const, source: 'points.ended' };
  await post(tx, lot.userId, { ...line, key: `expire:${lot.entryId}`, available: -lot.left, pending: 0, claim: 0 });
};

/** Does for everybody what time has brought, a person a transaction; what another node did meanwhile is read under the lock. */
const settle = async (ctx: Ctx, what: 'held' | 'expired', one: (tx: Ctx, lot: LotRecord) => Promise<void>) => {
  for (let seen = ''; ;) {
    const due = await findDue(ctx, what);
    const people = [...new Set(due.map((lot) => lot.userId))];
    // The same again would mean that nothing moves; the next run tries anew.
    if (!people.length || seen === people.join()) return;
    seen = people.join();
    for (const userId of people)
      await inTransaction(ctx, async (tx) => {
        await lockAccount(tx, userId);
        for (const lot of await findDue(tx, what, userId)) await one(tx, lot);
      });
  }
};

export const releaseHeld = (ctx: Ctx): Promise<void> => settle(ctx, 'held', release);
export const expireEnded = (ctx: Ctx): Promise<void> => settle(ctx, 'expired', expire);
