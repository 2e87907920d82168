import { common } from '#contract/core/errors.ts';
import { followingErrors, type InterestKind, maxInterests, maxKept } from '#contract/following/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { holdsCardOf } from '#server/rooms/cards/index.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { materialPath, processOf } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { companyFollowed } from './events.ts';
import { countKept, insertCollections, insertFollow, insertInterest, insertPersonFollow, lockKeeper } from './store.ts';

const on = { on: true };

const roomFor = async (tx: Ctx, of: Parameters<typeof countKept>[1], most: number): Promise<void> => {
  const { userId } = me(tx);
  await lockKeeper(tx, userId);
  if ((await countKept(tx, of, userId)) >= most) throw refuse(followingErrors.tooMany, { most });
};

/** Keeps a product with its name and price of today. @throws Refused common.notFound for what is not offered */
export const collect = async (ctx: Ctx, productId: string) => {
  const [found] = await listedRows(ctx, [productId]);
  if (!found) throw refuse(common.notFound);
  const { name, price, currency } = found.row;
  await inTransaction(ctx, async (tx) => {
    await roomFor(tx, 'collections', maxKept);
    await insertCollections(tx, [{ userId: me(ctx).userId, productId, name, price, currency }]);
  });
  return on;
};

/** Follows a company; its people hear of it once. @throws Refused common.notFound, following.own */
export const follow = async (ctx: Ctx, entId: string) => {
  const { userId, entId: own } = me(ctx);
  if (own === entId) throw refuse(followingErrors.own);
  const [company] = await companyBriefs(ctx, [entId]);
  if (!company) throw refuse(common.notFound);
  await inTransaction(ctx, async (tx) => {
    await roomFor(tx, 'companies', maxKept);
    if (await insertFollow(tx, { userId, entId })) await emit(tx, companyFollowed, { entId, userId, day: chinaDay() });
  });
  return on;
};

/** A person is followed by whoever holds their card: they have agreed to be known by it. @throws Refused common.notFound */
export const followPerson = async (ctx: Ctx, personId: string) => {
  if (!(await holdsCardOf(ctx, me(ctx).userId, personId))) throw refuse(common.notFound);
  await insertPersonFollow(ctx, me(ctx).userId, personId);
  return on;
};

/** Follows a material or a process of the dictionary. @throws Refused following.notInDictionary */
export const addInterest = async (ctx: Ctx, wish: { kind: InterestKind; slug: string }) => {
  const known = wish.kind === 'material' ? materialPath(wish.slug).length > 0 : processOf(wish.slug) !== undefined;
  if (!known) throw refuse(followingErrors.notInDictionary);
  await inTransaction(ctx, async (tx) => {
    await roomFor(tx, 'interests', maxInterests);
    await insertInterest(tx, { userId: me(ctx).userId, ...wish });
  });
  return on;
};
