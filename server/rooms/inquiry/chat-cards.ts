import { pageTo } from '#contract/pages.ts';
import { seatMay } from '#contract/core/seats.ts';
import { me } from '#server/platform/context.ts';
import type { CardSource } from '#server/rooms/chat/index.ts';
import { gateFor, mayFind, mayRead } from './inquiries/gate.ts';
import { findInquiries } from './inquiries/inquiry-store.ts';
import { isBuyersSide, ownsInquiry } from './policy.ts';

/**
 * Inquiries in conversations, for who may find them: title and number, nothing gated. A supplier talks about one with its
 * buyer once nothing stands between them and its parts.
 */
export const inquiryCards: CardSource = {
  kind: 'inquiry',
  find: async (ctx, ids) =>
    new Map(
      (await findInquiries(ctx, ids))
        .filter((i) => mayFind(ctx, i))
        .map((i) => [
          i.id,
          {
            title: i.title,
            number: i.number ?? '',
            company: null,
            state: i.state,
            until: i.deadline ? new Date(i.deadline).toISOString() : null,
            link: ownsInquiry(me(ctx), i) ? pageTo('compareQuotations', { id: i.id }) : pageTo('inquiry', { id: i.id }),
          },
        ]),
    ),
  partner: async (ctx, id) => {
    const [i] = await findInquiries(ctx, [id]);
    const p = me(ctx);
    if (!i || !(await mayRead(ctx, i)) || isBuyersSide(p, i)) return null;
    if (p.entId === null || !seatMay(p.seat, 'talk')) return null;
    return (await gateFor(ctx, i)) === 'none' ? { userId: i.buyerId } : null;
  },
};
