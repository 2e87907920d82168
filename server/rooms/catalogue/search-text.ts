import type { Text } from '#contract/core/schemas.ts';
import { fieldLabel, materialLabel, materialPath } from '#server/rooms/dictionary/index.ts';
import { toVector, valueTokens } from '#server/rooms/search/index.ts';
import { factsOf } from './facts.ts';
import type { Facts, StoredValue } from './store.ts';

type Described = {
  name: Text;
  model?: string | undefined;
  category: string;
  brand?: string | undefined;
  overview?: Text | undefined;
  values?: StoredValue[] | undefined;
  uses?: string[] | undefined;
};

/** Goes up when the words of products are made by other rules: those that stand are then made anew. */
export const searchVersion = 4;

/** What a product is found by: members by `search`, visitors by `openSearch`, filters of members by `facts`. */
export type Findable = { search: string; openSearch: string; facts: Facts };

const all = (t: Text | undefined) => Object.values(t ?? {}).join(' ');

/**
 * What a product is found by: its name and model, its material and those above in every language, its fields of use, its company and
 * overview; and what members alone may read. Visitors have words of their own, so that a look at their index tells nothing of the rest.
 */
export const findableBy = (p: Described, companyName: Text | undefined): Findable => {
  const materials = materialPath(p.category).map((s) => all(materialLabel(s)));
  const uses = (p.uses ?? []).map((slug) => all(fieldLabel(slug)));
  const open = [all(p.name), p.model ?? '', ...materials, ...uses, all(companyName), all(p.overview)];
  const values = p.values ?? [];
  const gated = [p.brand ?? '', ...values.map((v) => `${v.value}${v.unit ?? ''}`)];
  return {
    search: toVector([...open, ...gated], values.flatMap(valueTokens)),
    openSearch: toVector(open),
    facts: factsOf(values),
  };
};
