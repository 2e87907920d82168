import type { Texts } from './texts.ts';

/** The browser's one set of texts, for the navigation middleware that loads a page's words ahead. */
let texts: Texts | undefined;
export const setTexts = (t: Texts): void => {
  texts = t;
};
export const getTexts = (): Texts | undefined => texts;
