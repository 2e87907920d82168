import { createInstance, type DefaultNamespace, type i18n, type Namespace, type TFunction } from 'i18next';
import { createContext, useContext } from 'react';

/** A text cut at its parameters: words and names by turns, beginning and ending with words. */
type Cut = readonly string[];
type Params = Record<string, unknown>;

/** Wishes that i18next itself answers. */
const wishes = ['context', 'ns', 'lng', 'lngs', 'ordinal', 'returnObjects', 'returnDetails', 'replace', 'joinArrays'];

/** Null where a text has more than plain parameters. */
const cutOf = (text: string): Cut | null => {
  const cut = text.split(/\{\{(\w+)\}\}/);
  return cut.some((words) => words.includes('{{') || words.includes('$t(')) ? null : cut;
};

const textAt = (file: unknown, key: string): unknown => {
  let here = file;
  for (const part of key.split('.')) here = (here as Params | undefined)?.[part];
  return here;
};

/** Undefined where a parameter is not given. */
const fill = (cut: Cut, params: Params | undefined): string | undefined => {
  let text = cut[0] ?? '';
  for (let i = 1; i < cut.length; i += 2) {
    const value = params?.[cut[i] ?? ''];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value + (cut[i + 1] ?? '');
  }
  return text;
};

/** `t` for one file of one language; what it doesn't know is left to i18next, whose own takes thirty times as long. */
const makeT = (instance: i18n, namespaces: readonly string[]) => {
  const own = namespaces[0] ?? 'common';
  const full = instance.getFixedT(instance.language, own as never) as unknown as (
    key: string,
    given?: unknown,
  ) => string;
  const known = new Map<string, Cut>();
  /** Keys whose form follows a number. */
  const counted = new Set<string>();
  const find = (key: string): Cut | undefined => {
    const at = key.indexOf(':');
    const file: unknown = instance.getResourceBundle(instance.language, at < 0 ? own : key.slice(0, at));
    const path = key.slice(at + 1);
    const text = textAt(file, path);
    if (textAt(file, `${path}_other`) !== undefined) counted.add(key);
    const cut = typeof text === 'string' ? cutOf(text) : null;
    if (cut) known.set(key, cut);
    return cut ?? undefined;
  };
  return (key: string, given?: Params | string): string => {
    const cut = known.get(key) ?? find(key);
    const params = typeof given === 'object' ? given : undefined;
    const plain =
      !params || !(wishes.some((w) => params[w] !== undefined) || (params['count'] !== undefined && counted.has(key)));
    return (cut && plain ? fill(cut, params) : undefined) ?? full(key, given);
  };
};

type Words = { t: TFunction; i18n: i18n };
const made = new WeakMap<i18n, Map<string, Words>>();

const wordsOf = (instance: i18n, namespaces: readonly string[]): Words => {
  const of = made.get(instance) ?? new Map<string, Words>();
  made.set(instance, of);
  const key = namespaces[0] ?? '';
  const there = of.get(key) ?? { t: makeT(instance, namespaces) as unknown as TFunction, i18n: instance };
  of.set(key, there);
  return there;
};

const common = ['common'];
/** The instance of the page. Without one nothing is known, and a text is its key. */
export const WordsContext = createContext<i18n>(createInstance());
/** `t` and the instance, typed by the files that are asked for, of which keys without a name are in the first. */
type UseTranslation = <const N extends Namespace = DefaultNamespace>(namespaces?: N) => { t: TFunction<N>; i18n: i18n };
/**
 * The page's words, as the hook of this name that React users of i18next know gives them. A document keeps its language, so nothing
 * is subscribed to, and `t` is made once a file: a page asks it hundreds of times (decision 0034).
 */
export const useTranslation = ((namespaces: string | readonly string[] = common) =>
  wordsOf(
    useContext(WordsContext),
    typeof namespaces === 'string' ? [namespaces] : namespaces,
  )) as unknown as UseTranslation;
