import { createContext, useContext } from 'react';
import { defaultLang } from '#contract/core/langs.ts';
import type { FileName, Translate } from './keys.ts';
import { makeTexts, type Texts } from './texts.ts';

/** The texts of the page. Without them nothing is known, and a text is its key. */
export const WordsContext = createContext<Texts>(makeTexts(defaultLang));
/** `t` and all texts, typed by the files that are asked for, of which keys without a name are in the first. */
type UseTranslation = {
  (): { t: Translate; texts: Texts };
  <F extends FileName>(file: F): { t: Translate<F>; texts: Texts };
  <F extends FileName, More extends FileName>(files: readonly [F, ...More[]]): { t: Translate<F, More>; texts: Texts };
};
/**
 * The page's words, as the hook of this name that React users of i18next know gives them. A document keeps its language, so nothing
 * is subscribed to, and `t` is made once a file: a page asks it hundreds of times (decision 0034).
 */
export const useTranslation = ((namespaces: string | readonly string[] = 'common') => {
  const texts = useContext(WordsContext);
  return { t: texts.of((typeof namespaces === 'string' ? namespaces : namespaces[0]) ?? 'common'), texts };
}) as unknown as UseTranslation;
