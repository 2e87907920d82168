import { pageTo } from '#contract/pages.ts';
import { me } from '#server/platform/context.ts';
import type { CardSource } from '#server/rooms/chat/index.ts';
import { readRows } from '../read-rows.ts';

/** Listed products in conversations; one talks about them with the company that offers them. */
export const productCards: CardSource = {
  kind: 'product',
  find: async (ctx, ids) =>
    new Map(
      (await readRows(ctx, ids)).map(({ row }) => [
        row.id,
        {
          title: row.name,
          number: row.model,
          company: row.company?.name ?? null,
          state: '',
          until: null,
          link: pageTo('product', { id: row.id }),
        },
      ]),
    ),
  partner: async (ctx, id) => {
    const [found] = await readRows(ctx, [id]);
    const entId = found?.row.company?.id;
    return entId && entId !== me(ctx).entId ? { entId } : null;
  },
};
