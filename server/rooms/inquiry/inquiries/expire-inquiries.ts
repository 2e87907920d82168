import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { inquiryClosed } from '../events.ts';
import { countStanding, turnDue } from './inquiry-store.ts';

/**
 * Turns inquiries whose deadline has passed and tells their buyers, once on whichever node; may run late (deals 11). Of sealed
 * quotations their opening tells; where none came, nothing is opened.
 * @returns how many were turned
 */
export const expireInquiries = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const turned = await turnDue(tx);
    const open = turned.filter((i) => !i.sealed || !i.quotations);
    const undecided = await countStanding(
      tx,
      open.map((i) => i.id),
    );
    await emitAll(
      tx,
      inquiryClosed,
      open.map((i) => ({
        inquiryId: i.id,
        number: i.number ?? '',
        title: i.title,
        buyerId: i.buyerId,
        buyerEntId: i.entId,
        deadline: new Date(i.deadline ?? i.updatedAt).toISOString(),
        quotations: undecided.get(i.id) ?? 0,
      })),
    );
    return turned.length;
  });
