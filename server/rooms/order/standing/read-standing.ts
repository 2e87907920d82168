import type { AnswerOf } from '#contract/core/endpoint.ts';
import { isSilent, type orderStanding, standingRules } from '#contract/order/standing.ts';
import { type Ctx, emitAll, inTransaction, me } from '#server/platform/context.ts';
import { companyDeeds } from '#server/rooms/enterprise/index.ts';
import { supplierBlocked } from '../events.ts';
import { blocksOf, type OrderBlock } from './standing-rules.ts';
import { findFaults } from './standing-store.ts';

/** What keeps these companies, or all, out by what their orders say; by one statement. Who is not in it is kept out of nothing. */
export const orderBlocks = async (ctx: Ctx, entIds: string[] | null): Promise<Map<string, OrderBlock[]>> => {
  const now = Date.now();
  const faults = Map.groupBy(await findFaults(ctx, entIds), (f) => f.entId);
  return new Map(
    [...faults].flatMap(([entId, own]) => {
      const blocks = blocksOf(own, now);
      return blocks.length ? [[entId, blocks] as const] : [];
    }),
  );
};

/** What keeps the own company out, with the orders that it comes of (deals 199). */
export const readStanding = async (ctx: Ctx): Promise<AnswerOf<typeof orderStanding.own>> => {
  const { entId } = me(ctx);
  if (!entId) return { blocks: [] };
  const [orders, deeds] = await Promise.all([orderBlocks(ctx, [entId]), companyDeeds(ctx, entId)]);
  const silent = deeds && isSilent(deeds);
  return {
    blocks: [
      ...(orders.get(entId) ?? []).map((b) => ({
        code: b.code,
        keepsOut: [...standingRules[b.code].keepsOut],
        until: b.until,
        orders: b.orders,
      })),
      ...(silent
        ? [{ code: 'silence' as const, keepsOut: [...standingRules.silence.keepsOut], until: null, orders: [] }]
        : []),
    ],
  };
};

/** A job that was late by less than this tells all the same; what it tells again is told once, by the key of the notice. */
const toldWithinMs = 2 * 86_400_000;

/** Tells companies that something keeps them out from now on. May run twice, or late, on any node. */
export const tellBlocked = async (ctx: Ctx): Promise<void> => {
  const fresh = [...(await orderBlocks(ctx, null))].flatMap(([entId, blocks]) =>
    blocks.flatMap((b) => {
      const [first] = b.orders.slice(-1);
      const begun = Date.now() - Date.parse(b.since) < toldWithinMs;
      return begun && first
        ? [{ entId, code: b.code, orderId: first.id, number: first.number, since: b.since, until: b.until }]
        : [];
    }),
  );
  if (fresh.length) await inTransaction(ctx, (tx) => emitAll(tx, supplierBlocked, fresh));
};
