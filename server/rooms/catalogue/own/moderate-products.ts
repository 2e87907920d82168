import { pick } from '#contract/core/text.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { plainText } from '#server/platform/html.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { mayBeListed } from './product-content.ts';
import { findKept, giveBackRow, takeDownRow } from './take-down-store.ts';

/** A product can be reported by whoever is not of its company, while everybody finds it (catalogue 34). */
const find: Moderated['find'] = async (ctx: Ctx, ids, reporterId) => {
  const rows = (await findKept(ctx, ids)).filter(
    (p) => reporterId === null || (p.state === 'listed' && p.entId !== me(ctx).entId),
  );
  return new Map(
    rows.map((p) => {
      const words = [pick(p.name, ctx.lang), p.model, pick(p.overview, ctx.lang), plainText(pick(p.intro, ctx.lang))];
      const text = [...words.filter(Boolean).join(' — ')].slice(0, 2000).join('');
      return [p.id, { about: pick(p.name, ctx.lang), text, authorId: null, entId: p.entId }];
    }),
  );
};

export const moderatedProducts: Moderated = {
  kind: 'product',
  find,
  hide: takeDownRow,
  restore: (tx, id) => giveBackRow(tx, id, mayBeListed),
};
