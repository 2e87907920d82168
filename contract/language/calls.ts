import * as z from 'zod/mini';
import { identified, open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { line } from '../core/schemas.ts';

export const languageErrors = refusals('language', { noTranslator: 503, translatorDown: 503 });

/** Characters that are translated at once: the longest message. */
const maxTranslated = 4_000;

const names = z.array(z.string());
/** What a term of the field is called, its usual name first. */
const term = z.object({ names: z.object({ cn: names, en: names, es: names }) });
export type GlossaryTerm = z.infer<typeof term>;

/** Who says a phrase: what only one side of a deal has reason to say is offered to that side first. */
const speakers = ['buyer', 'supplier', 'both'] as const;
const inAll = z.object({ cn: z.string(), en: z.string(), es: z.string() });
/** A sentence of trade in three languages; `{name}` stands where a parameter goes. */
const phrase = z.object({ slug: z.string(), who: z.enum(speakers), label: inAll, params: z.array(z.string()) });
const phraseGroup = z.object({ slug: z.string(), label: inAll, phrases: z.array(phrase) });
export type Phrase = z.infer<typeof phrase>;
export type PhraseGroup = z.infer<typeof phraseGroup>;

/** Help between people of different languages: the terms of the field, ready sentences, and a translator where one is set. */
export const language = {
  glossary: endpoint({
    method: 'GET',
    path: '/api/busi/language/glossary',
    access: open,
    shows: ['dictionaries'],
    data: z.object({ terms: z.array(term) }),
  }),
  phrases: endpoint({
    method: 'GET',
    path: '/api/busi/language/phrases',
    access: open,
    shows: ['dictionaries'],
    data: z.object({ groups: z.array(phraseGroup) }),
  }),
  translate: endpoint({
    method: 'POST',
    path: '/api/busi/language/translate',
    access: identified,
    limit: { points: 30, seconds: 60, by: 'person' },
    body: z.object({ text: line(1, maxTranslated), to: z.enum(langs) }),
    /** `from` is the language that the translator took it for, where it says so. */
    data: z.object({ text: z.string(), from: z.nullable(z.enum(langs)) }),
  }),
};
