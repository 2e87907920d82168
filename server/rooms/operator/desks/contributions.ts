import type { ParsedOf } from '#contract/core/endpoint.ts';
import { operatorContributions as calls } from '#contract/contributions/desk.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { readDeskContribution, readDeskContributions, reviewContribution } from '#server/rooms/contributions/index.ts';
import { record } from '../record.ts';

/** The company and the audit learn of a step in one transaction. */
const move = (ctx: Ctx, id: string, asked: ParsedOf<typeof calls.move>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { turn, state, known, before, again } = await reviewContribution(tx, id, asked);
    const { pieceId } = known;
    if (!again)
      await record(tx, {
        act: `contribution.${asked.step}`,
        subject: known.number,
        subjectId: id,
        reason: asked.reason,
        before: { state: before },
        after: { state, ...(pieceId && { pieceId }) },
      });
    return { id, turn, state, pieceId };
  });

export const contributionsRoutes = [
  route(calls.page, ({ ctx, query }) => readDeskContributions(ctx, query)),
  route(calls.read, ({ ctx, params }) => readDeskContribution(ctx, params.id)),
  route(calls.move, ({ ctx, params, body }) => move(ctx, params.id, body)),
];
