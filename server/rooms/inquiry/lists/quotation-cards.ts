import { pageTo } from '#contract/pages.ts';
import { me } from '#server/platform/context.ts';
import type { CardSource } from '#server/rooms/chat/index.ts';
import { inquiryCards } from '../chat-cards.ts';
import { findInquiries } from '../inquiries/inquiry-store.ts';
import { readableQuotations } from './read-files.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuotationSides } from '../quotations/quotation-store.ts';

/** Quotations in conversations, for their company and, once they are open, for the buyer; no rival. */
export const quotationCards: CardSource = {
  kind: 'quotation',
  find: async (ctx, ids) => {
    const found = await findQuotationSides(ctx, await readableQuotations(ctx, ids));
    const inquiries = await findInquiries(ctx, [...new Set(found.map((q) => q.inquiryId))]);
    const byId = new Map(inquiries.map((i) => [i.id, i]));
    return new Map(
      found.flatMap((q) => {
        const i = byId.get(q.inquiryId);
        if (!i) return [];
        const page = ownsInquiry(me(ctx), i) ? 'compareQuotations' : 'quote';
        const shown = {
          title: i.title,
          number: q.number,
          company: null,
          state: q.state,
          until: null,
          link: pageTo(page, { id: i.id }),
        };
        return [[q.id, shown] as const];
      }),
    );
  },
  partner: async (ctx, id) => {
    const [readable] = await readableQuotations(ctx, [id]);
    const [q] = readable ? await findQuotationSides(ctx, [id]) : [];
    const [i] = q ? await findInquiries(ctx, [q.inquiryId]) : [];
    if (!q || !i) return null;
    return ownsInquiry(me(ctx), i) ? { entId: q.entId } : inquiryCards.partner(ctx, i.id);
  },
};
