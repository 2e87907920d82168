import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { moderationErrors } from '../moderation/calls.ts';
import { type operatorReports, reportRow } from './reports.ts';

export const reportsDocs: RoomDocs = {
  schemas: {
    Report: {
      is: reportRow,
      about: 'A report that waits for the operator.',
      fields: {
        kind: 'Kind of what is reported.',
        about: ['Where it stands.', 'DD20261201-0007'],
        text: ['What was written.', 'Never again.'],
        reason: ['Why it was reported.', 'It names a person who has nothing to do with the order.'],
      },
    },
  },
  fields: { state: 'How it was decided.', rows: 'Reports, the longest waiting first.' },
};

export const operatorReportsCalls: CallsDocs<typeof operatorReports> = {
  list: {
    id: 'listReports',
    summary: 'List reports',
    about: 'Answers reports that wait for the operator, the longest first.',
  },
  decide: {
    id: 'decideReport',
    summary: 'Decide a report',
    about:
      'Hides or keeps what was reported; who reported it and who wrote it are told the reason. The act is recorded.',
    fields: {
      id: 'Id of the report.',
      hide: ['Whether it is hidden.', true],
      reason: ['Why; both are told.', 'It names a third person.'],
    },
    refuses: [common.notFound, moderationErrors.decided],
  },
};
