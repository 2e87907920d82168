import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { BoothOrderView } from '#contract/fairs/exhibiting/orders.ts';
import type { PriceList } from '#contract/fairs/exhibiting/prices.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { fairPriceErrors, type operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findFair } from '../registration/store.ts';
import { findFairs } from '../store.ts';
import { findOrder, findOrderPage } from './order-store.ts';
import { findPrices, presentPrices, writePrices } from './price-store.ts';
import { presentOrder, presentOrders } from './read-orders.ts';

type Calls = typeof operatorBoothOrders;

/** All booth orders for the desk, the newest first. */
export const readDeskOrders = async (
  ctx: Ctx,
  q: ParsedOf<Calls['list']>['query'],
): Promise<AnswerOf<Calls['list']>> => {
  const { rows, total } = await findOrderPage(ctx, q);
  return pageOf(await presentOrders(ctx, rows), total, q);
};

export const readDeskOrder = async (ctx: Ctx, id: string): Promise<BoothOrderView> => {
  const o = await findOrder(ctx, id);
  if (!o) throw refuse(common.notFound);
  return presentOrder(ctx, o, 'desk', true);
};

/** Fairs by their beginning, each with its price list. */
export const readDeskPrices = async (ctx: Ctx): Promise<AnswerOf<Calls['prices']>> => {
  const rows = await findFairs(ctx);
  const lists = await findPrices(
    ctx,
    rows.map((f) => f.id),
  );
  return {
    fairs: rows.map((f) => {
      const list = lists.find((l) => l.fairId === f.id);
      return {
        fair: {
          id: f.id,
          name: f.name,
          phase: phaseAt(f, Date.now()),
          startsAt: new Date(f.startsAt).toISOString(),
        },
        list: list ? presentPrices(list) : null,
        version: list?.version ?? 0,
      };
    }),
  };
};

/** Saves the price list of a fair. Orders keep what they were made by. @throws Refused common.notFound, fairPrices.changed */
export const setPrices = async (tx: Ctx, fairId: string, base: number, list: PriceList) => {
  const fair = await findFair(tx, fairId);
  if (!fair) throw refuse(common.notFound);
  const [before] = await findPrices(tx, [fairId]);
  const version = await writePrices(tx, { fairId, base, list, by: me(tx).userId });
  if (version === undefined) throw refuse(fairPriceErrors.changed);
  return { version, fair: fair.name, before: before ? presentPrices(before) : null };
};
