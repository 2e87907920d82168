import { mallErrors, type MallAddress } from '#contract/points/mall/calls.ts';
import { mallLimits } from '#contract/points/mall/states.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import type { Closed } from '#server/platform/seal/index.ts';
import { lockAccount } from '../ledger/account-store.ts';
import { deleteAddress, findAddresses, insertAddress } from './exchange-store.ts';

type Written = Omit<MallAddress, 'id'>;

/** What an address and a tracking are closed as. */
export const closedAs = {
  address: (id: string) => `mall address ${id}`,
  parcel: (id: string) => `mall parcel ${id}`,
  tracking: (id: string) => `mall tracking ${id}`,
};
export const closeText = (ctx: Ctx, text: string, as: string): Closed => ctx.platform.seal.close(Buffer.from(text), as);
export const openText = (ctx: Ctx, closed: Closed | null, as: string): string | null =>
  closed && ctx.platform.seal.open(closed, as).toString();

const present = (ctx: Ctx, row: { id: string; content: Closed }): MallAddress => ({
  id: row.id,
  ...(JSON.parse(openText(ctx, row.content, closedAs.address(row.id)) ?? '{}') as Written),
});

/** One's own addresses, in the order in which they were written. */
export const readAddresses = async (ctx: Ctx): Promise<MallAddress[]> =>
  (await findAddresses(ctx, me(ctx).userId)).map((row) => present(ctx, row));

export const ownAddress = async (ctx: Ctx, id: string): Promise<MallAddress | undefined> =>
  (await readAddresses(ctx)).find((a) => a.id === id);

/** Keeps an address; the same words again are the same address. @throws Refused mall.tooManyAddresses */
export const addAddress = (ctx: Ctx, a: Written): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { userId } = me(tx);
    await lockAccount(tx, userId);
    const known = await readAddresses(tx);
    const same = known.find(({ id: _, ...k }) => JSON.stringify(k) === JSON.stringify(a));
    if (same) return { id: same.id };
    if (known.length >= mallLimits.addresses) throw refuse(mallErrors.tooManyAddresses, { n: mallLimits.addresses });
    const id = newId();
    await insertAddress(tx, { id, userId, content: closeText(tx, JSON.stringify(a), closedAs.address(id)) });
    return { id };
  });

export const removeAddress = async (ctx: Ctx, id: string): Promise<null> => {
  if (!(await deleteAddress(ctx, me(ctx).userId, id))) throw refuse(common.notFound);
  return null;
};
