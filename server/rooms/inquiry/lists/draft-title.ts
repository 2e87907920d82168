/** The title of a draft as far as it is written, in the language of who reads it. */
export const draftTitle = (draft: Record<string, unknown> | null, lang: string) => ({
  [lang]: typeof draft?.['title'] === 'string' ? draft['title'] : '',
});
