/** Sections of the API as the pages for developers show it, in their order; apart from the schemas, so that a page loads none. */
export const sectionKeys = [
  'tokens',
  'inquiries',
  'orders',
  'samples',
  'services',
  'recruitment',
  'purchases',
  'projects',
  'products',
  'fairs',
  'points',
  'dictionaries',
  'files',
  'notices',
  'following',
  'account',
  'company',
  'registration',
  'site',
  'operator',
] as const;
export type SectionKey = (typeof sectionKeys)[number];
