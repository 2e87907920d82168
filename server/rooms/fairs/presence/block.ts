import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { halls } from '#contract/fairs/calls.ts';
import { afterCommit, type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { areApart, deleteBlock, findOwnBlocks, insertBlock } from './presence-store.ts';
import { hallBlocked } from './topics.ts';

/** Keeps two people apart in halls. @throws Refused common.notFound for oneself and nobody */
export const blockInHalls = async (ctx: Ctx, id: string): Promise<null> => {
  const { userId } = me(ctx);
  const [other] = id === userId ? [] : await peopleByIds(ctx, [id]);
  if (!other || other.removedAt) throw refuse(common.notFound);
  await inTransaction(ctx, async (tx) => {
    await insertBlock(tx, userId, id);
    await afterCommit(tx, () => ctx.platform.bus.publish(hallBlocked, { a: userId, b: id, blocked: true }));
  });
  return null;
};

/** Takes one's own block back. */
export const unblockInHalls = async (ctx: Ctx, id: string): Promise<null> => {
  const { userId } = me(ctx);
  await inTransaction(ctx, async (tx) => {
    await deleteBlock(tx, userId, id);
    const blocked = await areApart(tx, userId, id);
    await afterCommit(tx, () => ctx.platform.bus.publish(hallBlocked, { a: userId, b: id, blocked }));
  });
  return null;
};

/** Whom one has blocked, the first first. */
export const readBlocks = async (ctx: Ctx): Promise<AnswerOf<typeof halls.blocks>> => {
  const rows = await findOwnBlocks(ctx, me(ctx).userId);
  const people = new Map(
    (
      await peopleByIds(
        ctx,
        rows.map((r) => r.userId),
      )
    ).map((p) => [p.id, p.name]),
  );
  return {
    people: rows.map((r) => ({ userId: r.userId, name: people.get(r.userId) ?? '', at: new Date(r.at).toISOString() })),
  };
};
