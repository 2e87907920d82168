import { mallErrors } from '#contract/points/mall/calls.ts';
import type { mall } from '#contract/points/mall/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { lockAccount } from '../ledger/account-store.ts';
import { spend } from '../ledger/book.ts';
import { requireMember } from '../ledger/earned-now.ts';
import { closedAs, closeText, ownAddress } from './addresses.ts';
import { findExchangeByKey, insertExchange } from './exchange-store.ts';
import { countTaken, lockGood, moveStock } from './good-store.ts';

type Asked = ParsedOf<typeof mall.exchange>['body'];

/**
 * Exchanges points for a good, in one transaction under the locks of the good and the account: of any number at once as many get one as
 * there are, and whatever is killed in it takes neither points nor stock. The same key again is the same exchange (points 24).
 * @throws Refused mall.soldOut, mall.limitReached, mall.notOffered, mall.priceChanged, mall.addressMissing, points.tooFew
 */
export const exchangeGood = (ctx: Ctx, asked: Asked): Promise<{ id: string; number: string }> =>
  inTransaction(ctx, async (tx) => {
    const userId = requireMember(tx);
    if (!me(tx).isFinish) throw refuse(common.complete);
    const good = await lockGood(tx, asked.goodId);
    if (!good) throw refuse(common.notFound);
    const again = await findExchangeByKey(tx, userId, asked.clientKey);
    if (again) return { id: again.id, number: again.number };
    if (!good.offered) throw refuse(mallErrors.notOffered);
    if (good.left < 1) throw refuse(mallErrors.soldOut);
    if (good.points !== asked.price) throw refuse(mallErrors.priceChanged, { price: good.points });
    await lockAccount(tx, userId);
    const mine = (await countTaken(tx, [good.id], userId)).get(good.id) ?? 0;
    if (good.perPerson !== null && mine >= good.perPerson) throw refuse(mallErrors.limitReached, { n: good.perPerson });
    const to = asked.addressId === null ? undefined : await ownAddress(tx, asked.addressId);
    if (asked.addressId !== null && !to) throw refuse(common.notFound);
    if (good.kind === 'posted' && !to) throw refuse(mallErrors.addressMissing);
    const id = newId();
    const number = await nextNumber(tx.db, 'JF');
    const paid = await spend(tx, {
      userId,
      code: 'EXCHANGE',
      source: 'mall.exchange',
      sourceId: id,
      key: `EXCHANGE:${id}`,
      about: number,
      points: good.points,
    });
    await moveStock(tx, good.id, -1);
    const { id: _, ...parcel } = to ?? { id: '' };
    await insertExchange(tx, {
      id,
      number,
      goodId: good.id,
      userId,
      entryId: paid.id,
      points: good.points,
      state: 'ordered',
      address: to && good.kind === 'posted' ? closeText(tx, JSON.stringify(parcel), closedAs.parcel(id)) : null,
      clientKey: asked.clientKey,
    });
    return { id, number };
  });
