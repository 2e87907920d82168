import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type DeskGood, deskPointsErrors, type operatorPoints } from '#contract/operator/points/calls.ts';
import { deskSteps, mayStep } from '#contract/points/mall/states.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findExchanges } from '../mall/exchange-store.ts';
import {
  countTaken,
  findAllGoods,
  findGood,
  findGoodByKey,
  type GoodRecord,
  insertGood,
  lockGood,
  rewriteGood,
} from '../mall/good-store.ts';
import { parcelOf, presentExchange, presentGood } from '../mall/read-mall.ts';

const presentAll = async (ctx: Ctx, rows: GoodRecord[]): Promise<DeskGood[]> => {
  const taken = await countTaken(
    ctx,
    rows.map((g) => g.id),
  );
  return rows.map((g) => ({
    ...presentGood(g, 0),
    offered: g.offered,
    exchanged: taken.get(g.id) ?? 0,
    version: g.version,
  }));
};

export const readDeskGoods = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorPoints.goods>['query'],
): Promise<AnswerOf<typeof operatorPoints.goods>> => {
  const { rows, total } = await findAllGoods(ctx, q);
  return pageOf(await presentAll(ctx, rows), total, q);
};

export const readDeskGood = async (ctx: Ctx, id: string): Promise<DeskGood> => {
  const found = await findGood(ctx, id);
  const [shown] = found ? await presentAll(ctx, [found]) : [];
  if (!shown) throw refuse(common.notFound);
  return shown;
};

type Asked = ParsedOf<typeof operatorPoints.saveGood>['body'];

/**
 * Makes a good, or writes one anew under its lock; what was exchanged keeps its price. The same key again makes no second one.
 * @throws Refused common.notFound, deskPoints.changed
 */
export const saveDeskGood = async (tx: Ctx, { id: given, version, clientKey, price, ...draft }: Asked) => {
  const row = { ...draft, points: price };
  if (given) {
    const good = await lockGood(tx, given);
    if (!good) throw refuse(common.notFound);
    if (good.version !== version) throw refuse(deskPointsErrors.changed);
    await rewriteGood(tx, given, row);
    return { id: given, version: version + 1, again: false };
  }
  const createdBy = me(tx).userId;
  const made = await insertGood(tx, { ...row, id: newId(), createdBy, clientKey });
  const known = made ?? (await findGoodByKey(tx, createdBy, clientKey));
  if (!known) throw refuse(common.conflict);
  return { id: known.id, version: known.version, again: !made };
};

/** Exchanges with whose they are and where they go, the newest first. */
export const readDeskExchanges = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorPoints.exchanges>['query'],
): Promise<AnswerOf<typeof operatorPoints.exchanges>> => {
  const { rows, total } = await findExchanges(ctx, q);
  const people = await peopleByIds(ctx, [...new Set(rows.map((r) => r.exchange.userId))]);
  const names = new Map(people.filter((p) => !p.removedAt).map((p) => [p.id, p.name]));
  return pageOf(
    rows.map((row) => {
      const { userId, state } = row.exchange;
      const name = names.get(userId);
      return {
        ...presentExchange(ctx, row),
        member: name === undefined ? null : { id: userId, name },
        parcel: parcelOf(ctx, row),
        deskSteps: deskSteps.filter((s) => mayStep(s, { state, kind: row.good.kind })),
      };
    }),
    total,
    q,
  );
};
