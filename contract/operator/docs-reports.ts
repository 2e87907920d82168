import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { moderationErrors } from '../moderation/calls.ts';
import { hiddenRow, type operatorReports, reportRow } from './reports.ts';

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
    HiddenContent: {
      is: hiddenRow,
      about: 'What an operator has hidden and can show again.',
      fields: {
        kind: 'Kind of what was hidden.',
        about: ['Where it stands.', 'XJ20261201-0007'],
        text: ['What was written.', 'Prepreg for a tail boom'],
        reason: ['Why it was hidden.', 'It asks for goods of another field.'],
        at: 'When it was hidden.',
      },
    },
  },
  fields: {
    hidden: 'What is hidden and can be shown again, the newest first.',
    state: 'How it was decided.',
    rows: 'Reports, the longest waiting first.',
  },
};

export const operatorReportsCalls: CallsDocs<typeof operatorReports> = {
  list: {
    id: 'listReports',
    summary: 'List reports',
    about: 'Answers reports that wait for the operator, the longest first, and what is hidden and can be shown again.',
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
  restore: {
    id: 'restoreReported',
    summary: 'Show again what was hidden',
    about:
      'Shows an inquiry or a product again that was hidden after a report; whose it is hears the reason. The act is recorded. The same twice is one.',
    fields: { id: 'Id of the report.', reason: ['Why; whose it is is told.', 'The text was mended.'] },
    refuses: [common.notFound, moderationErrors.decided],
  },
};
