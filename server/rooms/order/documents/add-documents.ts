import type { ParsedOf } from '#contract/core/endpoint.ts';
import { orderErrors } from '#contract/order/calls.ts';
import { maxDocuments, type orderDocuments as calls } from '#contract/order/documents.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingOn } from '../acting-on.ts';
import { moveOrder } from '../move-order.ts';
import { findDocuments, insertDocuments } from './document-store.ts';

/** Puts files to an order as documents of a kind; the same file twice is one. */
export const addDocuments = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.add>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    if ((await findDocuments(tx, [id])).length + b.files.length > maxDocuments) throw refuse(orderErrors.tooManyFiles);
    await claimFiles(tx, b.files, { kind: 'order', id });
    const { userId } = me(tx);
    const fresh = await insertDocuments(
      tx,
      b.files.map((fileId) => ({ id: newId(), orderId: id, kind: b.kind, fileId, party, userId })),
    );
    if (!fresh) return { id, state: o.state };
    return moveOrder(tx, o, {
      step: 'addDocument',
      party,
      state: o.state,
      annexes: b.files,
      facts: { kind: b.kind },
    });
  });
