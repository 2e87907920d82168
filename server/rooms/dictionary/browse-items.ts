import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type DictType, dictTypes } from '#contract/dictionary/calls.ts';
import type { operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { depthOf, hasPlace, pathOf, presentItem } from './desk-rules.ts';
import type { Item } from './apply-overrides.ts';
import { readItems } from './trees.ts';

type Query = ParsedOf<typeof operatorDictionaries.items>['query'];
/** Shown at once; who seeks more writes another word. */
const most = 200;

/** Every dictionary with its counts, in the contract's order. */
export const countItems = async (ctx: Ctx): Promise<AnswerOf<typeof operatorDictionaries.types>> => {
  const of = Map.groupBy(await readItems(ctx), (i) => i.dictType);
  return dictTypes.map((dictType) => {
    const own = of.get(dictType) ?? [];
    const views = own.filter((i) => i.version > 0).map((i) => presentItem(own, i));
    return {
      dictType,
      items: own.length,
      changed: views.filter((i) => i.changed).length,
      hidden: views.filter((i) => i.hidden).length,
      added: views.filter((i) => i.shipped === null).length,
      depth: depthOf(own),
    };
  });
};

const fold = (s: string): string => s.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const hasWords = (i: Item, q: string): boolean =>
  [i.value, ...Object.values(i.label), ...Object.values(i.shipped ?? {})].some((s) => fold(s).includes(q));

/**
 * Items directly below one, or, with words or a mark, those anywhere in the dictionary. Read from the database, not from
 * the copy in memory: an operator sees what the change of a moment ago left.
 * @throws Refused common.notFound for an unknown `below`
 */
export const browseItems = async (
  ctx: Ctx,
  dictType: DictType,
  { below, q, only }: Query,
): Promise<AnswerOf<typeof operatorDictionaries.items>> => {
  const own = (await readItems(ctx)).filter((i) => i.dictType === dictType);
  const parent = below === undefined ? undefined : own.find((i) => i.value === below);
  if (below !== undefined && !parent) throw refuse(common.notFound);
  const words = fold(q);
  const anywhere = Boolean(words) || only !== undefined;
  const wanted = own.filter((i) => (anywhere ? !words || hasWords(i, words) : i.parentId === (parent?.id ?? null)));
  const marked = (i: Item): boolean => {
    const view = presentItem(own, i);
    return only === 'added' ? view.shipped === null : only === 'hidden' ? view.hidden : view.changed;
  };
  const found = only ? wanted.filter((i) => i.version > 0 && marked(i)) : wanted;
  // A list below one item is whole, so that moving within it makes sense.
  const shown = anywhere ? found.slice(0, most) : found;
  return {
    path: parent ? [...pathOf(own, parent), parent].map((p) => ({ value: p.value, label: p.label })) : [],
    open: !anywhere && hasPlace(dictType, own, parent),
    items: shown.map((i) => presentItem(own, i)),
    more: found.length - shown.length,
  };
};
