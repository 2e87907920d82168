import type { DeskItem } from '#contract/operator/dictionaries.ts';
import type { Text } from '#contract/core/schemas.ts';
import { langs } from '#contract/core/langs.ts';
import type { Item } from './apply-overrides.ts';

/** Clients know the two order tendencies by their ids (catalogue 12); forms and matching know no third. */
export const isFixed = (dictType: string): boolean => dictType === 'tendency_order';

const parentOf = (items: Item[], i: Item): Item | undefined => items.find((p) => p.id === i.parentId);
/** What an item hangs on, the top first. */
export const pathOf = (items: Item[], i: Item): Item[] => {
  const parent = parentOf(items, i);
  return parent ? [...pathOf(items, parent), parent] : [];
};

/** How deep a dictionary was shipped: 0 for a list. */
export const depthOf = (own: Item[]): number =>
  Math.max(0, ...own.filter((i) => i.shipped).map((i) => pathOf(own, i).length));

/**
 * Whether an item may be added below `parent`: a dictionary grows no deeper than it was shipped, countries come by ISO 3166
 * alone, and order tendencies not at all. `own` are the dictionary's items.
 */
export const hasPlace = (dictType: string, own: Item[], parent: Item | undefined): boolean => {
  if (isFixed(dictType)) return false;
  if (!parent) return dictType !== 'your_area';
  return pathOf(own, parent).length < depthOf(own);
};

/** `Ultra-high modulus fibre (UHM)` becomes `ultra-high-modulus-fibre-uhm`; a number behind it where that is taken. */
export const slugOf = (english: string, taken: (slug: string) => boolean): string => {
  const plain = english.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const base = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 56)
    .replace(/-$/, '');
  if (!/[a-z]/.test(base)) return '';
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken(slug)) return slug;
  }
};

const same = (a: string | undefined, b: string | undefined) => a?.trim().toLowerCase() === b?.trim().toLowerCase();
export const sameText = (a: Text, b: Text): boolean => langs.every((l) => a[l] === b[l]);

/** Languages in which a sibling is called the same: readers could not tell the two apart. */
export const clashes = (siblings: Item[], label: Text): ('cn' | 'en' | 'es')[] =>
  langs.filter((l) => siblings.some((s) => same(s.label[l], label[l])));

/** A place before or behind its neighbour, between that and the next; null at the end of the row. */
export const movedTo = (siblings: Item[], i: Item, move: 'up' | 'down'): number | null => {
  const at = siblings.findIndex((s) => s.id === i.id);
  const by = move === 'up' ? -1 : 1;
  const neighbour = siblings[at + by];
  if (!neighbour) return null;
  const beyond = siblings[at + 2 * by];
  return beyond ? (neighbour.position + beyond.position) / 2 : neighbour.position + by;
};

export const presentItem = (own: Item[], i: Item): DeskItem => ({
  value: i.value,
  label: i.label,
  shipped: i.shipped,
  hidden: i.hidden,
  offered: i.offered,
  changed: i.shipped !== null && (i.hidden || i.moved || !sameText(i.label, i.shipped)),
  version: i.version,
  below: own.filter((c) => c.parentId === i.id).length,
  path: pathOf(own, i).map((p) => ({ value: p.value, label: p.label })),
});
