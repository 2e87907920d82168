/**
 * What visitors' pages are made of. A write says what of it it `touches`, a read what of it it `shows`; a page that is kept
 * is forgotten when something is touched that its reads show, and by nothing else.
 */
export const publicFacts = [
  'inquiries',
  'purchases',
  'projects',
  'products',
  'companies',
  'fairs',
  'forums',
  'services',
  'vacancies',
  'parks',
  'conferences',
  'content',
  'comments',
  'dictionaries',
  'settings',
] as const;
export type PublicFact = (typeof publicFacts)[number];
