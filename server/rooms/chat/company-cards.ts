import { pageTo } from '#contract/pages.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import type { CardSource } from './cards.ts';

/** Companies, of whom everybody may know name and place. */
export const companyCards: CardSource = {
  kind: 'company',
  find: async (ctx, ids) =>
    new Map(
      (await companyBriefs(ctx, ids)).map((e) => [
        e.id,
        {
          title: e.name,
          number: '',
          company: e.city,
          state: e.supplierVerified ? 'verified' : '',
          until: null,
          link: pageTo('company', { slug: e.id }),
        },
      ]),
    ),
  partner: async (ctx, id) => ((await companyBriefs(ctx, [id])).length ? { entId: id } : null),
};
