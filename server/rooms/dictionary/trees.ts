import { createHash } from 'node:crypto';
import type { DictItem } from '#contract/dictionary.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { type DictRow, findItems } from './store.ts';

type Item = Omit<DictItem, 'children'>;
/** One dictionary ready to be answered. */
export type Dictionary = {
  tree: DictItem[];
  flat: Item[];
  rows: Map<string, DictRow>;
};
export type Dictionaries = { byType: Map<string, Dictionary>; children: Map<number, Item[]>; version: string };

const itemOf = (r: DictRow): Item => ({
  id: r.id,
  label: r.label.cn ?? '',
  labelEn: r.label.en ?? '',
  labelEs: r.label.es ?? '',
  value: r.value,
});

/** Rows, in order, as trees and lists. */
export const buildTrees = (rows: DictRow[]): Dictionaries => {
  const below = Map.groupBy(rows, (r) => r.parentId);
  const node = (r: DictRow): DictItem => {
    const children = below.get(r.id)?.map(node);
    return { ...itemOf(r), ...(children && { children }) };
  };
  const byType = new Map(
    [...Map.groupBy(rows, (r) => r.dictType)].map(([type, own]) => [
      type,
      {
        tree: own.filter((r) => r.parentId === null).map(node),
        flat: own.map(itemOf),
        rows: new Map(own.flatMap((r) => [[r.value, r] as const, [String(r.id), r] as const])),
      },
    ]),
  );
  const children = new Map<number, Item[]>();
  for (const [parent, own] of below) if (parent !== null) children.set(parent, own.map(itemOf));
  const version = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16);
  return { byType, children, version };
};

const kept = new WeakMap<Platform, Promise<Dictionaries>>();
const watched = new WeakSet<Platform>();

/** The copy in memory, read again after `dictionary.changed` on any node. */
export const dictionaries = ({ platform }: Ctx): Promise<Dictionaries> => {
  if (!watched.has(platform)) {
    watched.add(platform);
    platform.bus.subscribe('dictionary.changed', () => kept.delete(platform));
  }
  let found = kept.get(platform);
  if (!found) {
    found = findItems(systemContext(platform)).then(buildTrees);
    kept.set(platform, found);
    // A failed read must not be kept.
    found.catch(() => kept.delete(platform));
  }
  return found;
};
