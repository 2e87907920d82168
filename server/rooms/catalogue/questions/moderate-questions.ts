import { excerpt, pick } from '#contract/core/text.ts';
import { me } from '#server/platform/context.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { findWithProducts, setHidden } from './question-store.ts';

/** Who reads a question can report it, with its answer: of what waits its supplier's people alone, nobody what they asked. */
export const moderatedQuestions: Moderated = {
  kind: 'productQuestion',
  find: async (ctx, ids, reporterId) => {
    const rows = (await findWithProducts(ctx, ids)).filter(({ question: q, product: p }) => {
      if (reporterId === null) return true;
      if (q.hiddenAt || p.state !== 'listed' || q.userId === reporterId) return false;
      return q.answeredAt !== null || p.entId === me(ctx).entId;
    });
    return new Map(
      rows.map(({ question: q, product: p }) => {
        const said = [pick(q.text, ctx.lang), pick(q.answer ?? {}, ctx.lang)].filter(Boolean).join(' — ');
        return [q.id, { about: excerpt(`${pick(p.name, ctx.lang)}: ${said}`), text: said, authorId: q.userId }];
      }),
    );
  },
  hide: (tx, id) => setHidden(tx, id, true),
  restore: (tx, id) => setHidden(tx, id, false),
};
