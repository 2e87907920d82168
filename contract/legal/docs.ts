import type { CallsDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import type { legal } from './calls.ts';

export const legalCalls: CallsDocs<typeof legal> = {
  read: {
    id: 'readLegalText',
    summary: 'Read a legal text',
    about: 'Answers a text that members agree to, as it is in force or as it was, with all its versions.',
    fields: {
      document: ['The text.', 'serviceTreaty'],
      version: ['A version; without one that which is in force.', '1.0'],
      since: 'Since when this version is, or was, in force.',
      inForce: ['Whether it is in force.', true],
      title: 'Its title.',
      summary: 'What it is, in a sentence.',
      blocks: 'What it says, from top to bottom.',
      editions: 'All its versions, the newest first.',
      'editions.version': ['Its version.', '1.0'],
      'editions.since': 'Since when it is, or was, in force.',
      changes: 'What differs from the version before, text by text; empty for the first.',
      'changes.lang': ['Language of the text.', 'en'],
      'changes.before': ['As it was, without markup; null where there was nothing.', 'A quotation may be revised.'],
      'changes.after': [
        'As it is; null where there is nothing any more.',
        'A quotation may be revised until the deadline.',
      ],
      before: ['The version before; null for the first.', null],
    },
    refuses: [common.notFound],
  },
};
