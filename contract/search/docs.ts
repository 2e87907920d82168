import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import type { search } from './calls.ts';

export const searchDocs: RoomDocs = {
  fields: { scope: 'What was searched: products, suppliers or inquiries.', term: ['The words.', 'T700'] },
};

export const searchCalls: CallsDocs<typeof search> = {
  hotSearches: {
    id: 'listHotSearches',
    summary: 'List frequent searches',
    about:
      'Answers what readers of this language searched for most in seven days; only what was sought five times and found.',
  },
};
