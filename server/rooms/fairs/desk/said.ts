import type { Text } from '#contract/core/schemas.ts';
import { wordsGiven } from '#contract/core/text.ts';
import type { Written } from '#contract/fairs/desk/written.ts';

/** What an act of the desk answers, and what its record says; nothing is recorded of an act that was done before. */
export type Done<T> = {
  data: T;
  said: { subject: string; subjectId: string; reason?: string; before?: unknown; after?: unknown } | null;
};

/** The languages that were written, as text is kept. */
export const textOf = (w: Written): Text => wordsGiven(w);
/** The name in the record of acts, which is kept in one language. */
export const nameOf = (t: Text): string => t.cn ?? t.en ?? t.es ?? '';
export const iso = (at: string): string => new Date(at).toISOString();
