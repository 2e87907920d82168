import type { Text } from '#contract/core/schemas.ts';
import { materialLabel, materialPath } from '#server/rooms/dictionary/index.ts';
import type { StoredValue } from './store.ts';
import { toVector, valueTokens } from '#server/rooms/search/index.ts';

type Described = {
  name: Text;
  model?: string | undefined;
  category: string;
  brand?: string | undefined;
  overview?: Text | undefined;
  values?: StoredValue[] | undefined;
};

/** Goes up when the words of products are made by other rules: those that stand are then made anew. */
export const searchVersion = 3;

const all = (t: Text | undefined) => Object.values(t ?? {}).join(' ');

/** What a product is found under: its name and model, its material and those above in every language; then the rest, and what members alone may read. */
export const searchText = (p: Described, companyName: Text | undefined): string =>
  toVector({
    strong: [all(p.name), p.model ?? '', ...materialPath(p.category).map((s) => all(materialLabel(s)))].join(' '),
    open: [all(companyName), all(p.overview)].join(' '),
    members: [p.brand ?? '', ...(p.values ?? []).map((v) => `${v.value}${v.unit ?? ''}`)].join(' '),
    tokens: (p.values ?? []).flatMap(valueTokens),
  });
