import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { languageErrors, type language } from './calls.ts';

export const languageDocs: RoomDocs = {
  schemas: {},
  fields: {
    terms: 'Terms of the field.',
    names: 'What it is called in each language, the usual name first.',
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
    groups: 'Sentences by occasion.',
    slug: ['Stable name.', 'ask-moq'],
    label: 'The words in each language; `{name}` stands where a parameter goes.',
    phrases: 'The sentences of the occasion.',
    who: ['Who has reason to say it.', 'buyer'],
    params: 'Names of its parameters.',
    text: ['The words.', 'What is your minimum order quantity?'],
    to: ['Language that is wanted.', 'es'],
    from: ['Language that the translator took the text for; null where it is none of ours, or it does not say.', 'en'],
  },
};

export const languageCalls: CallsDocs<typeof language> = {
  glossary: {
    id: 'readGlossary',
    summary: 'Read the terms of the field',
    about: 'Answers the terms of the composites trade with all their names in three languages.',
  },
  phrases: {
    id: 'readPhrases',
    summary: 'Read ready sentences',
    about: 'Answers sentences of trade in three languages, which the chat sends so that each side reads its own.',
  },
  translate: {
    id: 'translateText',
    summary: 'Translate a text by machine',
    about:
      'Hands a text to the translator that the operator has set and answers what it makes of it. Nothing is kept. Without a translator it refuses.',
    refuses: [languageErrors.noTranslator, languageErrors.translatorDown],
  },
};
