import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { draftErrors, type drafts } from './calls.ts';

export const draftsDocs: RoomDocs = {
  fields: {
    form: ['The form, and what it is about.', 'quote.0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b'],
    content: ['The form as it was typed.', { note: 'Samples first' }],
  },
};

export const draftsCalls: CallsDocs<typeof drafts> = {
  read: {
    id: 'getDraft',
    summary: 'Read a draft of a form',
    about: 'Answers what the person has typed into a form, or null.',
  },
  save: {
    id: 'saveDraft',
    summary: 'Save a draft of a form',
    about:
      'Keeps a half-filled form as it is. Where a newer revision is there, the call is refused and the refusal carries it.',
    refuses: [draftErrors.changed],
  },
  remove: {
    id: 'removeDraft',
    summary: 'Forget a draft of a form',
    about: 'Forgets what the person has typed into a form; one that is gone already is no error.',
  },
};
