/** A term is shown when it was sought this often: nobody's single search appears on the page. */
export const leastShown = 5;
export const shownAtMost = 8;
export const daysCounted = 7;
export const daysKept = 90;
/** Different terms a day and language; what comes after is not counted, so that nobody fills the table. */
export const termsADay = 2_000;

/**
 * One form for what people type: full width folded, one space, lower case. Nothing for what is too short or long, has no
 * letter, or may point to a person or place elsewhere (addresses, phone and document numbers).
 */
export const normalise = (q: string): string | null => {
  const term = q.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  const length = [...term].length;
  if (length < 2 || length > 40) return null;
  if (!/\p{L}/u.test(term) || /@|:\/\/|www\.|\d[\d\s-]{6,}\d/.test(term)) return null;
  return term;
};
