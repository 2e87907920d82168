import { pageTo } from '#contract/pages.ts';
import { me } from '#server/platform/context.ts';
import type { CardSource } from '#server/rooms/chat/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { findBoothsAtFairs } from './store.ts';

/** Booths with an exhibitor in conversations, as everybody may know of them; one talks about them with the exhibitor. */
export const boothCards: CardSource = {
  kind: 'booth',
  find: async (ctx, ids) => {
    const found = await findBoothsAtFairs(ctx, ids);
    const companies = await companyBriefs(ctx, [...new Set(found.flatMap(({ booth }) => booth.entId ?? []))]);
    const nameOf = new Map(companies.map((c) => [c.id, c.name]));
    return new Map(
      found.flatMap(({ booth: b, fair }) => {
        const title = nameOf.get(b.entId ?? '');
        if (!title) return [];
        const until = new Date(fair.endsAt).toISOString();
        const link = pageTo('booth', { id: b.id });
        return [[b.id, { title, number: b.number, company: fair.name, state: '', until, link }] as const];
      }),
    );
  },
  partner: async (ctx, id) => {
    const [found] = await findBoothsAtFairs(ctx, [id]);
    const entId = found?.booth.entId;
    return entId && entId !== me(ctx).entId ? { entId } : null;
  },
};
