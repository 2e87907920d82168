import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { type moderation } from './calls.ts';

export const moderationDocs: RoomDocs = {
  fields: {
    kind: 'Kind of what is reported.',
    subjectId: 'Id of what is reported.',
    reason: ['Why.', 'It names a person who has nothing to do with the order.'],
  },
};

export const moderationCalls: CallsDocs<typeof moderation> = {
  report: {
    id: 'reportContent',
    summary: 'Report what a member has written',
    about:
      'Hands a text of another member to the operator, who hides or keeps it; both are told. While a report about it is open, another is the same.',
    refuses: [common.notFound],
  },
};
