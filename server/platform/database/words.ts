import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** A pattern for `ilike`: the words anywhere in a text; what they carry of wildcards counts as itself. */
export const anywhere = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`;

/** Each of the first six words must be found; `finds` says where one is looked for, by its pattern or as it is. */
export const everyWord = (q: string, finds: (pattern: string, word: string) => SQL | undefined): SQL | undefined =>
  and(
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6)
      .map((w) => finds(anywhere(w), w)),
  );

/** A text in three languages meets a pattern for `ilike` in one of them; its keys are no words of it. */
export const textMatches = (text: SQLWrapper, p: string): SQL =>
  sql`(${text}->>'cn' ilike ${p} or ${text}->>'en' ilike ${p} or ${text}->>'es' ilike ${p})`;

/** A text in three languages has the words, together, in one of them. */
export const textHas = (text: SQLWrapper, words: string): SQL => textMatches(text, anywhere(words));
