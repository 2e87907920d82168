import { common } from '#contract/core/errors.ts';
import type { LimitView } from '#contract/inquiry/deciding/approval.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat, peopleByIds, peopleWithSeat } from '#server/rooms/identity/index.ts';
import { findLimits, insertLimit } from './approval-store.ts';

/** So many settings are shown. */
const most = 20;

const companyOf = (ctx: Ctx): string => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(common.notFound);
  return entId;
};

/** The company's limit, whether it has an effect, and who set what before. */
export const readLimit = async (ctx: Ctx): Promise<LimitView> => {
  const entId = companyOf(ctx);
  const [rows, buyers] = await Promise.all([findLimits(ctx, entId, most), peopleWithSeat(ctx, [entId], 'buy')]);
  const people = await peopleByIds(ctx, [...new Set(rows.map((r) => r.userId))]);
  return {
    amount: rows[0]?.amount ?? null,
    buyers: buyers.length,
    history: rows.map((r) => ({
      amount: r.amount,
      by: people.find((p) => p.id === r.userId)?.name ?? '',
      at: new Date(r.at).toISOString(),
    })),
  };
};

/** Sets the limit, or takes it away; what it was stays in its history. Requests that wait go on waiting. */
export const setLimit = async (ctx: Ctx, amount: string | null): Promise<LimitView> => {
  const entId = companyOf(ctx);
  await inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'manage');
    const [now] = await findLimits(tx, entId, 1);
    const same = (now?.amount ?? null) === amount || (now?.amount && amount && Number(now.amount) === Number(amount));
    if (!same) await insertLimit(tx, { id: newId(), entId, amount, userId: me(tx).userId });
  });
  return readLimit(ctx);
};
