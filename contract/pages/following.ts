import { suppliers, within } from '../core/access.ts';
import type { FootprintKind } from '../footprints/calls.ts';
import { verifiable } from './identity.ts';
import { memberPages, page, reads } from './page.ts';

/** What members keep an eye on, what they looked at, their cards, and who looks at a supplier. */
export const followingPages = {
  ...memberPages(['following', 'catalogue'], {
    myFavorite: page('/myFavoritedata/myFavorite', verifiable, {
      query: reads<{ of?: 'companies' | 'people'; current?: number }>(),
    }),
    myInterest: page('/myFavoritedata/myInterest', verifiable),
  }),
  ...memberPages(['footprints'], {
    dynamicRecording: page('/myFavoritedata/dynamicRecording', verifiable, {
      query: reads<{ kind?: FootprintKind; day?: string }>(),
    }),
    hotSearch: page('/myFavoritedata/hotSearch', verifiable),
    recentVisits: page('/supplierdata/recentVisits', within(suppliers, 'seeSelling')),
    searchRanking: page('/supplierdata/searchRanking', within(suppliers, 'seeSelling')),
  }),
  ...memberPages(['cards'], {
    callingManage: page('/supplierdata/callingManage', suppliers, { query: reads<{ q?: string }>() }),
    myCards: page('/myFavoritedata/myCards', verifiable, { query: reads<{ q?: string }>() }),
  }),
};
